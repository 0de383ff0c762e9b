import { afterBusinessSeconds, businessSecondsBetween, OFFICE_WEEK, type BusinessHours } from './business-hours';
import type { Priority } from './priorities';

/** Business hours within which something is to be done, by how it presses. */
export type Hours = Readonly<Record<Priority, number>>;

const HOURS_TO_SOLVE: Hours = { urgent: 8, high: 24, normal: 48, low: 72 };

/** Of these hours, the last part in which a task is due soon. */
const SOON = 0.25;

export type Sla = 'ok' | 'soon' | 'overdue' | 'paused';

/** Until when a task is to be done. It either runs (`due_at`) or stands (`due_left`). Unix seconds, and seconds of business hours. */
export interface Deadline {
  readonly due_at: number | null;
  /** From when on it is due soon. */
  readonly soon_at: number | null;
  /** What is left of it. */
  readonly due_left: number | null;
}

/** The usual office week, by the calendar of a zone. */
export const officeIn = (zone: string): BusinessHours => ({ week: OFFICE_WEEK, zone });

const running = (left: number, all: number, now: number, hours: BusinessHours): Deadline => ({
  due_at: afterBusinessSeconds(now, left, hours),
  soon_at: afterBusinessSeconds(now, left - SOON * all, hours),
  due_left: null,
});

/** Of a task that begins now; `limits`: of something else than a ticket. */
export const firstDeadline = (priority: Priority, now: number, hours: BusinessHours, limits: Hours = HOURS_TO_SOLVE): Deadline =>
  running(limits[priority] * 3600, limits[priority] * 3600, now, hours);

const leftOf = ({ due_at, due_left }: Deadline, now: number, hours: BusinessHours): number =>
  due_left ?? (due_at === null ? 0 : businessSecondsBetween(now, due_at, hours));

/** It stands: nobody here can go on with the task. */
export const pauseDeadline = (deadline: Deadline, now: number, hours: BusinessHours): Deadline => ({
  due_at: null,
  soon_at: null,
  due_left: leftOf(deadline, now, hours),
});

/** It runs again from where it stood. */
export const resumeDeadline = (
  deadline: Deadline,
  priority: Priority,
  now: number,
  hours: BusinessHours,
  limits: Hours = HOURS_TO_SOLVE,
): Deadline => (deadline.due_left === null ? deadline : running(deadline.due_left, limits[priority] * 3600, now, hours));

/** Another priority gives it as much more or less as the two differ. */
export const changePriority = (
  deadline: Deadline,
  { from, to }: { readonly from: Priority; readonly to: Priority },
  now: number,
  hours: BusinessHours,
  limits: Hours = HOURS_TO_SOLVE,
): Deadline => {
  if (from === to) return deadline;
  const difference = (limits[to] - limits[from]) * 3600;
  const { due_at, due_left } = deadline;
  if (due_left !== null) return { ...deadline, due_left: Math.max(0, due_left + difference) };
  if (due_at === null) return deadline;
  const late = due_at < now ? businessSecondsBetween(due_at, now, hours) : 0;
  return running(Math.max(0, leftOf(deadline, now, hours) - late + difference), limits[to] * 3600, now, hours);
};

/** How a deadline stands. */
export const slaOf = ({ due_at, soon_at }: Deadline, now: number): Sla => {
  if (due_at === null) return 'paused';
  if (now > due_at) return 'overdue';
  return soon_at !== null && now >= soon_at ? 'soon' : 'ok';
};
