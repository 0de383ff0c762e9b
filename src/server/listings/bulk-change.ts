import { sql } from 'kysely';
import type { BulkListingInput } from '../../contract/generated/operations';
import {
  checkBulkChange,
  editListing,
  type BulkChange,
  type EditableListing,
  type Edited,
  type EditReferences,
} from '../../domain/listing/bulk-edit';
import { priceFacts } from '../../domain/listing/bulk-price';
import { imageUrl } from '../../domain/files/image-sizes';
import { isPictureAddress } from '../../domain/listing/listing-pictures';
import { deriveListingSku } from '../../domain/listing/listing-save';
import { textFromHtml } from '../../domain/listing/plain-html';
import { variantLabel } from '../../domain/listing/variants';
import { findPictures } from '../files/rows';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { sanitizeHtml } from '../kernel/html';
import { orThrow } from '../kernel/input';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { holdPreset } from '../shipping-presets/rows';

/** A listing as the database has it: every column by its name. */
export type WholeListing = EditableListing & Readonly<Record<string, unknown>>;

/** What is asked of many listings, without anything in it that runs. */
export const sanitised = async <Said extends BulkListingInput>(said: Said, { services, container }: RequestContext): Promise<Said> => {
  const known = new Map<string, Promise<string>>();
  const clean = (html: string, field: string): Promise<string> => {
    const done = known.get(html) ?? sanitizeHtml(services, container._id, html, field);
    known.set(html, done);
    return done;
  };
  const description = typeof said.description === 'string' ? await clean(said.description, 'description') : said.description;
  if (!said.params) return { ...said, description };
  const params: NonNullable<BulkListingInput['params']> = [];
  for (const each of said.params) {
    const { description_ai, description: own } = each;
    params.push({
      ...each,
      ...(description_ai && { description_ai: await clean(description_ai, 'params.description_ai') }),
      ...(own && { description: await clean(own, 'params.description') }),
    });
  }
  return { ...said, description, params };
};

const wholeListings = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx
    .selectFrom('item_infos as listing')
    .select(sql<WholeListing>`to_jsonb(listing)`.as('whole'))
    .where('listing.container_id', '=', containerId)
    .where(sql<boolean>`listing._id = any(${ids})`);

/** The listings of these ids with all their columns; `held`: as they are until the transaction ends, in the order of their ids. */
export const readWhole = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
  { held = false } = {},
): Promise<readonly WholeListing[]> => {
  const found = wholeListings(tx, containerId, ids);
  const rows = await (held ? found.orderBy('listing._id').forUpdate() : found).execute();
  return rows.map(({ whole }) => whole);
};

/** Columns any change looks at; what is large is read where it is needed. */
const SEEN = [
  ...(['_id', 'identity', 'name', 'type', 'product_id', 'mockup_id', 'sku', 'tags', 'collections', 'shipping_preset'] as const),
  ...(['price', 'fix_profit', 'fixed_profit', 'attribute_specifics_modify'] as const),
] satisfies readonly (keyof EditableListing)[];

/** The listings of these ids with the columns a change looks at or sets: its dry run reads thousands. */
const readSeen = async (tx: Tx, containerId: string, ids: readonly string[], change: BulkChange): Promise<readonly WholeListing[]> => {
  const columns = new Set<string>([...SEEN, ...Object.keys(change.set), ...[...change.each.values()].flatMap((own) => Object.keys(own))]);
  if (change.description !== undefined) columns.add('description');
  if ([...change.own.values()].some(({ version }) => version !== undefined)) columns.add('updated_at');
  if (change.product_id !== undefined) columns.add('prety_attributes');
  const seen = sql.join([...columns].map((column) => sql.ref(`listing.${column}`)));
  const { rows } = await sql<{ whole: WholeListing }>`select to_jsonb(seen) as whole from (select ${seen} from item_infos listing
    where listing.container_id = ${containerId} and listing._id = any(${ids})) seen`.execute(tx);
  return rows.map(({ whole }) => whole);
};

const productNamed = async (tx: Tx, containerId: string, id: string | undefined, field: string) => {
  if (id === undefined) return undefined;
  const product = await tx
    .selectFrom('product_presets')
    .select(['_id', 'type', 'prety_attributes', 'attribute_specifics'])
    .where('container_id', '=', containerId)
    .where('_id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!product) throw new UserError('preset.missing', { code: 'NOT_FOUND', field });
  return product;
};

/** What the product types of listings are called, and that of a change. */
const productNames = async (
  tx: Tx,
  containerId: string,
  listings: readonly WholeListing[],
  { product_id }: BulkChange,
): Promise<ReadonlyMap<string, string>> => {
  const products = await tx
    .selectFrom('product_presets')
    .select(['_id', 'name'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', [...new Set([...listings.map((listing) => listing.product_id), ...(product_id ? [product_id] : [])])])
    .execute();
  return new Map(products.map(({ _id, name }) => [_id, name]));
};

/** The SKUs listings get anew, by the listing; empty: somebody else has it. */
const newSkus = async (
  tx: Tx,
  containerId: string,
  listings: readonly WholeListing[],
  nameOf: (listing: EditableListing) => string,
): Promise<ReadonlyMap<string, string>> => {
  const wanted = new Map(listings.map((listing) => [listing._id, deriveListingSku(nameOf(listing), String(listing.identity))]));
  const taken = await tx
    .selectFrom('item_infos')
    .select(['_id', 'sku'])
    .where('container_id', '=', containerId)
    .where(sql<boolean>`sku = any(${[...wanted.values()]})`)
    .execute();
  const owners = new Map(taken.map(({ _id, sku }) => [sku, _id]));
  return new Map([...wanted].map(([_id, sku]) => [_id, (owners.get(sku) ?? _id) === _id ? sku : '']));
};

/** Whether a SKU listings get of their own is another listing's, or another gets it by the same change. */
const takenSkus = async (tx: Tx, containerId: string, { each }: BulkChange): Promise<NonNullable<EditReferences['isSkuTaken']>> => {
  const wanted = new Map<string, number>();
  for (const { sku } of each.values()) if (sku !== undefined) wanted.set(sku, (wanted.get(sku) ?? 0) + 1);
  if (wanted.size === 0) return () => false;
  const rows = await tx
    .selectFrom('item_infos')
    .select(['_id', 'sku'])
    .where('container_id', '=', containerId)
    .where(sql<boolean>`sku = any(${[...wanted.keys()]})`)
    .execute();
  const owners = new Map(rows.map(({ _id, sku }) => [sku, _id]));
  return ({ _id }, sku) => (owners.get(sku) ?? _id) !== _id || (wanted.get(sku) ?? 0) > 1;
};

/** A size chart that names a file is the container's, at that file's address. */
const withOwnChart = async (tx: Tx, containerId: string, change: BulkChange): Promise<BulkChange> => {
  const chart = change.set.size_chart as { readonly _id: string | null; readonly src: string } | null | undefined;
  if (!chart) return change;
  if (chart._id === null) {
    if (!isPictureAddress(chart.src)) throw new UserError('listing.pictureAddress', { field: 'size_chart' });
    return change;
  }
  const picture = (await findPictures(tx, containerId, [chart._id], { keep: true })).get(chart._id);
  if (!picture) throw new UserError('listing.pictureGone', { code: 'NOT_FOUND', field: 'size_chart' });
  return { ...change, set: { ...change.set, size_chart: { _id: chart._id, src: imageUrl(picture.image_sizes, 'original') ?? chart.src } } };
};

/** What a change makes of each of some listings. Throws `UserError` for what it names and is not there. */
export const editorOf = async (
  tx: Tx,
  containerId: string,
  said: BulkListingInput,
  listings: readonly WholeListing[],
): Promise<(listing: WholeListing) => Edited> => {
  const change = await withOwnChart(tx, containerId, orThrow(checkBulkChange(said)));
  if (change.shipping_preset && !(await holdPreset(tx, containerId, change.shipping_preset)))
    throw new UserError('shippingPreset.missing', { code: 'NOT_FOUND', field: 'shipping_preset' });
  const named = change.update_item_sku || change.description?.includes('{{');
  const names = named ? await productNames(tx, containerId, listings, change) : new Map<string, string>();
  const productNameOf = ({ product_id }: EditableListing): string => names.get(change.product_id ?? product_id) ?? '';
  const skus = change.update_item_sku ? await newSkus(tx, containerId, listings, productNameOf) : undefined;
  const references: EditReferences = {
    product: await productNamed(tx, containerId, change.product_id, 'product_id'),
    custom: await productNamed(tx, containerId, change.custom_preset_id, 'custom_preset_id'),
    productNameOf,
    isSkuTaken: await takenSkus(tx, containerId, change),
    ...(skus && { skuOf: (listing: EditableListing) => skus.get(listing._id) ?? '' }),
  };
  return (listing) => editListing(listing, change, references);
};

/** Characters of a field a dry run shows. */
const SHOWN = 160;

/** What a field holds in a few words. */
export const inWords = (field: string, value: unknown): string => {
  const text = (): string => {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? value.join(', ') : String(value.length);
    if (typeof value === 'object') return 'src' in value ? String(value.src) : '';
    return field.startsWith('description') ? textFromHtml(String(value)) : String(value);
  };
  return text().slice(0, SHOWN);
};

/** Of prices a dry run tells the effect, not the columns they stand in. */
const TOLD_AS_PRICE: readonly string[] = ['price', 'attribute_specifics_modify', 'prety_attributes', 'fix_profit', 'fixed_profit', 'type'];

/** Variants of one listing a dry run tells of. */
const MOST_VARIANTS = 12;

/** Which variants get another price or SKU of their own, by their labels. */
const variantChanges = (before: EditableListing, after: EditableListing): { field: string; before: string; after: string }[] => {
  const told = after.attribute_specifics_modify.flatMap((variant, at) => {
    const was = before.attribute_specifics_modify[at];
    if (!was) return [];
    const label = variantLabel(variant);
    return [
      ...(was.sale_price === variant.sale_price
        ? []
        : [{ field: label, before: was.sale_price.toFixed(2), after: variant.sale_price.toFixed(2) }]),
      ...(was.sku === variant.sku ? [] : [{ field: label, before: was.sku, after: variant.sku }]),
    ];
  });
  const more = told.length - MOST_VARIANTS;
  return more > 0 ? [...told.slice(0, MOST_VARIANTS), { field: '…', before: '', after: `+${more}` }] : told;
};

/** The names by which a dry run tells of ids. */
const namesOf = async (tx: Tx, containerId: string, said: BulkListingInput, listings: readonly WholeListing[]) => {
  const named = async (table: 'product_presets' | 'shipping_presets', ids: readonly (string | null | undefined)[]) => {
    const wanted = [...new Set(ids)].filter((id): id is string => Boolean(id));
    if (wanted.length === 0) return [];
    return tx.selectFrom(table).select(['_id', 'name']).where('container_id', '=', containerId).where('_id', 'in', wanted).execute();
  };
  const products = said.product_id ? [said.product_id.trim(), ...listings.map(({ product_id }) => product_id)] : [];
  const terms = said.shipping_preset === undefined ? [] : [said.shipping_preset?.trim(), ...listings.map((each) => each.shipping_preset)];
  const rows = [...(await named('product_presets', products)), ...(await named('shipping_presets', terms))];
  return new Map(rows.map(({ _id, name }) => [_id, name]));
};

/** What a change of many listings does with each: field by field, and what it comes to where prices change. */
export const bulkVerdicts = async (tx: Tx, containerId: string, ids: readonly string[], said: BulkListingInput): Promise<Verdict[]> => {
  const change = orThrow(checkBulkChange(said));
  const ownVariants = new Set([...change.own].flatMap(([_id, { variants }]) => (variants.length > 0 ? _id : [])));
  const listings = await readSeen(tx, containerId, ids, change);
  const edit = await editorOf(tx, containerId, said, listings);
  const names = await namesOf(tx, containerId, said, listings);
  return verdictsOn(ids, listings, (listing) => {
    const edited = edit(listing);
    if (!edited.ok) return refused(listing._id, listing.name, edited.code);
    const after = { ...listing, ...edited.after } as WholeListing;
    const of = (field: string, value: unknown): string => {
      const named = field === 'product_id' || field === 'shipping_preset' ? names.get(String(value)) : undefined;
      return named ?? inWords(field, value);
    };
    const changes = Object.keys(edited.after)
      .filter((field) => !TOLD_AS_PRICE.includes(field))
      .map((field) => ({ field, before: of(field, listing[field]), after: of(field, after[field]) }));
    if (ownVariants.has(listing._id)) changes.push(...variantChanges(listing, after));
    if (!edited.priced) return { ...accepted(listing._id, listing.name), changes };
    const [was, now] = [listing, after].map(({ price, attribute_specifics_modify: variants }) => priceFacts({ price, variants }));
    const price = was && now && { before: was.price, after: now.price, profit_before: was.profit, profit_after: now.profit };
    const loss = now && now.profit !== null && now.profit < 0 ? -now.profit : null;
    // Where a variant's SKU alone changes, there is no effect on prices to tell of.
    const moved = price && (price.before !== price.after || price.profit_before !== price.profit_after || !ownVariants.has(listing._id));
    return { ...accepted(listing._id, listing.name), changes, loss, price: moved ? price : null };
  });
};
