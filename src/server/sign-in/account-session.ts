import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { HOUR, unixNow } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { logFault } from '../kernel/log';
import { hashSecret, newSecret } from '../kernel/secrets';
import { whence } from './attempts';
import { IDLE_LIMIT, LIFE_LIMIT } from './tokens';

/** Who is signed in to the account site on this browser. */
export interface AccountSession {
  readonly hash: string;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  /** Unix seconds when the person last proved the password again in this session; null when they never did. */
  readonly confirmedAt: number | null;
}

const COOKIE = 'account';
const secretOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE] || undefined;
const COOKIE_OPTIONS = { path: '/account', httpOnly: true } as const;
/** Seconds; the last use is written down this often at most. */
const TOUCH_EVERY = HOUR;

/**
 * Signs a person in to the account site: the secret goes into a cookie that scripts and other sites' forms cannot use. Whoever was signed in
 * on this browser before is signed out. Resolves with the session's hash.
 */
export const beginSession = (services: Services, request: FastifyRequest, reply: FastifyReply, userId: string): Promise<string> =>
  writeSession(services, request, reply, { userId, handedFrom: null, expires: unixNow() + LIFE_LIMIT });

/**
 * Signs a person in at this host who was handed over from the session `from` at another one of theirs. It ends when that one ends, by
 * itself or by signing out there; whoever is signed in here already stays so.
 */
export const continueSession = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, from }: { readonly userId: string; readonly from: string },
): Promise<void> => {
  if ((await findSession(services, request))?.userId === userId) return;
  const source = await services.db
    .selectFrom('account_sessions')
    .select(['hash', 'handed_from', 'expires_at'])
    .where('hash', '=', from)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!source) return;
  await writeSession(services, request, reply, { userId, handedFrom: source.handed_from ?? source.hash, expires: source.expires_at });
};

interface NewSession {
  readonly userId: string;
  readonly handedFrom: string | null;
  /** Unix seconds. */
  readonly expires: number;
}

const writeSession = async (
  { db }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, handedFrom, expires }: NewSession,
): Promise<string> => {
  const secret = newSecret();
  const hash = hashSecret(secret);
  const now = unixNow();
  const { address, userAgent } = whence(request);
  const begun = { created_at: now, last_used_at: now, user_agent: userAgent, address };
  const former = secretOf(request);
  await db.transaction().execute(async (tx) => {
    // The cookie holds one session, so nobody could use or end the former one any more.
    if (former !== undefined) await deleteSession(tx, hashSecret(former));
    await tx
      .insertInto('account_sessions')
      .values({ ...begun, hash, user_id: userId, expires_at: expires, handed_from: handedFrom })
      .execute();
  });
  reply.setCookie(COOKIE, secret, { ...COOKIE_OPTIONS, maxAge: expires - now });
  return hash;
};

export const findSession = async ({ db }: Services, request: FastifyRequest): Promise<AccountSession | undefined> => {
  const secret = secretOf(request);
  if (secret === undefined) return undefined;
  const hash = hashSecret(secret);
  const now = unixNow();
  const row = await db
    .selectFrom('account_sessions as s')
    .innerJoin('users as u', 'u._id', 's.user_id')
    .select(['s.user_id', 's.last_used_at', 's.confirmed_at', 'u.email', 'u.name'])
    .where('s.hash', '=', hash)
    .where('s.expires_at', '>', now)
    .where('s.last_used_at', '>', now - IDLE_LIMIT)
    .where('u.status', '=', 'Active')
    .executeTakeFirst();
  if (!row) return undefined;
  if (now - row.last_used_at > TOUCH_EVERY) {
    const touched = db.updateTable('account_sessions').set({ last_used_at: now }).where('hash', '=', hash).execute();
    await touched.catch((error: unknown) => logFault('last use of a session', error));
  }
  return { hash, userId: row.user_id, email: row.email, name: row.name, confirmedAt: row.confirmed_at };
};

/** Remembers that the person proved the password again in this session. */
export const confirmSession = async ({ db }: Services, { hash }: AccountSession): Promise<void> => {
  await db.updateTable('account_sessions').set({ confirmed_at: unixNow() }).where('hash', '=', hash).execute();
};

/** Deletes a session, those at other hosts that follow from it, and every token that was handed over from any of them. */
export const deleteSession = async (db: Kysely<Database>, hash: string): Promise<void> => {
  const ended = await db
    .deleteFrom('account_sessions')
    .where((is) => is.or([is('hash', '=', hash), is('handed_from', '=', hash)]))
    .returning('hash')
    .execute();
  const hashes = [hash, ...ended.map((session) => session.hash)];
  await db.deleteFrom('tokens').where('account_session', 'in', hashes).execute();
};

/** Signs the person out on this browser. */
export const endSession = async ({ db }: Services, reply: FastifyReply, session: AccountSession): Promise<void> => {
  await deleteSession(db, session.hash);
  reply.setCookie(COOKIE, '', { ...COOKIE_OPTIONS, maxAge: 0 });
};
