import { sql, type RawBuilder } from 'kysely';
import { CLOSED_STATUSES } from '../../domain/sales/order-status';
import { RETENTION_RULES, retentionDays, type RetentionDays, type RetentionKind } from '../../domain/settings/retention';
import { tellChanged } from '../db/channel';
import { newId } from '../db/ids';
import { DAY, unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { enqueueErasure } from './erase-buyer';
import { eraseConversations } from './erase-conversations';
import { unusedMailKeys } from './erase-files';
import { eraseOrders, erasePayments } from './erase-orders';

/** Rows of one transaction: few enough that nobody who wants one of them waits long. */
const CHUNK = 100;
/** Chunks of one kind and workspace in one run; the next run goes on. */
const MOST_CHUNKS = 20;
/** Rows one statement deletes of what nobody else holds. */
const LOG_CHUNK = 5000;

/** Bytes are removed by the same job as those of an erased buyer, which survives being killed. */
const removeLater = async (tx: Tx, storageKeys: readonly string[]): Promise<void> => {
  if (storageKeys.length === 0) return;
  const _id = newId();
  await tx
    .insertInto('erasures')
    .values({
      _id,
      state: 'files',
      seed_id: null,
      storage_keys: [...storageKeys],
      requested_by: '',
      requested_at: unixNow(),
      finished_at: null,
      blocked_by: null,
    })
    .execute();
  await enqueueErasure(tx, _id);
};

/** Orders that could not be read and that no store has sent again since. */
const deleteOldSetAside = async (tx: Tx, containerId: string, before: number): Promise<void> => {
  await tx.deleteFrom('set_aside_orders').where('container_id', '=', containerId).where('updated_at', '<', before).execute();
};

/** Buyers of orders that are closed, or of which nothing was heard since; an open dispute needs its buyer. Returns how many it found. */
const eraseOldOrders = async (tx: Tx, containerId: string, before: number, now: number): Promise<number> => {
  await deleteOldSetAside(tx, containerId, before);
  const orders = await tx
    .selectFrom('orders as o')
    .select('o._id')
    .where('o.container_id', '=', containerId)
    .where('o.erased_at', 'is', null)
    .where('o.status', 'in', [...CLOSED_STATUSES, 'Shipped', 'Returned'])
    .where('o.updated_at', '<', before)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('paypal_items as p')
            .select('p._id')
            .whereRef('p.container_id', '=', 'o.container_id')
            .whereRef('p.order_id', '=', 'o._id')
            .where(sql<boolean>`p.dispute ->> 'status' <> 'RESOLVED'`),
        ),
      ),
    )
    .orderBy('o.updated_at')
    .limit(CHUNK)
    .execute();
  if (orders.length === 0) return 0;
  const ids = orders.map(({ _id }) => _id);
  const payments = await tx
    .selectFrom('paypal_items')
    .select('_id')
    .where('container_id', '=', containerId)
    .where('order_id', 'in', ids)
    .execute();
  await erasePayments(
    tx,
    containerId,
    payments.map(({ _id }) => _id),
    now,
  );
  const { storageKeys } = await eraseOrders(tx, containerId, ids, now);
  await removeLater(tx, storageKeys);
  await tellChanged(tx, containerId, ['orders', 'orderTasks', 'paypalItems']);
  return orders.length;
};

const eraseOldConversations = async (tx: Tx, containerId: string, before: number, now: number): Promise<number> => {
  const supports = await tx
    .selectFrom('supports')
    .select('_id')
    .where('container_id', '=', containerId)
    .where('status', 'in', ['Resolved', 'Closed'])
    .where('last_message_at', '<', before)
    .orderBy('last_message_at')
    .limit(CHUNK)
    .execute();
  if (supports.length === 0) return 0;
  const { storageKeys } = await eraseConversations(
    tx,
    containerId,
    supports.map(({ _id }) => _id),
    null,
    now,
  );
  await removeLater(tx, storageKeys);
  await tellChanged(tx, containerId, ['supports']);
  return supports.length;
};

/** Files that came by mail, whose messages stay. What an agent attached is an upload of the workspace and stays until its conversation goes. */
const eraseOldAttachments = async (tx: Tx, containerId: string, before: number): Promise<number> => {
  const { rows } = await sql<{ storage_key: string }>`delete from message_files f using (
      select f._id from message_files f join messages m on m.container_id = f.container_id and m._id = f.message_id
      where f.container_id = ${containerId} and f.storage_key is not null and m.created_at < ${before} order by m.created_at limit ${CHUNK}) old
    where f.container_id = ${containerId} and f._id = old._id returning f.storage_key`.execute(tx);
  await removeLater(
    tx,
    await unusedMailKeys(
      tx,
      containerId,
      rows.map(({ storage_key }) => storage_key),
    ),
  );
  if (rows.length > 0) await tellChanged(tx, containerId, ['supports']);
  return rows.length;
};

type EraseOld = (tx: Tx, containerId: string, before: number, now: number) => Promise<number>;

const BY_CHUNKS: Readonly<Partial<Record<RetentionKind, EraseOld>>> = {
  conversations: eraseOldConversations,
  attachments: eraseOldAttachments,
  buyers: eraseOldOrders,
};

const eraseOldOf = async (services: Services, containerId: string, set: RetentionDays, now: number): Promise<void> => {
  for (const [kind, eraseOld] of Object.entries(BY_CHUNKS)) {
    const before = now - retentionDays(set, kind as RetentionKind) * DAY;
    for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1)
      if ((await services.inContainer(containerId, (tx) => eraseOld(tx, containerId, before, now))) < CHUNK) break;
  }
};

/** The days of a kind in the workspace of a row, in SQL. */
const daysOf = (kind: RetentionKind, containerId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`coalesce((select (d.retention ->> ${kind})::integer from desk_settings d where d.container_id = ${containerId}), ${RETENTION_RULES[kind].usual}::integer)`;

/** Deletes rows until none is left, some at a time. */
const deleteInChunks = async ({ db }: Pick<Services, 'db'>, statement: RawBuilder<unknown>): Promise<void> => {
  for (;;) {
    const { numAffectedRows } = await statement.execute(db);
    if (Number(numAffectedRows ?? 0n) < LOG_CHUNK) return;
  }
};

const deleteOldLogs = async (services: Services): Promise<void> => {
  const now = unixNow();
  await deleteInChunks(
    services,
    sql`delete from notifications where (container_id, _id) in (select n.container_id, n._id from notifications n
      where n.created_at < ${now} - ${daysOf('notifications', sql`n.container_id`)} * ${DAY}::integer limit ${LOG_CHUNK})`,
  );
  await deleteInChunks(
    services,
    sql`delete from job_attempts where (container_id, job_id, number) in (select a.container_id, a.job_id, a.number from job_attempts a
      where a.outcome is not null and a.started_at < ${now} - ${daysOf('job_logs', sql`a.container_id`)} * ${DAY}::integer limit ${LOG_CHUNK})`,
  );
  // A sign-in belongs to a person, who may be in several workspaces: the strictest counts. A try at no account belongs to none.
  await deleteInChunks(
    services,
    sql`delete from login_events where _id in (select e._id from login_events e
      where e.created_at < ${now} - coalesce((select min(${daysOf('sign_ins', sql`m.container_id`)}) from memberships m where m.user_id = e.user_id),
        ${RETENTION_RULES.sign_ins.usual}::integer) * ${DAY}::integer limit ${LOG_CHUNK})`,
  );
};

/** Erases what every workspace keeps longer than its settings say. Several servers may do it at once. */
export const applyRetention = async (services: Services): Promise<void> => {
  await deleteOldLogs(services);
  const now = await services.marketNow();
  const workspaces = await services.db
    .selectFrom('containers as c')
    .leftJoin('desk_settings as d', 'd.container_id', 'c._id')
    .select(['c._id', 'd.retention'])
    .execute();
  for (const { _id, retention } of workspaces) await eraseOldOf(services, _id, retention ?? {}, now);
};
