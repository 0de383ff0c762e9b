import { createHash } from 'node:crypto';
import { workingDaysBetween } from '../../../domain/working-days';
import { isRejected, makingOf, SENDING, type Parcel } from '../../sandbox/print/fate';
import type { PrintOrder } from '../../sandbox/print/orders';
import type { Making } from './plan';

/** Where the parcels of an order are. */
export type ParcelWish =
  | 'announced'
  | 'on its way'
  | 'two on their way'
  | 'out for delivery'
  | 'not taken'
  | 'delivered'
  | 'lost'
  | 'coming back'
  | 'come back';

type Made = ReturnType<typeof makingOf>;

/** What its courier told last of a parcel that has left; undefined: it has not. */
const latestOf = ({ journey }: Parcel, now: number): string | undefined => journey.events.findLast(({ at }) => at <= now)?.substatus;

const all =
  (...states: readonly string[]) =>
  (told: readonly string[]): boolean =>
    told.length === 1 && told.every((state) => states.includes(state));

const PARCELS: Readonly<Record<ParcelWish, (told: readonly string[]) => boolean>> = {
  announced: all('inforeceived001'),
  'on its way': all('transit001', 'transit002', 'transit003'),
  'two on their way': (told) => told.length === 2 && told.every((state) => state.startsWith('transit')),
  'out for delivery': all('pickup001'),
  'not taken': all('undelivered001'),
  delivered: all('delivered001'),
  lost: all('exception007'),
  'coming back': all('exception010'),
  'come back': all('exception011'),
};

/** Working days workshops took here for what has left, by the parcels it left in: nearly all of it is soon enough for every store. */
const SLOWEST = 1;

const isSoon = ({ parcels }: Made, paid: number): boolean =>
  workingDaysBetween(paid, Math.max(...parcels.map(({ shipped_at }) => shipped_at))) <= SLOWEST * parcels.length;

const isAs = (wish: Making, { starts_at, parcels }: Made, paid: number, now: number): boolean => {
  const left = parcels.filter(({ shipped_at }) => shipped_at <= now);
  switch (wish) {
    case 'rejected':
    case 'cancelled':
      return true;
    case 'held':
      return now < starts_at;
    case 'submitted':
      return starts_at === paid && now < starts_at + SENDING;
    case 'production':
      return starts_at === paid && now >= starts_at + SENDING && left.length === 0;
    case 'typed in':
      return starts_at === paid;
    case 'half sent':
      return starts_at === paid && parcels.length === 2 && left.length === 1;
    default:
      return (
        left.length === parcels.length &&
        PARCELS[wish](parcels.flatMap((parcel) => latestOf(parcel, now) ?? [])) &&
        isSoon({ starts_at, parcels }, paid)
      );
  }
};

/** An order as a workshop's chances see it. */
export interface Chances {
  /** Of the sandbox's clock. */
  readonly seed: string;
  readonly key: string;
  readonly quantities: readonly number[];
  readonly country: string;
  readonly now: number;
}

/** What becomes of an order that a workshop got then by a reference; undefined: it takes none of that. */
const madeBy = ({ seed, quantities, country }: Chances, reference: string, submitted_at: number, rejected: boolean): Made | undefined => {
  if (isRejected(seed, reference) !== rejected) return undefined;
  const order = { external_id: reference, number: 0, lines: quantities.map((quantity) => ({ quantity })), address: { country } };
  return makingOf(seed, order as PrintOrder, submitted_at);
};

const nthReference = ({ seed, key }: Chances, n: number): string =>
  createHash('sha256').update(`${seed} ${key} ${n}`).digest('hex').slice(0, 24);

/** A reference by which an order that was submitted then is where it is wished to be now; undefined: none of those that were tried is. */
export const referenceFor = (
  wish: Making,
  chances: Chances,
  submitted_at: number,
  { from, tries }: { readonly from: number; readonly tries: number },
): string | undefined => {
  for (let n = from; n < from + tries; n += 1) {
    const reference = nthReference(chances, n);
    const made = madeBy(chances, reference, submitted_at, wish === 'rejected');
    if (made && isAs(wish, made, submitted_at, chances.now)) return reference;
  }
  return undefined;
};

/** Times of submission that are tried with one reference. */
const TIMES = 40;

/** How the parcels of an order must end to be where they are wished to be. */
const ENDS: Readonly<Partial<Record<Making, string>>> = {
  lost: 'lost',
  'not taken': 'returned',
  'coming back': 'returned',
  'come back': 'returned',
};

/** When an order was submitted that is where it is wished to be now, and by which reference; undefined: not by this one, or not in that time. */
export const submissionFor = (
  wish: Making,
  chances: Chances,
  n: number,
  timeOf: (nth: number) => number,
): { readonly reference: string; readonly submitted_at: number } | undefined => {
  const reference = nthReference(chances, n);
  const first = timeOf(0);
  const made = madeBy(chances, reference, first, wish === 'rejected');
  // How long it takes, how many parcels it comes in and how they end is the same whenever it is submitted.
  if (!made || !isSoon(made, first)) return undefined;
  if (made.parcels.length !== (wish === 'two on their way' ? 2 : 1) || made.parcels[0]?.journey.end !== (ENDS[wish] ?? 'delivered'))
    return undefined;
  for (let nth = 0; nth < TIMES; nth += 1) {
    const submitted_at = timeOf(nth);
    const then = madeBy(chances, reference, submitted_at, wish === 'rejected');
    if (then && isAs(wish, then, submitted_at, chances.now)) return { reference, submitted_at };
  }
  return undefined;
};
