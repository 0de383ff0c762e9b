import type { Order, OrderPerson } from '../../contract/generated/resolvers';
import { PLATFORMS } from '../../domain/platforms';
import { riskOf } from '../../domain/sales/deadlines';
import { asIdentity } from '../db/tenancy';
import type { Tx } from '../kernel/context';
import { groupBy } from '../kernel/group-by';
import { toItemStore } from '../stores/rows';
import { readDesk } from './desk';
import { ordersById, type ListedOrder } from './list';
import { ownPictures } from './own-pictures';
import type { OrderLineRow } from './tables';

/** People by their ids, whoever they were: who has left is named as well. The tenant role may not read people, so the members of others are left out. */
export const peopleOf = async (
  tx: Tx,
  containerId: string,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => OrderPerson | null> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return () => null;
  const people = await asIdentity(tx, (identity) =>
    identity
      .selectFrom('users as u')
      .innerJoin('memberships as m', 'm.user_id', 'u._id')
      .where('m.container_id', '=', containerId)
      .where('u._id', 'in', wanted)
      .select(['u._id', 'u.email', 'u.name'])
      .execute(),
  );
  const byId = new Map(people.map(({ _id, name, email }) => [_id, { _id, name: name || email }]));
  return (id) => (id === null ? null : (byId.get(id) ?? null));
};

/** The lines of orders, by the order, in the order's own sequence; those the shop took out are left out. */
const linesOf = async (tx: Tx, containerId: string, orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderLineRow[]>> => {
  const rows =
    orderIds.length === 0
      ? []
      : await tx
          .selectFrom('order_lines')
          .selectAll()
          .where('container_id', '=', containerId)
          .where('order_id', 'in', orderIds)
          .where('quantity', '>', 0)
          .orderBy('place')
          .execute();
  return groupBy(rows, ({ order_id }) => order_id);
};

/** Orders as the contract shows them. `now`: by the market's clock. */
export const toOrders = async (tx: Tx, containerId: string, rows: readonly ListedOrder[], now: number): Promise<Order[]> => {
  const { zone } = await readDesk(tx, containerId);
  const lines = await linesOf(
    tx,
    containerId,
    rows.map(({ _id }) => _id),
  );
  const pictures = await ownPictures(tx, containerId, [...lines.values()].flat());
  const person = await peopleOf(
    tx,
    containerId,
    rows.flatMap(({ assignee, hold_by }) => [assignee, hold_by]),
  );
  return rows.map((row) => ({
    ...row,
    store: toItemStore(row),
    external_url: row.removed === null ? PLATFORMS[row.sto_type].orderPage(row.website, row.platform_id) : null,
    items: (lines.get(row._id) ?? []).map((line) => ({ ...line, image: pictures(line) ?? line.image })),
    cost: row.cost / 100,
    fees: row.fees / 100,
    profit: row.profit === null ? null : row.profit / 100,
    gates: row.gates.map((gate) => ({ ...gate })),
    hold: row.hold_reason && { reason: row.hold_reason, until: row.hold_until, by: person(row.hold_by) },
    risk: riskOf(row, now, zone),
    as_of: now,
    assignee: person(row.assignee),
    notes: { buyer: row.note_buyer, internal: row.note_internal, gift: row.note_gift },
  }));
};

/** The same of some ids, for whoever changed them. */
export const findOrders = async (tx: Tx, containerId: string, ids: readonly string[], now: number): Promise<Order[]> =>
  toOrders(tx, containerId, await ordersById(tx, containerId, ids), now);
