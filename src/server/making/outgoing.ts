import type { Size } from '../../domain/geometry/placement';
import { inchesOn } from '../../domain/print/print-file';
import { PROVIDERS } from '../../domain/providers';
import { shippingChoiceFor } from '../../domain/sales/shipping-services';
import { routeOf, type Route } from '../../domain/sales/route';
import { ConnectorError } from '../connectors/connector';
import type { OutgoingOrder } from '../connectors/providers/provider';
import { absoluteUrl } from '../files';
import { fileRow, toFile } from '../files/rows';
import type { FulfilmentRow } from '../fulfilments/rows';
import type { Tx } from '../kernel/context';
import { priceOf, readMarket, type Market, type OrderFacts } from '../sales/facts';
import { destinationOf } from '../sales/line-address';
import type { FulfilmentOrderRow, OrderLineRow } from '../sales/tables';
import { labelFor } from './address-check';

type Listed = Pick<Market, 'listed' | 'products'>;

/** A line at one fulfilment, whoever else makes it; null: it does not list it. */
const routeAt = (line: OrderLineRow, { _id, type }: Pick<FulfilmentRow, '_id' | 'type'>, { listed, products }: Listed): Route | null => {
  const product = products.get(line.item_info_id ?? '');
  if (!product || line.variant_sku === null) return null;
  return routeOf({ ...product, variant_sku: line.variant_sku, chosen: _id }, [{ _id, type, is_default: false }], listed);
};

/** What a line is called at one fulfilment, whoever else makes it; null: it does not list it. */
export const skuAt = (line: OrderLineRow, maker: Pick<FulfilmentRow, '_id' | 'type'>, market: Listed): string | null =>
  routeAt(line, maker, market)?.provider_sku ?? null;

/** Cents of a dollar a fulfilment order's pieces cost by the provider's catalogue, else by their product types. */
export const listedCost = (
  { lines }: Pick<OrderFacts, 'lines'>,
  { pieces }: FulfilmentOrderRow,
  maker: FulfilmentRow,
  market: Listed,
): number =>
  pieces.reduce((sum, { line_id, quantity }) => {
    const line = lines.find(({ _id }) => _id === line_id);
    return line ? sum + priceOf(line, routeAt(line, maker, market)?.cost ?? null, market) * quantity : sum;
  }, 0);

/** The same, null where the catalog does not say of a piece: no guess is shown as a price. */
export const knownCost = (
  { lines }: Pick<OrderFacts, 'lines'>,
  { pieces }: Pick<FulfilmentOrderRow, 'pieces'>,
  maker: FulfilmentRow,
  market: Listed,
): number | null =>
  pieces.reduce<number | null>((sum, { line_id, quantity }) => {
    const line = lines.find(({ _id }) => _id === line_id);
    const cost = line ? (routeAt(line, maker, market)?.cost ?? null) : null;
    return sum === null || cost === null ? null : sum + cost * quantity;
  }, 0);

/** The files of some lines, by their ids, as a provider is told of them. */
const readFiles = async (tx: Tx, containerId: string, lines: readonly OrderLineRow[], origin: string | null) => {
  const ids = lines.flatMap(({ print_files }) => print_files?.files.map(({ file_id }) => file_id) ?? []);
  if (ids.length === 0) return new Map<string, { readonly url: string; readonly pixels: Size }>();
  const rows = await tx.selectFrom('files').select(fileRow).where('container_id', '=', containerId).where('_id', 'in', ids).execute();
  return new Map(
    rows.map((row) => {
      const { url } = toFile(row);
      return [
        row._id,
        { url: origin === null ? url : absoluteUrl(origin, url), pixels: { width: row.width ?? 0, height: row.height ?? 0 } },
      ];
    }),
  );
};

/** How large a thing's areas are printed, by the thing and the area; what its product type does not say is not guessed. */
const readAreas = async (tx: Tx, containerId: string, { products }: Pick<Market, 'products'>) => {
  const ids = [...new Set([...products.values()].map(({ product_id }) => product_id))];
  if (ids.length === 0) return () => undefined;
  const rows = await tx
    .selectFrom('product_presets')
    .select(['_id', 'print_areas'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
  return (productId: string | undefined, area: string): Size | undefined =>
    rows.find(({ _id }) => _id === productId)?.print_areas.find(({ position }) => position === area);
};

/** The provider's method for the service the buyer chose; null: its usual one. In a file for a provider, people read the service's own name. */
const methodFor = (
  { shipping_service, shipping_faster }: Pick<OrderFacts['order'], 'shipping_service' | 'shipping_faster'>,
  { type, shipping_choices }: Pick<FulfilmentRow, 'type' | 'shipping_choices'>,
): string | null => {
  if (PROVIDERS[type].orders === 'csv') return shipping_faster ? shipping_service : null;
  return shippingChoiceFor(shipping_service, shipping_choices)?.method ?? null;
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
  const files = await readFiles(tx, order.container_id, wanted, origin);
  const areaOf = await readAreas(tx, order.container_id, market);
  return {
    reference: fo.reference,
    to: labelFor(destinationOf(facts, fo), fulfilment.type, order).to,
    shipping_method: methodFor(order, fulfilment),
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
        const file = files.get(file_id);
        if (!file) return [];
        const inches = inchesOn(file.pixels, areaOf(market.products.get(line.item_info_id ?? '')?.product_id, area));
        return [{ area, url: file.url, ...(inches && { inches }) }];
      });
      return [{ line_id, sku, quantity, print_files }];
    }),
  };
};
