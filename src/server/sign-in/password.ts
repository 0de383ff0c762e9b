import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { OWN_BRAND } from '../../domain/people/brand';
import { UserError } from '../kernel/errors';
import { isGuessable } from './guessable';

const R = 8;
const P = 1;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

export const MIN_PASSWORD = 8;
const MAX_PASSWORD = 200;

/** Encodes a password as `scrypt$log2N$r$p$salt$key` (base64url). `cost` is log2 of N. */
export const hashPassword = async (password: string, cost: number): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost, R, P);
  return ['scrypt', cost, R, P, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** Whether the password is the encoded one. An encoding it does not understand fits no password. */
export const verifyPassword = async (password: string, encoded: string): Promise<boolean> => {
  const [scheme, cost, r, p, salt, key] = encoded.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(cost), Number(r), Number(p));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};

/** Says no after as long as a real comparison takes, so that an unknown email cannot be told from a wrong password. */
export const verifyNobody = async (password: string, cost: number): Promise<false> => {
  await derive(password, Buffer.alloc(SALT_BYTES), cost, R, P);
  return false;
};

/** Throws one sentence, about `field`, when a new password will not do. `own`: e-mail address and name, with which guessing begins. */
export const checkNewPassword = (password: string, field: string, own: readonly string[] = []): void => {
  if (password.length < MIN_PASSWORD) throw new UserError('account.passwordShort', { field, values: { min: MIN_PASSWORD } });
  if (password.length > MAX_PASSWORD) throw new UserError('account.passwordLong', { field, values: { most: MAX_PASSWORD } });
  if (isGuessable(password, [...own, OWN_BRAND.name])) throw new UserError('account.passwordGuessable', { field });
};

const derive = (password: string, salt: Buffer, cost: number, r: number, p: number): Promise<Buffer> => {
  const options: ScryptOptions = { N: 2 ** cost, r, p, maxmem: 2 * 128 * 2 ** cost * r };
  // Long input is refused before it gets here; NFKC lets the same word typed on two systems be the same password.
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
};
