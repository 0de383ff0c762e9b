import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { MINUTE, unixNow } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { lock } from '../db/advisory-locks';
import { newId } from '../db/ids';
import { UserError } from '../kernel/errors';
import { tellOfNewPlace } from './new-place';
import { verifyNobody, verifyPassword } from './password';

/** Refused attempts within the window after which an account, or an address, has to wait. */
const WINDOW = 15 * MINUTE;
const MAX_PER_ACCOUNT = 10;
const MAX_PER_ADDRESS = 50;

type SignInResult = { readonly userId: string } | { readonly refusal: UserError; readonly limited: boolean };

interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  /** Whence it comes: network address, and what the browser calls itself. */
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Where a request comes from, as sign-in records keep it. */
export const whence = (request: FastifyRequest): Pick<SignInAttempt, 'address' | 'userAgent'> => ({
  address: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT),
});

const MAX_USER_AGENT = 300;

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Checks email and password. Every attempt is written down before it is judged, as refused until it turns out right, so that attempts
 * sent all at once count each other. An unknown email takes as long as a wrong password.
 */
export const signIn = async (services: Services, attempt: SignInAttempt): Promise<SignInResult> => {
  const { db, config } = services;
  const email = normalizeEmail(attempt.email).slice(0, 320);
  const { eventId, limited } = await noteAttempt(services, email, attempt);
  if (limited) return { refusal: new UserError('account.tooManySignIns'), limited };
  const user = await db.selectFrom('users').select(['_id', 'password_hash', 'status']).where('email', '=', email).executeTakeFirst();
  const right = user?.password_hash
    ? await verifyPassword(attempt.password, user.password_hash)
    : await verifyNobody(attempt.password, config.passwordCost);
  if (!user || !right || user.status !== 'Active') return { refusal: new UserError('account.wrongSignIn'), limited: false };
  await db.updateTable('login_events').set({ outcome: 'ok', user_id: user._id }).where('_id', '=', eventId).execute();
  await db.updateTable('users').set({ last_login: unixNow() }).where('_id', '=', user._id).execute();
  await tellOfNewPlace(services, { userId: user._id, eventId, address: attempt.address });
  return { userId: user._id };
};

const noteAttempt = (
  { db }: Services,
  email: string,
  { address, userAgent = null }: { readonly address: string; readonly userAgent?: string | null | undefined },
): Promise<{ eventId: string; limited: boolean }> =>
  db.transaction().execute(async (tx) => {
    await lock(tx, 'signInAttempts');
    const now = unixNow();
    const refused = tx
      .selectFrom('login_events')
      .select(sql<number>`count(*)`.as('count'))
      .where('created_at', '>', now - WINDOW)
      .where('outcome', '=', 'refused');
    const byAccount = await refused.where('email', '=', email).executeTakeFirstOrThrow();
    const byAddress = await refused.where('address', '=', address).executeTakeFirstOrThrow();
    const limited = byAccount.count >= MAX_PER_ACCOUNT || byAddress.count >= MAX_PER_ADDRESS;
    const eventId = newId();
    const outcome = limited ? 'limited' : 'refused';
    await tx
      .insertInto('login_events')
      .values({ _id: eventId, email, user_id: null, address, user_agent: userAgent, outcome, created_at: now })
      .execute();
    return { eventId, limited };
  });
