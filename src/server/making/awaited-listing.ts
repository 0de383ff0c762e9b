import { sql } from 'kysely';
import { z } from 'zod';
import { LEAST_DPI } from '../../domain/sales/gates';
import type { Errand } from '../jobs/kind';
import type { Tx } from '../kernel/context';
import { rematch } from '../sales/order-lines';
import { settleOrders } from '../sales/settle';

/** Orders that are looked at in one transaction. */
const AT_ONCE = 100;

/** Orders, in the order of their ids, that wait for something of a listing: to be known by its SKU, or for its print files. */
const waitingFor = (tx: Tx, containerId: string, listing: string, after: string) =>
  tx
    .selectFrom('orders as o')
    .select(['o._id', 'o.store_id'])
    .where('o.container_id', '=', containerId)
    .where('o.blocking_gate', 'in', ['matched', 'artwork'])
    .where('o._id', '>', after)
    .where((is) =>
      is.exists(
        is
          .selectFrom('order_lines as l')
          .innerJoin('item_infos as i', (join) => join.onRef('i.container_id', '=', 'l.container_id').on('i._id', '=', listing))
          .select('l._id')
          .whereRef('l.container_id', '=', 'o.container_id')
          .whereRef('l.order_id', '=', 'o._id')
          .where(sql<boolean>`(l.item_info_id = i._id or l.sku = i.sku or starts_with(l.sku, i.sku || '-'))`),
      ),
    )
    .orderBy('o._id')
    .limit(AT_ONCE)
    .execute();

/** What is missing of a listing's print files, or too soft, is drawn anew; what a line was given whole stays. */
const forgetLacking = (tx: Tx, containerId: string, listing: string, orderIds: readonly string[]) =>
  tx
    .updateTable('order_lines')
    .set({ print_files: null })
    .where('container_id', '=', containerId)
    .where('item_info_id', '=', listing)
    .where('order_id', 'in', orderIds)
    .where('print_files', 'is not', null)
    .where(
      sql<boolean>`(jsonb_array_length(print_files->'files') < greatest(1, (print_files->>'areas')::integer)
        or exists (select from jsonb_array_elements(print_files->'files') f where (f->>'dpi')::numeric < ${LEAST_DPI}))`,
    )
    .execute();

const payloadShape = z.object({ container_id: z.string(), item_info_id: z.string() });

/** Lets orders go on that waited for something in a listing or its mockup, once it was saved. */
export const awaitedListing: Errand = {
  name: 'awaited_listing',
  priority: 5,
  perform: async (services, payload) => {
    const { container_id, item_info_id } = payloadShape.parse(payload);
    for (let after = ''; ;) {
      const now = await services.marketNow();
      const rows = await services.inContainer(container_id, async (tx) => {
        const waiting = await waitingFor(tx, container_id, item_info_id, after);
        const ids = waiting.map(({ _id }) => _id);
        if (ids.length === 0) return waiting;
        await forgetLacking(tx, container_id, item_info_id, ids);
        for (const store of new Set(waiting.map(({ store_id }) => store_id))) {
          const ofStore = waiting.filter(({ store_id }) => store_id === store).map(({ _id }) => _id);
          await rematch(tx, container_id, store, ofStore);
        }
        await settleOrders(tx, container_id, ids, now);
        return waiting;
      });
      after = rows.at(-1)?._id ?? '';
      if (rows.length < AT_ONCE) return;
    }
  },
};
