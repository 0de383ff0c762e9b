import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { HOUR, unixNow } from '../kernel/clock';
import { hashSecret, newSecret } from '../kernel/secrets';
import { revokeAll } from './tokens';

/** Seconds a link stays good. */
const LIFE = HOUR;

/** Makes the secret of a link by which a person chooses another password; the one made before is good no more. */
export const makeReset = async (db: Kysely<Database>, userId: string, madeBy: string | null): Promise<string> => {
  const secret = newSecret();
  const now = unixNow();
  const values = {
    hash: hashSecret(secret),
    made_by: madeBy,
    created_at: now,
    expires_at: now + LIFE,
  };
  await db
    .insertInto('password_resets')
    .values({ ...values, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return secret;
};

/** A link that was neither used nor replaced and is not too old, of an active person. */
export interface PasswordReset {
  readonly user_id: string;
  readonly email: string;
  /** Id of the user who made it for the person; null where it was mailed to them. */
  readonly made_by: string | null;
}

/** The reset of a link's secret; undefined when it is unknown, used, replaced or too old. Whether its maker may still make it is judged by `people`. */
export const findReset = (db: Kysely<Database>, secret: string): Promise<PasswordReset | undefined> =>
  db
    .selectFrom('password_resets as r')
    .innerJoin('users as u', 'u._id', 'r.user_id')
    .select(['r.user_id', 'r.made_by', 'u.email'])
    .where('r.hash', '=', hashSecret(secret))
    .where('r.expires_at', '>', unixNow())
    .where('u.status', '=', 'Active')
    .executeTakeFirst();

/** Uses a link up, gives its person another password and signs them out everywhere. False when it was used or withdrawn meanwhile. */
export const useReset = async (identity: Kysely<Database>, secret: string, password_hash: string): Promise<boolean> => {
  const used = await identity
    .deleteFrom('password_resets')
    .where('hash', '=', hashSecret(secret))
    .where('expires_at', '>', unixNow())
    .returning('user_id')
    .executeTakeFirst();
  if (!used) return false;
  await identity.updateTable('users').set({ password_hash, updated_at: unixNow() }).where('_id', '=', used.user_id).execute();
  await revokeAll(identity, used.user_id);
  return true;
};
