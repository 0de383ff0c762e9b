import { foldCounts } from '../db/kept-counts';
import type { Round } from '../jobs/kind';
import { whereOn } from '../integrations/settings';
import type { Services } from '../kernel/context';
import { actsDue, enqueueAct } from './act-errand';
import { takeDue } from './fetch';
import { enqueuePush, readWaiting } from './push';

const A_ROUND = 200;

/** Has the accounts read whose time has come. */
const fetchDue = async (services: Services): Promise<void> => {
  const now = await services.marketNow();
  const due = await services.db
    .selectFrom('paypal_accounts')
    .select(['container_id', '_id as account_id'])
    .where('trashed_at', 'is', null)
    .where('status', '!=', 'Invalid')
    .where('next_fetch_at', '<=', now)
    .where(whereOn('paypal', 'paypal_accounts.container_id'))
    .orderBy('next_fetch_at')
    .limit(A_ROUND)
    .execute();
  for (const ref of due) await takeDue(services, ref, now);
};

/** Has PayPal told of numbers and answers that are due for it. */
const pushDue = async (services: Services): Promise<void> => {
  const now = await services.marketNow();
  for (const { container_id, ...act } of await actsDue(services, now, A_ROUND))
    await services.inContainer(container_id, (tx) => enqueueAct(tx, act));
  const due = await readWaiting(services, now, A_ROUND);
  for (const { container_id, account_id } of due) await services.inContainer(container_id, (tx) => enqueuePush(tx, account_id));
};

export const scheduleOfPaypal: Round = { name: 'schedule of PayPal', pause: 2000, run: fetchDue };
export const scheduleOfPaypalPushes: Round = { name: 'schedule of PayPal pushes', pause: 2000, run: pushDue };

export const foldPaypalCounts: Round = {
  name: 'counts of PayPal items',
  pause: 20_000,
  run: ({ db }) => foldCounts(db, 'paypal_counts'),
};
