import { unlessTaken } from '../db/unless-taken';
import type { ItemInfoInput, PretyAttributeInput } from '../../contract/generated/operations';
import type { ItemImage, PretyAttribute } from '../../contract/generated/resolvers';
import { imageUrl } from '../../domain/files/image-sizes';
import {
  checkListing,
  deriveListingSku,
  deriveVariantSkus,
  type ListingRecord,
  type ListingVariant,
} from '../../domain/listing/listing-save';
import { SIDE_PICTURES, type PriceRow } from '../../domain/listing/listing-matter';
import type { ListingPicture } from '../../domain/listing/listing-pictures';
import { variantLabel } from '../../domain/listing/variants';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { UserError } from '../kernel/errors';
import { requireVersion } from '../kernel/version';
import { findPictures } from '../files/rows';
import { setFileUses } from '../files/uses';
import { itemInfoRow, type ItemInfoRow } from './rows';
import { defaultPreset, holdPreset } from '../shipping-presets/rows';
import { findProduct } from '../mockups/save';
import { orThrow } from '../kernel/input';

/** Creates a listing in the container of `tx`. Its number and, unless told, its SKU are made here. Throws `UserError` in one sentence. */
export const createListing = async (tx: Tx, containerId: string, params: ItemInfoInput): Promise<ItemInfoRow> => {
  const checked = orThrow(checkListing(params));
  // Nobody chose: the terms that are the default.
  const listing = checked.shipping_preset === undefined ? { ...checked, shipping_preset: await defaultPreset(tx, containerId) } : checked;
  const { values, variants, product } = await listingValues(tx, containerId, listing);
  if (listing.sku !== '') await refuseTakenSku(tx, containerId, listing.sku);
  const identity = await nextIdentity(tx);
  const sku = listing.sku || (await freeSku(tx, containerId, deriveListingSku(product.name, String(identity))));
  const now = unixNow();
  const row = await unlessTaken(
    () =>
      tx
        .insertInto('item_infos')
        .values({ ...values, _id: newId(), identity, sku, ...variantValues(variants, sku), created_at: now, updated_at: now })
        .returning(itemInfoRow)
        .executeTakeFirstOrThrow(),
    () => takenSku(sku),
  );
  await settle(tx, containerId, row);
  return row;
};

/** Changes a listing, if it still is the version that was `opened`; what `params` leaves out stays as it is. */
export const changeListing = async (
  tx: Tx,
  containerId: string,
  { _id, opened }: { readonly _id: string; readonly opened: number | null | undefined },
  params: ItemInfoInput,
): Promise<ItemInfoRow> => {
  const before = await tx
    .selectFrom('item_infos')
    .select(itemInfoRow)
    .where('container_id', '=', containerId)
    .where('_id', '=', _id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new UserError('listing.missing', { code: 'NOT_FOUND', field: '_id' });
  requireVersion(before, opened);
  // What is there holds for the product type it is of.
  const form = { ...formOf(before), ...(params.product_id.trim() !== before.product_id && { attribute_specifics: undefined }) };
  const listing = orThrow(checkListing({ ...form, ...given(params) }));
  const { values, variants } = await listingValues(tx, containerId, listing);
  const sku = listing.sku || before.sku;
  if (sku !== before.sku) await refuseTakenSku(tx, containerId, sku);
  const row = await unlessTaken(
    () =>
      tx
        .updateTable('item_infos')
        .set({ ...values, sku, ...variantValues(variants, sku), updated_at: unixNow() })
        .where('container_id', '=', containerId)
        .where('_id', '=', _id)
        .returning(itemInfoRow)
        .executeTakeFirstOrThrow(),
    () => takenSku(sku),
  );
  await settle(tx, containerId, row);
  return row;
};

const given = (params: ItemInfoInput): ItemInfoInput =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as unknown as ItemInfoInput;

const formOf = ({ sides, attribute_specifics_modify, ...row }: ItemInfoRow) => ({
  ...row,
  ...sides,
  attribute_specifics_modify: attribute_specifics_modify.map((variant) => ({
    ...variant,
    name_value: [...variant.name_value],
    image: variant.image && { ...variant.image, sizes: [...variant.image.sizes] },
  })),
});

const variantValues = (variants: readonly ListingVariant[], sku: string) => ({
  attribute_specifics_modify: jsonb(deriveVariantSkus(variants, sku)),
});

/** What both saves write, after looking up everything the listing names. */
const listingValues = async (tx: Tx, containerId: string, listing: ListingRecord) => {
  const product = await findProduct(tx, containerId, listing.product_id, 'params.product_id');
  if (listing.mockup_id !== null) {
    const mockup = await tx
      .selectFrom('mockups')
      .select('_id')
      .where('container_id', '=', containerId)
      .where('_id', '=', listing.mockup_id)
      .executeTakeFirst();
    if (!mockup) throw new UserError('listing.mockupMissing', { code: 'NOT_FOUND', field: 'params.mockup_id' });
  }
  if (listing.shipping_preset && !(await holdPreset(tx, containerId, listing.shipping_preset)))
    throw new UserError('shippingPreset.missing', { code: 'NOT_FOUND', field: 'params.shipping_preset' });
  const { sku: _sku, attribute_specifics_modify: _variants, images, sides, size_chart, extend_images, store_prices, ...rest } = listing;
  const { tags, collections, prety_attributes, specifics, platform_specifics, platform_category, attribute_specifics, ...plain } = rest;
  const own = await ownPictures(tx, containerId, { images, extend_images, size_chart: size_chart ? [size_chart] : [], ...boxed(sides) });
  const values = {
    ...plain,
    shipping_preset: listing.shipping_preset ?? null,
    tags: [...tags],
    collections: [...collections],
    prety_attributes: jsonb(prety_attributes.map(wholeAttribute)),
    store_prices: jsonb(store_prices),
    images: jsonb(own('images')),
    extend_images: jsonb(own('extend_images')),
    size_chart: own('size_chart')[0] ? jsonb(own('size_chart')[0]) : null,
    sides: jsonb(Object.fromEntries(SIDE_PICTURES.flatMap((side) => own(side).map((picture) => [side, picture])))),
    specifics: jsonb(specifics),
    platform_specifics: jsonb(platform_specifics),
    platform_category: jsonb(platform_category),
    attribute_specifics: jsonb<readonly PriceRow[]>(attribute_specifics ?? (await pricesOf(tx, containerId, product._id))),
  };
  return { values, variants: await ownVariantImages(tx, containerId, listing.attribute_specifics_modify), product };
};

/** What was left out is written as null: lists answer with the column as it stands. */
const wholeAttribute = ({ attribute_type, plf_attribute_name, options }: PretyAttributeInput): PretyAttribute => ({
  attribute_type,
  plf_attribute_name: plf_attribute_name ?? null,
  options: options.map(({ ffm_value, plf_value, plf_price, hex, default: chosen }) => ({
    ffm_value,
    plf_value: plf_value ?? null,
    plf_price: plf_price ?? null,
    hex: hex ?? null,
    default: chosen,
  })),
});

/** The product type's prices as they are now. */
const pricesOf = async (tx: Tx, containerId: string, productId: string) => {
  const { attribute_specifics } = await tx
    .selectFrom('product_presets')
    .select('attribute_specifics')
    .where('container_id', '=', containerId)
    .where('_id', '=', productId)
    .executeTakeFirstOrThrow();
  return attribute_specifics;
};

const boxed = (sides: ListingRecord['sides']): Readonly<Record<string, readonly ListingPicture[]>> =>
  Object.fromEntries(Object.entries(sides).map(([side, picture]) => [side, [picture]]));

/** Pictures that name a file must be the container's; an address that is not one of that file's becomes its original's. By the field they are in. */
const ownPictures = async (
  tx: Tx,
  containerId: string,
  fields: Readonly<Record<string, readonly ListingPicture[]>>,
): Promise<(field: string) => ItemImage[]> => {
  const ids = Object.values(fields).flatMap((images) => images.flatMap(({ _id }) => _id ?? []));
  const pictures = await findPictures(tx, containerId, ids, { keep: true });
  return (field) =>
    (fields[field] ?? []).map(({ _id, src }) => {
      if (_id === null) return { _id, src };
      const picture = pictures.get(_id);
      if (!picture) throw new UserError('listing.pictureGone', { code: 'NOT_FOUND', field: `params.${field}` });
      const known = picture.image_sizes.some((size) => size.url === src);
      return { _id, src: known ? src : (imageUrl(picture.image_sizes, 'original') ?? src) };
    });
};

/** Variants' pictures that name a file must be the container's; address and sizes are that file's. Variants of a colour share one. */
const ownVariantImages = async (tx: Tx, containerId: string, variants: readonly ListingVariant[]): Promise<ListingVariant[]> => {
  const ids = variants.flatMap(({ image }) => image?._id ?? []);
  const pictures = await findPictures(tx, containerId, ids, { keep: true });
  return variants.map((variant) => {
    if (!variant.image?._id) return variant;
    const picture = pictures.get(variant.image._id);
    if (!picture)
      throw new UserError('variant.pictureGone', {
        code: 'NOT_FOUND',
        field: 'params.attribute_specifics_modify',
        values: { variant: variantLabel(variant) },
      });
    return {
      ...variant,
      image: { ...variant.image, url: picture.url, sizes: picture.image_sizes.filter(({ name }) => name !== 'original') },
    };
  });
};

/** Records which files a listing uses. */
export const useFiles = async (tx: Tx, containerId: string, row: ItemInfoRow): Promise<void> => {
  const fileIds = [
    ...[...row.images, ...row.extend_images, ...Object.values(row.sides), row.size_chart].flatMap((picture) => picture?._id ?? []),
    ...row.attribute_specifics_modify.flatMap(({ image }) => image?._id ?? []),
  ];
  await setFileUses(tx, containerId, 'item_info', row._id, fileIds);
};

/** Records what the saved listing uses, and ties its mockup to it. */
const settle = async (tx: Tx, containerId: string, row: ItemInfoRow): Promise<void> => {
  await useFiles(tx, containerId, row);
  if (row.mockup_id !== null)
    await tx
      .updateTable('mockups')
      .set({ item_info_id: row._id })
      .where('container_id', '=', containerId)
      .where('_id', '=', row.mockup_id)
      .where('item_info_id', 'is', null)
      .execute();
};

/** The container's next listing number. Two at once wait for each other, and a listing that fails gives its number back. */
const nextIdentity = async (tx: Tx): Promise<number> => {
  const { last } = await tx
    .insertInto('item_info_numbers')
    .values({ last: 1 })
    .onConflict((conflict) => conflict.column('container_id').doUpdateSet((eb) => ({ last: eb('item_info_numbers.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
};

const takenSku = (sku: string): UserError => new UserError('listing.skuTaken', { code: 'CONFLICT', field: 'params.sku', values: { sku } });

const isTaken = async (tx: Tx, containerId: string, sku: string): Promise<boolean> =>
  (await tx.selectFrom('item_infos').select('_id').where('container_id', '=', containerId).where('sku', '=', sku).executeTakeFirst()) !==
  undefined;

const refuseTakenSku = async (tx: Tx, containerId: string, sku: string): Promise<void> => {
  if (await isTaken(tx, containerId, sku)) throw takenSku(sku);
};

/** Somebody may have given a listing by hand the SKU that is due now. */
const freeSku = async (tx: Tx, containerId: string, wanted: string): Promise<string> => {
  let sku = wanted;
  for (let n = 2; await isTaken(tx, containerId, sku); n += 1) sku = `${wanted}-${n}`;
  return sku;
};
