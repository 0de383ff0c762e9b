import type { Services, Whence } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { refuseBreached } from '../sign-in/breached';
import { checkNewPassword, hashPassword } from '../sign-in/password';
import { inPasswordLine } from '../sign-in/password-line';
import { confirmPassword } from '../sign-in/sign-in';

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
 * Encodes a new password for somebody who knows the present one. Throws one sentence when the present one is missing or wrong, was guessed
 * at too often, or the new one will not do.
 */
export const prepareNewPassword = async (
  services: Services,
  userId: string,
  passwords: { readonly present: string | null | undefined; readonly next: string },
  from: Whence,
): Promise<string> => {
  const { email, name } = await services.db
    .selectFrom('users')
    .select(['email', 'name'])
    .where('_id', '=', userId)
    .executeTakeFirstOrThrow();
  checkNewPassword(passwords.next, 'new_password', [email, name]);
  if (!passwords.present) throw new UserError('account.presentPasswordMissing', { field: 'password' });
  await confirmPassword(services, userId, passwords.present, from);
  await refuseBreached(services.config, passwords.next, 'new_password');
  return inPasswordLine(from, () => hashPassword(passwords.next, services.config.passwordCost));
};
