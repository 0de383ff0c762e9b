import type { FoStatus } from './fulfilment-order';
import { isLive } from './fulfilment-order';
import { countPieces, joinPieces, samePieces, withoutPieces, type Pieces } from './pieces';
import { isDelivered, isLost, isReturned, type ParcelState } from './tracking';

/** A line of an order, as far as its pieces go. */
export interface LineCount {
  readonly _id: string;
  readonly quantity: number;
  /** Of `quantity`, those nobody is to make any more. */
  readonly cancelled: number;
  /** Of `quantity`, those the shop says were sent without us. */
  readonly completed: number;
}

export interface PlacedFo {
  readonly _id: string;
  readonly status: FoStatus;
  readonly pieces: readonly Pieces[];
  /** The fulfilment order whose pieces are made again. */
  readonly reprint_of: string | null;
  readonly parcels: readonly (ParcelState & { readonly pieces: readonly Pieces[] })[];
}

/** Where the pieces of an order are. Those that were cancelled or made again are nowhere. */
export interface Whereabouts {
  /** Neither cancelled nor replaced by a reprint. */
  readonly live: number;
  /** With no provider: neither planned nor made. */
  readonly unplaced: readonly Pieces[];
  /** In parcels, wherever those are. */
  readonly shipped: number;
  readonly delivered: number;
  readonly returned: number;
}

/** What reprints that go on replace of a fulfilment order. */
const replaced = (fo: PlacedFo, all: readonly PlacedFo[]): Pieces[] =>
  joinPieces(all.filter(({ reprint_of, status }) => reprint_of === fo._id && isLive(status)).flatMap(({ pieces }) => pieces));

/** What is in parcels of a kind, without what a reprint replaces: it replaces what came back or was lost first, then what arrived. */
const countParcels = (fo: PlacedFo, again: readonly Pieces[]) => {
  let left = again;
  const take = (parcels: PlacedFo['parcels']): number => {
    const pieces = joinPieces(parcels.flatMap((parcel) => parcel.pieces));
    const rest = withoutPieces(pieces, left);
    left = withoutPieces(left, pieces);
    return countPieces(rest);
  };
  const returned = take(fo.parcels.filter(isReturned));
  const lost = take(fo.parcels.filter(isLost));
  const delivered = take(fo.parcels.filter(isDelivered));
  const moving = take(fo.parcels.filter((parcel) => !isReturned(parcel) && !isLost(parcel) && !isDelivered(parcel)));
  return { returned, delivered, shipped: returned + lost + delivered + moving };
};

export const whereaboutsOf = (lines: readonly LineCount[], fos: readonly PlacedFo[]): Whereabouts => {
  const live = fos.filter(({ status }) => isLive(status));
  const counted = live.map((fo) => countParcels(fo, replaced(fo, live)));
  const sum = (of: 'returned' | 'delivered' | 'shipped'): number => counted.reduce((total, each) => total + each[of], 0);
  const completed = lines.reduce((total, line) => total + Math.min(line.completed, line.quantity - line.cancelled), 0);
  // A reprint's pieces are those of another fulfilment order, so they fill no place of a line.
  const placed = live.filter(({ reprint_of }) => reprint_of === null).flatMap(({ pieces }) => pieces);
  const open = lines
    .map(({ _id, quantity, cancelled, completed: done }) => ({ line_id: _id, quantity: quantity - cancelled - done }))
    .filter(({ quantity }) => quantity > 0);
  return {
    live: lines.reduce((total, { quantity, cancelled }) => total + quantity - cancelled, 0),
    unplaced: withoutPieces(open, placed),
    shipped: sum('shipped') + completed,
    delivered: sum('delivered') + completed,
    returned: sum('returned'),
  };
};

/** Pieces, and the parcels they are put in. */
interface Packed {
  readonly pieces: readonly Pieces[];
  readonly parcels: readonly { readonly pieces: readonly Pieces[] }[];
}

/** Pieces of a fulfilment order that are in no parcel yet. */
export const unsent = ({ pieces, parcels }: Packed): Pieces[] =>
  withoutPieces(
    pieces,
    parcels.flatMap((parcel) => parcel.pieces),
  );

/** Of what a carrier or provider says is in a parcel, what can be; where it says nothing, all that is left. */
export const piecesInParcel = (fo: Packed, told: readonly Pieces[], isLast: boolean): Pieces[] => {
  const left = unsent(fo);
  if (told.length > 0) return samePieces(left, told);
  return isLast ? left : [];
};
