import { sql } from 'kysely';
import { TERM_PLATFORMS } from '../../domain/shipping-presets/platform-ids';
import { quoteFor } from '../../domain/shipping-presets/quote';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import { containing, orThrow } from '../kernel/input';
import type { MutationOperations, QueryOperations } from '../kernel/operation';
import { sortOf } from '../kernel/sort';
import { itemStore } from '../stores/rows';
import { presetsOf, readPreset, toPreset, withUse } from './rows';
import { makeShippingPreset, trashShippingPreset } from './save';

/** Uses of shipping terms told of at most. */
const MOST_JOBS = 5000;

const SORTS = ['name', 'cheapest', 'updated_at'] as const;

/** The default first, then by name. */
const USUAL = sql<string>`(case when is_default then '0' else '1' end || lower(name))`;

export const Query: Pick<QueryOperations, 'shippingPresets' | 'shippingPresetQuote' | 'shippingPresetUse'> = {
  shippingPresets: {
    rule: { module: 'shipping_preset', access: 'view' },
    run: async (tx, { _id, search, sort }, context) => {
      const sorted = sortOf(sort, SORTS);
      const order: PageOrder = { id: '_id', by: sorted?.field ?? USUAL, direction: sorted?.direction ?? 'asc' };
      let found = presetsOf(tx, context.container._id);
      if (_id) found = found.where('_id', '=', _id.trim());
      if (search?.trim()) found = found.where('name', 'ilike', containing(search));
      const page = await findPage(context, found, order);
      const rows = await withUse(presetsOf(tx, context.container._id).where(page)).orderBy(inOrder(order)).execute();
      return rows.map(toPreset);
    },
  },

  shippingPresetQuote: {
    rule: { module: 'shipping_preset', access: 'view' },
    run: async (tx, { _id, country, quantity }, { container }) =>
      orThrow(quoteFor(await readPreset(tx, container._id, _id), country, quantity)),
  },

  shippingPresetUse: {
    rule: { module: 'shipping_preset', access: 'view' },
    run: async (tx, { _id }, { container }) => {
      const rows = await tx
        .selectFrom('item_infos as listing')
        .innerJoin('items as item', (join) =>
          join.onRef('item.container_id', '=', 'listing.container_id').onRef('item.item_info_id', '=', 'listing._id'),
        )
        .innerJoin('stores as s', (join) =>
          join.onRef('s.container_id', '=', 'item.container_id').onRef('s._id', '=', 'item.store_id').on('s.trashed_at', 'is', null),
        )
        .where('listing.container_id', '=', container._id)
        .where('listing.shipping_preset', '=', _id.trim())
        .where('s.platform_id', 'in', TERM_PLATFORMS)
        .select(['listing._id', itemStore.as('store')])
        .orderBy('listing._id')
        .limit(MOST_JOBS)
        .execute();
      const stores = new Map(rows.map(({ store }) => [store._id, store]));
      return { _id: _id.trim(), listings: [...new Set(rows.map((row) => row._id))], stores: [...stores.values()] };
    },
  },
};

export const Mutation: Pick<MutationOperations, 'makeShippingPreset' | 'trashShippingPreset'> = { makeShippingPreset, trashShippingPreset };
