import { isBeyondRecall, type FoStatus } from './fulfilment-order';
import { piecesOf, type Pieces } from './pieces';
import { isDelivered, isLost, isReturned, type ParcelState } from './tracking';

/** Changes a store can make to an order after a provider got it, the gravest first. */
const STORE_CHANGES = ['cancelled', 'refunded', 'removed', 'part_refunded', 'address', 'pieces'] as const;

export type StoreChange = (typeof STORE_CHANGES)[number];

interface Destination {
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string | null;
  readonly address_1: string;
  readonly address_2: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly postcode: string;
  readonly country: string;
}

interface SentFo {
  readonly status: FoStatus;
  readonly pieces: readonly Pieces[];
  readonly reprint_of: string | null;
  /** Where the provider was told to send it; null: it was not told, or the buyer was erased since. */
  readonly to: Destination | null;
  /** Where it is to go now; null: nobody knows any more. */
  readonly wanted: Destination | null;
  readonly parcels: readonly ParcelState[];
}

interface OrderAtStore {
  /** In this product's words. */
  readonly platform_status: string;
  /** The store has it no more. */
  readonly isRemoved: boolean;
  /** It was cancelled here, so the store only follows. */
  readonly isCancelledHere: boolean;
  readonly total: number;
  /** What the store says was given back. */
  readonly platform_refunded: number;
  /** Of that, what was given back from here. */
  readonly refundedHere: number;
  readonly lines: readonly { readonly _id: string; readonly quantity: number }[];
  readonly fos: readonly SentFo[];
}

const PLACE = [
  'first_name',
  'last_name',
  'company',
  'city',
  'state',
  'postcode',
  'country',
] as const satisfies readonly (keyof Destination)[];

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Both lines of the street at once: providers are sent a long one on two lines. */
const streetOf = ({ address_1, address_2 }: Destination): string => plain(`${address_1} ${address_2 ?? ''}`.replaceAll(',', ' '));

/** Whether parcels of two addresses go to the same person at the same place, however it is written. */
export const isSamePlace = (one: Destination, other: Destination): boolean =>
  streetOf(one) === streetOf(other) && PLACE.every((name) => plain(one[name]) === plain(other[name]));

/** Whether goods are on their way to somebody who may not want them any more. */
const isOnItsWay = ({ status, parcels }: SentFo): boolean =>
  status === 'shipped' && parcels.some((parcel) => !isDelivered(parcel) && !isReturned(parcel) && !isLost(parcel));

const callsOff = ({ platform_status, isRemoved, isCancelledHere, total, platform_refunded, refundedHere }: OrderAtStore) => {
  if (!isCancelledHere && platform_status === 'Cancelled') return 'cancelled';
  const outside = platform_refunded - refundedHere;
  if (outside > 0 && (platform_status === 'Refunded' || platform_refunded >= total)) return 'refunded';
  // A platform may tell that all was given back without telling how much.
  if (platform_status === 'Refunded' && refundedHere <= 0) return 'refunded';
  return isRemoved && !isCancelledHere ? 'removed' : null;
};

/** What the store has changed of an order that providers have already, or have sent; empty once nothing of it is under way. */
export const storeChangesOf = (order: OrderAtStore): StoreChange[] => {
  const making = order.fos.filter(({ status }) => isBeyondRecall(status));
  const off = making.length > 0 || order.fos.some(isOnItsWay) ? callsOff(order) : null;
  if (off !== null) return [off];
  const elsewhere = making.some(({ to, wanted }) => to !== null && wanted !== null && !isSamePlace(to, wanted));
  const ours = order.fos
    .filter(({ status, reprint_of }) => reprint_of === null && (isBeyondRecall(status) || status === 'shipped'))
    .flatMap(({ pieces }) => pieces);
  const tooMany = making.length > 0 && order.lines.some(({ _id, quantity }) => piecesOf(ours, _id) > quantity);
  const part = making.length > 0 && order.platform_refunded - order.refundedHere > 0;
  return [
    ...(part ? (['part_refunded'] as const) : []),
    ...(elsewhere ? (['address'] as const) : []),
    ...(tooMany ? (['pieces'] as const) : []),
  ];
};

/** Whether the store's word is reason enough to have a provider cancel without asking anybody. An order that was only deleted may be wanted. */
export const isCalledOff = (changes: readonly StoreChange[]): boolean => changes.includes('cancelled') || changes.includes('refunded');
