import { PROVIDERS } from '../../domain/providers';
import { routeOf } from '../../domain/sales/route';
import { ConnectorError } from '../connectors/connector';
import type { OutgoingOrder } from '../connectors/providers/provider';
import { absoluteUrl } from '../files';
import { fileRow, toFile } from '../files/rows';
import type { FulfilmentRow } from '../fulfilments/rows';
import type { Tx } from '../kernel/context';
import { readMarket, type Market, type OrderFacts } from '../sales/facts';
import type { FulfilmentOrderRow, OrderLineRow } from '../sales/tables';

/** What a line is called at one fulfilment, whoever else makes it; null: it does not list it. */
export const skuAt = (
  line: OrderLineRow,
  { _id, type }: Pick<FulfilmentRow, '_id' | 'type'>,
  { listed, products }: Pick<Market, 'listed' | 'products'>,
): string | null => {
  const product = products.get(line.item_info_id ?? '');
  if (!product || line.variant_sku === null) return null;
  const wanted = { ...product, variant_sku: line.variant_sku, chosen: _id };
  return routeOf(wanted, [{ _id, type, is_default: false }], listed)?.provider_sku ?? null;
};

/** Where the files of some lines are, by their ids. */
const readUrls = async (
  tx: Tx,
  containerId: string,
  lines: readonly OrderLineRow[],
  origin: string | null,
): Promise<ReadonlyMap<string, string>> => {
  const ids = lines.flatMap(({ print_files }) => print_files?.files.map(({ file_id }) => file_id) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('files').select(fileRow).where('container_id', '=', containerId).where('_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row._id, origin === null ? toFile(row).url : absoluteUrl(origin, toFile(row).url)]));
};

/** A fulfilment order as its provider is sent it. `origin`: where it finds the files; null: nobody outside is sent any. Throws where the provider does not make something of it. */
export const outgoingOf = async (
  tx: Tx,
  facts: OrderFacts,
  fo: FulfilmentOrderRow,
  fulfilment: FulfilmentRow,
  origin: string | null,
): Promise<OutgoingOrder> => {
  const { order } = facts;
  const wanted = facts.lines.filter(({ _id }) => fo.pieces.some(({ line_id }) => line_id === _id));
  const market = await readMarket(tx, order.container_id, wanted);
  const urls = await readUrls(tx, order.container_id, wanted, origin);
  return {
    reference: fo.reference,
    to: order.address ?? order.buyer,
    shipping_method: null,
    gift_message: order.note_gift,
    lines: fo.pieces.flatMap(({ line_id, quantity }) => {
      const line = wanted.find(({ _id }) => _id === line_id);
      if (!line) return [];
      const sku = skuAt(line, fulfilment, market);
      if (sku === null) {
        const values = { provider: PROVIDERS[fulfilment.type].name, name: line.name };
        throw new ConnectorError('not_listed', 'provider.notListed', { values });
      }
      const print_files = (line.print_files?.files ?? []).flatMap(({ area, file_id }) => {
        const url = urls.get(file_id);
        return url === undefined ? [] : [{ area, url }];
      });
      return [{ line_id, sku, quantity, print_files }];
    }),
  };
};
