import { PROVIDERS } from '../../domain/providers';
import { countryCode } from '../../domain/postal/country-names';
import { actBy, shipBy, USUAL_PRODUCTION_DAYS } from '../../domain/sales/deadlines';
import { chargedFor, isBeyondRecall, isInProduction, isStuck } from '../../domain/sales/fulfilment-order';
import { blockingGate, gatesOf, LONG_WAIT, wantsAttention, type Approval, type GateLine, type GateState } from '../../domain/sales/gates';
import { isAskedAfterSending, isCompletionDoubted, openQuestions } from '../../domain/sales/order-questions';
import { rollUp, type OrderStatus } from '../../domain/sales/order-status';
import { piecesOf, type Pieces } from '../../domain/sales/pieces';
import { inCents, profitOf } from '../../domain/sales/profit';
import { shippingChoiceFor } from '../../domain/sales/shipping-services';
import { routeOf, type Route } from '../../domain/sales/route';
import type { StoreChange } from '../../domain/sales/store-changes';
import { storeBrakes } from '../../domain/sales/store-brakes';
import { unsent, whereaboutsOf, type LineCount, type PlacedFo, type Whereabouts } from '../../domain/sales/whereabouts';
import type { Desk } from './desk';
import { priceOf, type MakerFacts, type Market, type OrderFacts } from './facts';
import { addressOfLine } from './line-address';
import type { FulfilmentOrderRow, OrderLineRow, OrderRow, TrackingRow } from './tables';

/** Pieces that are still to be sent to a provider, and who makes them. */
export interface Planned {
  readonly line: OrderLineRow;
  readonly quantity: number;
  readonly route: Route | null;
}

/** All that follows from what is known of an order. */
export interface Standing {
  readonly columns: Pick<
    OrderRow,
    'status' | 'gates' | 'blocking_gate' | 'attention' | 'store_changes' | 'ship_by' | 'act_by' | 'rate' | 'cost' | 'fees' | 'profit'
  >;
  readonly gates: readonly GateState[];
  readonly pieces: Whereabouts;
  /** What is with no provider, planned or not. */
  readonly open: readonly Planned[];
}

const parcelsOf = ({ trackings }: OrderFacts, { _id }: Pick<FulfilmentOrderRow, '_id'>): readonly TrackingRow[] =>
  trackings.filter(({ fo_id }) => fo_id === _id);

const placedOf = (facts: OrderFacts): PlacedFo[] => facts.fos.map((fo) => ({ ...fo, parcels: parcelsOf(facts, fo) }));

/** Whether the order was given up, at the shop or here. A shop may say that all was given back without saying how much. */
const isCancelled = ({ cancelled_at, removed, platform_status }: OrderRow): boolean =>
  cancelled_at !== null || removed !== null || platform_status === 'Cancelled' || platform_status === 'Refunded';

/** Whether a line is ever to be made: a tip is not, nor is what the shop says is not sent, unless it is an item made here, nor what others fulfill. */
const isGoods = ({ to_ship, item_info_id, unfulfilled }: OrderLineRow): boolean =>
  unfulfilled === null && (to_ship || item_info_id !== null);

/** Whether somebody else still fulfills a part of the order. */
export const isFulfilledElsewhere = ({ unfulfilled, quantity, dropped }: OrderLineRow): boolean =>
  unfulfilled !== null && quantity > dropped;

/**
 * How many of each line there are, how many the shop sent without us, and how many nobody is to make any more. What is beyond recall is none of
 * these: a provider makes it, whatever the shop says.
 */
export const countsOf = ({ order, lines, fos }: OrderFacts): LineCount[] => {
  const made = fos.filter(({ status, reprint_of }) => reprint_of === null && (isBeyondRecall(status) || status === 'shipped'));
  const gone = isCancelled(order);
  const doubted = isCompletionDoubted(order.questions);
  return lines.filter(isGoods).map(({ _id, quantity, completed: told, dropped }) => {
    const ours = piecesOf(
      made.flatMap(({ pieces }) => pieces),
      _id,
    );
    const rest = Math.max(0, quantity - ours);
    const done = doubted ? 0 : order.platform_status === 'Delivered' ? quantity - dropped : told;
    const completed = Math.min(rest, Math.max(0, done - ours));
    return { _id, quantity, completed, cancelled: gone ? rest - completed : Math.min(rest - completed, dropped) };
  });
};

/** Where an order's pieces are. */
export const placesOf = (facts: OrderFacts, counts: readonly LineCount[]): Whereabouts => whereaboutsOf(counts, placedOf(facts));

/** What the shop said and nobody has answered holds an order that nothing else holds, until somebody releases it. */
export const heldByQuestions = (facts: OrderFacts): OrderFacts => {
  const { order, lines, fos } = facts;
  const toBeMade =
    placesOf(facts, countsOf(facts)).unplaced.length > 0 || fos.some(({ status }) => status === 'draft' || status === 'scheduled');
  const asked = openQuestions(order.questions, lines).some((question) => toBeMade || isAskedAfterSending(question));
  if (asked ? order.hold_reason !== null : order.hold_reason !== 'unclear') return facts;
  return { ...facts, order: { ...order, hold_reason: asked ? 'unclear' : null, hold_until: null, hold_by: null } };
};

/** Who makes a line, as things stand. */
export const routeOfLine = (line: OrderLineRow, { makers, listed, products }: Market): Route | null => {
  const product = products.get(line.item_info_id ?? '');
  if (!product || line.variant_sku === null) return null;
  return routeOf({ ...product, variant_sku: line.variant_sku, chosen: line.fulfilment_id }, makers, listed);
};

/** Pieces no provider was given: with nobody, or in a fulfilment order that waits or was refused. */
const openPieces = ({ lines, fos }: OrderFacts, { unplaced }: Whereabouts, market: Market): Planned[] => {
  const waiting: Pieces[] = fos.filter(({ status }) => status === 'draft' || status === 'scheduled').flatMap(({ pieces }) => [...pieces]);
  const all = [...unplaced, ...waiting];
  return lines.flatMap((line) => {
    const quantity = piecesOf(all, line._id);
    return quantity > 0 ? [{ line, quantity, route: routeOfLine(line, market) }] : [];
  });
};

/** The same of an order as it is read. */
export const openOf = (facts: OrderFacts, market: Market): Planned[] => openPieces(facts, placesOf(facts, countsOf(facts)), market);

const gateLine = ({ line, route }: Planned, { products }: Market): GateLine => {
  const hasMockup = Boolean(products.get(line.item_info_id ?? '')?.mockup_id);
  return {
    item_info_id: line.item_info_id,
    variant_sku: line.variant_sku,
    made: route !== null,
    areas: line.print_files ? line.print_files.areas : hasMockup ? null : 0,
    files: line.print_files?.files ?? [],
  };
};

/** Cents of a dollar some pieces cost where they would go; null: not all makers say. */
const estimateOf = (open: readonly Planned[]): number | null =>
  open.reduce<number | null>(
    (sum, { route, quantity }) => (sum === null || route === null || route.cost === null ? null : sum + route.cost * quantity),
    0,
  );

/** Whether the wallet can give what is paid from it. */
const isInWallet = (open: readonly Planned[], market: Market): boolean => {
  const settling = market.makers.filter(({ settle }) => settle === 'wallet').map(({ _id }) => _id);
  const settled = open.flatMap(({ line, quantity, route }) =>
    route && settling.includes(route.fulfilment_id) ? [priceOf(line, route.cost, market) * quantity] : [],
  );
  return (
    settled.length === 0 ||
    (market.wallet ?? 0) >=
      Math.max(
        1,
        settled.reduce((sum, cents) => sum + cents, 0),
      )
  );
};

/** Whether every maker that tells what is left with it, and the wallet, have enough for what they would pay. */
const isCovered = (open: readonly Planned[], market: Market): boolean =>
  isInWallet(open, market) &&
  market.makers.every(({ _id, balance }) => {
    const there = open.filter(({ route }) => route?.fulfilment_id === _id);
    return balance === null || there.length === 0 || balance >= Math.max(1, estimateOf(there) ?? 1);
  });

const moneyOf = ({ order, fos }: OrderFacts, desk: Desk) => {
  const rate = order.rate ?? (order.paid_at === null ? null : (desk.rates.get(order.currency) ?? null));
  const cost = fos.reduce((sum, fo) => sum + chargedFor(fo), 0);
  const fees = rate === null ? 0 : inCents(order.platform_fees ?? 0, rate);
  return { rate, cost, fees, profit: profitOf({ ...order, rate, fees, cost }) };
};

/**
 * Accounts for which nobody has selected a method yet for the faster service the buyer chose. People who ship themselves, or hand over a file, read the
 * service's name.
 */
export const undecidedShipping = (
  { shipping_service, shipping_faster }: Pick<OrderRow, 'shipping_service' | 'shipping_faster'>,
  open: readonly Planned[],
  { makers }: Pick<Market, 'makers'>,
): MakerFacts[] =>
  !shipping_faster
    ? []
    : makers.filter(
        ({ _id, type, shipping_choices }) =>
          PROVIDERS[type].orders === 'api' &&
          open.some(({ route }) => route?.fulfilment_id === _id) &&
          shippingChoiceFor(shipping_service, shipping_choices) === undefined,
      );

/** When somebody has to act on an order: the earliest of what has not left; null: all of it has, or it has no such time. */
const actByOf = (facts: OrderFacts, ship_by: number | null, open: readonly Planned[], { makers }: Market, zone: string): number | null => {
  if (ship_by === null) return null;
  const days = (id: string | undefined): number => makers.find(({ _id }) => _id === id)?.productionDays ?? USUAL_PRODUCTION_DAYS;
  const moments = [
    ...open.map(({ route }) => actBy(ship_by, { submitted_at: null, productionDays: days(route?.fulfilment_id) }, zone)),
    ...facts.fos
      .filter((fo) => isBeyondRecall(fo.status) && unsent({ pieces: fo.pieces, parcels: parcelsOf(facts, fo) }).length > 0)
      .map((fo) => actBy(ship_by, { submitted_at: fo.submitted_at, productionDays: days(fo.fulfilment_id) }, zone)),
  ];
  return moments.length === 0 ? null : Math.min(...moments);
};

/**
 * Whether an order has waited for its payment, for its store to let it go on, or for its address to be checked, for so long that a person has to look. Of
 * those that came with the store when it was connected, somebody knows already.
 */
const isLongWaiting = ({ order, connected_at }: OrderFacts, status: OrderStatus, now: number): boolean =>
  ((order.paid_at === null && status === 'Pending') ||
    (status === 'On Hold' && order.hold_reason === 'shop') ||
    (status === 'Processing' && order.address_state === 'verifying')) &&
  order.created_at >= connected_at &&
  order.created_at <= now - LONG_WAIT;

/**
 * Whether a person has to look: a gate nothing opens by itself, a provider that refuses, is silent or has it twice, somebody who asks, a message that
 * did not arrive, a store that changed what a provider has already.
 */
const needsAttention = (
  facts: OrderFacts,
  status: OrderStatus,
  blocking: GateState | null,
  storeChanges: readonly StoreChange[],
  now: number,
): boolean => {
  const { order, lines, fos, trackings } = facts;
  return (
    isLongWaiting(facts, status, now) ||
    storeChanges.length > 0 ||
    fos.some((fo) => fo.other_ids.length > 0 && isInProduction(fo.status)) ||
    (blocking !== null && status !== 'On Hold' && wantsAttention(blocking)) ||
    (status !== 'Cancelled' &&
      status !== 'Refunded' &&
      openQuestions(order.questions, lines).some((question) => blocking !== null || isAskedAfterSending(question))) ||
    fos.some((fo) => fo.status === 'rejected' || fo.status === 'held' || fo.status === 'unknown' || isStuck(fo)) ||
    (order.cancel_requested_at !== null && status !== 'Cancelled' && status !== 'Refunded') ||
    (order.shop_cancel === 'failed' && order.platform_status !== 'Cancelled' && order.removed === null) ||
    trackings.some(({ store_push, paypal_push }) => store_push === 'failed' || paypal_push === 'failed')
  );
};

/** `brakes`: what speaks against an order and is not read off it alone. */
export const standingOf = (
  facts: OrderFacts,
  market: Market,
  desk: Desk,
  {
    money,
    duplicate,
    designed,
    storeChanges,
  }: {
    readonly money: 'free' | 'on_hold' | 'disputed';
    readonly duplicate: boolean;
    readonly designed: boolean;
    readonly storeChanges: readonly StoreChange[];
  },
  now: number,
): Standing => {
  const { order, fos, trackings, settings } = facts;
  const pieces = placesOf(facts, countsOf(facts));
  const status = rollUp({
    currency: order.currency,
    total: order.total,
    refunded: order.refunded,
    paid: order.paid_at !== null,
    hasGoods: facts.lines.some(isGoods) && !facts.lines.some(isFulfilledElsewhere),
    completed: order.platform_status === 'Delivered',
    givenUp: isCancelled(order),
    held: order.hold_reason !== null,
    pieces,
    fulfilmentOrders: fos.map((fo) => fo.status),
    anyParcel: trackings.length > 0,
  });
  const over = status === 'Refunded' || status === 'Cancelled';
  const open = over ? [] : openPieces(facts, pieces, market);
  const sums = moneyOf(facts, desk);
  const estimate = estimateOf(open);
  const countries = [...new Set(open.map(({ line }) => countryCode(addressOfLine(order, line).country)))];
  const brakes: Approval[] = [
    ...(open.some(({ line }) => market.cautioned.has(line.item_info_id ?? '')) ? (['trademark'] as const) : []),
    ...new Set(countries.flatMap((country) => storeBrakes({ country, total: order.total }, settings))),
    ...(undecidedShipping(order, open, market).length > 0 ? (['shipping'] as const) : []),
    ...(sums.profit !== null && estimate !== null && sums.profit - estimate < 0 ? (['loss'] as const) : []),
    ...(duplicate ? (['duplicate'] as const) : []),
  ];
  const gates = gatesOf({
    lines: open.map((each) => gateLine(each, market)),
    designed,
    address_state: order.address_state,
    address_code: order.address_code,
    paid: order.paid_at !== null,
    money,
    covered: isCovered(open, market),
    hold: order.hold_reason,
    brakes,
    approved: order.approved,
  });
  const blocking = open.length === 0 ? null : blockingGate(gates);
  const dispatchDays = typeof settings.dispatch_time_max === 'number' && settings.dispatch_time_max > 0 ? settings.dispatch_time_max : null;
  const ship_by = shipBy(order, dispatchDays, desk.zone);
  return {
    gates,
    pieces,
    open,
    columns: {
      status,
      gates,
      blocking_gate: blocking?.gate ?? null,
      attention: needsAttention(facts, status, blocking, storeChanges, now),
      store_changes: [...storeChanges],
      ship_by,
      act_by: over ? null : actByOf(facts, ship_by, open, market, desk.zone),
      ...sums,
    },
  };
};
