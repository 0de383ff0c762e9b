import { isBeyondRecall, isLive, type FoStatus } from '../../../domain/sales/fulfilment-order';
import { areAmong, samePieces, withoutPieces, type Pieces } from '../../../domain/sales/pieces';
import type { OrderDesk } from '../../entities/order-desks';

type Fo = OrderDesk['fulfilment_orders'][number];

/** A part of an order that was sent, with what of it was not made again yet. */
interface Reprintable {
  readonly fo: Fo;
  readonly pieces: readonly Pieces[];
}

/** True for a part its provider has sent, or can't stop any more. */
export const wasSent = ({ status }: Fo): boolean => status === 'shipped' || isBeyondRecall(status as FoStatus);

/** What of an order can be made again, what a ticket is about first. */
export const reprintsOf = ({ fulfilment_orders: fos }: OrderDesk, wanted: readonly Pieces[]): readonly Reprintable[] => {
  const parts = fos.filter(wasSent).flatMap((fo): Reprintable[] => {
    const again = fos
      .filter(({ reprint_of, status }) => reprint_of === fo._id && isLive(status as FoStatus))
      .flatMap((each) => each.pieces);
    const pieces = withoutPieces(fo.pieces, again);
    return pieces.length > 0 ? [{ fo, pieces }] : [];
  });
  const about = ({ pieces }: Reprintable): number => (areAmong(wanted, pieces) ? 2 : samePieces(wanted, pieces).length > 0 ? 1 : 0);
  return parts.toSorted((a, b) => about(b) - about(a));
};

/** What of it a ticket is about; all of it where the ticket names nothing of it. */
export const piecesAbout = ({ pieces }: Reprintable, wanted: readonly Pieces[]): readonly Pieces[] => {
  const named = samePieces(pieces, wanted);
  return named.length > 0 ? named : pieces;
};
