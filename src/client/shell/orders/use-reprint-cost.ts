import { useTranslation } from 'react-i18next';
import type { Pieces } from '../../../domain/sales/pieces';
import { fulfilments } from '../../entities/fulfilments';
import { reprintCosts } from '../../entities/reprint-costs';
import { useList, useRow } from '../../kernel/hooks';
import { useFormat } from '../../ui/format';

interface Reprinted {
  readonly orderId: string;
  /** Undefined: nothing can be made again. */
  readonly fo: { readonly _id: string; readonly fulfilment_name: string } | undefined;
  readonly pieces: readonly Pieces[];
  /** The account that makes them; empty: the same. */
  readonly maker?: string;
}

/** The price of making some items again, as a sentence. */
export const useReprintCost = ({ orderId, fo, pieces, maker = '' }: Reprinted): string => {
  const { t } = useTranslation('orderTasks');
  const format = useFormat();
  const variables = {
    order_id: orderId,
    fo_id: fo?._id ?? '',
    pieces: pieces.map(({ line_id, quantity }) => ({ line_id, quantity })),
    ...(maker !== '' && { fulfilment_id: maker }),
  };
  const list = useList(reprintCosts, { variables }, { skip: !fo || pieces.length === 0 });
  const chosen = useRow(fulfilments, maker || null);
  if (!fo) return t('resolve.noReprint');
  if (pieces.length === 0) return t('resolve.choosePieces');
  const provider = chosen?.name ?? fo.fulfilment_name;
  const [row] = list.rows;
  if (!row && list.loading) return t('resolve.reprintAsking', { provider });
  if (!row || row.cost === null) return t('resolve.reprintUnknown', { provider });
  return t(row.quoted ? 'resolve.reprintQuoted' : 'resolve.reprint', { provider, cost: format.money(row.cost) });
};
