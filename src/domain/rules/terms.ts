/** The type of a field decides which operators a condition on it may have, and what its values are. */
export type RuleFieldType = 'choice' | 'list' | 'text' | 'number' | 'flag';

/**
 * Operators by the type of the field. A condition with several values holds where any of them fits; a negated operator (`isNot`, `hasNot`, `containsNot`) holds
 * where none does. `contains` looks for whole words or phrases without regard to case and accents. A flag is `yes` or `no`.
 */
export const RULE_OPERATORS = {
  choice: ['is', 'isNot'],
  list: ['has', 'hasNot'],
  text: ['contains', 'containsNot'],
  number: ['atLeast', 'atMost'],
  flag: ['is'],
} as const satisfies Readonly<Record<RuleFieldType, readonly string[]>>;

export type RuleOperator = (typeof RULE_OPERATORS)[RuleFieldType][number];

export const RULE_MATCHES = ['all', 'any'] as const;

type RuleMatch = (typeof RULE_MATCHES)[number];

/** The value a subject has for a field; null: it has none, so that only negated operators hold. */
export type RuleFact = string | number | boolean | readonly string[] | null;

/** The values a subject has, by field. What takes long to find out is a function, asked only where a condition needs it. */
export type RuleFacts = Readonly<Record<string, RuleFact | (() => RuleFact | Promise<RuleFact>)>>;

export interface RuleField {
  readonly type: RuleFieldType;
  /** The values a choice has; absent where they are ids or words of the workspace. */
  readonly options?: readonly string[];
  /** The events the field has a value for; absent: all of the subject. */
  readonly events?: readonly string[];
  /** `part`: `contains` finds any part of the text, such as of an address; absent: whole words and phrases. */
  readonly match?: 'part';
  /** It takes long to find out, so conditions on it are looked at after the others, where those do not decide. */
  readonly slow?: true;
}

export interface RuleAct {
  /** True where the value is one the act can have. */
  readonly allows: (value: string) => boolean;
  /** The values it can have; absent where they are ids or texts. */
  readonly options?: readonly string[];
  /** A rule has it at most once. */
  readonly once?: boolean;
}

interface RuleEvent {
  /** It happens when so many hours have passed, which the rule says. */
  readonly timed: boolean;
}

/** Everything a rule on one kind of record (conversations, say) can be made of. */
export interface RuleTerms {
  readonly events: Readonly<Record<string, RuleEvent>>;
  readonly fields: Readonly<Record<string, RuleField>>;
  readonly acts: Readonly<Record<string, RuleAct>>;
}

export interface RuleCondition {
  readonly field: string;
  readonly op: RuleOperator;
  readonly values: readonly string[];
}

export interface RuleStep {
  readonly act: string;
  readonly value: string;
}

/** When something happens, if conditions hold, then steps are done, in order. */
export interface RuleDefinition {
  readonly event: string;
  /** Of a timed event. */
  readonly hours: number | null;
  readonly match: RuleMatch;
  /** None: it always holds. */
  readonly conditions: readonly RuleCondition[];
  readonly steps: readonly RuleStep[];
}
