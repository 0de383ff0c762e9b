import { sql, type Kysely } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { Database } from '../db/schema';
import { deleteSession } from './account-session';
import { IDLE_LIMIT } from './tokens';

/** Where a person is signed in: a browser, with all hosts it went on to, or a program with a token of its own. */
export interface OpenSession {
  /** Names it in a form: the beginning of its hash, which opens nothing. */
  readonly id: string;
  readonly kind: 'browser' | 'program';
  readonly user_agent: string | null;
  readonly address: string | null;
  /** Unix seconds. */
  readonly created_at: number;
  readonly last_used_at: number;
  readonly isCurrent: boolean;
}

const ID_LENGTH = 16;

interface SessionRow extends Omit<OpenSession, 'id' | 'isCurrent'> {
  readonly hash: string;
  readonly hashes: readonly string[];
}

const readRows = async (db: Kysely<Database>, userId: string): Promise<readonly SessionRow[]> => {
  const now = unixNow();
  // A session that was handed over belongs to the one it follows from, and a page's token to the session that gave it.
  const { rows } = await sql<SessionRow>`
    with sessions as (
      select coalesce(handed_from, hash) as root, hash, created_at, last_used_at, user_agent, address from account_sessions
        where user_id = ${userId} and expires_at > ${now}
    ), used as (
      select s.root, s.hash, greatest(s.last_used_at, max(t.last_used_at)) as last_used_at, s.created_at, s.user_agent, s.address
        from sessions s left join tokens t on t.account_session = s.hash and t.expires_at > ${now}
        group by s.root, s.hash, s.last_used_at, s.created_at, s.user_agent, s.address
    )
    select root as hash, 'browser' as kind, array_agg(hash) as hashes, min(created_at) as created_at, max(last_used_at) as last_used_at,
        (array_agg(user_agent order by created_at))[1] as user_agent, (array_agg(address order by created_at))[1] as address
      from used group by root having max(last_used_at) > ${now - IDLE_LIMIT}
    union all
    select hash, 'program', array[hash], created_at, last_used_at, user_agent, address from tokens
      where user_id = ${userId} and account_session is null and expires_at > ${now} and last_used_at > ${now - IDLE_LIMIT}
    order by last_used_at desc, hash`.execute(db);
  return rows;
};

/** Where a person is signed in, the last used first. `current` is the hash of the session that asks. */
export const openSessions = async (db: Kysely<Database>, userId: string, current: string): Promise<readonly OpenSession[]> => {
  const rows = await readRows(db, userId);
  return rows.map(({ hash, hashes, ...session }) => ({ ...session, id: hash.slice(0, ID_LENGTH), isCurrent: hashes.includes(current) }));
};

/** Signs a person out where `id` says, now and for whatever was handed over from there. False when they are not signed in there. */
export const endOpenSession = async (db: Kysely<Database>, userId: string, id: string): Promise<boolean> => {
  const found = (await readRows(db, userId)).find(({ hash }) => hash.slice(0, ID_LENGTH) === id);
  if (!found) return false;
  await db.deleteFrom('tokens').where('hash', '=', found.hash).where('user_id', '=', userId).execute();
  await deleteSession(db, found.hash);
  return true;
};
