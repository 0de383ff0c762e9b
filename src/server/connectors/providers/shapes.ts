import { z } from 'zod';
import type { Money } from '../platforms/shop';

/** An id, which some write as a number. */
export const idText = z.union([z.string(), z.number()]).transform(String);

/** A text that may be missing. */
export const wordsOrNone = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
  .catch('');

/** An amount, which some write as a text; null: none is told. */
export const amount = z
  .union([z.number(), z.string().regex(/\d/)])
  .transform(Number)
  .refine(Number.isFinite)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

export const dollars = (value: number | null): Money | null => (value === null ? null : { value, currency: 'USD' });
