import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOUR, unixNow } from '../clock';
import type { Services } from '../context';
import { hashSecret, newSecret } from './secrets';
import { IDLE_LIMIT, LIFE_LIMIT } from './tokens';

/** Who is signed in to the account site on this browser. */
export interface AccountSession {
  readonly hash: string;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

const COOKIE = 'account';
const PATH = '/account';
/** Seconds; the last use is written down this often at most. */
const TOUCH_EVERY = HOUR;

/** Signs a person in to the account site: the secret goes into a cookie that scripts and other sites' forms cannot use. */
export const beginSession = async (services: Services, request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> => {
  const secret = newSecret();
  const now = unixNow();
  await services.db
    .insertInto('account_sessions')
    .values({ hash: hashSecret(secret), user_id: userId, created_at: now, last_used_at: now, expires_at: now + LIFE_LIMIT })
    .execute();
  writeCookie(request, reply, secret, LIFE_LIMIT);
};

/** Seconds; 0 removes it. The secret is made of letters, digits, `-` and `_`, which need no escaping. */
const writeCookie = (request: FastifyRequest, reply: FastifyReply, secret: string, maxAge: number): void => {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header('set-cookie', `${COOKIE}=${secret}; Max-Age=${maxAge}; Path=${PATH}; HttpOnly; SameSite=Lax${secure}`);
};

const readCookie = (request: FastifyRequest): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

export const findSession = async ({ db }: Services, request: FastifyRequest): Promise<AccountSession | undefined> => {
  const secret = readCookie(request);
  if (!secret) return undefined;
  const hash = hashSecret(secret);
  const now = unixNow();
  const row = await db
    .selectFrom('account_sessions as s')
    .innerJoin('users as u', 'u._id', 's.user_id')
    .select(['s.user_id', 's.last_used_at', 'u.email', 'u.name'])
    .where('s.hash', '=', hash)
    .where('s.expires_at', '>', now)
    .where('s.last_used_at', '>', now - IDLE_LIMIT)
    .where('u.status', '=', 'Active')
    .executeTakeFirst();
  if (!row) return undefined;
  if (now - row.last_used_at > TOUCH_EVERY)
    await db.updateTable('account_sessions').set({ last_used_at: now }).where('hash', '=', hash).execute();
  return { hash, userId: row.user_id, email: row.email, name: row.name };
};

/** Ends the session and every token that was handed over from it. */
export const endSession = async ({ db }: Services, reply: FastifyReply, session: AccountSession): Promise<void> => {
  await db.deleteFrom('tokens').where('account_session', '=', session.hash).execute();
  await db.deleteFrom('account_sessions').where('hash', '=', session.hash).execute();
  writeCookie(reply.request, reply, '', 0);
};
