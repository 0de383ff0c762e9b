import type { Kysely } from 'kysely';
import { DAY, unixNow } from '../kernel/clock';
import type { Database } from '../db/schema';
import type { Whence } from '../kernel/context';
import { hashSecret, newSecret } from '../kernel/secrets';

/** Seconds a token, or an account session, may lie unused, and how long it lives at most. */
export const IDLE_LIMIT = 7 * DAY;
export const LIFE_LIMIT = 30 * DAY;

/**
 * Makes a bearer token. `accountSession` is the hash of the account session it is handed over from, which takes it along when it ends; `from`
 * is where a program asks for one by itself.
 */
export const issueToken = async (
  db: Kysely<Database>,
  userId: string,
  { accountSession = null, from }: { readonly accountSession?: string | null; readonly from?: Whence } = {},
): Promise<string> => {
  const secret = newSecret();
  const now = unixNow();
  await db
    .insertInto('tokens')
    .values({
      hash: hashSecret(secret),
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at: now + LIFE_LIMIT,
      account_session: accountSession,
      user_agent: from?.userAgent ?? null,
      address: from?.address ?? null,
    })
    .execute();
  return secret;
};

/** Ends a token; the next request with it is refused. Says whether there was one. */
export const revokeToken = async (db: Kysely<Database>, secret: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('tokens').where('hash', '=', hashSecret(secret)).executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Ends every token, account session and unfinished sign-in of a person, but the ones with the hashes in `keep`. */
export const revokeAll = async (db: Kysely<Database>, userId: string, keep: readonly string[] = []): Promise<void> => {
  // An empty list would be no valid SQL, and no hash is empty.
  const kept = keep.length > 0 ? keep : [''];
  await db.deleteFrom('tokens').where('user_id', '=', userId).where('hash', 'not in', kept).execute();
  await db.deleteFrom('account_sessions').where('user_id', '=', userId).where('hash', 'not in', kept).execute();
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_steps').where('user_id', '=', userId).execute();
};

/** Hashes of the tokens that were handed over from one account session. */
export const tokensOfSession = async (db: Kysely<Database>, accountSession: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('tokens').select('hash').where('account_session', '=', accountSession).execute();
  return rows.map((row) => row.hash);
};

/** Hash of the account session a token was handed over from; null when there was none. */
export const sessionOfToken = async (db: Kysely<Database>, secret: string): Promise<string | null> => {
  const row = await db.selectFrom('tokens').select('account_session').where('hash', '=', hashSecret(secret)).executeTakeFirst();
  return row?.account_session ?? null;
};

/** Id of the active person a valid token belongs to. */
export const findTokenUser = async (db: Kysely<Database>, secret: string): Promise<string | undefined> => {
  const now = unixNow();
  const row = await db
    .selectFrom('tokens as t')
    .innerJoin('users as u', 'u._id', 't.user_id')
    .select('t.user_id')
    .where('t.hash', '=', hashSecret(secret))
    .where('t.expires_at', '>', now)
    .where('t.last_used_at', '>', now - IDLE_LIMIT)
    .where('u.status', '=', 'Active')
    .executeTakeFirst();
  return row?.user_id;
};
