import type { SupportUpdateInput } from '../../../contract/generated/resolvers';
import { refuse, type Fault } from '../../../domain/fault';
import type { RuleStep } from '../../../domain/rules/terms';
import type { Afterwards } from '../../../domain/support/lifecycle';
import { arrangeSteps } from '../../../domain/support/macros';
import type { BusinessHours } from '../../../domain/tasks/business-hours';
import { splitTags } from '../../../domain/names';
import { fillIn } from '../../../domain/variables';
import type { Tx } from '../../kernel/context';
import type { AppliedSteps, RunningRule } from '../../rules/subject';
import { alertAssigned, alertMentioned } from '../alerts';
import type { SupportRow } from '../tables';
import { changeSupport, readChange, snoozeOf } from '../update';
import { readVariables } from '../variables';
import { addNote, type Clock } from '../write';
import type { RunningEvent } from './facts';
import { hasLaterMessage } from './later-message';
import { replyByRule } from './reply';

interface Running extends Clock {
  readonly rule: RunningRule;
  readonly event: RunningEvent;
  readonly hours: BusinessHours;
}

/** A status that says that the buyer was answered waits for the reply; any other is set at once. */
const AFTERWARDS: Readonly<Record<string, Afterwards>> = { Waiting: 'wait', Resolved: 'resolve' };

const update = async (tx: Tx, support: SupportRow, params: SupportUpdateInput, { now, hours }: Running): Promise<SupportRow> =>
  changeSupport(tx, support, await readChange(tx, params, { container: { _id: support.container_id }, user: null }, now), { now, hours });

type Step = (tx: Tx, support: SupportRow, value: string, running: Running) => Promise<SupportRow>;

const STEPS: Readonly<Record<string, Step>> = {
  assign: async (tx, support, assignee, running) => {
    if ((support.assignee ?? '') === assignee) return support;
    const stands = await update(tx, support, { assignee }, running);
    if (assignee !== '') await alertAssigned(tx, [support], assignee, { name: running.rule.name });
    return stands;
  },
  status: (tx, support, status, running) =>
    support.status === status ? Promise.resolve(support) : update(tx, support, { status }, running),
  priority: (tx, support, priority, running) => update(tx, support, { priority }, running),
  tag: (tx, support, tag, running) => update(tx, support, { add_tags: splitTags(tag) }, running),
  snooze: (tx, support, value, running) => update(tx, support, snoozeOf(value, running), running),
  note: async (tx, support, value, { rule, now }) => {
    const body = fillIn(value, await readVariables(tx, support, null));
    await addNote(tx, support, { body, by: { author: null, rule: rule.name, rule_id: rule._id }, now });
    await alertMentioned(tx, support, body, { name: rule.name });
    return support;
  },
};

/** Whether a step says that nobody here has to answer. */
const endsWait = ({ act, value }: RuleStep): boolean => act === 'snooze' || (act === 'status' && value !== 'Inprocess');

/**
 * Does the steps of a rule with a conversation, held. Throws where one cannot be done. Left out are a reply that must not be sent, with the status that was to
 * follow it, and whatever ends the wait of a buyer who has written again since.
 */
export const applySteps = async (tx: Tx, support: SupportRow, running: Running): Promise<AppliedSteps> => {
  const { rule, event } = running;
  // A conversation is held for `waits` only where nobody has written since.
  const mayBeOvertaken = event.kind !== 'waits' && rule.steps.some(endsWait);
  const isOvertaken = mayBeOvertaken && (await hasLaterMessage(tx, support, event.message_id, 'in'));
  const wanted = isOvertaken ? rule.steps.filter((step) => !endsWait(step)) : rule.steps;
  const { steps, afterwards = 'stay' } = arrangeSteps<RuleStep>(wanted, AFTERWARDS);
  let [stands, noReply]: [SupportRow, Fault | undefined] = [support, undefined];
  for (const { act, value } of steps) {
    const step = Object.hasOwn(STEPS, act) ? STEPS[act] : undefined;
    if (act === 'reply') noReply = await replyByRule(tx, stands, { rule, value, event, afterwards }, running);
    else if (step) stands = await step(tx, stands, value, running);
  }
  return {
    steps: noReply ? steps.filter(({ act }) => act !== 'reply') : wanted,
    leftOut: noReply ?? (isOvertaken ? refuse('rule.overtaken').fault : undefined),
  };
};
