import type { Outcome } from '../../../src/domain/fault';
import { UserError } from '../../../src/server/kernel/errors';

/** How the server answers what a rule said: the English sentence and the field it is about; null for what was accepted. */
export const refusalOf = (outcome: Outcome<unknown>): { readonly sentence: string; readonly field: string | undefined } | null => {
  if (outcome.ok) return null;
  const { message, field } = UserError.of(outcome.fault);
  return { sentence: message, field };
};
