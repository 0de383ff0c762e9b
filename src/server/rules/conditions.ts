import { Engine, Fact, Operator, type TopLevelCondition } from 'json-rules-engine';
import { hasPhrase, readPhraseText, foldText } from '../../domain/rules/phrases';
import type { RuleCondition, RuleDefinition, RuleFact, RuleFacts, RuleOperator, RuleTerms } from '../../domain/rules/terms';

type Compare = (fact: RuleFact, values: readonly string[]) => boolean;

/** Whether a value is one of those that are named; a flag is named yes or no. */
const isAmong: Compare = (fact, values) =>
  typeof fact === 'boolean' ? values.includes(fact ? 'yes' : 'no') : typeof fact === 'string' && values.includes(fact);

const hasSome: Compare = (fact, values) => Array.isArray(fact) && values.some((value) => fact.includes(value));

const hasPhraseOf: Compare = (fact, values) => {
  if (typeof fact !== 'string') return false;
  const text = readPhraseText(fact);
  return values.some((value) => hasPhrase(text, value));
};

const hasPartOf: Compare = (fact, values) => {
  if (typeof fact !== 'string') return false;
  const text = foldText(fact);
  return values.some((value) => text.includes(foldText(value)));
};

const not =
  (compare: Compare): Compare =>
  (fact, values) =>
    !compare(fact, values);

const OPERATORS: Readonly<Record<RuleOperator | 'containsPart' | 'containsPartNot', Compare>> = {
  is: isAmong,
  isNot: not(isAmong),
  has: hasSome,
  hasNot: not(hasSome),
  contains: hasPhraseOf,
  containsNot: not(hasPhraseOf),
  containsPart: hasPartOf,
  containsPartNot: not(hasPartOf),
  atLeast: (fact, [least]) => typeof fact === 'number' && fact >= Number(least),
  atMost: (fact, [most]) => typeof fact === 'number' && fact <= Number(most),
};

const PARTS = { contains: 'containsPart', containsNot: 'containsPartNot' } as const;

const operatorOf = ({ fields }: RuleTerms, { field, op }: RuleCondition): string => {
  const isPart = Object.hasOwn(fields, field) && fields[field]?.match === 'part';
  return isPart && (op === 'contains' || op === 'containsNot') ? PARTS[op] : op;
};

const isSlow = ({ fields }: RuleTerms, { field }: RuleCondition): boolean => Object.hasOwn(fields, field) && fields[field]?.slow === true;

/**
 * Conditions name their values by place: the library copies what it is given with each run, and takes an object for a reference to another fact. So values stay
 * out of its reach.
 */
const conditionsOf = (terms: RuleTerms, { match, conditions }: Pick<RuleDefinition, 'match' | 'conditions'>): TopLevelCondition => {
  const all = conditions.map((each, place) => ({
    fact: each.field,
    operator: operatorOf(terms, each),
    value: place,
    priority: isSlow(terms, each) ? 1 : 2,
  }));
  return match === 'any' ? { any: all } : { all };
};

/** Tells of any record's facts whether a rule's conditions hold. A field without a value counts as null. */
export const compileConditions = (
  terms: RuleTerms,
  definition: Pick<RuleDefinition, 'match' | 'conditions'>,
): ((facts: RuleFacts) => Promise<boolean>) => {
  const { conditions } = definition;
  if (conditions.length === 0) return () => Promise.resolve(true);
  const engine = new Engine([{ conditions: conditionsOf(terms, definition), event: { type: 'met' } }], { allowUndefinedFacts: true });
  for (const [name, compare] of Object.entries(OPERATORS))
    engine.addOperator(new Operator<RuleFact, number>(name, (fact, place) => compare(fact, conditions[place]?.values ?? [])));
  const fields = [...new Set(conditions.map(({ field }) => field))];
  return async (facts) => {
    const asked = fields.map(
      (field) => [field, new Fact<unknown>(field, (Object.hasOwn(facts, field) ? facts[field] : null) ?? null)] as const,
    );
    const { events } = await engine.run(Object.fromEntries(asked));
    return events.length > 0;
  };
};
