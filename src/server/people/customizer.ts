import type { CustomizerInput } from '../../contract/generated/resolvers';
import { isChoice, PREFERENCE_CHOICES } from '../../domain/people/customizer';
import { UserError } from '../kernel/errors';

/** The keys that were set, checked. Throws one sentence for a value the key cannot hold. */
export const checkCustomizer = (input: CustomizerInput): Record<string, string | boolean> => {
  const checked: Record<string, string | boolean> = {};
  for (const [key, value] of Object.entries(input) as [keyof CustomizerInput, string | boolean | null | undefined][]) {
    if (value === null || value === undefined) continue;
    if (!isChoice(key, value)) {
      const choices = PREFERENCE_CHOICES[key]?.join(', ') ?? 'true, false';
      throw new UserError('customizer.choice', { field: `customizer.${key}`, values: { key, choices, value: String(value) } });
    }
    checked[key] = value;
  }
  return checked;
};
