import { lightFormat } from 'date-fns/lightFormat';

/** Seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a container lasts when no payment says otherwise: 30 days, in seconds (specification 2, §9). */
export const DEFAULT_PLAN_LIFE = 2_592_000;

/** How long before its end the banner warns, in seconds: 3 days (specification 2, §9). */
export const PLAN_WARNING = 3 * DAY;

/** What the plan rules look at of a container. Times are unix seconds. */
export interface PlannedContainer {
  readonly created_at: number;
  readonly plan_log?: { readonly expires_at?: number | null } | null;
  readonly unlimit_lifetime?: boolean;
}

/** When the plan ends, in unix seconds: what the last payment says, else 30 days after the container was made; null: never. */
export const planEnd = ({ created_at, plan_log, unlimit_lifetime }: PlannedContainer): number | null =>
  unlimit_lifetime ? null : (plan_log?.expires_at ?? created_at + DEFAULT_PLAN_LIFE);

/** The time a plan has left, in the largest unit that fills at least one; minutes are rounded up, so it is never "0 minutes". */
export type TimeLeft = { readonly unit: 'day' | 'hour' | 'minute'; readonly count: number } | { readonly unit: 'expired' };

/** `end` and `now` in unix seconds. Expired means now is past the end (specification 2, §4). */
export const timeLeft = (end: number, now: number): TimeLeft => {
  const left = end - now;
  if (left < 0) return { unit: 'expired' };
  if (left >= DAY) return { unit: 'day', count: Math.floor(left / DAY) };
  if (left >= HOUR) return { unit: 'hour', count: Math.floor(left / HOUR) };
  return { unit: 'minute', count: Math.max(1, Math.ceil(left / MINUTE)) };
};

/** What `hide_plan_topup` holds to hide the banner for a day: that day, as the person's own calendar has it. `now` in milliseconds. */
export const hidePlanValue = (now: number): string => lightFormat(now, 'yyyy-MM-dd');

/**
 * What the plan banner says, or null when it stays closed (specification 2, §4): it opens when the plan has expired, or when it will within
 * 3 days and was not hidden for today. `now` in milliseconds; `hidden` is what `hide_plan_topup` holds.
 */
export const planBanner = (container: PlannedContainer, now: number, hidden: string | undefined): TimeLeft | null => {
  const end = planEnd(container);
  if (end === null) return null;
  const seconds = now / 1000;
  const left = timeLeft(end, seconds);
  if (left.unit === 'expired') return left;
  return end - seconds <= PLAN_WARNING && hidden !== hidePlanValue(now) ? left : null;
};
