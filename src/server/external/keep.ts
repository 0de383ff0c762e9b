import { webAddress } from '../../domain/addresses/web-address';
import { sql } from 'kysely';
import { isPictureAddress } from '../../domain/listing/listing-pictures';
import type { FetchedProduct } from '../connectors/platforms/shop';
import { newId } from '../db/ids';
import { insertRows, updateRows } from '../db/many-rows';
import { contentHash } from '../files';
import { unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { sanitizeHtml } from '../kernel/html';
import { savable } from '../kernel/savable';
import { shelfKey } from '../sourcing/pictures';
import type { StoreRow } from '../stores/connection';
import { settleMarked, settleProducts } from './settle';
import type { ExternalRow } from './tables';

/** What is kept of a product at most; no platform sells more in one. */
const MOST = { name: 500, sku: 255, word: 255, description: 200_000, problem: 1000, address: 2000, images: 100, variants: 2000, tags: 250 };

/** Columns a shop tells, with the listing whose mark the product bears. */
type Told = Pick<
  ExternalRow,
  | 'platform_id'
  | 'sku'
  | 'name'
  | 'description'
  | 'standing'
  | 'problem'
  | 'external_url'
  | 'images'
  | 'options'
  | 'variants'
  | 'tags'
  | 'category'
  | 'currency'
  | 'price_least'
  | 'price_most'
  | 'changed_at'
  | 'print'
> & { readonly mark: string | null };

/** HTML of somebody's shop without what runs; null: it holds more than any text has. */
const cleanHtml = async (services: Services, containerId: string, html: string | null): Promise<string | null> => {
  if (html === null || html.length > MOST.description) return null;
  try {
    return await sanitizeHtml(services, containerId, html);
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
};

const address = (url: string | null): string | null => (url !== null && url.length <= MOST.address && isPictureAddress(url) ? url : null);

/** What is kept of what a shop told: texts cut, markup cleaned, pictures of the open web. */
const toTold = async (services: Services, containerId: string, product: FetchedProduct): Promise<Told> => {
  const prices = product.variants.flatMap(({ price }) => price ?? []);
  const images = product.images.flatMap((src) => address(src) ?? []).slice(0, MOST.images);
  const facts = savable({
    platform_id: product.platform_id,
    sku: product.sku.slice(0, MOST.sku),
    name: product.name.slice(0, MOST.name),
    description: await cleanHtml(services, containerId, product.description),
    standing: product.standing,
    problem: product.problem?.slice(0, MOST.problem) ?? null,
    external_url: webAddress(product.external_url),
    images: await Promise.all(images.map(async (src) => ({ src, key: await shelfKey(services, containerId, src) }))),
    options: product.options.map(({ name, values }) => ({ name, values: [...values] })),
    variants: product.variants.slice(0, MOST.variants).map((variant) => ({ ...variant, image: address(variant.image) })),
    tags: product.tags?.map((tag) => tag.slice(0, MOST.word)).slice(0, MOST.tags) ?? null,
    category: product.category,
    currency: product.currency,
    price_least: prices.length > 0 ? Math.min(...prices) : null,
    price_most: prices.length > 0 ? Math.max(...prices) : null,
    changed_at: product.changed_at ?? 0,
  });
  return { ...facts, print: contentHash('external', facts, product.item_info_id), mark: product.item_info_id };
};

/** The same of a page, before anything is written. Some platforms tell a product twice. */
export const readable = (services: Services, containerId: string, products: readonly FetchedProduct[]): Promise<Told[]> =>
  Promise.all([...new Map(products.map((each) => [each.platform_id, each])).values()].map((each) => toTold(services, containerId, each)));

type Kept = Pick<ExternalRow, '_id' | 'platform_id' | 'print' | 'gone_at' | 'unlinked'>;

const readKept = async (tx: Tx, store: StoreRow, platformIds: readonly string[]): Promise<ReadonlyMap<string, Kept>> => {
  const rows = await tx
    .selectFrom('external_products')
    .select(['_id', 'platform_id', 'print', 'gone_at', 'unlinked'])
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where('platform_id', 'in', [...platformIds, ''])
    .orderBy('_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.platform_id, row]));
};

/**
 * Products that bear the mark of a listing are on sale for it, also where the answer of their push was lost; unless somebody said that they are not, or
 * the listing has another product there.
 */
const linkMarked = async (tx: Tx, store: StoreRow, told: readonly Told[], kept: ReadonlyMap<string, Kept>): Promise<void> => {
  const marked = told.flatMap(({ mark, platform_id, external_url, sku }) =>
    mark !== null && !kept.get(platform_id)?.unlinked ? [{ mark, platform_id, external_url, sku, _id: newId() }] : [],
  );
  if (marked.length === 0) return;
  await sql`insert into items (_id, item_info_id, store_id, platform, platform_id, external_url, sku, imported_at, updated_at)
    select m._id, m.mark, ${store._id}, ${store.platform_id}, m.platform_id, m.external_url, m.sku, 0, ${unixNow()}
    from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb) as m(_id text, mark text, platform_id text, external_url text, sku text)
    join item_infos listing on listing.container_id = ${store.container_id} and listing._id = m.mark
    where not exists (select from items i where i.container_id = ${store.container_id} and i.store_id = ${store._id}
      and (i.item_info_id = m.mark or i.platform_id = m.platform_id))
    on conflict (container_id, item_info_id, store_id) do nothing`.execute(tx);
};

/** Keeps what a shop told of products, each once, and works out how they stand. What is as it was is only noted as seen. */
export const keepProducts = async (tx: Tx, store: StoreRow, told: readonly Told[]): Promise<void> => {
  if (told.length === 0) return;
  const now = unixNow();
  const kept = await readKept(
    tx,
    store,
    told.map(({ platform_id }) => platform_id),
  );
  const fresh = told.filter(({ platform_id }) => !kept.has(platform_id));
  const added = fresh.map(({ mark: _mark, ...facts }) => ({
    ...facts,
    _id: newId(),
    ...{ store_id: store._id, item_info_id: null, state: 'warning' as const, reason: 'notLinked' as const, reason_msg: null },
    ...{ seen_at: now, gone_at: null, created_at: now, updated_at: now },
  }));
  await insertRows(tx, 'external_products', added);
  const changed = told.flatMap(({ mark: _mark, ...facts }) => {
    const row = kept.get(facts.platform_id);
    return row && (row.print !== facts.print || row.gone_at !== null) ? [{ ...facts, _id: row._id, gone_at: null, updated_at: now }] : [];
  });
  await updateRows(tx, 'external_products', store.container_id, changed);
  await sql`update external_products set seen_at = ${now}, ask_failures = 0, ask_after = 0
    where container_id = ${store.container_id} and _id = any(${[...kept.values()].map(({ _id }) => _id)})`.execute(tx);
  await linkMarked(tx, store, told, kept);
  await settleProducts(tx, store.container_id, [...added, ...changed].map(({ _id }) => _id).toSorted());
};

/** Writes down that a shop has products no more: those of a listing of ours stay and say so, the others go. */
export const keepGone = async (tx: Tx, store: StoreRow, platformIds: readonly string[]): Promise<void> => {
  if (platformIds.length === 0) return;
  // Which of them are linked is to be known now.
  await settleMarked(tx, store.container_id);
  const now = unixNow();
  const ofThese = sql<boolean>`container_id = ${store.container_id} and store_id = ${store._id} and platform_id = any(${platformIds})`;
  await tx.deleteFrom('external_products').where(ofThese).where('item_info_id', 'is', null).execute();
  const rows = await tx
    .updateTable('external_products')
    .set({ gone_at: sql<number>`coalesce(gone_at, ${now})`, seen_at: now, updated_at: now })
    .where(ofThese)
    .returning('_id')
    .execute();
  await settleProducts(tx, store.container_id, rows.map(({ _id }) => _id).toSorted());
};
