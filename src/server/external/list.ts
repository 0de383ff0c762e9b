import { sql } from 'kysely';
import type {
  ExternalItem,
  ExternalItemWhole,
  QueryExternalItemIdsArgs,
  QueryExternalItemsArgs,
  StatusCount,
} from '../../contract/generated/resolvers';
import { TAKEN_FROM_STORE } from '../../domain/listing/differences';
import { EXTERNAL_STATES } from '../../domain/listing/external-state';
import { textFromHtml } from '../../domain/listing/plain-html';
import { BULK_LIMIT } from '../../domain/lists/bulk';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { containing, isOpenFilter } from '../kernel/input';
import { sortOf } from '../kernel/sort';
import { differencesIn, readCompared } from './compare';
import { pictureDoor, productsOf, readItems } from './rows';
import { settleMarked, settleProducts } from './settle';

const SORTS = ['name', 'sku', 'price', 'changed_at', 'seen_at'] as const;

/** Variants of a difference that are told of one by one. */
const MOST_ROWS = 200;

const orderOf = (sort: string | null | undefined): PageOrder => {
  const { field, direction } = sortOf(sort, SORTS) ?? { field: 'changed_at', direction: 'desc' };
  return { id: 'e._id', by: field === 'price' ? sql`coalesce(e.price_least, 0)` : `e.${field}`, direction };
};

/** The products somebody looks for, as they stand at this moment. */
const findProducts = (tx: Tx, containerId: string, { _id, state, store, linked, search, start, end }: QueryExternalItemsArgs) => {
  let found = productsOf(tx, containerId);
  if (_id?.trim()) found = found.where('e._id', '=', _id.trim());
  if (!isOpenFilter(state)) {
    const wanted = state.trim().toLowerCase();
    // A state there is none of finds nothing.
    found = found.where('e.state', '=', EXTERNAL_STATES.find((each) => each === wanted) ?? sql<never>`''`);
  }
  if (!isOpenFilter(store)) found = found.where('e.store_id', '=', store.trim());
  if (typeof linked === 'boolean') found = found.where('e.item_info_id', linked ? 'is not' : 'is', null);
  if (typeof start === 'number') found = found.where('e.changed_at', '>=', start);
  if (typeof end === 'number') found = found.where('e.changed_at', '<=', end);
  if (search?.trim())
    found = found.where((is) => is.or([is('e.name', 'ilike', containing(search)), is('e.sku', 'ilike', containing(search))]));
  return found;
};

/** The page a request asks for. What a change of very many left marked is settled for the rows that are shown. */
export const readPage = async (tx: Tx, args: QueryExternalItemsArgs, context: RequestContext): Promise<ExternalItem[]> => {
  const containerId = context.container._id;
  await settleMarked(tx, containerId);
  const order = orderOf(args.sort);
  const page = await findPage(context, findProducts(tx, containerId, args), order);
  return readItems(productsOf(tx, containerId).where(page), order);
};

export const readIds = async (tx: Tx, args: QueryExternalItemIdsArgs, context: RequestContext): Promise<string[]> => {
  const containerId = context.container._id;
  await settleMarked(tx, containerId);
  const found = findProducts(tx, containerId, args);
  const rows = await found
    .select('e._id')
    .orderBy(inOrder(orderOf(args.sort)))
    .limit(BULK_LIMIT)
    .execute();
  const { total } =
    rows.length < BULK_LIMIT
      ? { total: rows.length }
      : await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  context.setTotal(total);
  return rows.map(({ _id }) => _id);
};

export const countStates = async (tx: Tx, containerId: string, store: string | null | undefined): Promise<StatusCount[]> => {
  await settleMarked(tx, containerId);
  return productsOf(tx, containerId)
    .$if(!isOpenFilter(store), (found) => found.where('e.store_id', '=', store?.trim() ?? ''))
    .select(['e.state as status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('e.state')
    .orderBy('e.state')
    .execute();
};

/** Everything of one: what its shop tells, and each difference whole. */
export const readWhole = async (tx: Tx, containerId: string, id: string): Promise<ExternalItemWhole> => {
  const _id = id.trim();
  const known = await productsOf(tx, containerId).where('e._id', '=', _id).select('e._id').executeTakeFirst();
  if (!known) throw new UserError('external.missing', { code: 'NOT_FOUND', field: '_id' });
  await settleMarked(tx, containerId);
  await settleProducts(tx, containerId, [_id]);
  const product = await productsOf(tx, containerId).where('e._id', '=', _id).selectAll('e').executeTakeFirstOrThrow();
  const [compared] = await readCompared(tx, containerId, [product]);
  return {
    _id,
    description: product.description === null ? null : textFromHtml(product.description),
    pictures: product.images.map(({ key }) => pictureDoor(key)),
    tags: product.tags,
    variants: product.variants.map(({ sku, options, price, quantity, barcode }) => ({
      sku,
      options: [...options],
      price,
      quantity,
      barcode,
    })),
    differences: (compared ? differencesIn(compared) : []).map(({ field, ours, theirs, rows }) => ({
      ...{ field, ours, theirs },
      rows: rows.slice(0, MOST_ROWS),
      takeable: TAKEN_FROM_STORE.includes(field),
    })),
  };
};
