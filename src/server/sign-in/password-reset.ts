import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { DAY, HOUR, unixNow } from '../kernel/clock';
import type { Services, Whence } from '../kernel/context';
import { checkNewPassword, hashPassword } from './password';
import { inPasswordLine } from './password-line';
import { hashSecret, newSecret } from '../kernel/secrets';
import { revokeAll } from './tokens';

/** Seconds a link stays good: one that was mailed, and one that somebody hands on. */
const LIFE = { mailed: HOUR, handed: DAY } as const;

/** Makes the secret of a link by which a person chooses another password; the one made before is good no more. */
export const makeReset = async (db: Kysely<Database>, userId: string, madeBy: string | null): Promise<string> => {
  const secret = newSecret();
  const now = unixNow();
  const values = {
    hash: hashSecret(secret),
    made_by: madeBy,
    created_at: now,
    expires_at: now + (madeBy === null ? LIFE.mailed : LIFE.handed),
  };
  await db
    .insertInto('password_resets')
    .values({ ...values, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return secret;
};

/** The active person whose link this is; undefined when it is unknown, used, replaced or too old. */
export const findReset = (
  db: Kysely<Database>,
  secret: string,
): Promise<{ readonly user_id: string; readonly email: string } | undefined> =>
  db
    .selectFrom('password_resets as r')
    .innerJoin('users as u', 'u._id', 'r.user_id')
    .select(['r.user_id', 'u.email'])
    .where('r.hash', '=', hashSecret(secret))
    .where('r.expires_at', '>', unixNow())
    .where('u.status', '=', 'Active')
    .executeTakeFirst();

/**
 * Gives the person of the link another password, uses the link up and signs them out everywhere. False when the link is good no more. Throws
 * one sentence when the password will not do.
 */
export const resetPassword = async ({ db, config }: Services, secret: string, next: string, from: Whence): Promise<boolean> => {
  checkNewPassword(next, 'new_password');
  // Who has no link is not worth the work a password takes.
  if (!(await findReset(db, secret))) return false;
  const password_hash = await inPasswordLine(from, () => hashPassword(next, config.passwordCost));
  return db.transaction().execute(async (tx) => {
    const reset = await findReset(tx, secret);
    if (!reset) return false;
    const used = await tx.deleteFrom('password_resets').where('hash', '=', hashSecret(secret)).executeTakeFirst();
    if (used.numDeletedRows === 0n) return false;
    await tx.updateTable('users').set({ password_hash, updated_at: unixNow() }).where('_id', '=', reset.user_id).execute();
    await revokeAll(tx, reset.user_id);
    return true;
  });
};
