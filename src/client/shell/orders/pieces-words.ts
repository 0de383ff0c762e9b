import type { Pieces } from '../../../domain/sales/pieces';
import type { Order } from '../../entities/orders';
import type { Format } from '../../ui/format';

/** Pieces by the names of what was bought: `2 × Mug, 1 × Tee`. */
export const piecesWords = (pieces: readonly Pieces[], { items }: Pick<Order, 'items'>, format: Format): string =>
  pieces
    .flatMap(({ line_id, quantity }) => {
      const name = items.find(({ _id }) => _id === line_id)?.name;
      return name === undefined ? [] : [`${format.count(quantity)} × ${name}`];
    })
    .join(', ');
