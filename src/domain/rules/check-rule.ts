import { accept, refuse, type Outcome } from '../fault';
import { RULE_MATCHES, RULE_OPERATORS, type RuleCondition, type RuleDefinition, type RuleStep, type RuleTerms } from './terms';

/** A rule as somebody typed it. */
export interface TypedRule {
  readonly event: string;
  readonly hours?: number | null | undefined;
  readonly match: string;
  readonly conditions: readonly { readonly field: string; readonly op: string; readonly values: readonly string[] }[];
  readonly steps: readonly RuleStep[];
}

/** Hours a timed event waits at most: 30 days. */
export const MOST_RULE_HOURS = 30 * 24;

const NUMBER = /^\d{1,9}$/u;

const readCondition = (
  { fields }: RuleTerms,
  event: string,
  { field, op, values }: TypedRule['conditions'][number],
): RuleCondition | undefined => {
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!known || (known.events && !known.events.includes(event))) return undefined;
  const operator = RULE_OPERATORS[known.type].find((each) => each === op);
  const typed = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
  if (!operator || typed.length === 0) return undefined;
  const fits = (value: string): boolean => {
    if (known.type === 'number') return NUMBER.test(value);
    if (known.type === 'flag') return value === 'yes' || value === 'no';
    return known.options?.includes(value) ?? true;
  };
  const single = known.type === 'number' || known.type === 'flag';
  return typed.every(fits) && (!single || typed.length === 1) ? { field, op: operator, values: typed } : undefined;
};

const readSteps = ({ acts }: RuleTerms, typed: readonly RuleStep[]): Outcome<readonly RuleStep[]> => {
  const steps: RuleStep[] = [];
  for (const [place, step] of typed.entries()) {
    const [act, value] = [step.act.trim(), step.value.trim()];
    const known = Object.hasOwn(acts, act) ? acts[act] : undefined;
    const isRepeated = known?.once === true && steps.some((earlier) => earlier.act === act);
    if (!known?.allows(value) || isRepeated) return refuse('rule.stepBad', { field: 'params.steps', values: { number: place + 1 } });
    steps.push({ act, value });
  }
  return accept(steps);
};

/** The rule as it is kept, or its first fault. */
export const checkRule = (terms: RuleTerms, typed: TypedRule): Outcome<RuleDefinition> => {
  const event = typed.event.trim();
  if (!Object.hasOwn(terms.events, event)) return refuse('rule.eventMissing', { field: 'params.event' });
  const timed = terms.events[event]?.timed === true;
  const hours = timed ? (typed.hours ?? null) : null;
  if (timed && (hours === null || hours < 1 || hours > MOST_RULE_HOURS))
    return refuse('rule.hoursBad', { field: 'params.hours', values: { most: MOST_RULE_HOURS } });
  const match = RULE_MATCHES.find((each) => each === typed.match) ?? 'all';
  const conditions: RuleCondition[] = [];
  for (const [place, each] of typed.conditions.entries()) {
    const condition = readCondition(terms, event, each);
    if (!condition) return refuse('rule.conditionBad', { field: 'params.conditions', values: { number: place + 1 } });
    conditions.push(condition);
  }
  if (typed.steps.length === 0) return refuse('rule.stepsMissing', { field: 'params.steps' });
  const steps = readSteps(terms, typed.steps);
  return steps.ok ? accept({ event, hours, match, conditions, steps: steps.value }) : steps;
};
