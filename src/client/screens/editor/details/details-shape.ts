import { z } from 'zod';
import { toCents } from '../../../../domain/money';
import { NAME_LIMIT } from '../../../../domain/names';
import { isBlank, parseNumber } from '../../../../domain/numbers';

const amount = (text: string): boolean => isBlank(text) || (parseNumber(text) ?? -1) >= 0;

/** A price above 0, in dollars. */
export const isPrice = (text: string): boolean => toCents(parseNumber(text) ?? 0) > 0;

/** An amount of dollars as it will be saved, with two decimals (specification 2, §5); what is no number stays as typed. */
export const roundedMoney = (text: string): string => {
  const dollars = parseNumber(text);
  return dollars === null ? text : toCents(dollars).toFixed(2);
};

/** The details as typed, numbers in plain text; messages are keys of `editor:errors`. An empty factor is 1, an empty profit 0 (specification 2, §5). */
export const detailsShape = z.object({
  name: z
    .string()
    .refine((text) => text.trim() !== '', 'name')
    .refine((text) => text.trim().length <= NAME_LIMIT, 'nameLong'),
  description: z.string(),
  fix_profit: z.string().refine(amount, 'factor'),
  fixed_profit: z.string().refine(amount, 'fixed'),
});

export type DetailsFault = 'name' | 'nameLong' | 'factor' | 'fixed';
