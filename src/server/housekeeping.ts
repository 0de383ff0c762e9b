import { DAY, HOUR, MINUTE, unixNow } from './kernel/clock';
import type { Services } from './kernel/context';
import { IDLE_LIMIT } from './sign-in/tokens';
import { clearAllRemains, dropUnsentDocuments } from './files';
import { logFault } from './kernel/log';
import { measure } from './kernel/measure';
import { forgetOldRuns } from './rules/rounds';
import { forgetOldStatusChanges } from './support/rules/events';
import { applyRetention } from './privacy/retention';

/** Seconds. A retry comes within minutes, or with the browser's next start; a week covers a holiday weekend. */
const KEEP_ANSWERS = 7 * DAY;
/** Who acted as whom is asked about long after. */
const KEEP_LOGIN_AS = 365 * DAY;
/** A trigger of the table refuses to remove one earlier. */
const KEEP_AUDIT_EVENTS = 400 * DAY;
/** What was changed outside, as long as a shop may ask about it. */
const KEEP_EFFECTS = 90 * DAY;

/**
 * Removes what has no use any more: dead tokens, sessions and codes, old answers, remains of uploads, and what workspaces keep
 * no longer.
 */
export const tidyUp = async (services: Services): Promise<void> => {
  const { db } = services;
  const now = unixNow();
  for (const table of ['tokens', 'account_sessions'] as const) {
    await db
      .deleteFrom(table)
      .where((where) => where.or([where('expires_at', '<', now), where('last_used_at', '<', now - IDLE_LIMIT)]))
      .execute();
  }
  await db.deleteFrom('handover_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('invitations').where('expires_at', '<', now).execute();
  await db.deleteFrom('address_links').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  for (const table of ['email_changes', 'authenticator_setups', 'passkey_challenges', 'second_steps'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', now).execute();
  }
  await db.deleteFrom('store_doors').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('login_as')
    .where('created_at', '<', now - KEEP_LOGIN_AS)
    .execute();
  // A minute more, so that this clock may be ahead of the database's.
  await db
    .deleteFrom('audit_events')
    .where('created_at', '<', now - KEEP_AUDIT_EVENTS - MINUTE)
    .execute();
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', now - KEEP_ANSWERS)
    .execute();
  await db
    .deleteFrom('outside_effects')
    .where('sent_at', '<', new Date((now - KEEP_EFFECTS) * 1000))
    .execute();
  // An allowance nobody has taken from for a day is full.
  await db
    .deleteFrom('outside_allowances')
    .where('filled_at', '<', new Date((now - DAY) * 1000))
    .execute();
  await forgetOldRuns(services);
  await forgetOldStatusChanges(services);
  await dropUnsentDocuments(services);
  await applyRetention(services);
  await clearAllRemains(services);
};

/** The log and metrics call it by this name. */
export const HOUSEKEEPING = 'housekeeping';

/** Tidies up every hour, the first time an hour from now; returns how to end it. Several servers may do it at once. */
export const startHousekeeping = (services: Services): (() => void) => {
  const timer = setInterval(() => {
    tidyUp(services).then(
      () => measure('recurringTask', { name: HOUSEKEEPING, succeeded: true }),
      (error: unknown) => {
        measure('recurringTask', { name: HOUSEKEEPING, succeeded: false });
        logFault(HOUSEKEEPING, error);
      },
    );
  }, HOUR * 1000);
  return () => clearInterval(timer);
};
