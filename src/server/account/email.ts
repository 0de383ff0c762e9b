import { z } from 'zod';
import { UserError } from '../errors';
import { normalizeEmail } from './sign-in';
import { texts } from './texts';

const shape = z.email().max(320);

/** An email as it is kept: trimmed, lower case. Throws one sentence, about the field `email`, for what is none. */
export const checkEmail = (text: string): string => {
  const email = normalizeEmail(text);
  if (!shape.safeParse(email).success) throw new UserError(texts.register.badEmail, { field: 'email' });
  return email;
};
