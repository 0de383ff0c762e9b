import { PERSON_HOLDS } from '../sales/gates';
import { PRIORITIES } from '../tasks/priorities';
import { TASK_CATEGORIES } from '../tasks/tasks';
import type { Afterwards } from './lifecycle';
import { SNOOZES } from './snooze';

/** What a step of a macro does. */
export const MACRO_ACTS = ['assign', 'reply', 'note', 'status', 'priority', 'tag', 'snooze', 'ticket', 'hold'] as const;

export type MacroAct = (typeof MACRO_ACTS)[number];

/** `value`: whom, what or until when. */
export interface MacroStep {
  readonly act: MacroAct;
  readonly value: string;
}

const oneOf =
  (words: readonly string[]) =>
  (value: string): boolean =>
    words.includes(value);
const anything = (value: string): boolean => value !== '';

/** What the value of each act may be. Whom: `me`, a member's id, or nobody. */
const VALUES: Readonly<Record<MacroAct, (value: string) => boolean>> = {
  assign: () => true,
  reply: anything,
  note: anything,
  status: oneOf(['Inprocess', 'Waiting', 'Resolved']),
  priority: oneOf(PRIORITIES),
  tag: anything,
  snooze: oneOf(SNOOZES),
  ticket: oneOf(TASK_CATEGORIES.support),
  hold: oneOf(PERSON_HOLDS),
};

/** A step as it is kept; undefined where it can do nothing. */
export const readStep = ({ act, value }: { readonly act: string; readonly value: string }): MacroStep | undefined => {
  const known = MACRO_ACTS.find((each) => each === act.trim());
  const said = value.trim();
  return known && VALUES[known](said) ? { act: known, value: said } : undefined;
};

/**
 * Steps as they are done. A status behind a reply follows it once it was sent, where `following` names what becomes of the conversation then; undefined: no
 * such status is named.
 */
export const arrangeSteps = <Step extends { readonly act: string; readonly value: string }>(
  steps: readonly Step[],
  following: Readonly<Record<string, Afterwards>>,
): { readonly steps: readonly Step[]; readonly afterwards: Afterwards | undefined } => {
  const reply = steps.findIndex(({ act }) => act === 'reply');
  const status = steps.findLast(
    ({ act, value }, place) => act === 'status' && Object.hasOwn(following, value) && reply >= 0 && place > reply,
  );
  return { steps: steps.filter((step) => step !== status), afterwards: status && following[status.value] };
};
