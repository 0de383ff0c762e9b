import type { Round } from '../jobs/kind';
import { findErased, marksOfOrder, type BuyerMark } from '../erasures/erased-marks';
import { newId } from '../db/ids';
import { unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { enqueueErasure } from './erase-buyer';

const CHUNK = 1000;

interface Kept {
  readonly _id: string;
  readonly marks: readonly BuyerMark[];
  readonly at: number;
}

const ordersAfter = async (tx: Tx, containerId: string, after: string): Promise<readonly Kept[]> => {
  const rows = await tx
    .selectFrom('orders as o')
    .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'o.container_id').onRef('s._id', '=', 'o.store_id'))
    .select(['o._id', 'o.platform_id', 'o.buyer', 'o.buyer_account', 'o.created_at', 's.website'])
    .where('o.container_id', '=', containerId)
    .where('o._id', '>', after)
    .where('o.erased_at', 'is', null)
    .orderBy('o._id')
    .limit(CHUNK)
    .execute();
  return rows.map(({ _id, website, created_at, buyer_account, ...order }) => ({
    _id,
    marks: marksOfOrder(website, { ...order, buyer_account: buyer_account ?? undefined }),
    at: created_at,
  }));
};

const conversationsAfter = async (tx: Tx, containerId: string, after: string): Promise<readonly Kept[]> => {
  const rows = await tx
    .selectFrom('supports')
    .select(['_id', 'buyer_email', 'last_message_at'])
    .where('container_id', '=', containerId)
    .where('_id', '>', after)
    .where('buyer_email', 'is not', null)
    .orderBy('_id')
    .limit(CHUNK)
    .execute();
  return rows.map(({ _id, buyer_email, last_message_at }) => ({
    _id,
    marks: [{ by: 'email', email: buyer_email ?? '' }],
    at: last_message_at,
  }));
};

/** Requests the erasure of what belongs to erased buyers. One request erases all of a buyer, and those after it find nothing. */
const requestAgain = async (services: Services, containerId: string, readAfter: typeof ordersAfter): Promise<void> => {
  for (let after = ''; ;) {
    const last = await services.inContainer(containerId, async (tx) => {
      const kept = await readAfter(tx, containerId, after);
      const erased = await findErased(tx, services, containerId, kept);
      for (const { _id } of kept.filter((_each, place) => erased[place])) {
        const row = { _id: newId(), seed_id: _id, requested_by: 'restore', requested_at: unixNow(), finished_at: null, blocked_by: null };
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('erasures')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows) await enqueueErasure(tx, row._id);
      }
      return kept.length < CHUNK ? null : (kept.at(-1)?._id ?? null);
    });
    if (last === null) return;
    after = last;
  }
};

/** Erases again whom a restored backup brought back. Cut short, it begins anew. */
export const replayErasures = async (services: Services): Promise<void> => {
  const workspaces = await services.db.selectFrom('erased_marks').select('container_id').distinct().where('replayed', '=', false).execute();
  for (const { container_id } of workspaces) {
    await requestAgain(services, container_id, ordersAfter);
    await requestAgain(services, container_id, conversationsAfter);
    await services.inContainer(container_id, (tx) =>
      tx
        .updateTable('erased_marks')
        .set({ replayed: true })
        .where('container_id', '=', container_id)
        .where('replayed', '=', false)
        .execute(),
    );
  }
};

export const replayOfErasures: Round = { name: 'erasures after a restore', pause: 60_000, run: replayErasures };
