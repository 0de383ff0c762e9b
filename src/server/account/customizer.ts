import type { CustomizerInput } from '../../contract/generated/resolvers';
import { UserError } from '../errors';

/** What each customizer key may hold (specification 1, §2 and 2, §3). */
const CHOICES: Readonly<Partial<Record<keyof CustomizerInput, readonly string[]>>> = {
  theme: ['light', 'dark', 'semi-dark'],
  navbarType: ['floating', 'static', 'sticky', 'hidden'],
  footerType: ['sticky', 'static', 'hidden'],
  menuTheme: ['primary', 'danger', 'success', 'info', 'warning', 'dark'],
  navbarColor: ['default', 'primary', 'danger', 'success', 'info', 'warning', 'dark'],
  direction: ['ltr', 'rtl'],
};

/** The keys that were set, checked. Throws one sentence for a value the key cannot hold. */
export const checkCustomizer = (input: CustomizerInput): Record<string, string | boolean> => {
  const checked: Record<string, string | boolean> = {};
  for (const [key, value] of Object.entries(input) as [keyof CustomizerInput, string | boolean | null | undefined][]) {
    if (value === null || value === undefined) continue;
    const choices = CHOICES[key];
    if (choices && !choices.includes(String(value))) {
      throw new UserError(`${key} is one of ${choices.join(', ')}, not "${value}".`, { field: `customizer.${key}` });
    }
    checked[key] = value;
  }
  return checked;
};
