import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Access } from '../../../../src/server/connectors/connector';
import type { ShopStandIn } from '../shop-stand-in';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import { bodies, queries, type ProductBody } from './shapes';
import { TikTokShop } from './shop';

const AUTH = 'https://auth.tiktok-shops.com';
const API = 'https://open-api.tiktokglobalshop.com';
const APP = { id: '6fk2a', secret: 'app-secret', name: '7100000000000000001' };
const CIPHER = 'GCP_XF90igAAAABh00qsWgtvOiGFNqyubMt3';
const SHOP_ID = '7495000000000000001';
const WAREHOUSE = '7068517275539719942';
const CATEGORY = '601226';
const PROVIDERS = [
  { id: '7117858858072016686', name: 'USPS' },
  { id: '7117859084333745966', name: 'UPS' },
];

/** A refusal in TikTok's manner: HTTP 200 with a code. */
class Refusal extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const says = (code: number, message: string, data?: unknown): StandInAnswer => ({
  status: 200,
  body: { code, message, request_id: '202203070749000101890810281E8C70B7', data },
});

const checked = <T>(shape: z.ZodType<T>, value: unknown): T => {
  const read = shape.safeParse(value);
  if (!read.success)
    throw new Refusal(
      36_009_004,
      `invalid param: ${read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
    );
  return read.data;
};

type Asked = { readonly request: StandInRequest; readonly ids: readonly string[]; readonly query: Readonly<Record<string, string>> };
type Route = readonly [method: string, path: RegExp, query: z.ZodType, answer: (asked: Asked) => unknown];

/** TikTok Shop's open platform, interface 202309, with one account that has one shop in the United States. */
export const tiktokStandIn = (shops = 1) => {
  const shop = new TikTokShop();
  let tokens = 1;
  let expired = false;
  let revoked = false;
  const access = (): string => `TTP_access${tokens}`;
  const refresh = 'TTP_refresh';
  const names = Array.from({ length: shops }, (_each, at) => `${SHOP_ID.slice(0, -1)}${at + 1}`);

  const grant = (): unknown => ({
    access_token: access(),
    refresh_token: refresh,
    access_token_expire_in: shop.now() + 7 * 86_400,
    refresh_token_expire_in: shop.now() + 365 * 86_400,
    open_id: 'open',
    seller_name: 'Heron',
  });

  const authorise = ({ path, query }: StandInRequest): StandInAnswer => {
    const asked = Object.fromEntries(query);
    const known = path === '/api/v2/token/get' ? checked(queries.get, asked) : checked(queries.refresh, asked);
    if (known.app_key !== APP.id || known.app_secret !== APP.secret) throw new Refusal(36_004_001, 'invalid app');
    if (revoked || ('refresh_token' in known && known.refresh_token !== refresh)) throw new Refusal(36_004_004, 'refresh token is invalid');
    if ('auth_code' in known && known.auth_code !== 'code-1') throw new Refusal(36_004_004, 'auth code is invalid');
    tokens += 1;
    expired = false;
    return says(0, 'success', grant());
  };

  const bodyOf = ({ body }: StandInRequest): unknown => {
    try {
      return JSON.parse(body.toString('utf8'));
    } catch {
      throw new Refusal(36_009_004, 'body is no JSON');
    }
  };

  /** Signature, time, token and cipher of a call. */
  const admit = (request: StandInRequest): Readonly<Record<string, string>> => {
    const { app_key, timestamp, sign, shop_cipher, ...rest } = Object.fromEntries(request.query);
    const type = request.headers['content-type'] ?? '';
    const signed = [...request.query.keys()].filter((name) => name !== 'sign').sort();
    const text = signed.reduce((all, name) => all + name + request.query.get(name), request.path);
    const body = type.startsWith('multipart/form-data') ? '' : request.body.toString('utf8');
    const expected = createHmac('sha256', APP.secret)
      .update(APP.secret + text + body + APP.secret)
      .digest('hex');
    if (app_key !== APP.id || sign !== expected) throw new Refusal(106_001, 'signature is invalid');
    if (Math.abs(Number(timestamp) - Date.now() / 1000) > 300) throw new Refusal(106_002, 'timestamp is expired');
    if (revoked) throw new Refusal(105_001, 'access token is invalid');
    if (expired || request.headers['x-tts-access-token'] !== access()) throw new Refusal(105_002, 'access token is expired');
    const about = !request.path.startsWith('/authorization/') && !request.path.endsWith('/upload');
    if (about ? shop_cipher !== CIPHER : shop_cipher !== undefined) throw new Refusal(36_009_004, 'shop_cipher');
    if (!type.startsWith(request.path.endsWith('/upload') ? 'multipart/form-data; boundary=' : 'application/json'))
      throw new Refusal(36_009_004, 'content-type');
    return rest;
  };

  const productOf = (id: string | undefined) => {
    const product = shop.products.get(id ?? '');
    if (!product || product.status === 'DELETED') throw new Refusal(12_052_032, 'Product does not exist.');
    return product;
  };

  const orderOf = (id: string | undefined) => {
    const order = shop.orders.get(id ?? '');
    if (!order) throw new Refusal(21_001_001, 'order not found');
    if (shop.shippingType !== 'SELLER') throw new Refusal(21_011_004, 'Package not shipped by seller');
    return order;
  };

  /** Pictures that were uploaded, a category that is, and one set of choices for all SKUs. */
  const understood = (body: ProductBody): ProductBody => {
    const named = [
      ...body.main_images,
      ...body.skus.flatMap(({ sales_attributes }) => sales_attributes.flatMap(({ sku_img }) => sku_img ?? [])),
    ];
    for (const { uri } of named)
      if (!shop.pictures.has(uri)) throw new Refusal(12_052_722, `The image URI does not exist in TikTok Shop. ${uri}`);
    if (body.category_id !== CATEGORY) throw new Refusal(12_052_023, 'Category does not exist');
    if (body.skus.some(({ inventory }) => inventory[0]!.warehouse_id !== WAREHOUSE)) throw new Refusal(12_052_910, 'Invalid warehouse');
    const currency = body.skus.find(({ price }) => price.currency !== 'USD');
    if (currency) throw new Refusal(12_052_084, 'The provided currency is not available for this shop/region');
    return body;
  };

  const upload = ({ request }: Asked): unknown => {
    const form = request.body.toString('latin1');
    const useCase = /name="use_case"\r\n\r\n(MAIN_IMAGE|ATTRIBUTE_IMAGE|SIZE_CHART_IMAGE)\r\n/.exec(form)?.[1];
    if (!useCase || !/name="data"; filename="[^"]+"\r\nContent-Type: image\/\w+\r\n\r\n\x89PNG/.test(form))
      throw new Refusal(36_009_004, 'form');
    const uri = `tos-maliva-i/${shop.nextId()}`;
    shop.pictures.add(uri);
    return { uri, url: `https://p16.test/${uri}`, use_case: useCase, width: 600, height: 600 };
  };

  const searchOrders = ({ request, query }: Asked): unknown => {
    const { update_time_ge = 0, update_time_lt = Infinity } = checked(bodies.searchOrders, bodyOf(request));
    const found = [...shop.orders.values()]
      .filter(({ updated }) => updated >= update_time_ge && updated < update_time_lt)
      .sort((a, b) => a.updated - b.updated || Number(a.id) - Number(b.id));
    // A token is a place in the list, whatever the list is by then: no document promises more.
    const start = Number(query.page_token ?? 0);
    const end = start + Number(query.page_size);
    return {
      orders: found.slice(start, end).map((order) => shop.orderView(order)),
      next_page_token: end < found.length ? String(end) : '',
      total_count: found.length,
    };
  };

  const ROUTES: readonly Route[] = [
    [
      'GET',
      /^\/authorization\/202309\/shops$/,
      queries.none,
      () => ({
        shops: names.map((id, at) => ({ id, name: `Heron ${at + 1}`, region: 'US', seller_type: 'LOCAL', cipher: CIPHER, code: 'US1' })),
      }),
    ],
    ['POST', /^\/product\/202309\/images\/upload$/, queries.none, upload],
    [
      'GET',
      /^\/logistics\/202309\/warehouses$/,
      queries.none,
      () => ({
        warehouses: [
          {
            id: '1',
            entity_id: '1',
            name: 'Returns',
            effect_status: 'ENABLED',
            type: 'RETURN_WAREHOUSE',
            sub_type: 'DOMESTIC_WAREHOUSE',
            is_default: true,
            address: { full_address: '2 Back St', region_code: 'US' },
          },
          {
            id: WAREHOUSE,
            entity_id: '2',
            name: 'Main',
            effect_status: 'ENABLED',
            type: 'SALES_WAREHOUSE',
            sub_type: 'DOMESTIC_WAREHOUSE',
            is_default: true,
            address: { full_address: '1 Front St, Daly City', region_code: 'US' },
          },
        ],
      }),
    ],
    [
      'GET',
      /^\/product\/202309\/categories$/,
      queries.version,
      () => ({
        categories: [
          { id: '600001', parent_id: '0', local_name: 'Clothes', is_leaf: false },
          { id: CATEGORY, parent_id: '600001', local_name: 'T-shirts', is_leaf: true },
        ],
      }),
    ],
    [
      'POST',
      /^\/product\/202309\/categories\/recommend$/,
      queries.none,
      ({ request }) => {
        checked(bodies.recommend, bodyOf(request));
        return {
          leaf_category_id: CATEGORY,
          categories: [
            { id: CATEGORY, name: 'T-shirts', level: 2, is_leaf: true },
            { id: '600001', name: 'Clothes', level: 1, is_leaf: false },
          ],
        };
      },
    ],
    [
      'GET',
      /^\/product\/202309\/categories\/(\d+)\/attributes$/,
      queries.version,
      () => ({
        attributes: [
          {
            id: '100392',
            name: 'Occasion',
            type: 'PRODUCT_PROPERTY',
            is_requried: true,
            is_multiple_selection: true,
            is_customizable: false,
            values: [{ id: '1001533', name: 'Birthday' }],
          },
          { id: '100000', name: 'Color', type: 'SALES_PROPERTY' },
        ],
      }),
    ],
    [
      'GET',
      /^\/product\/202309\/categories\/(\d+)\/rules$/,
      queries.version,
      () => ({ size_chart: { is_supported: true, is_required: true } }),
    ],
    [
      'POST',
      /^\/product\/202502\/products\/search$/,
      queries.searchProducts,
      ({ request }) => {
        const { seller_skus } = checked(bodies.searchProducts, bodyOf(request));
        const found = [...shop.products.values()].filter(({ skus }) => skus.some(({ seller_sku }) => seller_skus.includes(seller_sku)));
        return {
          total_count: found.length,
          products: found.map(({ id, body, status, skus }) => ({ id, title: body.title, status, skus })),
        };
      },
    ],
    [
      'POST',
      /^\/product\/202309\/products\/listing_check$/,
      queries.none,
      ({ request }) => {
        const body = understood(checked(bodies.check, bodyOf(request)));
        const repeated = /(.)\1{9}/.test(body.title);
        return {
          check_result: repeated ? 'FAILED' : 'PASS',
          fail_reasons: repeated ? [{ code: 12_052_928, message: 'Product title invalid' }] : [],
        };
      },
    ],
    [
      'POST',
      /^\/product\/202309\/products$/,
      queries.none,
      ({ request }) => {
        const { idempotency_key, save_mode: _mode, ...body } = checked(bodies.create, bodyOf(request));
        return { product_id: shop.create(idempotency_key, understood(body)).id, skus: [] };
      },
    ],
    [
      'POST',
      /^\/product\/202309\/products\/(activate|deactivate)$/,
      queries.none,
      ({ request, ids: [what] }) => {
        for (const id of checked(bodies.ids, bodyOf(request)).product_ids)
          productOf(id).status = what === 'activate' ? 'ACTIVATE' : 'SELLER_DEACTIVATED';
        return {};
      },
    ],
    [
      'GET',
      /^\/product\/202309\/products\/(\d+)$/,
      queries.none,
      ({ ids: [id] }) => {
        const product = productOf(id);
        shop.audit(product);
        return shop.productView(product);
      },
    ],
    [
      'PUT',
      /^\/product\/202309\/products\/(\d+)$/,
      queries.none,
      ({ request, ids: [id] }) => {
        const product = productOf(id);
        const body = understood(checked(bodies.edit, bodyOf(request)));
        const foreign = body.skus.find((sku) => sku.id !== undefined && !product.skus.some((held) => held.id === sku.id));
        if (foreign) throw new Refusal(12_052_048, 'sku does not exist');
        shop.edit(product, body);
        return { product_id: product.id, skus: [] };
      },
    ],
    ['POST', /^\/order\/202309\/orders\/search$/, queries.searchOrders, searchOrders],
    [
      'GET',
      /^\/order\/202309\/orders$/,
      queries.orders,
      ({ query }) => ({
        orders: query
          .ids!.split(',')
          .flatMap((id) => shop.orders.get(id) ?? [])
          .map((order) => shop.orderView(order)),
      }),
    ],
    ['GET', /^\/logistics\/202309\/delivery_options\/(\d+)\/shipping_providers$/, queries.none, () => ({ shipping_providers: PROVIDERS })],
    [
      'POST',
      /^\/fulfillment\/202309\/orders\/(\d+)\/packages$/,
      queries.none,
      ({ request, ids: [id] }) => {
        const order = orderOf(id);
        const { order_line_item_ids, tracking_number } = checked(bodies.parcel, bodyOf(request));
        const lines = order.lines.filter((line) => order_line_item_ids.includes(line.id) && line.tracking_number === '');
        if (lines.length !== order_line_item_ids.length) throw new Refusal(21_011_001, 'line items already shipped');
        const parcel = shop.nextId();
        shop.ship(order, lines, tracking_number, parcel);
        return { order_id: order.id, order_line_item_ids, package_id: parcel };
      },
    ],
    [
      'POST',
      /^\/fulfillment\/202309\/packages\/(\d+)\/shipping_info\/update$/,
      queries.none,
      ({ request, ids: [parcel] }) => {
        const { tracking_number } = checked(bodies.shipping, bodyOf(request));
        const order = [...shop.orders.values()].find(({ lines }) => lines.some(({ package_id }) => package_id === parcel));
        const lines = orderOf(order?.id).lines.filter(({ package_id }) => package_id === parcel);
        shop.ship(order!, lines, tracking_number, parcel!);
        return {};
      },
    ],
    [
      'GET',
      /^\/finance\/202507\/orders\/unsettled$/,
      queries.unsettled,
      () => ({ total_count: 2, sum_est_settlement_amount: '61.20', transactions: [] }),
    ],
    [
      'GET',
      /^\/finance\/202309\/payments$/,
      queries.payments,
      () => ({
        next_page_token: '',
        payments: [
          { id: '1', status: 'PROCESSING', amount: { value: '10.10', currency: 'USD' } },
          { id: '2', status: 'PROCESSING', amount: { value: '10.20', currency: 'USD' } },
          { id: '3', status: 'PAID', amount: { value: '99.00', currency: 'USD' } },
        ],
      }),
    ],
  ];

  const answer = (request: StandInRequest): StandInAnswer => {
    try {
      if (request.origin === AUTH) return authorise(request);
      const query = admit(request);
      for (const [method, path, shape, act] of ROUTES) {
        const match = path.exec(request.path);
        if (request.method !== method || !match) continue;
        checked(shape, query);
        return says(0, 'Success', act({ request, ids: match.slice(1), query }));
      }
      return { status: 404, body: { code: 36_009_009, message: `no such path: ${request.method} ${request.path}` } };
    } catch (error) {
      if (error instanceof Refusal) return says(error.code, error.message);
      throw error;
    }
  };

  const kept: Access = {
    token: JSON.stringify({ access: access(), refresh, access_ends: shop.now() + 3600, refresh_ends: shop.now() + 86_400 }),
    shop: shops === 1 ? SHOP_ID : '',
    shop_list: '',
  };
  return {
    platform: 'tiktok',
    origins: [API, AUTH],
    access: kept,
    app: APP,
    shop,
    answer,
    throttled: () => says(36_009_002, 'Too many requests.'),
    changes: ({ origin, method, path }) => origin === API && method !== 'GET' && !/\/(search|listing_check|recommend|upload)$/.test(path),
    products: () => shop.sold(),
    placeOrder: (order) => shop.place(order),
    touchOrder: (id) => {
      shop.orders.get(id)!.updated = shop.now();
    },
    advance: (seconds) => shop.advance(seconds),
    trackingsOf: (id) => shop.orders.get(id)!.told,
    takeSku: (sku) => {
      const body = {
        title: 'Somebody else’s',
        description: '-',
        category_id: CATEGORY,
        category_version: 'v2',
        main_images: [],
        package_weight: { value: '1', unit: 'POUND' },
      } as const;
      const skus = [{ id: shop.nextId(), seller_sku: sku, sales_attributes: [], price: { amount: '1', currency: 'USD' }, inventory: [] }];
      const id = shop.nextId();
      shop.products.set(id, { id, body: { ...body, main_images: [] }, skus, status: 'ACTIVATE' });
    },
    deleteProduct: (id) => {
      shop.products.get(id)!.status = 'DELETED';
    },
    expire: () => {
      expired = true;
    },
    revoke: () => {
      revoked = true;
    },
  } satisfies ShopStandIn & { readonly shop: TikTokShop };
};
