import { refusalIn } from '../kernel/language';
import { jsonb } from '../db/json';
import { beginShares } from '../documents/share';
import { planShares } from '../documents/plan';
import type { DocumentStatus } from '../../domain/documents/document';
import type { JobMessage } from '../jobs/tables';
import { unixNow } from '../kernel/clock';
import type { RequestContext } from '../kernel/context';

const AN_HOUR = 60 * 60;

/** How the first of the shop's items come to stand; the others are shared with nobody. */
const STATES: readonly DocumentStatus[] = ['shared', 'waiting', 'failed', 'unknown', 'shared'];

const LOST: JobMessage = {
  code: 'timeout',
  msg: refusalIn('en', 'shop.timeout', { host: 'api.issuu.com', seconds: 30 }),
  refusal: 'shop.timeout',
  values: { host: 'api.issuu.com', seconds: 30 },
};
const BUSY: JobMessage = { code: 'converting', msg: refusalIn('en', 'issuu.converting', {}), refusal: 'issuu.converting', values: {} };
const full = (store: string): JobMessage => ({
  code: 'plan_full',
  msg: refusalIn('en', 'issuu.planFull', { store }),
  refusal: 'issuu.planFull',
  values: { store },
});

/** Documents of the demo's first shop in every status; what was shared before stays as it is. */
export const makeDocuments = ({ services, container }: RequestContext, storeId: string): Promise<void> =>
  services.inContainer(container._id, async (tx) => {
    const known = await tx
      .selectFrom('shared_documents')
      .select('_id')
      .where('container_id', '=', container._id)
      .limit(1)
      .executeTakeFirst();
    if (known) return;
    const items = await tx
      .selectFrom('items')
      .select('_id')
      .where('container_id', '=', container._id)
      .where('store_id', '=', storeId)
      .orderBy('_id')
      .limit(STATES.length)
      .execute();
    const plans = await planShares(
      tx,
      container._id,
      items.map(({ _id }) => _id),
    );
    const shares = [...plans.values()].flat().filter(({ obstacle }) => obstacle === null);
    const at = { container_id: container._id, store_id: storeId };
    const ofStatus = (...wanted: readonly DocumentStatus[]) => shares.filter((_share, n) => wanted.some((status) => status === STATES[n]));
    if (shares.length === 0) return;
    for (const share of ofStatus('shared', 'waiting')) await beginShares(tx, at, [share]);
    // One of them Issuu was too busy for; it is tried again in an hour.
    await tx
      .updateTable('jobs')
      .set({ due_at: unixNow() + AN_HOUR, failures: 1, msg: jsonb(BUSY) })
      .where('container_id', '=', container._id)
      .where('job_type', '=', 'share_document')
      .where('item_info_id', 'in', ['', ...ofStatus('waiting').map(({ item_info_id }) => item_info_id)])
      .execute();
    const now = unixNow();
    for (const status of ['failed', 'unknown'] as const)
      for (const { _id, item_info_id, store } of ofStatus(status))
        await tx
          .insertInto('shared_documents')
          .values({
            _id,
            item_info_id,
            store_id: storeId,
            status,
            msg: jsonb(status === 'failed' ? full(store) : LOST),
            created_at: now,
            updated_at: now,
          })
          .execute();
  });
