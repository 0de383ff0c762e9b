import { DAY, HOUR } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { courierOf, couriersFor, linkTo } from '../couriers';
import type { ParcelEvent } from '../journey';
import type { Parcel } from '../print/fate';
import { findParcel } from '../print/parcels';
import type { TrackingRow } from './trackings';

interface State {
  readonly status: string;
  readonly substatus: string;
  /** Newest first. */
  readonly events: readonly ParcelEvent[];
}

/** After so long without a word nobody waits for one. */
const GIVEN_UP = 30 * DAY;

/** Without a word of the courier: the number is of another courier, of none, new, or nobody knows it. */
const silent = ({ tracking_number, courier_code, created_at }: TrackingRow, now: number): Omit<State, 'events'> => {
  const fitting = couriersFor(tracking_number).map(({ code }) => code);
  if (!fitting.includes(courier_code)) return { status: 'pending', substatus: fitting.length > 0 ? 'pending003' : 'pending002' };
  if (now < created_at + HOUR) return { status: 'pending', substatus: 'pending001' };
  if (now >= created_at + GIVEN_UP) return { status: 'expired', substatus: 'expired001' };
  return { status: 'notfound', substatus: now < created_at + DAY ? 'notfound001' : 'notfound002' };
};

/** How a parcel stands at a time. */
export const stateOf = async (services: Services, row: TrackingRow, now: number): Promise<State> =>
  stateIn(await findParcel(services, row.courier_code, row.tracking_number), row, now);

/** The same of one that was found; undefined: no workshop sent it. */
const stateIn = (parcel: Parcel | undefined, row: TrackingRow, now: number): State => {
  const events = (parcel?.journey.events ?? []).filter(({ at }) => at <= now).reverse();
  const [latest] = events;
  return latest ? { status: latest.status, substatus: latest.substatus, events } : { ...silent(row, now), events };
};

const carrierTime = (seconds: number): string => `${new Date(seconds * 1000).toISOString().slice(0, 19)}+00:00`;

const eventView = ({ at, status, substatus, detail, location }: ParcelEvent): object => ({
  checkpoint_date: carrierTime(at),
  checkpoint_delivery_status: status,
  checkpoint_delivery_substatus: substatus,
  tracking_detail: detail,
  location,
});

/** A parcel as the API shows it at a time. */
export const trackingView = async (services: Services, row: TrackingRow, now: number): Promise<object> =>
  viewOf(await findParcel(services, row.courier_code, row.tracking_number), row, now);

export const viewOf = (parcel: Parcel | undefined, row: TrackingRow, now: number): object => {
  const { status, substatus, events } = stateIn(parcel, row, now);
  const courier = courierOf(row.courier_code);
  const [latest, first] = [events[0], events.at(-1)];
  return {
    id: row.id,
    tracking_number: row.tracking_number,
    courier_code: row.courier_code,
    order_number: row.details.order_number ?? null,
    customer_name: row.details.customer_name ?? null,
    title: row.details.title ?? null,
    note: row.details.note ?? null,
    destination_country: row.details.destination_country ?? null,
    delivery_status: status,
    substatus,
    latest_event: latest ? `${latest.detail},${latest.location},${carrierTime(latest.at)}` : null,
    latest_checkpoint_time: latest ? carrierTime(latest.at) : null,
    transit_time: latest && first ? Math.round((latest.at - first.at) / DAY) : 0,
    created_at: carrierTime(row.created_at),
    update_at: carrierTime(row.updated_at),
    origin_info: {
      courier_code: row.courier_code,
      weblink: courier ? linkTo(courier, row.tracking_number) : null,
      trackinfo: events.map(eventView),
    },
  };
};
