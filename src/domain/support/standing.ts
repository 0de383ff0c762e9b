import type { BusinessHours } from '../tasks/business-hours';
import type { Priority } from '../tasks/priorities';
import { changePriority, firstDeadline, pauseDeadline, resumeDeadline, slaOf, type Deadline, type Hours, type Sla } from '../tasks/sla';
import { isOpen, mayMove, type Afterwards, type SupportStatus } from './lifecycle';

/** Business hours until a buyer is to be answered: the first time, and later. */
const FIRST_REPLY: Hours = { urgent: 1, high: 4, normal: 8, low: 16 };
const NEXT_REPLY: Hours = { urgent: 2, high: 8, normal: 16, low: 24 };

/** Seconds after which what was resolved is closed. */
export const CLOSES_AFTER = 7 * 24 * 60 * 60;

/** How a conversation stands. Unix seconds. */
export interface Standing extends Deadline {
  readonly status: SupportStatus;
  readonly priority: Priority;
  readonly snoozed_at: number | null;
  readonly snoozed_until: number | null;
  readonly snoozed_for_parcel: boolean;
  readonly first_in_at: number | null;
  readonly last_in_at: number | null;
  readonly first_answer_at: number | null;
  readonly resolved_at: number | null;
  readonly resolved_by: string | null;
  readonly reopened: number;
}

/** When something happens, and when somebody is there to answer. */
export interface When {
  readonly now: number;
  readonly hours: BusinessHours;
}

/** Nothing is to be answered. */
const NO_DEADLINE: Deadline = { due_at: null, soon_at: null, due_left: null };
const AWAKE = { snoozed_at: null, snoozed_until: null, snoozed_for_parcel: false } as const;
const OPEN = { resolved_at: null, resolved_by: null } as const;

/** One that begins. */
export const NEW_STANDING: Standing = {
  status: 'New',
  priority: 'normal',
  first_in_at: null,
  last_in_at: null,
  first_answer_at: null,
  reopened: 0,
  ...NO_DEADLINE,
  ...AWAKE,
  ...OPEN,
};

const limitsOf = ({ first_answer_at }: Pick<Standing, 'first_answer_at'>): Hours => (first_answer_at === null ? FIRST_REPLY : NEXT_REPLY);

const fresh = (standing: Standing, at: number, hours: BusinessHours): Deadline =>
  firstDeadline(standing.priority, at, hours, limitsOf(standing));

const paused = (standing: Standing, { now, hours }: When): Deadline =>
  standing.due_at === null ? { ...NO_DEADLINE, due_left: standing.due_left } : pauseDeadline(standing, now, hours);

/** It runs while somebody here can answer: neither waiting nor snoozed. */
const goOn = (standing: Standing, { now, hours }: When): Deadline => {
  const { due_at, soon_at, due_left, status, snoozed_until } = standing;
  const deadline = { due_at, soon_at, due_left };
  if (status === 'Waiting' || snoozed_until !== null) return paused(standing, { now, hours });
  return resumeDeadline(deadline, standing.priority, now, hours, limitsOf(standing));
};

/** The buyer wrote: whatever it was, it is to be answered, and from when the first unanswered message came. `at`: when it was written. */
export const buyerWrote = (standing: Standing, at: number, when: When): Standing => {
  const { status } = standing;
  const next: Standing = {
    ...standing,
    ...AWAKE,
    ...OPEN,
    status: mayMove(status, 'Inprocess', 'buyer') ? 'Inprocess' : status,
    reopened: standing.reopened + (status === 'Resolved' ? 1 : 0),
    first_in_at: standing.first_in_at ?? at,
    last_in_at: Math.max(at, standing.last_in_at ?? at),
  };
  const begun = next.due_at !== null || next.due_left !== null;
  return { ...next, ...(begun ? goOn(next, when) : fresh(next, at, when.hours)) };
};

/**
 * Somebody other than the buyer answered what was forwarded to them: a person has to go on with the conversation, and the buyer is still to be answered by the
 * same time.
 */
export const othersAnswered = (standing: Standing, when: When): Standing => {
  const { status } = standing;
  if (!mayMove(status, 'Inprocess', 'buyer') && standing.snoozed_until === null) return standing;
  const next: Standing = {
    ...standing,
    ...AWAKE,
    ...OPEN,
    status: mayMove(status, 'Inprocess', 'buyer') ? 'Inprocess' : status,
    reopened: standing.reopened + (status === 'Resolved' ? 1 : 0),
  };
  return { ...next, ...goOn(next, when) };
};

/** Somebody took it, or wrote the first reply. */
export const wasTaken = (standing: Standing): Standing =>
  mayMove(standing.status, 'Inprocess', 'taken') ? { ...standing, status: 'Inprocess' } : standing;

/**
 * A reply was sent, which alone answers a buyer. `unread`: the buyer wrote while it was on its way, and waits for the next one; then it goes nowhere, whatever
 * was to follow.
 */
export const replySent = (
  standing: Standing,
  { afterwards, by, unread }: { readonly afterwards: Afterwards; readonly by: string | null; readonly unread: boolean },
  when: When,
): Standing => {
  const taken = wasTaken(standing);
  const answered: Standing = { ...taken, first_answer_at: taken.first_answer_at ?? (taken.first_in_at === null ? null : when.now) };
  if (unread) {
    const deadline = fresh(answered, answered.last_in_at ?? when.now, when.hours);
    const next = { ...answered, ...deadline };
    return { ...next, ...goOn(next, when) };
  }
  const met: Standing = { ...answered, ...NO_DEADLINE };
  if (afterwards === 'stay') return met;
  const to = afterwards === 'wait' ? 'Waiting' : 'Resolved';
  return mayMove(met.status, to, 'sent') ? moved(met, to, by, when) : met;
};

/** A reply that was sent came back: nobody was answered, and the buyer waits since they wrote. */
export const replyReturned = (standing: Standing, when: When): Standing => {
  const { status, last_in_at } = standing;
  if (!mayMove(status, 'Inprocess', 'returned')) return standing;
  const next: Standing = { ...standing, ...OPEN, status: 'Inprocess', reopened: standing.reopened + (status === 'Resolved' ? 1 : 0) };
  const waits = last_in_at === null || next.due_left !== null ? next : { ...next, ...fresh(next, last_in_at, when.hours) };
  return { ...waits, ...goOn(waits, when) };
};

/** It goes to a status where it may go. */
const moved = (standing: Standing, to: SupportStatus, by: string | null, when: When): Standing => {
  const next: Standing = { ...standing, status: to };
  if (to === 'Resolved') return { ...next, ...NO_DEADLINE, ...AWAKE, resolved_at: when.now, resolved_by: by };
  if (standing.status === 'Resolved') {
    const again: Standing = { ...next, ...OPEN, reopened: standing.reopened + 1 };
    return { ...again, ...fresh(again, when.now, when.hours) };
  }
  return { ...next, ...goOn(next, when) };
};

/** Somebody, or a rule (null), says where it goes. The move was judged. */
export const movedBy = (standing: Standing, to: SupportStatus, by: string | null, when: When): Standing =>
  standing.status === to ? standing : moved(standing, to, by, when);

/** It rests until then, or until the parcel moves. */
export const snoozed = (standing: Standing, until: number, forParcel: boolean, when: When): Standing => {
  const next: Standing = { ...standing, snoozed_at: when.now, snoozed_until: until, snoozed_for_parcel: forParcel };
  return { ...next, ...goOn(next, when) };
};

/** Its rest is over. */
export const awoken = (standing: Standing, when: When): Standing => {
  const next: Standing = { ...standing, ...AWAKE };
  return { ...next, ...goOn(next, when) };
};

/** It presses more, or less. */
export const pressed = (standing: Standing, priority: Priority, { now, hours }: When): Standing => {
  const { due_at, soon_at, due_left } = standing;
  const deadline = { due_at, soon_at, due_left };
  return { ...standing, priority, ...changePriority(deadline, { from: standing.priority, to: priority }, now, hours, limitsOf(standing)) };
};

/** It was resolved a while ago. */
export const closed = (standing: Standing): Standing => ({ ...standing, ...NO_DEADLINE, ...AWAKE, status: 'Closed' });

/** What the conversation becomes that takes another's messages: what waits for an answer in either waits in it, and the sooner. */
export const joined = (standing: Standing, other: Standing, when: When): Standing => {
  const asks = isOpen(other.status) && (other.due_at !== null || other.due_left !== null);
  const times = {
    first_in_at: least(standing.first_in_at, other.first_in_at),
    last_in_at: most(standing.last_in_at, other.last_in_at),
    first_answer_at: least(standing.first_answer_at, other.first_answer_at),
  };
  const next: Standing = { ...standing, ...times };
  if (!asks) return next;
  const status = isOpen(next.status) && next.status !== 'Waiting' ? next.status : 'Inprocess';
  const open: Standing = { ...next, ...AWAKE, ...OPEN, status, ...(next.status === 'Resolved' && { reopened: next.reopened + 1 }) };
  const [mine, theirs] = [goOn(open, when), resumeDeadline(other, other.priority, when.now, when.hours, limitsOf(other))];
  const sooner = mine.due_at === null || (theirs.due_at !== null && theirs.due_at < mine.due_at) ? theirs : mine;
  return { ...open, due_at: sooner.due_at, soon_at: sooner.soon_at, due_left: null };
};

const least = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));
const most = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.max(a, b));

/** How its deadline stands; null where nothing is to be answered. */
export const supportSla = (standing: Deadline, now: number): Sla | null =>
  standing.due_at === null && standing.due_left === null ? null : slaOf(standing, now);
