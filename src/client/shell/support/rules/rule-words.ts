import type { TFunction } from 'i18next';
import { SUPPORT_RULE_TERMS } from '../../../../domain/support/rule-terms';
import type { RuleCondition, RuleDefinition, RuleFieldType, RuleStep } from '../../../../domain/rules/terms';

type Say = TFunction<'rules'>;
type Fields = typeof SUPPORT_RULE_TERMS.fields;

export type RuleFieldName = keyof Fields;
export type RuleFieldOf<Type extends RuleFieldType> = {
  [Name in RuleFieldName]: Fields[Name]['type'] extends Type ? Name : never;
}[RuleFieldName];
export type RuleActName = keyof typeof SUPPORT_RULE_TERMS.acts;

const namesOf = <T extends object>(table: T): readonly (keyof T & string)[] => Object.keys(table) as (keyof T & string)[];

export const RULE_EVENTS = namesOf(SUPPORT_RULE_TERMS.events);
export const RULE_FIELDS = namesOf(SUPPORT_RULE_TERMS.fields);
export const RULE_ACTS = namesOf(SUPPORT_RULE_TERMS.acts);

const isName =
  <Name extends string>(names: readonly Name[]) =>
  (text: string): text is Name =>
    names.some((name) => name === text);

export const isRuleEvent = isName(RULE_EVENTS);
export const isRuleField = isName(RULE_FIELDS);
export const isRuleAct = isName(RULE_ACTS);

export const isRuleFieldOf = <Type extends RuleFieldType>(field: string, type: Type): field is RuleFieldOf<Type> =>
  isRuleField(field) && SUPPORT_RULE_TERMS.fields[field].type === type;

/** Names of what conditions and steps mention by an id or a word of the API. */
export interface RuleNames {
  /** ISO 639-1 of the language the sentence is in. */
  readonly language: string;
  /** The name of a value of a choice, as a sentence has it. */
  readonly choice: (field: RuleFieldOf<'choice'>, value: string) => string;
  /** The name of a value of a step other than a text. */
  readonly step: (act: RuleActName, value: string) => string;
}

/** Values of a condition that a sentence names. */
const NAMED = 3;
/** Characters of a text that a sentence shows. */
const SHOWN = 60;

const joined = (language: string, type: 'conjunction' | 'disjunction', parts: readonly string[]): string =>
  new Intl.ListFormat(language, { type }).format(parts);

const quoted = (t: Say, text: string): string =>
  t('say.quoted', { text: text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text });

/** One value more than are named is named, too: “1 more” would take as much room. */
const anyOf = (t: Say, language: string, values: readonly string[]): string => {
  const rest = values.length - NAMED;
  return joined(language, 'disjunction', rest > 1 ? [...values.slice(0, NAMED), t('say.more', { number: rest })] : values);
};

type Condition = Omit<RuleCondition, 'op'> & { readonly op: string };

const conditionWords = (t: Say, names: RuleNames, { field, op, values }: Condition): string => {
  const among = (named: (value: string) => string): string => anyOf(t, names.language, values.map(named));
  if (isRuleFieldOf(field, 'flag')) return t(`if.${field}.${values[0] === 'no' ? 'no' : 'yes'}`);
  if (isRuleFieldOf(field, 'number')) return t(`if.${field}.${op === 'atMost' ? 'atMost' : 'atLeast'}`, { count: Number(values[0]) });
  if (isRuleFieldOf(field, 'text'))
    return t(`if.${field}.${op === 'containsNot' ? 'containsNot' : 'contains'}`, { values: among((value) => quoted(t, value)) });
  if (isRuleFieldOf(field, 'list'))
    return t(`if.${field}.${op === 'hasNot' ? 'hasNot' : 'has'}`, { values: among((value) => quoted(t, value)) });
  if (isRuleFieldOf(field, 'choice'))
    return t(`if.${field}.${op === 'isNot' ? 'isNot' : 'is'}`, { values: among((value) => names.choice(field, value)) });
  return field;
};

const stepWords = (t: Say, names: RuleNames, { act, value }: RuleStep): string => {
  if (!isRuleAct(act)) return act;
  switch (act) {
    case 'assign':
      return value === '' ? t('do.unassign') : t('do.assign', { value: names.step(act, value) });
    case 'tag':
    case 'note':
      return t(`do.${act}`, { value: quoted(t, value) });
    case 'reply':
      return t('do.reply', { value: quoted(t, names.step(act, value)) });
    case 'priority':
    case 'status':
    case 'snooze':
      return t(`do.${act}`, { value: names.step(act, value) });
  }
};

const capitalized = (language: string, text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** The steps of a rule in words, such as “Reply with “Tracking” and tag “wismo””. */
export const ruleStepsLine = (t: Say, names: RuleNames, steps: readonly RuleStep[]): string =>
  capitalized(
    names.language,
    joined(
      names.language,
      'conjunction',
      steps.map((step) => stepWords(t, names, step)),
    ),
  );

/** A rule as one sentence: when it runs, under which conditions, and what it does. */
export const ruleSentence = (
  t: Say,
  names: RuleNames,
  {
    event,
    hours,
    match,
    conditions,
    steps,
  }: Pick<RuleDefinition, 'event' | 'steps'> & {
    readonly hours?: number | null | undefined;
    readonly match: string;
    readonly conditions: readonly Condition[];
  },
): string => {
  const when = isRuleEvent(event) ? t(`say.when.${event}`, { count: hours ?? 0 }) : event;
  const done = joined(
    names.language,
    'conjunction',
    steps.map((step) => stepWords(t, names, step)),
  );
  const held = joined(
    names.language,
    match === 'any' ? 'disjunction' : 'conjunction',
    conditions.map((condition) => conditionWords(t, names, condition)),
  );
  return capitalized(
    names.language,
    conditions.length === 0 ? t('say.always', { when, steps: done }) : t('say.if', { when, conditions: held, steps: done }),
  );
};
