import type { Kysely } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { Database } from '../db/schema';
import { hashSecret, newSecret } from './secrets';
import { issueToken } from './tokens';

/** Seconds between the account site's redirect and the page's call for its token. */
const CODE_LIFE = 60;

/** Makes the code a page at `origin` may exchange for a token, once. */
export const issueCode = async (db: Kysely<Database>, userId: string, origin: string, accountSession: string | null): Promise<string> => {
  const code = newSecret();
  await db
    .insertInto('handover_codes')
    .values({ hash: hashSecret(code), user_id: userId, origin, account_session: accountSession, expires_at: unixNow() + CODE_LIFE })
    .execute();
  return code;
};

/** Uses a code up, whatever comes of it; undefined when it is unknown, too old, used, or meant for another origin. */
export const redeemCode = async (
  db: Kysely<Database>,
  code: string,
  origin: string,
): Promise<{ token: string; userId: string; accountSession: string | null } | undefined> => {
  const row = await db.deleteFrom('handover_codes').where('hash', '=', hashSecret(code)).returningAll().executeTakeFirst();
  if (!row || row.expires_at < unixNow() || row.origin !== origin) return undefined;
  return { token: await issueToken(db, row.user_id, row.account_session), userId: row.user_id, accountSession: row.account_session };
};
