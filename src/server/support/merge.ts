import { sql } from 'kysely';
import { joined, NEW_STANDING, type Standing } from '../../domain/support/standing';
import type { BusinessHours } from '../../domain/tasks/business-hours';
import { newId } from '../db/ids';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds, someIds } from '../kernel/input';
import { operation, type MutationOperations } from '../kernel/operation';
import { readDesk } from '../sales/desk';
import { findSupports } from './rows';
import type { MessageRow, SupportRow } from './tables';
import { findLatest, holdSupport, holdSupports, standingOf, writeSupport } from './threads';

/** What stands in the way of putting one into another: they have to be of one store, and with one buyer, who would read of the other's matter. */
const refuseStrangers = (into: SupportRow, support: SupportRow): void => {
  if (support._id === into._id) throw new UserError('support.intoItself', { field: 'into' });
  if (support.merged_into !== null || into.merged_into !== null) throw new UserError('support.merged', { code: 'CONFLICT' });
  if (into.status === 'Closed') throw new UserError('support.closed', { code: 'CONFLICT', field: 'into' });
  if (support.store_id !== into.store_id) throw new UserError('support.otherStore', { field: 'ids' });
  if (support.buyer_email !== into.buyer_email && support.buyer_email !== null && into.buyer_email !== null)
    throw new UserError('support.otherBuyer', { field: 'ids' });
};

const idsOf = async (tx: Tx, { container_id, _id }: SupportRow): Promise<readonly Pick<MessageRow, '_id' | 'status'>[]> =>
  tx
    .selectFrom('messages')
    .select(['_id', 'status'])
    .where('container_id', '=', container_id)
    .where('support_id', '=', _id)
    .orderBy('_id')
    .forUpdate()
    .execute();

/** The one that is merged stays as it was, so a split brings it back as it was. */
const mergeOne = async (tx: Tx, support: SupportRow, into: SupportRow, now: number, hours: BusinessHours): Promise<SupportRow> => {
  const before = standingOf(into);
  const after = joined(before, standingOf(support), { now, hours });
  await idsOf(tx, support);
  await tx
    .updateTable('messages')
    .set({ support_id: into._id, origin_id: sql<string>`coalesce(origin_id, support_id)` })
    .where('container_id', '=', support.container_id)
    .where('support_id', '=', support._id)
    .execute();
  await tx
    .updateTable('support_ratings')
    .set({ support_id: into._id })
    .where('container_id', '=', support.container_id)
    .where('support_id', '=', support._id)
    .execute();
  // What was merged into it before is in the other one too from now on.
  await tx
    .updateTable('supports')
    .set({ merged_into: into._id })
    .where('container_id', '=', support.container_id)
    .where('merged_into', '=', support._id)
    .execute();
  await writeSupport(tx, support, { merged_into: into._id, merge: { before, after } }, now);
  const columns = { ...after, ...(await findLatest(tx, into)), buyer_email: into.buyer_email ?? support.buyer_email };
  return writeSupport(tx, into, columns, now);
};

export const supportMerge: MutationOperations['supportMerge'] = operation({
  rule: { module: 'messenger', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { ids, into }, { container }, now) => {
    const [wanted, target] = [someIds(ids, 'ids'), into.trim()];
    const held = await holdSupports(tx, container._id, [...new Set([...wanted, target])].toSorted());
    const { hours } = await readDesk(tx, container._id);
    let whole = held.find(({ _id }) => _id === target);
    if (!whole) throw new UserError('support.missing', { code: 'NOT_FOUND', field: 'into' });
    for (const id of wanted) {
      const support = held.find(({ _id }) => _id === id);
      if (!support) throw new UserError('support.missing', { code: 'NOT_FOUND', field: 'ids' });
      refuseStrangers(whole, support);
      whole = await mergeOne(tx, support, whole, now, hours);
    }
    const [merged] = await findSupports(tx, container._id, [target], now);
    if (!merged) throw new UserError('support.missing', { code: 'NOT_FOUND' });
    return merged;
  },
});

const sameStanding = (a: Standing, b: Standing): boolean => JSON.stringify(standingOf(a)) === JSON.stringify(standingOf(b));

/** A conversation gets its own messages back. What the other became by the merge is undone where nobody has changed it since. */
const giveBack = async (tx: Tx, from: SupportRow, origin: SupportRow, rows: readonly MessageRow[], now: number): Promise<SupportRow> => {
  await tx
    .updateTable('messages')
    .set({ support_id: origin._id, origin_id: null })
    .where('container_id', '=', origin.container_id)
    .where(
      '_id',
      'in',
      rows.map(({ _id }) => _id),
    )
    .execute();
  const { merge } = origin;
  await writeSupport(tx, origin, { merged_into: null, merge: null, ...(await findLatest(tx, origin)) }, now);
  const undone = merge && sameStanding(merge.after, from) ? merge.before : {};
  return writeSupport(tx, from, { ...undone, ...(await findLatest(tx, from)) }, now);
};

/** Some messages become a conversation of their own. */
const takeOut = async (tx: Tx, from: SupportRow, rows: readonly MessageRow[], now: number): Promise<SupportRow> => {
  const ids = rows.map((row) => row._id);
  // A message that is split off is another matter, which its own mail names.
  const named = rows.toSorted((a, b) => a.created_at - b.created_at).find((row) => row.direction === 'in' && row.subject !== null);
  const subject = named?.subject ?? from.subject;
  const { container_id, store_id, order_id, buyer_name, buyer_email, channel, shop_thread, shop_closed, assignee, status } = from;
  const _id = newId();
  const standing: Standing = { ...NEW_STANDING, status: status === 'New' ? 'New' : 'Inprocess', priority: from.priority };
  await tx
    .insertInto('supports')
    .values({
      _id,
      container_id,
      store_id,
      order_id,
      subject,
      buyer_name,
      buyer_email,
      channel,
      shop_thread,
      shop_closed,
      assignee,
      ...standing,
      first_in_at: from.first_in_at,
      last_in_at: from.last_in_at,
      first_answer_at: from.first_answer_at,
      // What waits for an answer waits in both until somebody says otherwise.
      due_at: from.due_at,
      soon_at: from.soon_at,
      last_message_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx.updateTable('messages').set({ support_id: _id }).where('container_id', '=', container_id).where('_id', 'in', ids).execute();
  const made = await holdSupport(tx, container_id, _id);
  await writeSupport(tx, made, await findLatest(tx, made), now);
  return writeSupport(tx, from, await findLatest(tx, from), now);
};

const chosen = async (tx: Tx, from: SupportRow, { container }: RequestContext, typed: readonly string[]): Promise<MessageRow[]> => {
  const ids = cleanIds(typed);
  const all = await idsOf(tx, from);
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('messages')
          .selectAll()
          .where('container_id', '=', container._id)
          .where('support_id', '=', from._id)
          .where('_id', 'in', ids)
          .orderBy('_id')
          .execute();
  if (rows.length === 0 || rows.length < ids.length)
    throw new UserError('support.messageMissing', { code: 'NOT_FOUND', field: 'message_ids' });
  if (rows.length === all.length) throw new UserError('support.splitAll', { field: 'message_ids' });
  if (rows.some(({ status }) => status === 'scheduled' || status === 'sending'))
    throw new UserError('support.splitOnWay', { code: 'CONFLICT', field: 'message_ids' });
  return rows;
};

export const supportSplit: MutationOperations['supportSplit'] = operation({
  rule: { module: 'messenger', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, message_ids }, context, now) => {
    const { container } = context;
    const named = await tx
      .selectFrom('messages')
      .select('origin_id')
      .distinct()
      .where('container_id', '=', container._id)
      .where('support_id', '=', _id.trim())
      .where('origin_id', 'is not', null)
      .execute();
    const held = await holdSupports(tx, container._id, [_id.trim(), ...named.flatMap(({ origin_id }) => origin_id ?? [])].toSorted());
    let from = held.find((each) => each._id === _id.trim());
    if (!from) throw new UserError('support.missing', { code: 'NOT_FOUND' });
    const rows = await chosen(tx, from, context, message_ids);
    for (const origin of new Set(rows.map(({ origin_id }) => origin_id))) {
      const those = rows.filter(({ origin_id }) => origin_id === origin);
      const back = held.find((each) => each._id === origin);
      from = back ? await giveBack(tx, from, back, those, now) : await takeOut(tx, from, those, now);
    }
    const [left] = await findSupports(tx, container._id, [from._id], now);
    if (!left) throw new UserError('support.missing', { code: 'NOT_FOUND' });
    return left;
  },
});
