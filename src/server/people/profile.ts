import type { Kysely } from 'kysely';
import { UserError } from '../kernel/errors';
import type { Database } from '../db/schema';
import { checkNewPassword, hashPassword, verifyPassword } from '../sign-in/password';

const MAX_NAME = 120;
const MAX_H = 500;

/** The profile's `h`. Throws one sentence when it is too long. */
export const checkH = (h: string): string => {
  if (h.length > MAX_H) throw new UserError('account.noteTooLong', { field: 'h', values: { most: MAX_H } });
  return h;
};

/** A person's name, trimmed. Throws one sentence when it is empty or too long. */
export const checkName = (name: string): string => {
  const trimmed = name.trim();
  if (!trimmed) throw new UserError('account.nameMissing', { field: 'name' });
  if (trimmed.length > MAX_NAME) throw new UserError('account.nameLong', { field: 'name', values: { most: MAX_NAME } });
  return trimmed;
};

/**
 * Encodes a new password for somebody who knows the present one. Throws one sentence when the present one is missing or wrong, or the
 * new one will not do. `cost` is log2 of scrypt's N.
 */
export const prepareNewPassword = async (
  db: Kysely<Database>,
  userId: string,
  passwords: { readonly present: string | null | undefined; readonly next: string },
  cost: number,
): Promise<string> => {
  checkNewPassword(passwords.next, 'new_password');
  if (!passwords.present) throw new UserError('account.presentPasswordMissing', { field: 'password' });
  const { password_hash } = await db.selectFrom('users').select('password_hash').where('_id', '=', userId).executeTakeFirstOrThrow();
  if (!(await verifyPassword(passwords.present, password_hash))) {
    throw new UserError('account.wrongPresentPassword', { field: 'password' });
  }
  return hashPassword(passwords.next, cost);
};
