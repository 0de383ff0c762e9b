import { recordAccountEvent } from '../audit/record';
import { unixNow } from '../kernel/clock';
import type { Services, Whence } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { noteAttempt, noteSuccess } from './attempts';
import { tellOfNewDevice } from './new-place';
import { verifyNobody, verifyPassword } from './password';
import { inPasswordLine } from './password-line';

type SignInResult = { readonly userId: string } | { readonly refusal: UserError; readonly limited: boolean };

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const MAX_EMAIL = 320;

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Checks email and password, within the limits on guesses, when its turn comes. An unknown email takes as long as a wrong password. */
export const signIn = async (services: Services, credentials: Credentials, from: Whence): Promise<SignInResult> => {
  try {
    return await inPasswordLine(from, () => check(services, credentials, from));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { refusal: error, limited: true };
  }
};

const check = async (services: Services, { email: given, password }: Credentials, from: Whence): Promise<SignInResult> => {
  const { db, config } = services;
  const email = normalizeEmail(given).slice(0, MAX_EMAIL);
  const { eventId, limited } = await noteAttempt(services, email, from);
  if (limited) return { refusal: new UserError('account.tooManySignIns'), limited };
  const user = await db.selectFrom('users').select(['_id', 'password_hash', 'status']).where('email', '=', email).executeTakeFirst();
  const right = user?.password_hash
    ? await verifyPassword(password, user.password_hash)
    : await verifyNobody(password, config.passwordCost);
  if (!user || !right || user.status !== 'Active') {
    // The answer does not wait for it: how long it takes must not tell whether there is such an account.
    if (user) void recordAccountEvent(services, { action: 'account.signInRefused', userId: user._id, by: null, from });
    return { refusal: new UserError('account.wrongSignIn'), limited: false };
  }
  await noteSuccess(services, eventId, user._id, 'ok');
  await db.updateTable('users').set({ last_login: unixNow() }).where('_id', '=', user._id).execute();
  await recordAccountEvent(services, { action: 'account.signedIn', userId: user._id, from });
  await tellOfNewDevice(services, { userId: user._id, eventId, from });
  return { userId: user._id };
};

/**
 * Throws one sentence unless `present` is the password of somebody who is signed in. It counts like an attempt to sign in, or a stolen
 * session could guess without end.
 */
export const confirmPassword = async (services: Services, userId: string, present: string, from: Whence): Promise<void> => {
  const { email, password_hash } = await services.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('_id', '=', userId)
    .executeTakeFirstOrThrow();
  await inPasswordLine(from, async () => {
    const { eventId, limited } = await noteAttempt(services, email, from);
    if (limited) throw new UserError('account.tooManyPasswords', { field: 'password' });
    if (!(await verifyPassword(present, password_hash))) throw new UserError('account.wrongPresentPassword', { field: 'password' });
    await noteSuccess(services, eventId, userId, 'confirmed');
  });
};
