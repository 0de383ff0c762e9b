import { sql } from 'kysely';
import { obstacleOf } from '../../domain/documents/document';
import type { BulkCode } from '../../domain/lists/bulk';
import { isOn } from '../integrations/settings';
import type { Tx } from '../kernel/context';
import { groupBy } from '../kernel/group-by';
import { dailyLimit, sharedToday } from './limit';

/** One listing at one store, and why it cannot be shared from there; null: it can. */
export interface PlannedShare {
  /** Of its row in `items`. */
  readonly _id: string;
  readonly item_info_id: string;
  readonly store_id: string;
  readonly store: string;
  readonly name: string;
  readonly image: string | null;
  /** Documents its store shares a day at most. */
  readonly limit: number;
  /** It has been shared before: that document is renewed. */
  readonly again: boolean;
  readonly obstacle: BulkCode | null;
}

/** Whether a job shares the item `i`, or is about to. */
const inHand = sql<boolean>`exists (select from jobs j where j.container_id = i.container_id and j.store_id = i.store_id
  and j.item_info_id = i.item_info_id and j.job_type = 'share_document' and j.status in ('waiting', 'pending'))`;

/** Jobs of a store that share something today once they are done. */
const waitingOf = async (tx: Tx, containerId: string, storeIds: readonly string[]) => {
  const rows = await tx
    .selectFrom('jobs as j')
    .innerJoin('items as i', (join) =>
      join
        .onRef('i.container_id', '=', 'j.container_id')
        .onRef('i.store_id', '=', 'j.store_id')
        .onRef('i.item_info_id', '=', 'j.item_info_id'),
    )
    .select(['i._id', 'j.store_id'])
    .where('j.container_id', '=', containerId)
    .where(sql<boolean>`j.store_id = any(${storeIds})`)
    .where('j.job_type', '=', 'share_document')
    .where('j.status', 'in', ['waiting', 'pending'])
    .execute();
  return rows;
};

/** Items by their own ids, or all of a listing's by the listing's. */
const found = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx
    .selectFrom('items as i')
    .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'i.container_id').onRef('s._id', '=', 'i.store_id'))
    .innerJoin('item_infos as l', (join) => join.onRef('l.container_id', '=', 'i.container_id').onRef('l._id', '=', 'i.item_info_id'))
    .leftJoin('shared_documents as d', (join) => join.onRef('d.container_id', '=', 'i.container_id').onRef('d._id', '=', 'i._id'))
    .where('i.container_id', '=', containerId)
    .where('s.trashed_at', 'is', null)
    .where(sql<boolean>`(i._id = any(${ids}) or i.item_info_id = any(${ids}))`)
    .select([
      ...(['i._id', 'i.item_info_id', 'i.store_id', 'i.external_url', 's.sto_name', 's.settings', 'l.name', 'l.custom_name'] as const),
      sql<string | null>`l.images->0->>'src'`.as('image'),
      sql<boolean>`coalesce(d.url is not null, false)`.as('again'),
      inHand.as('in_hand'),
    ])
    .orderBy('i.store_id')
    .orderBy('i._id')
    .execute();

/**
 * What sharing would do: for each id every place it means, in the order of the ids, so that of more than a store may share today the first ones are.
 * An id is an item's, or a listing's, which means all of its items.
 */
export const planShares = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PlannedShare[]>> => {
  const rows = await found(tx, containerId, ids);
  const storeIds = [...new Set(rows.map(({ store_id }) => store_id))];
  const on = await isOn(tx, containerId, 'issuu');
  const { shared } = await sharedToday(tx, containerId, storeIds);
  const used = new Map(storeIds.map((id) => [id, new Set(shared.get(id))]));
  for (const { _id, store_id } of await waitingOf(tx, containerId, storeIds)) used.get(store_id)?.add(_id);
  const plans = new Map<string, PlannedShare>();
  const planned = (row: (typeof rows)[number]): PlannedShare => {
    const known = plans.get(row._id);
    if (known) return known;
    const [limit, today] = [dailyLimit(row.settings), used.get(row.store_id) ?? new Set<string>()];
    const name = row.custom_name || row.name;
    const obstacle = obstacleOf({
      on,
      token: Boolean(row.settings.issuu_token),
      inHand: row.in_hand,
      onSale: row.external_url !== null,
      name,
      pictured: Boolean(row.image),
      room: limit === 0 || today.size < limit,
    });
    if (obstacle === null) today.add(row._id);
    const { _id, item_info_id, store_id, sto_name: store, image, again } = row;
    const plan = { _id, item_info_id, store_id, store, name, image, limit, again, obstacle };
    plans.set(_id, plan);
    return plan;
  };
  const byId = groupBy(
    rows.flatMap((row) => [row._id, row.item_info_id].map((id) => ({ id, row }))),
    ({ id }) => id,
  );
  return new Map(ids.map((id) => [id, (byId.get(id) ?? []).map(({ row }) => planned(row))]));
};
