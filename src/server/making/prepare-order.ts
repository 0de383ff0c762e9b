import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { jsonb } from '../db/json';
import type { Errand } from '../jobs/kind';
import type { Services, Tx } from '../kernel/context';
import { holdOrders, readFacts, readMarket, type Market, type OrderFacts } from '../sales/facts';
import { enqueuePreparation, PREPARE_ORDER } from '../sales/prepare';
import { addressesOfPieces } from '../sales/line-address';
import { settleOrders } from '../sales/settle';
import { openOf } from '../sales/standing';
import type { LinePrints, OrderLineRow } from '../sales/tables';
import { addressQuestion, checkAddresses, type AddressQuestion, type AddressVerdict } from './address-check';
import { drawPrints } from './print-files';

/** Seconds until somebody who could not be asked is asked again: doubled each time, up to the most. */
const AGAIN = { first: 30, most: 600 } as const;

const payloadShape = z.object({ container_id: z.string(), order_id: z.string(), tries: z.coerce.number().int().min(0).catch(0) });

/** The mockup whose prints a line waits for; null: it waits for none. */
const mockupFor = (line: OrderLineRow, { products }: Market): string | null =>
  line.print_files === null && line.quantity > 0 ? (products.get(line.item_info_id ?? '')?.mockup_id ?? null) : null;

interface Wanted {
  readonly mockups: readonly string[];
  readonly address: AddressQuestion | null;
}

const readWanted = async (tx: Tx, containerId: string, orderId: string): Promise<Wanted | undefined> => {
  const [facts] = await readFacts(tx, containerId, [orderId]);
  if (!facts) return undefined;
  const market = await readMarket(tx, containerId, facts.lines);
  const open = openOf(facts, market);
  const mockups = open.flatMap(({ line }) => mockupFor(line, market) ?? []);
  return { mockups: [...new Set(mockups)], address: await addressQuestion(tx, facts, open) };
};

/** Writes down what was drawn, of lines that still are what they were. */
const keepPrints = async (tx: Tx, { order, lines }: OrderFacts, market: Market, drawn: ReadonlyMap<string, LinePrints>): Promise<void> => {
  for (const line of lines) {
    const prints = drawn.get(mockupFor(line, market) ?? '');
    if (!prints) continue;
    await tx
      .updateTable('order_lines')
      .set({ print_files: jsonb(prints) })
      .where('container_id', '=', order.container_id)
      .where('_id', '=', line._id)
      .execute();
  }
};

/** Writes down what was said of the addresses of an order, if it still goes there and nowhere else. */
const keepVerdict = async (
  tx: Tx,
  facts: OrderFacts,
  market: Market,
  asked: AddressQuestion,
  verdict: AddressVerdict,
  now: number,
): Promise<void> => {
  const { order } = facts;
  const there = addressesOfPieces(
    facts,
    openOf(facts, market).flatMap(({ line, route }) => (route === null ? [] : [{ line_id: line._id }])),
  );
  const known = asked.map((part) => part.order.to);
  if (order.address_state !== 'verifying' || there.some((to) => !known.some((each) => isDeepStrictEqual(each, to)))) return;
  await tx
    .updateTable('orders')
    .set({ ...verdict, updated_at: now })
    .where('container_id', '=', order.container_id)
    .where('_id', '=', order._id)
    .execute();
};

/** Draws an order's print files and has its address checked, each once. */
const prepare = async (services: Services, { container_id, order_id, tries }: z.infer<typeof payloadShape>, signal: AbortSignal) => {
  const wanted = await services.inContainer(container_id, (tx) => readWanted(tx, container_id, order_id));
  if (!wanted) return;
  const drawn = new Map<string, LinePrints>();
  for (const mockup of wanted.mockups) drawn.set(mockup, await drawPrints(services, container_id, mockup));
  const { address } = wanted;
  const verdict = address && (await checkAddresses(services, container_id, address, signal));
  const now = await services.marketNow();
  await services.inContainer(container_id, async (tx) => {
    const [facts] = await holdOrders(tx, container_id, [order_id]);
    if (!facts) return;
    const market = await readMarket(tx, container_id, facts.lines);
    await keepPrints(tx, facts, market, drawn);
    if (address && verdict) await keepVerdict(tx, facts, market, address, verdict, now);
    await settleOrders(tx, container_id, [order_id], now);
    if (address && !verdict) await enqueuePreparation(tx, [order_id], Math.min(AGAIN.most, AGAIN.first * 2 ** tries), tries + 1);
  });
};

export const prepareOrder: Errand = {
  name: PREPARE_ORDER,
  priority: 0,
  perform: (services, payload, signal) => prepare(services, payloadShape.parse(payload), signal),
};
