import { sql } from 'kysely';
import type { ItemInfo, MutationBulkItemInfoArgs, QueryItemsInfoArgs } from '../../contract/generated/resolvers';
import { BULK_LIMIT } from '../../domain/lists/bulk';
import type { RequestContext, Tx } from '../kernel/context';
import { asJson } from '../db/json';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import { operation, type MutationOperations, type QueryOperations, type RowsOperation } from '../kernel/operation';
import { sanitizeHtml } from '../kernel/html';
import { requireSeenPictures } from '../files/permitted';
import { keepSent } from '../files/sent';
import { clearFileUses } from '../files/uses';
import { bulkVerdicts, sanitised } from './bulk-change';
import { changeMany } from './bulk-edit';
import { recentEdits, undoEdit } from './bulk-undo';
import { convertItemImages } from './convert-images';
import { endListings } from './end-job';
import { asAnswers, listingsOf } from './rows';
import { changeListing, createListing } from './save';
import { pushListings, pushLive, setQuantity } from './push';
import { pagePushes, pageRows } from './push-matrix';
import { retryPush } from './push-retry';
import { takePictures } from './sent-pictures';
import { queueForStore } from './queue';
import { makeListingTemplate, readTemplates, removeListingTemplate } from './templates';
import { liveVerdicts, pushVerdicts, queueVerdicts, removeVerdicts } from './verdicts';
import { sortOf } from '../kernel/sort';
import { containing, someIds } from '../kernel/input';

const SORTS = ['identity', 'name', 'sku', 'price', 'updated_at'] as const;

const INTEGER = /^\d{1,9}$/u;

/** The listings somebody looks for. */
const findListings = (
  tx: Tx,
  containerId: string,
  { _id, identity, name, in_store, store, search, collection, shipping_preset }: QueryItemsInfoArgs,
) => {
  let found = listingsOf(tx, containerId);
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
  return found;
};

const orderOf = (sort: string | null | undefined): PageOrder => {
  const sorted = sortOf(sort, SORTS);
  return { id: 'listing._id', by: sorted && `listing.${sorted.field}`, direction: sorted?.direction ?? 'desc' };
};

/** The page of listings a request asks for; tells how many there are on all pages. */
const readPage = async (tx: Tx, args: QueryItemsInfoArgs, context: RequestContext) => {
  const order = orderOf(args.sort);
  const page = await findPage(context, findListings(tx, context.container._id, args), order);
  return asAnswers(listingsOf(tx, context.container._id).where(page)).orderBy(inOrder(order));
};

export const Query: Pick<QueryOperations, 'itemsInfo' | 'itemInfoIds' | 'bulkEdits' | 'pushes' | 'pushRows' | 'listingTemplates'> = {
  listingTemplates: {
    rule: { module: 'item_info', access: 'view' },
    run: (tx, _args, { container }) => readTemplates(tx, container._id),
  },

  itemInfoIds: {
    rule: { module: 'item_info', access: 'view' },
    run: async (tx, args, context) => {
      const found = findListings(tx, context.container._id, args);
      const rows = await found
        .select('listing._id')
        .orderBy(inOrder(orderOf(args.sort)))
        .limit(BULK_LIMIT)
        .execute();
      const ids = rows.map(({ _id }) => _id);
      const { total } =
        ids.length < BULK_LIMIT
          ? { total: ids.length }
          : await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      context.setTotal(total);
      return ids;
    },
  },

  pushes: {
    rule: { module: 'item_info', access: 'view' },
    run: pagePushes,
  },

  pushRows: {
    rule: { module: 'item_info', access: 'view' },
    run: pageRows,
  },

  bulkEdits: {
    rule: { module: 'item_info', access: 'view' },
    run: (tx, { _id }, { container }) => recentEdits(tx, container._id, _id),
  },

  itemsInfo: {
    rule: { module: 'item_info', access: 'view' },
    run: async (tx, args, context) => (await readPage(tx, args, context)).execute(),
    runAsJson: async (tx, args, context) => asJson(tx, await readPage(tx, args, context)),
  },
};

export const Mutation: Pick<
  MutationOperations,
  | 'makeItemInfo'
  | 'removeItemInfo'
  | 'convertItemImages'
  | 'bulkItemInfo'
  | 'bulkEditUndo'
  | 'jobItem'
  | 'queueItem'
  | 'pushRetry'
  | 'liveOptimizeItem'
  | 'updateQuantityItem'
  | 'makeListingTemplate'
  | 'removeListingTemplate'
> = {
  makeListingTemplate,

  removeListingTemplate,

  makeItemInfo: operation({
    rule: ({ _id }) => ({ module: 'item_info', access: _id ? 'update' : 'add' }),
    prepare: async (args, context) => {
      const clean = (text: string | null | undefined, field: string) =>
        typeof text === 'string' ? sanitizeHtml(context.services, context.container._id, text, field) : text;
      const { description, description_ai } = args.params;
      const texts = {
        description: await clean(description, 'params.description'),
        description_ai: await clean(description_ai, 'params.description_ai'),
      };
      return { texts, sent: await takePictures(args, context) };
    },
    run: async (tx, { _id, updated_at, params }, context, { texts, sent }) => {
      const { container } = context;
      await requireSeenPictures(tx, context, params);
      await keepSent(tx, container._id, sent.pictures);
      const clean = { ...params, ...texts, ...sent.fields, images: [...params.images, ...sent.images] };
      const saved = _id
        ? await changeListing(tx, container._id, { _id: _id.trim(), opened: updated_at }, clean)
        : await createListing(tx, container._id, clean);
      return asAnswers(listingsOf(tx, container._id).where('listing._id', '=', saved._id)).executeTakeFirstOrThrow();
    },
  }),

  removeItemInfo: {
    rule: { module: 'item_info', access: 'delete' },
    verdicts: (tx, { ids, end_in_stores }, { container }) =>
      removeVerdicts(tx, container._id, someIds(ids, 'ids'), end_in_stores ? 'endsInStores' : 'staysOnStores'),
    run: async (tx, { end_in_stores }, { container }, _prepared, accepted) => {
      if (end_in_stores) await endListings(tx, container._id, accepted);
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
      return removedIds.map((_id) => ({ _id }));
    },
  },

  convertItemImages,

  bulkItemInfo: {
    rule: { module: 'item_info', access: 'update' },
    prepare: (args, context) => sanitised(args, context),
    verdicts: (tx, { ids, ...said }, { container }) =>
      bulkVerdicts(tx, container._id, someIds(ids ?? said.params?.map(({ _id }) => _id) ?? [], 'ids'), said),
    run: async (tx, _args, context, clean, accepted) => {
      const { container, user } = context;
      await requireSeenPictures(tx, context, clean.size_chart);
      const ids = await changeMany(tx, container._id, user._id, clean, accepted);
      return asAnswers(listingsOf(tx, container._id).where(sql<boolean>`listing._id = any(${ids})`)).execute();
    },
  } satisfies RowsOperation<MutationBulkItemInfoArgs, ItemInfo[], MutationBulkItemInfoArgs>,

  bulkEditUndo: {
    rule: { module: 'item_info', access: 'update' },
    run: (tx, { _id }, { container }) => undoEdit(tx, container._id, _id),
  },

  jobItem: {
    rule: { module: 'item_info', access: 'update' },
    verdicts: (tx, args, { container }) => pushVerdicts(tx, container._id, args),
    run: (tx, args, { container, origin, user }, _prepared, accepted) =>
      pushListings(tx, container._id, args, accepted, { origin, userId: user._id }),
  },

  pushRetry: {
    rule: { module: 'item_info', access: 'update' },
    run: (tx, args, { container }) => retryPush(tx, container._id, args),
  },

  liveOptimizeItem: {
    rule: { module: 'item_info', access: 'update' },
    verdicts: (tx, { ids, store_ids }, { container }) =>
      liveVerdicts(tx, container._id, someIds(ids, 'ids'), store_ids, { variants: false }),
    run: (tx, { store_ids, update_title_description, update_image }, { container, origin, user }, _prepared, accepted) => {
      const all = !update_title_description && !update_image;
      const parts = { text: all || Boolean(update_title_description), images: all || Boolean(update_image), variants: false };
      return pushLive(tx, container._id, accepted, store_ids, parts, { origin, userId: user._id });
    },
  },

  updateQuantityItem: {
    rule: { module: 'item_info', access: 'update' },
    verdicts: (tx, { ids, store_ids }, { container }) =>
      liveVerdicts(tx, container._id, someIds(ids, 'ids'), store_ids, { variants: true }),
    run: async (tx, args, { container, origin, user }, _prepared, accepted) => {
      await setQuantity(tx, container._id, accepted, args);
      // What is in stock goes with the variants.
      const parts = { text: false, images: false, variants: true };
      return pushLive(tx, container._id, accepted, args.store_ids, parts, { origin, userId: user._id });
    },
  },

  queueItem: {
    rule: { module: 'item_info', access: 'update' },
    verdicts: (tx, args, { container }) => queueVerdicts(tx, container._id, args),
    run: (tx, { store_id }, { origin }, _prepared, accepted) => queueForStore(tx, store_id.trim(), accepted, origin),
  },
};
