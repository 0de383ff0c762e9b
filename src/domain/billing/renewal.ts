import { DEFAULT_PLAN_LIFE, planEnd, type PlannedContainer } from '../people/plan';

/** What a plan costs, in cents, and how long it lasts then, in seconds. */
interface Renewal {
  readonly cents: number;
  readonly life: number;
}

const YEAR = 365 * 86_400;

export const renewalOf = ({ annually }: { readonly annually: boolean }): Renewal =>
  annually ? { cents: 29_000, life: YEAR } : { cents: 2_900, life: DEFAULT_PLAN_LIFE };

/** When a plan ends that is renewed now; null: it never ends, so there is nothing to renew. Unix seconds. */
export const renewedEnd = (container: PlannedContainer & { readonly annually: boolean }, now: number): number | null => {
  const end = planEnd(container);
  return end === null ? null : Math.max(now, end) + renewalOf(container).life;
};
