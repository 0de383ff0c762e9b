import { sql } from 'kysely';
import type { MutationPushRetryArgs, Push } from '../../contract/generated/resolvers';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds } from '../kernel/input';
import { addPushes } from './push-groups';
import { keepCells, keepPush, readPushes } from './push-matrix';

/** The rejected cells of a push with what their jobs knew. */
const rejectedCells = (tx: Tx, containerId: string, { _id, store_id, ids }: MutationPushRetryArgs) =>
  tx
    .selectFrom('push_cells as cell')
    .innerJoin('jobs as job', (join) =>
      join.onRef('job.container_id', '=', 'cell.container_id').onRef('job._id', '=', 'cell.job_id').on('job.status', '=', 'rejected'),
    )
    .select(['cell.place', 'cell.store_id', 'cell.item_info_id', 'job._id as job_id', 'job.data'])
    .where('cell.container_id', '=', containerId)
    .where('cell.push_id', '=', _id.trim())
    .$if(Boolean(store_id), (cells) => cells.where('cell.store_id', '=', store_id?.trim() ?? ''))
    .$if(Boolean(ids), (cells) => cells.where(sql<boolean>`cell.item_info_id = any(${cleanIds(ids ?? [])})`))
    .orderBy('cell.place')
    .execute();

/** Puts what was rejected of a push back in the queue, and nothing else. Throws where nothing was. */
export const retryPush = async (tx: Tx, containerId: string, args: MutationPushRetryArgs): Promise<Push> => {
  const push = await tx
    .selectFrom('pushes')
    .select(['_id', 'groups', 'count', 'store_ids'])
    .where('container_id', '=', containerId)
    .where('_id', '=', args._id.trim())
    .forUpdate()
    .executeTakeFirst();
  if (!push) throw new UserError('push.missing', { code: 'NOT_FOUND', field: '_id' });
  const cells = await rejectedCells(tx, containerId, args);
  if (cells.length === 0) throw new UserError('push.nothingFailed', { code: 'CONFLICT' });
  const groups: Record<string, string> = {};
  for (const store_id of push.store_ids.toSorted()) {
    const own = cells.filter((cell) => cell.store_id === store_id);
    if (own.length === 0) continue;
    const store = { container_id: containerId, store_id };
    const { group } = await addPushes(
      tx,
      store,
      own.map(({ item_info_id, data }) => ({ item_info_id, data })),
      push.groups[store_id],
    );
    if (group) groups[store_id] = group;
    await keepCells(
      tx,
      containerId,
      push._id,
      store_id,
      own.map(({ item_info_id: _id, place }) => ({ _id, place })),
    );
    // A new one stands in the place of each; both would count twice.
    await tx
      .deleteFrom('jobs')
      .where('container_id', '=', containerId)
      .where(sql<boolean>`_id = any(${own.map(({ job_id }) => job_id)})`)
      .where('status', '=', 'rejected')
      .execute();
  }
  await keepPush(tx, containerId, push, [], groups);
  const [now] = await readPushes(tx, containerId, [push._id]);
  if (!now) throw new UserError('push.missing', { code: 'NOT_FOUND', field: '_id' });
  return now;
};
