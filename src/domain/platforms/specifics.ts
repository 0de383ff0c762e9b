/** What a platform wants to know of a product in a category. */
export interface SpecificRule {
  /** The platform's own. */
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly multiple: boolean;
  /** Variants may differ in it. */
  readonly variation: boolean;
  /** Characters of a value that is typed; null: no limit. */
  readonly most: number | null;
  readonly values: readonly { readonly id: string; readonly name: string }[];
  /** Other values than these may be typed. */
  readonly open: boolean;
}

/** What is said of a product: `name` is the id of a `SpecificRule`, the values are ids of its values or typed. */
export interface GivenSpecific {
  readonly name: string;
  readonly values: readonly string[];
}

type SpecificFault =
  | { readonly id: string; readonly name: string; readonly code: 'missing' | 'oneOnly' | 'notOffered' }
  | { readonly id: string; readonly name: string; readonly code: 'tooLong'; readonly most: number };

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/colour/g, 'color')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

const filled = (values: readonly string[]): readonly string[] => values.filter((value) => value.trim() !== '');

/** What a listing's own choices say by themselves: of each variant its own. */
const saidByVariants = ({ name, variation }: SpecificRule, choices: readonly string[]): boolean =>
  variation && choices.some((choice) => plain(choice) === plain(name));

const faultOf = (rule: SpecificRule, values: readonly string[], choices: readonly string[]): SpecificFault | null => {
  const { id, name, required, multiple, most, open } = rule;
  if (values.length === 0) return required && !saidByVariants(rule, choices) ? { id, name, code: 'missing' } : null;
  if (values.length > 1 && !multiple) return { id, name, code: 'oneOnly' };
  const typed = values.filter((value) => !rule.values.some((each) => each.id === value || each.name === value));
  if (typed.length > 0 && !open) return { id, name, code: 'notOffered' };
  if (most !== null && typed.some((value) => value.length > most)) return { id, name, code: 'tooLong', most };
  return null;
};

/** What a platform would have against what is said of a product, in its own order. `choices`: the kinds of choice the product has. */
export const specificFaults = (
  rules: readonly SpecificRule[],
  given: readonly GivenSpecific[],
  choices: readonly string[],
): SpecificFault[] => {
  const said = new Map(given.map(({ name, values }) => [name, filled(values)]));
  return rules.flatMap((rule) => faultOf(rule, said.get(rule.id) ?? [], choices) ?? []);
};

/** Names of what is missing before a push. */
export const lackedSpecifics = (...said: Parameters<typeof specificFaults>): string[] =>
  specificFaults(...said).flatMap(({ code, name }) => (code === 'missing' ? name : []));
