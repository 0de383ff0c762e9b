import { isInProduction } from '../../../domain/sales/fulfilment-order';
import { asIdentity } from '../../db/tenancy';
import { addressOf, linesOf } from '../../connectors/providers/printify/order';
import type { OutgoingOrder } from '../../connectors/providers/provider';
import { absoluteUrl } from '../../files';
import { fileRow, toFile } from '../../files/rows';
import type { Services, Tx } from '../../kernel/context';
import { skuAt } from '../../making/outgoing';
import { readOrder } from '../../sandbox/print/order-input';
import { readMarket, type Market } from '../../sales/facts';
import { WORKSHOPS, type DrawnMaking, type Workshop } from './sketch';
import { fulfilmentOrder, type Given, type KeptOrder } from './makings';
import type { Places } from './ours';
import { keepAllParcels } from './parcels';
import { inParts, type ToldParcel } from './shop-side';
import type { PastEvent } from './timeline';
import { makeAll } from './workshop-side';

interface Giving {
  readonly kept: readonly KeptOrder[];
  readonly places: Places;
  readonly now: number;
  readonly seed: string;
  readonly zone: string;
  readonly seller: string;
}

/** Where each print file is, by its id. */
const readUrls = async (tx: Tx, kept: readonly KeptOrder[]): Promise<ReadonlyMap<string, string>> => {
  const ids = new Set(
    kept.flatMap(({ lines }) => lines.flatMap(({ print_files }) => print_files?.files.map(({ file_id }) => file_id) ?? [])),
  );
  const rows = await tx
    .selectFrom('files')
    .select(fileRow)
    .where('_id', 'in', [...ids, ''])
    .execute();
  return new Map(rows.map((row) => [row._id, toFile(row).url]));
};

/** The lines one workshop is given of an order. */
const linesOfPlace = ({ drawn: { wish }, lines }: KeptOrder, place: number) =>
  wish.goods === 'two things' ? lines.slice(place, place + 1) : lines;

const sentTo = (
  kept: KeptOrder,
  place: number,
  making: DrawnMaking,
  { market, places, urls }: { readonly market: Market; readonly places: Places; readonly urls: ReadonlyMap<string, string> },
): OutgoingOrder => {
  const { maker, origin } = makerOf(places, making.at);
  return {
    reference: making.reference,
    to: kept.order.buyer,
    shipping_method: null,
    gift_message: kept.order.note_gift,
    lines: linesOfPlace(kept, place).map((line) => {
      const sku = skuAt(line, maker, market);
      if (sku === null) throw new Error(`The demo's workshops do not list ${line.sku}.`);
      const print_files = (line.print_files?.files ?? []).flatMap(({ area, file_id }) => {
        const url = urls.get(file_id);
        return url === undefined ? [] : [{ area, url: absoluteUrl(origin, url) }];
      });
      return { line_id: line._id, sku, quantity: line.quantity, print_files };
    }),
  };
};

const makerOf = ({ makers }: Places, at: Workshop) => {
  const maker = makers.get(at);
  if (!maker) throw new Error(`The demo is not connected to ${at}.`);
  return maker;
};

/** The words a workshop refuses an order with. */
const refusalOf = async (services: Services, sent: OutgoingOrder): Promise<string> => {
  const body = { external_id: sent.reference, line_items: linesOf(sent), address_to: addressOf(sent.to) };
  const { lines } = await readOrder(services, body);
  return `line_items.0.variant_id: The print provider is out of ${lines[0]?.title ?? 'it'}`;
};

/** What was charged for all of it is written at the fulfilments, and what is left with them. */
const writeMoney = async (
  tx: Tx,
  { makers }: Places,
  rows: readonly { fulfilment_id: string; status: string; cost: number | null }[],
): Promise<void> => {
  for (const at of WORKSHOPS) {
    const maker = makers.get(at);
    if (!maker) continue;
    const charged = rows.filter(
      ({ fulfilment_id, status }) => fulfilment_id === maker.maker._id && (status === 'shipped' || isInProduction(status as never)),
    );
    await tx
      .updateTable('fulfilments')
      .set({ total_paid: charged.reduce((sum, { cost }) => sum + (cost ?? 0), 0) / 100, balance: maker.balance(), balance_currency: 'USD' })
      .where('_id', '=', maker.maker._id)
      .execute();
  }
};

/** What became of all that was given to workshops. */
interface GivenAll {
  readonly events: readonly PastEvent[];
  /** Parcels shops were told of, by order. */
  readonly told: ReadonlyMap<string, readonly ToldParcel[]>;
  /** Orders of which everything has left, and its shop knows. */
  readonly whole: ReadonlySet<string>;
}

export const giveToWorkshops = async (tx: Tx, services: Services, giving: Giving): Promise<GivenAll> => {
  const { kept, places, now, seed, zone, seller } = giving;
  const market = await readMarket(
    tx,
    kept[0]?.order.container_id ?? '',
    kept.flatMap(({ lines }) => lines),
  );
  const urls = await readUrls(tx, kept);
  const wanted = kept.flatMap((each) =>
    each.drawn.makings.map((making, place) => ({ kept: each, place, making, sent: sentTo(each, place, making, { market, places, urls }) })),
  );
  const made = await asIdentity(tx, (all) => makeAll(services, all, wanted, { now, seed }));
  const byReference = new Map(made.map((each) => [each.making.reference, each]));
  const daysAt = (id: string): number => market.makers.find(({ _id }) => _id === id)?.productionDays ?? 0;
  const given: Given[] = [];
  for (const { kept: each, place, making, sent } of wanted) {
    const found = byReference.get(making.reference) ?? null;
    const pieces = linesOfPlace(each, place).map(({ _id: line_id, quantity }) => ({ line_id, quantity }));
    const refusal = found ? null : await refusalOf(services, sent);
    given.push({ kept: each, place, making, maker: makerOf(places, making.at).maker, pieces, sent, made: found, refusal });
  }
  const fos = given.map((each, index) => fulfilmentOrder(each, index, { services, now, zone, daysAt, seller }));
  for (const part of inParts(fos))
    await tx
      .insertInto('fulfilment_orders')
      .values(part.map(({ row }) => row))
      .execute();
  await writeMoney(
    tx,
    places,
    fos.map(({ row }) => row),
  );
  const shops = new Map(kept.map(({ order, drawn }) => [order._id, drawn.shop]));
  const parcels = fos.flatMap((fo) => fo.parcels);
  const known = await asIdentity(tx, (all) => keepAllParcels(all, parcels, { shopOf: (id) => shops.get(id) ?? '', now }));
  await known.write(tx);
  const isWhole = ({ order: { _id } }: KeptOrder): boolean => {
    const ours = fos.filter(({ row }) => row.order_id === _id);
    const sent = parcels.filter(({ order_id }) => order_id === _id).length;
    return ours.length > 0 && ours.every(({ row }) => row.status === 'shipped') && sent === (known.told.get(_id) ?? []).length;
  };
  return {
    events: [...fos.flatMap(({ events }) => events), ...known.events],
    told: known.told,
    whole: new Set(kept.filter(isWhole).map(({ order }) => order._id)),
  };
};
