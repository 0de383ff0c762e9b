import { workingDaysFrom } from '../../../domain/sales/deadlines';
import { isInProduction, type FoStatus } from '../../../domain/sales/fulfilment-order';
import { countPieces, type Pieces } from '../../../domain/sales/pieces';
import { inCents } from '../../../domain/sales/profit';
import type { OutgoingOrder } from '../../connectors/providers/provider';
import { newId } from '../../db/ids';
import { jsonb } from '../../db/json';
import type { FulfilmentRow } from '../../fulfilments/rows';
import { HOUR, MINUTE } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { lookEvery } from '../../making/told';
import { providerWords, takenBack } from '../../making/words';
import type { OrderLineRow, OrderRow } from '../../sales/tables';
import type { DrawnMaking, DrawnOrder } from './sketch';
import { typedNumber, type KnownParcel } from './parcels';
import type { PastEvent } from './timeline';
import type { MadeOrder } from './workshop-side';

/** An order as it is kept here. */
export interface KeptOrder {
  readonly drawn: DrawnOrder;
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

/** What one workshop was given of an order. */
export interface Given {
  readonly kept: KeptOrder;
  readonly place: number;
  readonly making: DrawnMaking;
  readonly maker: FulfilmentRow;
  readonly pieces: readonly Pieces[];
  readonly sent: OutgoingOrder;
  /** Null: it was refused. */
  readonly made: MadeOrder | null;
  /** Why it was refused. */
  readonly refusal: string | null;
}

interface Desk {
  readonly services: Pick<Services, 'config'>;
  readonly now: number;
  readonly zone: string;
  /** Working days a maker takes. */
  readonly daysAt: (fulfilmentId: string) => number;
  /** Who gave it to the workshops. */
  readonly seller: string;
}

const statusOf = ({ making, made }: Given): FoStatus => {
  if (!made) return 'rejected';
  if (making.typed_at !== null) return 'shipped';
  if (making.making === 'cancelled') return 'cancelled';
  return made.told.status;
};

const wordsOf = ({ made, refusal }: Given, status: FoStatus) => {
  if (status === 'rejected') return providerWords('printify', status, refusal);
  if (status === 'cancelled') return providerWords('printify', status, null);
  return status === 'held' ? providerWords('printify', status, made?.told.reason ?? null) : null;
};

/** The parcels a workshop told of, or the one somebody typed in. */
const parcelsOf = ({ kept, making, made, pieces }: Given, fo_id: string, now: number): KnownParcel[] => {
  if (!made) return [];
  const order_id = kept.order._id;
  if (making.typed_at !== null) {
    const [number, courier] = typedNumber(kept.drawn);
    const at = making.typed_at;
    return [{ order_id, fo_id, number, courier, link: null, pieces, shipped_at: at, known_at: at, parcel: undefined }];
  }
  const { parcels, status } = made.told;
  return parcels.flatMap(({ tracking_number: number, courier, tracking_url: link }, index) => {
    const parcel = made.parcels.find((each) => each.number === number);
    if (!parcel) return [];
    const known_at = Math.min(now, parcel.shipped_at + 5 * MINUTE);
    // The workshop does not say what is in which parcel: the last one has all that is left.
    const isLast = status === 'shipped' && index === parcels.length - 1;
    return [{ order_id, fo_id, number, courier, link, pieces: isLast ? pieces : [], shipped_at: parcel.shipped_at, known_at, parcel }];
  });
};

const eventsOf = (given: Given, fo: string, status: FoStatus, shipped_at: number | null, { now, seller }: Desk): PastEvent[] => {
  const { kept, making, maker, pieces, made, refusal } = given;
  const order_id = kept.order._id;
  const { submitted_at } = making;
  const begun = Math.max(kept.drawn.created_at + MINUTE, submitted_at - 10 * MINUTE);
  const params = { fo, fulfilment: maker.name, reason: '' };
  const told = (at: number, code: PastEvent['code'], reason = ''): PastEvent[] =>
    at <= now ? [{ order_id, at, code, params: { ...params, reason } }] : [];
  return [
    { order_id, at: begun, code: 'fo_made', params: { fulfilment: maker.name, count: countPieces(pieces) }, by: seller },
    { order_id, at: begun, code: 'fo_scheduled', params: { fo, at: submitted_at }, by: seller },
    ...(made ? told(submitted_at, 'fo_submitted') : told(submitted_at, 'fo_rejected', refusal ?? '')),
    ...(status === 'held' ? told(submitted_at + 30 * MINUTE, 'fo_held', made?.told.reason ?? '') : []),
    ...(made && (status === 'production' || status === 'shipped') ? told(submitted_at + HOUR, 'fo_production') : []),
    ...(status === 'cancelled' ? [...told(submitted_at + HOUR, 'fo_cancel_asked'), ...told(submitted_at + 2 * HOUR, 'fo_cancelled')] : []),
    ...(shipped_at === null ? [] : told(shipped_at + 5 * MINUTE, 'fo_shipped')),
  ];
};

/** A fulfilment order as it would stand had its workshop been looked at all the time, with its parcels and what its order tells of it. */
export const fulfilmentOrder = (given: Given, index: number, desk: Desk) => {
  const { kept, place, making, maker, pieces, sent, made } = given;
  const { now, zone, daysAt, services } = desk;
  const _id = newId();
  const status = statusOf(given);
  const words = wordsOf(given, status);
  const parcels = parcelsOf(given, _id, now);
  const shipped_at = status === 'shipped' ? Math.max(...parcels.map((parcel) => parcel.shipped_at)) : null;
  const { submitted_at } = making;
  const looks = isInProduction(status) ? now + lookEvery(services) + index * MINUTE : null;
  const row = {
    _id,
    order_id: kept.order._id,
    fulfilment_id: maker._id,
    kind: place === 0 ? ('first' as const) : ('split' as const),
    reprint_of: null,
    pieces: jsonb(pieces),
    status,
    reference: making.reference,
    external_id: made?.told.external_id ?? null,
    sent: jsonb(sent),
    submit_at: submitted_at,
    submitted_at: made ? submitted_at : null,
    expect_at: made ? workingDaysFrom(submitted_at, daysAt(maker._id), zone) : null,
    shipped_at,
    cost: made?.told.cost ? inCents(made.told.cost.value, 1) : null,
    msg: words && jsonb(words),
    next_look_at: looks,
    told_numbers: making.typed_at === null ? parcels.map(({ number }) => number) : [],
    created_at: Math.max(kept.drawn.created_at + MINUTE, submitted_at - 10 * MINUTE),
    updated_at: Math.min(now, shipped_at ?? submitted_at + HOUR),
  };
  return { row, parcels, events: eventsOf(given, _id, status, shipped_at, desk) };
};

/** A plan that was given up before any workshop had it. */
export const droppedPlan = ({ order, lines, drawn }: KeptOrder, maker: FulfilmentRow) => {
  const at = drawn.created_at + 2 * HOUR;
  const _id = newId();
  const plain = { fulfilment_id: maker._id, kind: 'first', status: 'cancelled', reference: _id } as const;
  const pieces = lines.map(({ _id: line_id, quantity }) => ({ line_id, quantity }));
  return {
    ...plain,
    _id,
    order_id: order._id,
    pieces: jsonb<readonly Pieces[]>(pieces),
    msg: jsonb(takenBack()),
    created_at: at,
    updated_at: at + HOUR,
  };
};
