import { renewalOf, renewedEnd } from '../../domain/billing/renewal';
import { movementKey } from '../../domain/billing/wallet';
import { planEnd } from '../../domain/people/plan';
import { asIdentity } from '../db/tenancy';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { changeCredit } from './wallet';

/** What a container's plan is, and what another term of it costs. */
export interface Plan {
  /** Unix seconds; null: it never ends. */
  readonly end: number | null;
  readonly annually: boolean;
  readonly cents: number;
}

const COLUMNS = ['created_at', 'plan', 'plan_log', 'annually', 'unlimit_lifetime'] as const;

export const readPlan = async (tx: Tx, containerId: string): Promise<Plan> => {
  const row = await asIdentity(tx, (identity) =>
    identity.selectFrom('containers').select(COLUMNS).where('_id', '=', containerId).executeTakeFirstOrThrow(),
  );
  return { end: planEnd(row), annually: row.annually, cents: renewalOf(row).cents };
};

/**
 * Renews a plan out of the wallet: the movement and the plan's own log in one transaction. `end`: when it ends, as whoever renews it was shown;
 * where it ends at another time by now somebody has renewed it already, and nothing is paid again. Throws where the wallet holds too little.
 */
export const renewPlan = async (tx: Tx, containerId: string, end: number, by: string): Promise<void> => {
  const row = await asIdentity(tx, (identity) =>
    identity.selectFrom('containers').select(COLUMNS).where('_id', '=', containerId).forUpdate().executeTakeFirstOrThrow(),
  );
  const now = unixNow();
  const expires_at = renewedEnd(row, now);
  if (expires_at === null || planEnd(row) !== end) return;
  const { cents } = renewalOf(row);
  await changeCredit(tx, containerId, { kind: 'plan', key: movementKey.plan(end), from: 'wallet', to: 'plan', cents, by });
  await asIdentity(tx, (identity) =>
    identity
      .updateTable('containers')
      .set({ plan_log: JSON.stringify({ plan: row.plan, payment_at: now, expires_at }) })
      .where('_id', '=', containerId)
      .execute(),
  );
};
