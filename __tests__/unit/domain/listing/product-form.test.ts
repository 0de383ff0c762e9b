import { checkListing } from '../../../../src/domain/listing/listing-save';
import {
  editedForm,
  listingFormOf,
  newProductForm,
  productFormOf,
  sellVariant,
  variantRows,
  type ProductForm,
} from '../../../../src/domain/listing/product-form';
import type { ItemInfoFieldsFragment } from '../../../../src/contract/generated/operations';
import { tee } from '../../../fixtures/editor';

const parts = { listing: null, mockup_id: 'mockup', images: [{ _id: 'p', src: '/files/p.webp' }] };
const form: ProductForm = { ...newProductForm(tee), name: 'Peak tee' };
const sold = (edited: ProductForm) =>
  variantRows(edited, tee)
    .filter(({ selected }) => selected)
    .map(({ label }) => label);

test('variants are on sale only where their size is a default', () => {
  expect(sold(form)).toEqual(['White / M', 'White / L', 'Black / M', 'Black / L']);
});

test('the seller’s own choice of colours and sizes wins', () => {
  expect(sold({ ...form, offered: { Color: ['Black'], Size: ['L', '2XL'] } })).toEqual(['Black / L', 'Black / 2XL']);
});

test('a price is base × factor + fixed profit, to the cent, unless it is set by hand', () => {
  const rows = variantRows({ ...form, fix_profit: '1.333', fixed_profit: '2', prices: { 'Black / M': '31' } }, tee);
  expect(rows.map(({ price }) => price)).toEqual(['12.00', '12.00', '14.66', '31', '12.00', '14.66']);
  expect(rows[3]).toMatchObject({ setByHand: true, profit: 23.5 });
});

test('an empty factor is 1 and an empty profit 0', () => {
  expect(variantRows({ ...form, fix_profit: '', fixed_profit: ' ' }, tee)[0]?.price).toBe('7.50');
});

test('a factor that is no number changes no price while it is corrected, and the listing is refused', () => {
  const typed = (...factors: string[]) => factors.reduce((now, fix_profit) => editedForm(now, { fix_profit }), form);
  const edited = typed('2', '2x', '2xy');
  expect(variantRows(edited, tee)).toEqual(variantRows(typed('2'), tee));
  expect(typed('2', '2x', '3')).toEqual(typed('3'));
  expect(checkListing(listingFormOf(edited, tee, parts)).ok).toBe(false);
});

test('the listing’s price is the lowest that is on sale', () => {
  const listing = checkListing(listingFormOf({ ...form, prices: { 'Black / L': '15.5', 'Black / 2XL': '1' } }, tee, parts));
  expect(listing.ok && listing.value.price).toBe(15.5);
});

test('one variant can be taken off and put on alone', () => {
  const off = { ...form, ...sellVariant(form, variantRows(form, tee), 'White / M', false) };
  expect(sold(off)).toEqual(['White / L', 'Black / M', 'Black / L']);
  const back = { ...off, ...sellVariant(off, variantRows(off, tee), 'White / M', true) };
  expect(sold(back)).toEqual(sold(form));
  const big = { ...form, ...sellVariant(form, variantRows(form, tee), 'Black / 2XL', true) };
  expect(sold(big)).toEqual(['White / M', 'White / L', 'Black / M', 'Black / L', 'Black / 2XL']);
});

test('a saved listing comes back as the form it was saved from', () => {
  const edited: ProductForm = {
    ...form,
    description: 'Made for the peak.\n\nWash <cold> & dry.',
    tags: ['peak'],
    shipping_preset: 'terms',
    fix_profit: '2',
    fixed_profit: '1.5',
    offered: { Color: ['White', 'Black'], Size: ['M', '2XL'] },
    excluded: ['White / 2XL'],
    prices: { 'Black / M': '31.00' },
  };
  const saved = checkListing(listingFormOf(edited, tee, parts));
  if (!saved.ok) throw new Error(saved.fault.refusal);
  const listing = { ...saved.value, _id: 'listing' } as unknown as ItemInfoFieldsFragment;
  expect(productFormOf(listing, tee)).toEqual(edited);
});

test('a description written elsewhere stays as it is unless its text is changed', () => {
  const listing = {
    description: '<h2>Care</h2><ul><li>Cold</li></ul>',
    attribute_specifics_modify: [],
    images: [],
    tags: [],
    name: 'x',
    price_addition: 0,
  } as unknown as ItemInfoFieldsFragment;
  const loaded = productFormOf(listing, tee);
  expect(listingFormOf(loaded, tee, { ...parts, listing }).description).toBe(listing.description);
  const changed = { ...loaded, description: 'Cold only' };
  expect(listingFormOf(changed, tee, { ...parts, listing }).description).toBe('<p>Cold only</p>');
});

test('a new listing costs what its product type adds, and shows its pictures after its own; a saved one those it was left', () => {
  const picture = (n: number) => ({ _id: n === 2 ? null : `extra-${n}`, url: `/files/extra-${n}.webp`, sizes: [] });
  const preset = { ...tee, price_addition: 1.5, extend_images: [picture(1), picture(2)] };
  const added = { ...newProductForm(preset), name: 'Peak tee' };
  const saved = checkListing(listingFormOf(added, preset, parts));
  if (!saved.ok) throw new Error(saved.fault.refusal);
  expect(variantRows(added, preset).map(({ price }) => Number(price))).toEqual(
    variantRows(form, tee).map(({ price }) => Number(price) + 1.5),
  );
  expect(saved.value.price_addition).toBe(1.5);
  expect(saved.value.images.map(({ src }) => src)).toEqual(['/files/p.webp', '/files/extra-1.webp', '/files/extra-2.webp']);
  // What the product type adds later is not the listing's.
  const listing = { ...saved.value, images: saved.value.images.slice(0, 2) } as unknown as ItemInfoFieldsFragment;
  const later = { ...preset, price_addition: 9, extend_images: [...preset.extend_images, picture(3)] };
  const again = listingFormOf(productFormOf(listing, later), later, { ...parts, listing });
  expect(again.images.map(({ src }) => src)).toEqual(['/files/p.webp', '/files/extra-1.webp']);
  expect(again.price_addition).toBe(1.5);
  expect(productFormOf(listing, later).prices).toEqual({});
});
