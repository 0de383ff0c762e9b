import { z } from 'zod';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import { keepMarks } from '../erasures/erased-marks';
import type { ErasureRow } from '../erasures/tables';
import type { Errand, Round } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import { MINUTE, unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { findBlocker, findBuyerScope } from './buyer-scope';
import { eraseConversations } from './erase-conversations';
import { unusedMailKeys } from './erase-files';
import { eraseOrders, erasePayments } from './erase-orders';
import { eraseTraces } from './erase-traces';

const TASK = 'erase_buyer';

const holdErasure = (tx: Tx, containerId: string, id: string): Promise<ErasureRow | undefined> =>
  tx.selectFrom('erasures').selectAll().where('container_id', '=', containerId).where('_id', '=', id).forUpdate().executeTakeFirst();

const writeErasure = async (tx: Tx, { container_id, _id }: Pick<ErasureRow, 'container_id' | '_id'>, change: object): Promise<void> => {
  await tx.updateTable('erasures').set(change).where('container_id', '=', container_id).where('_id', '=', _id).execute();
  await tellChanged(tx, container_id, ['erasures', 'orders', 'supports', 'paypalItems', 'orderTasks', 'trackings']);
};

/** Erases every row of the buyer at once, so that nobody sees half of it; what is left to do afterwards stands in the request. */
const eraseRows = async (tx: Tx, services: Services, erasure: ErasureRow, now: number): Promise<void> => {
  const { container_id, seed_id } = erasure;
  const scope = seed_id === null ? undefined : await findBuyerScope(tx, container_id, seed_id);
  // Somebody deleted the order or the conversation meanwhile, or retention erased it.
  if (!scope) return writeErasure(tx, erasure, { state: 'done', seed_id: null, finished_at: unixNow() });
  const blocker = await findBlocker(tx, container_id, scope, now);
  if (blocker) return writeErasure(tx, erasure, { state: 'blocked', seed_id: null, finished_at: unixNow(), blocked_by: blocker.number });
  await keepMarks(tx, services, container_id, scope.marks, now);
  await erasePayments(tx, container_id, scope.paypalIds, now);
  const talked = await eraseConversations(tx, container_id, scope.supportIds, scope.email, now);
  const { tasks, storageKeys } = await eraseOrders(tx, container_id, scope.orderIds, now);
  const { notifications } = await eraseTraces(tx, container_id, {
    identifiers: scope.identifiers,
    uniqueIdentifiers: scope.uniqueIdentifiers,
    rowIds: [...scope.orderIds, ...scope.supportIds, ...scope.paypalIds],
    storeIds: [...new Set(scope.orders.map(({ store_id }) => store_id))],
  });
  await writeErasure(tx, erasure, {
    state: 'files',
    seed_id: null,
    storage_keys: [...talked.storageKeys, ...storageKeys],
    counts: jsonb({
      orders: scope.orderIds.length,
      tasks,
      conversations: talked.conversations,
      messages: talked.messages,
      files: talked.files,
      payments: scope.paypalIds.length,
      notifications,
    }),
  });
};

/** Removes the bytes of files whose rows are gone. Removed twice is removed once. */
const removeBytes = async (services: Services, containerId: string, keys: readonly string[]): Promise<void> => {
  const unused = new Set(await services.inContainer(containerId, (tx) => unusedMailKeys(tx, containerId, keys)));
  for (const key of keys) if (unused.has(key)) await services.storage.remove(key);
};

/**
 * Carries out one request to erase a buyer. It may be killed at any moment and done again: the rows go in one transaction, then their files, and only
 * then it is done.
 */
export const eraseBuyer = async (
  services: Services,
  { container_id, erasure_id }: { readonly container_id: string; readonly erasure_id: string },
): Promise<void> => {
  const now = await services.marketNow();
  const erasure = await services.inContainer(container_id, async (tx) => {
    const waiting = await holdErasure(tx, container_id, erasure_id);
    if (waiting?.state === 'waiting') await eraseRows(tx, services, waiting, now);
    return holdErasure(tx, container_id, erasure_id);
  });
  if (erasure?.state !== 'files') return;
  await removeBytes(services, container_id, erasure.storage_keys);
  await services.inContainer(container_id, async (tx) => {
    if (erasure.requested_by !== '') return writeErasure(tx, erasure, { state: 'done', storage_keys: [], finished_at: unixNow() });
    // What retention removed was requested by nobody and is listed nowhere.
    await tx.deleteFrom('erasures').where('container_id', '=', container_id).where('_id', '=', erasure_id).execute();
  });
};

const payloadShape = z.object({ container_id: z.string(), erasure_id: z.string() });

export const eraseBuyerJob: Errand = {
  name: TASK,
  priority: 0,
  perform: (services, payload) => eraseBuyer(services, payloadShape.parse(payload)),
};

/** One queue for a workspace: two erasures of one buyer follow each other. */
export const enqueueErasure = (tx: Tx, erasure_id: string): Promise<void> =>
  enqueue(tx, [{ task: TASK, queue: 'erasures', priority: 0, key: `erasure:${erasure_id}`, payload: { erasure_id } }]);

const AT_ONCE = 100;

/** Puts requests that were cut short, or came back by a restore, into the queue again. */
const resumeErasures = async (services: Services): Promise<void> => {
  const rows = await services.db
    .selectFrom('erasures')
    .select(['container_id', '_id'])
    .where('state', 'in', ['waiting', 'files'])
    .where('requested_at', '<', unixNow() - MINUTE)
    .orderBy('requested_at')
    .limit(AT_ONCE)
    .execute();
  for (const { container_id, _id } of rows) await services.inContainer(container_id, (tx) => enqueueErasure(tx, _id));
};

export const resumingOfErasures: Round = { name: 'unfinished erasures', pause: 60_000, run: resumeErasures };
