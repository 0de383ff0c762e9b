import { checkRule } from '../../../../domain/rules/check-rule';
import { RULE_OPERATORS, type RuleField } from '../../../../domain/rules/terms';
import { refuse, type Fault, type RefusalValues } from '../../../../domain/fault';
import { SUPPORT_RULE_TERMS } from '../../../../domain/support/rule-terms';
import type { RuleInput } from '../../../../contract/generated/operations';
import type { Rule } from '../../../entities/rules';
import { isRuleEvent, isRuleField, type RuleFieldName } from './rule-words';

export type DraftCondition = Rule['conditions'][number];
export type DraftStep = Rule['steps'][number];

/** A rule as somebody is typing it. */
export interface RuleDraft {
  readonly name: string;
  readonly enabled: boolean;
  readonly event: string;
  /** As typed. */
  readonly hours: string;
  readonly match: string;
  readonly conditions: readonly DraftCondition[];
  readonly steps: readonly DraftStep[];
  readonly stop: boolean;
}

/** Hours a new timed rule waits. */
const USUAL_HOURS = '72';

export const EMPTY_RULE: RuleDraft = {
  name: '',
  enabled: false,
  event: 'received',
  hours: USUAL_HOURS,
  match: 'all',
  conditions: [],
  steps: [{ act: 'reply', value: '' }],
  stop: false,
};

export const draftOfRule = ({ name, enabled, event, hours, match, conditions, steps, stop }: Rule): RuleDraft => ({
  name,
  enabled,
  event,
  hours: hours == null ? USUAL_HOURS : String(hours),
  match,
  conditions,
  steps,
  stop,
});

const isTimed = (event: string): boolean => isRuleEvent(event) && SUPPORT_RULE_TERMS.events[event].timed;

/** What is sent of a draft, to be saved or tested. */
export const ruleInputOf = ({ hours, conditions, steps, ...draft }: RuleDraft): RuleInput => ({
  ...draft,
  subject: 'support',
  name: draft.name.trim(),
  hours: isTimed(draft.event) && /^\d{1,9}$/u.test(hours.trim()) ? Number(hours.trim()) : null,
  conditions: conditions.map(({ field, op, values }) => ({ field, op, values: [...values] })),
  steps: steps.map(({ act, value }) => ({ act, value })),
});

/** The first fault of a draft. A rule is tested before it has a name. */
export const draftFault = (draft: RuleDraft, { named }: { readonly named: boolean }): Fault | null => {
  const input = ruleInputOf(draft);
  const checked = named && input.name === '' ? refuse('rule.nameMissing', { field: 'params.name' }) : checkRule(SUPPORT_RULE_TERMS, input);
  return checked.ok ? null : checked.fault;
};

/** Whether a field has a value when an event happens. */
export const isFieldOfEvent = (field: RuleFieldName, event: string): boolean => {
  const { events }: RuleField = SUPPORT_RULE_TERMS.fields[field];
  return events?.includes(event) ?? true;
};

/** The condition on a field before anything is chosen. */
export const freshCondition = (field: string): DraftCondition => {
  const type = isRuleField(field) ? SUPPORT_RULE_TERMS.fields[field].type : 'text';
  return { field, op: RULE_OPERATORS[type][0], values: type === 'flag' ? ['yes'] : [] };
};

/** A part of the form that a sentence belongs to; of conditions and steps by their place from 0. */
export type FaultPlace = 'name' | 'event' | 'hours' | 'steps' | `condition.${number}` | `step.${number}`;

interface Placed {
  readonly refusal?: string | null | undefined;
  readonly values?: RefusalValues | null | undefined;
  readonly field?: string | undefined;
}

/** Where a fault or the server's refusal is said; null: below the form. */
export const placeOfFault = ({ field, values }: Placed): FaultPlace | null => {
  const number = Number(values?.['number']);
  switch (field) {
    case 'params.name':
      return 'name';
    case 'params.event':
      return 'event';
    case 'params.hours':
      return 'hours';
    case 'params.conditions':
      return Number.isInteger(number) ? `condition.${number - 1}` : null;
    case 'params.steps':
      return Number.isInteger(number) ? `step.${number - 1}` : 'steps';
    default:
      return null;
  }
};
