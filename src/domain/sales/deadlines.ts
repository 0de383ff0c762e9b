import { TZDate } from '@date-fns/tz';
import { addBusinessDays } from 'date-fns/addBusinessDays';
import { endOfDay } from 'date-fns/endOfDay';
import { getUnixTime } from 'date-fns/getUnixTime';
import { subBusinessDays } from 'date-fns/subBusinessDays';

/** Working days from payment to hand-over where a store does not say. */
const USUAL_DISPATCH_DAYS = 3;
/** Working days a provider takes for a piece while too few of its orders have told. */
export const USUAL_PRODUCTION_DAYS = 3;
/** Orders of a provider that tell how long it takes: the newest, and how many there must be. */
export const TELLING = { most: 50, least: 10 } as const;

/** A moment by the calendar of a zone, such as `Europe/Berlin`. */
const inZone = (at: number, zone: string): TZDate => new TZDate(at * 1000, zone);

/** So many working days later, or earlier where they are negative, by a zone's calendar. Unix seconds. */
export const workingDaysFrom = (at: number, days: number, zone: string): number =>
  getUnixTime(days < 0 ? subBusinessDays(inZone(at, zone), -days) : addBusinessDays(inZone(at, zone), days));

/** When an order has to be on its way at the latest: what the platform says, else the end of the paid day and some working days. */
export const shipBy = (
  order: { readonly platform_ship_by: number | null; readonly paid_at: number | null },
  dispatchDays: number | null,
  zone: string,
): number | null => {
  if (order.platform_ship_by !== null) return order.platform_ship_by;
  if (order.paid_at === null) return null;
  return workingDaysFrom(getUnixTime(endOfDay(inZone(order.paid_at, zone))), dispatchDays ?? USUAL_DISPATCH_DAYS, zone);
};

/**
 * Until when somebody has to act so that pieces leave in time. Of what is still to be submitted: so much before the ship-by day as the provider
 * takes. Of what is submitted: the ship-by day where it can be met, else the moment it was submitted.
 */
export const actBy = (
  ship_by: number,
  { submitted_at, productionDays }: { readonly submitted_at: number | null; readonly productionDays: number },
  zone: string,
): number => {
  if (submitted_at === null) return workingDaysFrom(ship_by, -productionDays, zone);
  return workingDaysFrom(submitted_at, productionDays, zone) <= ship_by ? ship_by : submitted_at;
};

/** 4 late, 3 critical, 2 high, 1 medium, 0 none. */
type Risk = 0 | 1 | 2 | 3 | 4;

/** The moments between the ranks at a time: what has to be acted on before the first is critical, before the second high, before the third medium. */
export const riskMarks = (now: number, zone: string): readonly [number, number, number] => [
  now,
  workingDaysFrom(now, 1, zone),
  workingDaysFrom(now, 2, zone),
];

interface Deadlines {
  readonly ship_by: number | null;
  readonly act_by: number | null;
}

/** How near an unshipped order is to being late. */
export const riskOf = (deadlines: Deadlines, now: number, zone: string): Risk => riskBetween(deadlines, now, riskMarks(now, zone));

/** The same, for whoever asks of many at one time. */
export const riskBetween = ({ ship_by, act_by }: Deadlines, now: number, [critical, high, medium]: ReturnType<typeof riskMarks>): Risk => {
  if (ship_by === null || act_by === null) return 0;
  if (now > ship_by) return 4;
  if (act_by < critical) return 3;
  if (act_by <= high) return 2;
  return act_by <= medium ? 1 : 0;
};
