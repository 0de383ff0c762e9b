import { DAY, HOUR } from '../kernel/clock';
import { chance, pick } from './chance';
import { onWorkingDay } from './working-days';

/** One thing a carrier tells of a parcel, in the words and numbers carriers' trackers use. */
export interface ParcelEvent {
  readonly at: number;
  readonly status: string;
  readonly substatus: string;
  readonly detail: string;
  readonly location: string;
}

/** How a parcel ends. */
type ParcelEnd = 'delivered' | 'lost' | 'returned';

export interface Journey {
  readonly end: ParcelEnd;
  readonly events: readonly ParcelEvent[];
}

const LOST = 0.02;
const RETURNED = 0.02;
/** Days without a word after which a parcel counts as lost. */
const SILENT = 10;

const endOf = (drawn: number): ParcelEnd => {
  if (drawn < LOST) return 'lost';
  return drawn < LOST + RETURNED ? 'returned' : 'delivered';
};

type Told = readonly [after: number, status: string, substatus: string, detail: string, location: string];

const ANNOUNCED: Told = [0, 'inforeceived', 'inforeceived001', 'Shipping label created', 'Workshop'];

/** Hours until the carrier takes it. */
const ACCEPTED = 10 * HOUR;

/** From when it was handed over. */
const told = (end: ParcelEnd, transit: number): readonly Told[] => {
  const start: readonly Told[] = [
    [ACCEPTED, 'transit', 'transit001', 'Accepted by the carrier', 'Origin facility'],
    [transit * 0.4, 'transit', 'transit002', 'Departed from a sorting centre', 'Sorting centre'],
  ];
  if (end === 'lost') {
    return [...start, [transit * 0.4 + SILENT * DAY, 'exception', 'exception007', 'The parcel could not be found', 'Sorting centre']];
  }
  const arrived: readonly Told[] = [
    ...start,
    [transit * 0.7, 'transit', 'transit003', 'Arrived at the destination facility', 'Destination facility'],
    [transit - 5 * HOUR, 'pickup', 'pickup001', 'Out for delivery', 'Destination'],
  ];
  if (end === 'delivered') return [...arrived, [transit, 'delivered', 'delivered001', 'Delivered', 'Destination']];
  return [
    ...arrived,
    [transit, 'undelivered', 'undelivered001', 'Nobody took the parcel', 'Destination'],
    [transit + DAY, 'exception', 'exception010', 'Returning to the sender', 'Destination facility'],
    [2 * transit + DAY, 'exception', 'exception011', 'Returned to the sender', 'Workshop'],
  ];
};

/** All that will be told of a parcel that leaves at `shipped`: 2 to 9 days on its way, few lost, few returned. Carriers take none at weekends. */
export const journeyOf = (seed: string, reference: string, parcel: number, shipped: number): Journey => {
  const draw = (question: string) => chance(seed, `${reference}/${parcel}`, question);
  const end = endOf(draw('end'));
  // Whole hours, so that not every parcel of the world arrives at the minute it left.
  const transit = pick(draw('transit'), 2, 9) * DAY + pick(draw('hours'), -4, 4) * HOUR;
  const handedOver = onWorkingDay(shipped + ACCEPTED) - ACCEPTED;
  const at =
    (from: number) =>
    ([after, status, substatus, detail, location]: Told): ParcelEvent => ({
      at: Math.floor(from + after),
      status,
      substatus,
      detail,
      location,
    });
  return { end, events: [at(shipped)(ANNOUNCED), ...told(end, transit).map(at(handedOver))] };
};
