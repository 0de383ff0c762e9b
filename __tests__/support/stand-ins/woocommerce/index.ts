import type { ShopStandIn } from '../shop-stand-in';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import { Orders } from './orders';
import { answerCategories, Products } from './products';
import { noRoute, Refused } from './rest';

const WEBSITE = 'https://shop.test';
const KEY = 'ck_test';
const SECRET = 'cs_test';

/** A WooCommerce shop, and what only tests of WooCommerce ask of it. */
export interface WooCommerceStandIn extends ShopStandIn {
  /** Ids of the categories a product stands in. */
  categoriesOf(product: string): readonly number[];
  /** A list counts a product and does not show it, as one of a kind no program knows any more. */
  hide(product: string): void;
  /** The owner puts a product into the trash. */
  trash(product: string): void;
  /** Whether the plugin that knows parcels is there. */
  setPlugin(there: boolean): void;
  /** At the next refund: paid back, and no more. */
  breakDown(): void;
  /** The lines of each refund, as they were sent. */
  refundedLines(order: string): readonly (readonly object[])[];
  statusOf(order: string): string;
  setStatus(order: string, status: string): void;
  notesOf(order: string): readonly string[];
  /** What the plugin shows a buyer now. */
  shownTrackingsOf(order: string): readonly string[];
}

/** Without the habits of slow hosts, which the sandbox's shop has. */
export const woocommerceStandIn = (): WooCommerceStandIn => {
  const orders = new Orders();
  const products = new Products(() => orders.now);
  let revoked = false;

  const route = (request: StandInRequest): StandInAnswer => {
    const wanted = `Basic ${Buffer.from(`${KEY}:${SECRET}`).toString('base64')}`;
    if (revoked || request.headers.authorization !== wanted)
      throw new Refused(401, 'woocommerce_rest_authentication_error', 'Consumer secret is invalid.');
    if (!/^(?:GET|DELETE)$/.test(request.method) && request.headers['content-type'] !== 'application/json') throw noRoute();
    if (request.method === 'GET' && request.path === '/wp-json/wc/v3/products/categories') return answerCategories(request);
    const unit = /^\/wp-json\/wc\/v3\/settings\/products\/(woocommerce_(weight|dimension)_unit)$/.exec(request.path);
    if (request.method === 'GET' && request.path === '/wp-json/wc/v3/settings/general/woocommerce_currency')
      return { status: 200, body: { id: 'woocommerce_currency', value: 'USD' } };
    if (unit) return { status: 200, body: { id: unit[1], value: unit[2] === 'weight' ? 'lbs' : 'in' } };
    const plugin = /^\/wp-json\/wc-shipment-tracking\/v3\/orders\/(\d+)\/shipment-trackings(?:\/(\w+))?$/.exec(request.path);
    if (plugin) return orders.answerPlugin(request, plugin[1] ?? '', plugin[2]);
    const [, kind, ...rest] = /^\/wp-json\/wc\/v3\/(products|orders)(?:\/(\d+)(?:\/(\w+)(?:\/(\w+))?)?)?$/.exec(request.path) ?? [];
    if (kind === 'orders') return orders.answer(request, rest);
    if (kind !== 'products' || (rest[1] !== undefined && rest[1] !== 'variations')) throw noRoute();
    return products.answer(request, rest, rest[1] !== undefined);
  };

  return {
    platform: 'woocommerce',
    origins: [WEBSITE],
    access: { website: WEBSITE, key: KEY, secret: SECRET },
    answer: (request) => {
      const headers = { date: new Date(orders.now).toUTCString() };
      try {
        const told = route(request);
        return { ...told, headers: { ...told.headers, ...headers } };
      } catch (error) {
        if (error instanceof Refused) return { ...error.answer, headers };
        throw error;
      }
    },
    throttled: () => ({ status: 429, headers: { 'retry-after': '0' }, body: { code: 'too_many_requests', message: 'Slow down.' } }),
    changes: ({ method }) => method !== 'GET',
    products: () =>
      products
        .all()
        .filter(({ parent_id }) => parent_id === 0)
        .map(({ id, name, sku, type, status }) => ({
          id: String(id),
          title: name,
          skus: type === 'variable' ? products.childrenOf(id).map((child) => child.sku) : [sku],
          onSale: status === 'publish',
        })),
    placeOrder: (order) => orders.place(order),
    variantOf: () => '8',
    touchOrder: (id) => orders.touch(id),
    closeOrder: (id, as) => {
      orders.of(id).status = as;
      orders.touch(id);
    },
    setStatus: (id, status) => {
      orders.of(id).status = status;
      orders.touch(id);
    },
    advance: (seconds) => orders.advance(seconds),
    trackingsOf: (id) => orders.of(id).told,
    refundsOf: (id) => orders.of(id).refunds.map(({ amount }) => Number(amount)),
    refundedLines: (id) => orders.of(id).refunds.map(({ line_items }) => line_items),
    isCancelled: (id) => orders.of(id).status === 'cancelled',
    buyerWrites: (id, text) => {
      orders.note(id, orders.of(id).placed.buyer, text);
      return { thread: null };
    },
    sellerWrites: (id, text) => void orders.note(id, 'admin', text),
    writtenTo: (id) =>
      orders
        .of(id)
        .notes.filter(({ author }) => author === 'WooCommerce')
        .map(({ note }) => note)
        .reverse(),
    breakDown: () => {
      orders.breaksDown = true;
    },
    takeSku: (sku) => void products.add(0, 'simple', sku),
    ownerMakes: ({ sku, title, price }) => {
      const row = products.add(0, 'simple', sku);
      Object.assign(row, { name: title, regular_price: price.toFixed(2) });
      return String(row.id);
    },
    touchProduct: (id) => products.touch(id),
    hide: (id) => void products.unreadable.add(Number(id)),
    trash: (id) => {
      products.of(id).status = 'trash';
      products.touch(id);
    },
    deleteProduct: (id) => products.remove(Number(id)),
    revoke: () => {
      revoked = true;
    },
    categoriesOf: (id) =>
      products
        .all()
        .find((row) => row.id === Number(id))!
        .categories.map((each) => each.id),
    setPlugin: (there) => {
      orders.plugin = there;
    },
    statusOf: (id) => orders.of(id).status,
    notesOf: (id) => orders.of(id).notes.map(({ note }) => note),
    shownTrackingsOf: (id) => orders.of(id).trackings.map(({ tracking_number }) => tracking_number),
  };
};
