import { z } from 'zod';
import { UserError } from '../kernel/errors';
import { normalizeEmail } from '../sign-in/sign-in';

const shape = z.email().max(320);

/** An email as it is kept: trimmed, lower case. Throws one sentence, about the field `email`, for what is none. */
export const checkEmail = (text: string): string => {
  const email = normalizeEmail(text);
  if (!shape.safeParse(email).success) throw new UserError('account.badEmail', { field: 'email' });
  return email;
};
