import type { OrderDesk, OrderDeskLine, OrderPrintFile } from '../../contract/generated/resolvers';
import { LABEL_FAULTS } from '../../domain/postal/shipping-label';
import { PROVIDERS, type ProviderId } from '../../domain/providers';
import { firstAddressState } from '../../domain/sales/order-address';
import { workingDaysFrom } from '../../domain/sales/deadlines';
import { isAtProvider } from '../../domain/sales/fulfilment-order';
import type { GateCode } from '../../domain/sales/gates';
import { openQuestions } from '../../domain/sales/order-questions';
import { sendingHeldBy } from '../../domain/sales/store-brakes';
import { piecesOf } from '../../domain/sales/pieces';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { toFile, fileRow } from '../files/rows';
import { itemStoreColumns, toItemStore } from '../stores/rows';
import { readDesk } from './desk';
import { readFacts, readMarket, type Market, type OrderFacts } from './facts';
import { courierLabelFault, labelProposalFor } from './label-proposal';
import { leftToRefund } from './refunded-here';
import { peopleOf } from './rows';
import { countsOf, openOf, placesOf, routeOfLine, undecidedShipping } from './standing';
import type { LinePrints, OrderLineRow } from './tables';
import { changeSentences, untoldChanges } from './store-changes';
import { toTracking } from './tracking-rows';

/** Entries of a timeline that are shown. */
const MOST_EVENTS = 200;

/** The print files of some lines, as people are shown them. */
export const readPrints = async (
  tx: Tx,
  containerId: string,
  prints: readonly (LinePrints | null)[],
): Promise<(print: LinePrints) => OrderPrintFile[]> => {
  const ids = prints.flatMap((print) => print?.files.map(({ file_id }) => file_id) ?? []);
  const rows =
    ids.length === 0
      ? []
      : await tx.selectFrom('files').select(fileRow).where('container_id', '=', containerId).where('_id', 'in', ids).execute();
  const files = new Map(rows.map((row) => [row._id, toFile(row)]));
  return (print) =>
    print.files.flatMap(({ area, file_id, dpi }) => {
      const file = files.get(file_id);
      return file ? [{ area, dpi, url: file.url, thumb: file.image_sizes.find(({ name }) => name === 'thumb')?.url ?? null }] : [];
    });
};

const readNames = async (tx: Tx, containerId: string, market: Market): Promise<ReadonlyMap<string, string>> => {
  const ids = [...market.products.values()].map(({ product_id }) => product_id);
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('product_presets')
    .select(['_id', 'name'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ _id, name }) => [_id, name]));
};

/** Names the fault in the address of a line that has one of its own. A fault of labels is named only once one has closed the gate. */
const lineAddressCode = ({ ship_to }: OrderLineRow, { address_state, address_code }: OrderFacts['order']): GateCode<'address'> | null => {
  if (ship_to === null || address_state === 'confirmed') return null;
  const isLabel = LABEL_FAULTS.some((code) => code === address_code);
  return firstAddressState(ship_to).address_code ?? (isLabel ? courierLabelFault(ship_to) : null);
};

const deskLines = async (tx: Tx, facts: OrderFacts, market: Market): Promise<OrderDeskLine[]> => {
  const containerId = facts.order.container_id;
  const printsOf = await readPrints(
    tx,
    containerId,
    facts.lines.map(({ print_files }) => print_files),
  );
  const names = await readNames(tx, containerId, market);
  const { unplaced } = placesOf(facts, countsOf(facts));
  return facts.lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => {
      const product = market.products.get(line.item_info_id ?? '');
      const route = routeOfLine(line, market);
      return {
        _id: line._id,
        unplaced: piecesOf(unplaced, line._id),
        product: (product && names.get(product.product_id)) ?? null,
        fulfilment_id: route?.fulfilment_id ?? null,
        provider_sku: route?.provider_sku ?? null,
        match_note: line.match_note,
        unfulfilled: line.unfulfilled,
        ship_to: line.ship_to,
        address_code: lineAddressCode(line, facts.order),
        chosen_fulfilment_id: line.fulfilment_id,
        mockup_id: product?.mockup_id ?? null,
        areas: line.print_files?.areas ?? null,
        print_files: line.print_files && printsOf(line.print_files),
      };
    });
};

/** Whether nothing but its age keeps an order from being sent: what was ordered before its store was connected may have been sent from elsewhere. */
const waitsFromBefore = (facts: OrderFacts): boolean => {
  const { order, fos, settings, connected_at } = facts;
  if (order.created_at >= connected_at || sendingHeldBy(settings) !== null || order.blocking_gate !== null) return false;
  return (
    (order.status === 'Processing' || order.status === 'Partially Shipped') &&
    fos.every(({ status }) => status !== 'scheduled') &&
    placesOf(facts, countsOf(facts)).unplaced.length > 0
  );
};

/** Settings of its store and its accounts that keep what is ready from being sent automatically. */
const notAutomatic = (facts: OrderFacts, market: Market, storeName: string) => {
  const { order, fos, settings, connected_at } = facts;
  const isReady =
    order.blocking_gate === null &&
    order.created_at >= connected_at &&
    (order.status === 'Processing' || order.status === 'Partially Shipped');
  const drafts = fos.filter(({ status }) => status === 'draft');
  if (!isReady || (drafts.length === 0 && placesOf(facts, countsOf(facts)).unplaced.length === 0)) return [];
  const setting = sendingHeldBy(settings);
  if (setting !== null) return [{ setting, name: storeName }];
  const held = market.makers.filter(({ _id, auto }) => !auto && drafts.some(({ fulfilment_id }) => fulfilment_id === _id));
  return [...new Set(held.map(({ name }) => name))].map((name) => ({ setting: 'auto', name }));
};

/** All that is known of one order. Throws `order.missing`. */
export const readOrderDesk = async (tx: Tx, containerId: string, id: string, now: number): Promise<OrderDesk> => {
  const [facts] = await readFacts(tx, containerId, [id]);
  if (!facts) throw new UserError('order.missing', { code: 'NOT_FOUND' });
  const { order, fos, trackings } = facts;
  const market = await readMarket(tx, containerId, facts.lines);
  const { zone } = await readDesk(tx, containerId);
  const events = await tx
    .selectFrom('order_events')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('order_id', '=', id)
    .orderBy('_id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  const person = await peopleOf(
    tx,
    containerId,
    events.map(({ user_id }) => user_id),
  );
  const makers = await tx
    .selectFrom('fulfilments')
    .select(['_id', 'name', 'type', 'claims_email'])
    .where('container_id', '=', containerId)
    .execute();
  const makerOf = (fulfilmentId: string) => makers.find(({ _id }) => _id === fulfilmentId);
  const store = await tx
    .selectFrom('stores as s')
    .select([...itemStoreColumns])
    .where('s.container_id', '=', containerId)
    .where('s._id', '=', order.store_id)
    .executeTakeFirstOrThrow();
  return {
    _id: order._id,
    lines: await deskLines(tx, facts, market),
    fulfilment_orders: fos.map((fo) => {
      const type: ProviderId = makerOf(fo.fulfilment_id)?.type ?? 'private';
      const days = market.makers.find(({ _id }) => _id === fo.fulfilment_id)?.productionDays;
      return {
        ...fo,
        pieces: fo.pieces.map((pieces) => ({ ...pieces })),
        fulfilment_name: makerOf(fo.fulfilment_id)?.name ?? '',
        claims_email: makerOf(fo.fulfilment_id)?.claims_email ?? '',
        type,
        cost: fo.cost === null ? null : fo.cost / 100,
        expect_at: fo.expect_at ?? (fo.submitted_at !== null && days !== undefined ? workingDaysFrom(fo.submitted_at, days, zone) : null),
        can_cancel:
          (isAtProvider(fo.status) && PROVIDERS[type].can.some((can) => can === 'cancel')) ||
          // One its provider has lost.
          (fo.status === 'unknown' && fo.submitted_at !== null),
      };
    }),
    store_changes: changeSentences(facts, untoldChanges(order), (fulfilmentId) => makerOf(fulfilmentId)?.name ?? ''),
    trackings: trackings.map((tracking) =>
      toTracking(tracking, {
        order_number: order.number,
        store: toItemStore(store),
        fulfilment_name: makerOf(tracking.fulfilment_id ?? '')?.name ?? null,
        names: new Map(facts.lines.map((line) => [line._id, line.name])),
        now,
        zone,
      }),
    ),
    payments: order.payments.map((payment) => ({ ...payment })),
    refundable: Math.max(0, await leftToRefund(tx, facts)),
    questions: openQuestions(order.questions, facts.lines).map(({ code, said }) => ({ code, said })),
    address_proposal: LABEL_FAULTS.some((code) => code === order.address_code) ? labelProposalFor(order) : null,
    before_connected: waitsFromBefore(facts) ? facts.connected_at : null,
    not_automatic: notAutomatic(facts, market, store.sto_name),
    shipping_service: order.shipping_service,
    undecided_shipping: undecidedShipping(order, openOf(facts, market), market).map(({ _id, name }) => ({ fulfilment_id: _id, name })),
    events: events.map(({ _id, at, code, params, user_id }) => ({ _id, at, code, params, by: person(user_id) })),
  };
};
