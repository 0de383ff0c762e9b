import type { QueryItemsInfoArgs } from '../../contract/generated/resolvers';
import type { RequestContext, Tx } from '../kernel/context';
import { asJson } from '../db/json';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { sanitizeHtml } from '../kernel/html';
import { clearFileUses } from '../files/uses';
import { asAnswers, listingsOf } from './rows';
import { changeListing, createListing } from './save';
import { pushListings } from './push';
import { queueForStore } from './queue';
import { pushVerdicts, queueVerdicts, removeVerdicts } from './verdicts';
import { sortOf } from '../kernel/sort';
import { containing, someIds } from '../kernel/input';

/** Longest description, in characters of HTML. */

const SORTS = ['identity', 'name', 'sku', 'price', 'updated_at'] as const;

const INTEGER = /^\d{1,9}$/u;

/** The page of listings a request asks for; tells how many there are on all pages. */
const readPage = async (
  tx: Tx,
  { _id, identity, name, in_store, store, search, collection, shipping_preset, sort }: QueryItemsInfoArgs,
  context: RequestContext,
) => {
  const sorted = sortOf(sort, SORTS);
  let found = listingsOf(tx, context.container._id);
  if (_id) found = found.where('listing._id', '=', _id);
  if (identity?.trim()) found = found.where('listing.identity', '=', INTEGER.test(identity.trim()) ? Number(identity.trim()) : -1);
  if (name?.trim()) found = found.where('listing.name', 'ilike', containing(name));
  if (search?.trim()) {
    const [pattern, number] = [containing(search), search.trim().replace(/^#/u, '')];
    found = found.where((eb) =>
      eb.or([
        eb('listing.name', 'ilike', pattern),
        eb('listing.sku', 'ilike', pattern),
        ...(INTEGER.test(number) ? [eb('listing.identity', '=', Number(number))] : []),
      ]),
    );
  }
  if (collection?.trim()) found = found.where((eb) => eb(eb.val(collection.trim()), '=', eb.fn.any('listing.collections')));
  if (shipping_preset) found = found.where('listing.shipping_preset', '=', shipping_preset.trim());
  if (store || typeof in_store === 'boolean') {
    found = found.where((eb) => {
      const onSale = eb.exists(
        eb
          .selectFrom('items as item')
          .innerJoin('stores', (join) =>
            join.onRef('stores.container_id', '=', 'item.container_id').onRef('stores._id', '=', 'item.store_id'),
          )
          .select('item._id')
          .whereRef('item.container_id', '=', 'listing.container_id')
          .whereRef('item.item_info_id', '=', 'listing._id')
          .where('stores.trashed_at', 'is', null)
          .$if(Boolean(store), (items) => items.where('item.store_id', '=', store ?? '')),
      );
      return in_store === false ? eb.not(onSale) : onSale;
    });
  }
  const order: PageOrder = { id: 'listing._id', by: sorted && `listing.${sorted.field}`, direction: sorted?.direction ?? 'desc' };
  const page = await findPage(context, found, order);
  return asAnswers(listingsOf(tx, context.container._id).where(page)).orderBy(inOrder(order));
};

export const Query: Pick<QueryOperations, 'itemsInfo'> = {
  itemsInfo: {
    rule: { module: 'item_info', access: 'view' },
    run: async (tx, args, context) => (await readPage(tx, args, context)).execute(),
    runAsJson: async (tx, args, context) => asJson(tx, await readPage(tx, args, context)),
  },
};

export const Mutation: Pick<MutationOperations, 'makeItemInfo' | 'removeItemInfo' | 'jobItem' | 'queueItem'> = {
  makeItemInfo: operation({
    rule: ({ _id }) => ({ module: 'item_info', access: _id ? 'update' : 'add' }),
    prepare: async ({ params: { description } }, { services, container }) =>
      typeof description === 'string' ? sanitizeHtml(services, container._id, description, 'params.description') : description,
    run: async (tx, { _id, updated_at, params }, { container }, description) => {
      const clean = { ...params, description };
      const saved = _id
        ? await changeListing(tx, container._id, { _id: _id.trim(), opened: updated_at }, clean)
        : await createListing(tx, container._id, clean);
      return asAnswers(listingsOf(tx, container._id).where('listing._id', '=', saved._id)).executeTakeFirstOrThrow();
    },
  }),

  removeItemInfo: {
    rule: { module: 'item_info', access: 'delete' },
    verdicts: (tx, { ids }, { container }) => removeVerdicts(tx, container._id, someIds(ids, 'ids')),
    run: async (tx, _args, { container }, _prepared, accepted) => {
      // In one statement, which takes the stores' counts in their order; listing after listing, two removals would wait for each other.
      await tx.deleteFrom('items').where('container_id', '=', container._id).where('item_info_id', 'in', accepted).execute();
      const removed = await tx
        .deleteFrom('item_infos')
        .where('container_id', '=', container._id)
        .where('_id', 'in', accepted)
        .returning('_id')
        .execute();
      const removedIds = removed.map((row) => row._id);
      await clearFileUses(tx, container._id, 'item_info', removedIds);
      await tx
        .updateTable('mockups')
        .set({ item_info_id: null })
        .where('container_id', '=', container._id)
        .where('item_info_id', 'in', removedIds)
        .execute();
      return removedIds;
    },
  },

  jobItem: {
    rule: { module: 'item_info', access: 'update' },
    verdicts: (tx, args, { container }) => pushVerdicts(tx, container._id, args),
    run: (tx, args, { container, origin }, _prepared, accepted) => pushListings(tx, container._id, args, accepted, origin),
  },

  queueItem: {
    rule: { module: 'item_info', access: 'update' },
    verdicts: (tx, args, { container }) => queueVerdicts(tx, container._id, args),
    run: (tx, { store_id }, { origin }, _prepared, accepted) => queueForStore(tx, store_id.trim(), accepted, origin),
  },
};
