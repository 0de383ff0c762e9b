import { PAYMENT_WAYS, taxOf, type PaymentWay, type Tax } from '../../../domain/margin/fees';
import { centsOf } from '../../../domain/margin/simulate';
import { parseNumber } from '../../../domain/numbers';
import { isPlatformId, type PlatformId } from '../../../domain/platforms';
import { examplesOf, hundredths, termsOf, type TypedTerms } from './terms-typed';

/** What somebody typed in place of the examples: of a platform, a way of paying, a country. */
export type OwnTerms = Readonly<Record<string, Partial<TypedTerms>>>;

interface Chosen {
  readonly platform: PlatformId;
  readonly payment: PaymentWay;
  readonly country: string;
}

/** What each choice decides. */
const DECIDED = {
  platform: ['platformPercent', 'platformFixed', 'listing'],
  payment: ['paymentPercent', 'paymentFixed'],
  country: ['taxPercent', 'taxIncluded'],
} as const;
type Choice = keyof typeof DECIDED;
const CHOICES = Object.keys(DECIDED) as readonly Choice[];

const keyOf = (choice: Choice, value: string): string => `${choice} ${value}`;

/** Of the choices named, what somebody typed before, else the examples. A platform brings its usual way of paying. */
export const filledIn = (chosen: Partial<Chosen>, own: OwnTerms): Partial<TypedTerms> => {
  const examples = examplesOf(chosen);
  const filled = CHOICES.map((choice) => {
    const value = examples[choice];
    return value === undefined ? {} : own[keyOf(choice, value)];
  });
  return Object.assign({}, examples, ...filled) as Partial<TypedTerms>;
};

const decided = (terms: Partial<TypedTerms>, choice: Choice): Partial<TypedTerms> =>
  Object.fromEntries(DECIDED[choice].map((name) => [name, terms[name]]));

const isExample = (typed: TypedTerms, choice: Choice): boolean => {
  const example = { ...typed, ...decided(examplesOf({ [choice]: typed[choice] }), choice) };
  return DECIDED[choice].every((name) =>
    name === 'taxIncluded' ? example[name] === typed[name] : hundredths(example, name) === hundredths(typed, name),
  );
};

/** What is to be remembered after something was typed; what is wrong is not. */
export const noted = (own: OwnTerms, typed: TypedTerms): OwnTerms => {
  if (!termsOf(typed)) return own;
  const next = { ...own };
  for (const choice of CHOICES) {
    const key = keyOf(choice, typed[choice]);
    if (isExample(typed, choice)) delete next[key];
    else next[key] = decided(typed, choice);
  }
  return next;
};

/** Whether any number of what is chosen is somebody's own. */
export const isOwn = (typed: TypedTerms): boolean => CHOICES.some((choice) => !isExample(typed, choice));

/** The tax of a country: as somebody typed it, else the example. */
export const ownTaxOf = (country: string, own: OwnTerms): Tax => {
  const { taxPercent, taxIncluded } = own[keyOf('country', country)] ?? {};
  return taxPercent === undefined ? taxOf(country) : { percent: centsOf(parseNumber(taxPercent) ?? 0), included: taxIncluded ?? false };
};

const STORED = 'own-fees';

const isTerm = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean';

const known = (key: string): boolean => {
  const [choice = '', value = ''] = key.split(' ');
  if (choice === 'platform') return isPlatformId(value);
  return choice === 'payment' ? PAYMENT_WAYS.some((way) => way === value) : choice === 'country';
};

/** Reads what was kept; what cannot be read is as if nothing was. */
export const ownIn = (text: string | null): OwnTerms => {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).filter(
        ([key, terms]) => known(key) && typeof terms === 'object' && terms !== null && Object.values(terms as object).every(isTerm),
      ),
    );
  } catch {
    return {};
  }
};

/** A shop has a host of its own, and so its own fees. */
export const readOwn = (): OwnTerms => ownIn(localStorage.getItem(STORED));
export const keepOwn = (own: OwnTerms): void => localStorage.setItem(STORED, JSON.stringify(own));
