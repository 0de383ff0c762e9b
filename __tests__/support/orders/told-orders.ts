import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstAddressState } from '../../../src/domain/sales/order-address';
import { openQuestions, questionsAfter } from '../../../src/domain/sales/order-questions';
import { piecesOf } from '../../../src/domain/sales/pieces';
import * as amazon from '../../../src/server/connectors/platforms/amazon/order';
import * as bigcommerce from '../../../src/server/connectors/platforms/bigcommerce/order';
import * as ebay from '../../../src/server/connectors/platforms/ebay/orders';
import * as etsy from '../../../src/server/connectors/platforms/etsy/orders';
import type { FetchedOrder, ReadOrders } from '../../../src/server/connectors/platforms/shop';
import * as shopify from '../../../src/server/connectors/platforms/shopify/order';
import * as tiktok from '../../../src/server/connectors/platforms/tiktok/order';
import * as wish from '../../../src/server/connectors/platforms/wish/order';
import * as woocommerce from '../../../src/server/connectors/platforms/woocommerce/order';
import { piecesInRefunds } from '../../../src/server/connectors/platforms/woocommerce/refund';
import type { OrderFacts } from '../../../src/server/sales/facts';
import { toldQuestionsOf } from '../../../src/server/sales/keep-orders';
import { toldLineColumns } from '../../../src/server/sales/order-lines';
import { heldByQuestions, standingOf } from '../../../src/server/sales/standing';

/** An order as its platform's interface sends it, and what has to become of it. */
export interface CorpusOrder {
  /** `makes n`: n pieces are made by themselves. `held <code>`, `address`, `waits <status>`, `over <status>`: none is. */
  readonly outcome: string;
  readonly why: string;
  readonly order: Readonly<Record<string, unknown>>;
  /** Answer of WooCommerce's list of the order's refunds. */
  readonly refunds?: readonly unknown[];
}

export const CORPUS_PLATFORMS = ['woocommerce', 'shopify', 'bigcommerce', 'ebay', 'etsy', 'tiktok', 'amazon', 'wish'] as const;

export type CorpusPlatform = (typeof CORPUS_PLATFORMS)[number];

export const readCorpus = (platform: CorpusPlatform): readonly CorpusOrder[] =>
  JSON.parse(readFileSync(path.resolve(__dirname, `../../fixtures/world/orders/${platform}.json`), 'utf8')) as CorpusOrder[];

const READERS: Readonly<Record<CorpusPlatform, (told: Pick<CorpusOrder, 'order' | 'refunds'>) => Promise<ReadOrders>>> = {
  woocommerce: ({ order, refunds = [] }) =>
    woocommerce.readOrders([woocommerce.orderRowShape.parse(order)], () => Promise.resolve(piecesInRefunds(refunds))),
  shopify: ({ order }) => shopify.readOrders([shopify.orderRowShape.parse(order)]),
  bigcommerce: ({ order }) => bigcommerce.readOrders([bigcommerce.orderRowShape.parse(order)]),
  ebay: ({ order }) => ebay.readOrders([ebay.orderRowShape.parse(order)], () => Promise.resolve('93')),
  etsy: ({ order }) => etsy.readOrders([etsy.orderRowShape.parse(order)]),
  tiktok: ({ order }) => tiktok.readOrders([tiktok.orderRowShape.parse(order)]),
  amazon: ({ order }) => amazon.readOrders([amazon.orderRowShape.parse(order)], 'USD'),
  wish: ({ order }) => wish.readOrders([wish.orderRowShape.parse(order)]),
};

/** The one order a platform tells of. Throws where it cannot be read. */
export const readTold = async (platform: CorpusPlatform, told: Pick<CorpusOrder, 'order' | 'refunds'>): Promise<FetchedOrder> => {
  const [order] = (await READERS[platform](told)).orders;
  if (!order) throw new Error(`The order cannot be read: ${JSON.stringify(told.order)}`);
  return order;
};

const MARKET = {
  makers: [{ _id: 'f', type: 'private', name: 'Attic', is_default: true, balance: null, settle: 'provider', productionDays: 3 }] as const,
  wallet: null,
  listed: [],
  products: new Map([['i', { product_id: 'p', provider: 'private', mockup_id: 'm' }]]),
  cautioned: new Set<string>(),
};

/** The facts of an order whose store tells of it for the first time: every line with the SKU TEE is an item that can be made, and has its artwork. */
const factsOfTold = (told: FetchedOrder): OrderFacts => {
  const order = {
    _id: 'o',
    container_id: 'c',
    number: told.number,
    platform_status: told.status,
    platform_ship_by: told.ship_by,
    currency: told.currency,
    total: told.total,
    tax: told.tax,
    shipping: told.shipping,
    refunded: told.refunded,
    platform_refunded: told.refunded,
    platform_fees: told.fees,
    paid_at: told.paid_at,
    rate: null,
    questions: questionsAfter([], toldQuestionsOf(told, { created_at: 0, connected_at: null }, 0)),
    hold_reason: told.status === 'On Hold' ? ('shop' as const) : null,
    hold_until: null,
    hold_by: null,
    address: null,
    buyer: told.buyer,
    approved: [],
    cancelled_at: null,
    cancel_requested_at: null,
    shop_cancel: null,
    removed: null,
    created_at: told.created_at,
    ...firstAddressState(told.buyer),
  };
  const address = order.address_state === 'verifying' ? { address_state: 'valid' as const } : {};
  const lines = told.items.map((line, place) => ({
    _id: line.line_id,
    order_id: 'o',
    ...toldLineColumns(line, place, undefined),
    item_info_id: line.sku === 'TEE' ? 'i' : null,
    variant_sku: line.sku === 'TEE' ? 'TEE' : null,
    matched_by: null,
    unfulfilled: null,
    fulfilment_id: 'f',
    print_files: { areas: 1, files: [{ area: 'front', file_id: 'x', dpi: 300 }] },
  }));
  return {
    order: { ...order, ...address },
    lines,
    fos: [],
    trackings: [],
    payments: [],
    settings: { sto_auto_fulfilment: true },
    connected_at: 0,
  } as unknown as OrderFacts;
};

/** Says in the words of the corpus how an order goes on without a person. */
export const outcomeOf = (told: FetchedOrder): string => {
  const facts = heldByQuestions(factsOfTold(told));
  const standing = standingOf(
    facts,
    MARKET as unknown as Parameters<typeof standingOf>[1],
    { zone: 'UTC', rates: new Map() } as unknown as Parameters<typeof standingOf>[2],
    { storeChanges: [], money: 'free', duplicate: false, designed: false },
    told.created_at,
  );
  const { status, blocking_gate, attention } = standing.columns;
  const pieces = standing.open.reduce((sum, { line }) => sum + piecesOf(standing.pieces.unplaced, line._id), 0);
  if (['Cancelled', 'Refunded', 'Delivered', 'Shipped'].includes(status)) return `over ${status}`;
  if (blocking_gate === null) return pieces > 0 ? `makes ${pieces}` : `waits ${status}`;
  const asked = openQuestions(facts.order.questions, facts.lines).map(({ code }) => code);
  if (asked.length > 0) return `held ${[...new Set(asked)].join(' ')}${attention ? '' : ' unseen'}`;
  return blocking_gate === 'address' ? 'address' : `waits ${status}`;
};
