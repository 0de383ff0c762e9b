import { recordAccountEvent } from '../audit/record';
import { unixNow } from '../kernel/clock';
import type { Services, Whence } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { tellOfWrongCodes } from './account-news';
import { MAX_CODES_PER_DAY, noteAttempt, noteCompleted, noteSuccess } from './attempts';
import { tellOfNewDevice } from './new-place';
import { verifyNobody, verifyPassword } from './password';
import { inPasswordLine } from './password-line';
import { useRecoveryCode } from './second-factors/recovery-codes';
import { hasSecondFactor, useSecondFactorCode } from './second-factors/second-factors';

interface Refused {
  readonly refusal: UserError;
  readonly limited: boolean;
}

interface SignedIn {
  readonly userId: string;
}

/** `awaits` is the id of somebody whose password was right and who is not signed in before a second factor of theirs follows. */
type SignInResult = SignedIn | { readonly awaits: string } | Refused;

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const MAX_EMAIL = 320;

/** So many wrong codes of a day are no typing errors: somebody knows the password. */
const WRONG_CODES_TOLD = 10;

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
  if (await hasSecondFactor(db, user._id)) {
    await noteSuccess(services, eventId, user._id, 'password');
    return { awaits: user._id };
  }
  await noteSuccess(services, eventId, user._id, 'ok');
  return completeSignIn(services, user._id, eventId, from);
};

const completeSignIn = async (services: Services, userId: string, eventId: string, from: Whence): Promise<SignedIn> => {
  await services.db.updateTable('users').set({ last_login: unixNow() }).where('_id', '=', userId).execute();
  await recordAccountEvent(services, { action: 'account.signedIn', userId, from });
  await tellOfNewDevice(services, { userId, eventId, from });
  return { userId };
};

/**
 * Signs somebody in whose password was right, by a code of their authenticator app or a recovery code. Wrong codes count like wrong passwords, and
 * after too many of a day recovery codes alone are taken, which nobody guesses.
 */
export const signInByCode = async (services: Services, userId: string, code: string, from: Whence): Promise<SignedIn | Refused> => {
  const { email } = await services.db.selectFrom('users').select('email').where('_id', '=', userId).executeTakeFirstOrThrow();
  const { eventId, limited, wrongCodes } = await noteAttempt(services, email, from, 'wrongCode');
  if (limited) return { refusal: new UserError('account.tooManyCodes', { field: 'code' }), limited };
  const codesSpent = wrongCodes >= MAX_CODES_PER_DAY;
  const right = codesSpent ? await useRecoveryCode(services.db, userId, code) : await useSecondFactorCode(services, userId, code);
  if (!right) {
    await recordAccountEvent(services, { action: 'account.signInRefused', userId, by: null, from });
    if (wrongCodes + 1 === WRONG_CODES_TOLD) await tellOfWrongCodes(services, userId, from);
    const refusal = codesSpent ? 'account.tooManyCodesToday' : 'account.wrongCode';
    return { refusal: new UserError(refusal, { field: 'code' }), limited: codesSpent };
  }
  await noteSuccess(services, eventId, userId, 'ok');
  return completeSignIn(services, userId, eventId, from);
};

/** Writes down that somebody signed in by a passkey, which nobody guesses, so that it is never made to wait. */
export const signInByPasskey = async (services: Services, userId: string, from: Whence): Promise<SignedIn> => {
  const { email } = await services.db.selectFrom('users').select('email').where('_id', '=', userId).executeTakeFirstOrThrow();
  return completeSignIn(services, userId, await noteCompleted(services, { email, userId, outcome: 'ok' }, from), from);
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
