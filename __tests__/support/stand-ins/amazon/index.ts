import type { ShopStandIn } from '../shop-stand-in';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import { invalid, Listings, MARKETPLACE, PRODUCT_TYPES, refuse } from './listings';
import { Orders } from './orders';
import { QUERIES, TOKEN_FORM } from './requests';

export const SELLER = 'A3SELLER0000';
const API = 'https://sellingpartnerapi-na.amazon.com';
const LOGIN = 'https://api.amazon.com';
/** Where schemas of product types lie, with a signature of their own. */
const SCHEMAS = 'https://schemas.amazon.test';

const marketplace = {
  id: MARKETPLACE,
  name: 'Amazon.com',
  countryCode: 'US',
  defaultCurrencyCode: 'USD',
  defaultLanguageCode: 'en_US',
  domainName: 'www.amazon.com',
};

const value = (more: object) => ({
  type: 'object',
  required: ['value'],
  properties: { value: { type: 'string', ...more }, marketplace_id: {} },
});

/** A schema in Amazon's manner, much shortened. */
const SHIRT_SCHEMA = {
  $schema: 'https://schemas.amazon.com/selling-partners/definitions/product-types/meta-schema/v1',
  type: 'object',
  required: ['item_name', 'fabric_type', 'item_weight'],
  properties: {
    item_name: { title: 'Item Name', type: 'array', maxUniqueItems: 1, items: value({ maxLength: 200 }) },
    fabric_type: {
      title: 'Fabric Type',
      type: 'array',
      maxUniqueItems: 1,
      items: {
        required: ['value'],
        properties: { value: { title: 'Fabric Type', type: 'string', maxLength: 700 }, language_tag: {}, marketplace_id: {} },
      },
    },
    color: {
      title: 'Color',
      type: 'array',
      maxUniqueItems: 1,
      items: value({ anyOf: [{ type: 'string' }, { type: 'string', enum: ['white'], enumNames: ['White'] }] }),
    },
    neck_style: {
      title: 'Neck',
      type: 'array',
      maxUniqueItems: 3,
      items: value({ enum: ['crew', 'v_neck'], enumNames: ['Crew', 'V-neck'] }),
    },
    item_weight: {
      title: 'Weight',
      type: 'array',
      maxUniqueItems: 1,
      items: {
        required: ['unit', 'value'],
        properties: {
          value: { title: 'Value', type: 'number' },
          unit: { title: 'Unit', type: 'string', enum: ['grams'], enumNames: ['Grams'] },
          marketplace_id: {},
        },
      },
    },
    variation_theme: { title: 'Theme', type: 'array', items: { properties: { name: { type: 'string', enum: ['COLOR', 'COLOR/SIZE'] } } } },
  },
};

/** Amazon, with one seller who sells in the United States, and what only tests of Amazon ask of it. */
export interface AmazonStandIn extends ShopStandIn {
  readonly listings: Listings;
  /** Forms Login with Amazon was sent. */
  readonly tokenForms: Readonly<Record<string, string>>[];
  /** The seller stops selling here. */
  leave(): void;
}

export const amazonStandIn = (): AmazonStandIn => {
  const orders = new Orders();
  const listings = new Listings(() => orders.now);
  const tokenForms: Record<string, string>[] = [];
  const app = { id: 'amzn1.application-oa2-client.test', secret: 'amzn1.oa2-cs.test', name: 'amzn1.sp.solution.test' };
  let token = 'Atza|first';
  let tokens = 0;
  let revoked = false;
  let sells = true;

  const login = (request: StandInRequest): StandInAnswer => {
    if (request.method !== 'POST' || request.path !== '/auth/o2/token') return { status: 404, body: { error: 'invalid_request' } };
    const sent = Object.fromEntries(new URLSearchParams(request.body.toString()));
    const form = TOKEN_FORM.safeParse(sent);
    if (!form.success || request.headers['content-type'] !== 'application/x-www-form-urlencoded')
      return { status: 400, body: { error: 'invalid_request', error_description: form.error?.message ?? 'No form.' } };
    tokenForms.push(sent);
    const { data } = form;
    if (data.client_id !== app.id || data.client_secret !== app.secret)
      return { status: 401, body: { error: 'invalid_client', error_description: 'Client authentication failed' } };
    const good = data.grant_type === 'refresh_token' ? data.refresh_token === 'Atzr|seller' : data.code === 'good-code';
    if (!good || revoked)
      return { status: 400, body: { error: 'invalid_grant', error_description: 'The request has an invalid grant parameter' } };
    tokens += 1;
    token = `Atza|${tokens}`;
    return { status: 200, body: { access_token: token, refresh_token: 'Atzr|seller', token_type: 'bearer', expires_in: 3600 } };
  };

  const definitions = (request: StandInRequest): StandInAnswer => {
    const query = Object.fromEntries(request.query);
    const [, , , , type] = request.path.split('/');
    const asked = (type ? QUERIES.getDefinitionsProductType : QUERIES.searchDefinitionsProductTypes).safeParse(query);
    if (!asked.success) return invalid(asked.error);
    if (type === undefined) return { status: 200, body: { productTypes: PRODUCT_TYPES, productTypeVersion: 'v1' } };
    if (type !== 'SHIRT') return refuse(404, 'NotFound', 'No such product type.');
    return {
      status: 200,
      body: { schema: { link: { resource: `${SCHEMAS}/SHIRT?X-Amz-Signature=x`, verb: 'GET' }, checksum: 'x' }, productType: 'SHIRT' },
    };
  };

  const balances = (): StandInAnswer => {
    const one = (balanceType: string, currencyAmount: number, currencyCode = 'USD') => ({
      balanceType,
      amount: { currencyCode, currencyAmount },
    });
    return {
      status: 200,
      body: {
        balances: [one('AVAILABLE', 12.3), one('AVAILABLE', 0.1), one('RESERVED', 7.25), one('TOTAL', 19.65), one('AVAILABLE', 99, 'CAD')],
      },
    };
  };

  const api = (request: StandInRequest): StandInAnswer => {
    if (revoked || request.headers['x-amz-access-token'] !== token)
      return refuse(403, 'Unauthorized', 'Access to requested resource is denied.', 'The access token you provided has expired.');
    const { path, method } = request;
    if (path.startsWith('/listings/2021-08-01/items/')) return listings.answer(request, SELLER);
    if (path.startsWith('/orders/')) return orders.answer(request);
    if (method !== 'GET') return refuse(400, 'InvalidInput', 'No such operation.');
    if (path.startsWith('/definitions/2020-09-01/productTypes')) return definitions(request);
    const query = Object.fromEntries(request.query);
    if (path === '/finances/2024-06-19/balances')
      return QUERIES.listBalances.safeParse(query).success ? balances() : refuse(400, 'InvalidInput', 'No.');
    if (path === '/sellers/v1/marketplaceParticipations' && QUERIES.marketplaceParticipations.safeParse(query).success)
      return {
        status: 200,
        body: { payload: [{ marketplace, participation: { isParticipating: sells, hasSuspendedListings: false }, storeName: 'Herons' }] },
      };
    return refuse(400, 'InvalidInput', 'No such operation.');
  };

  return {
    platform: 'amazon',
    origins: [API, LOGIN, SCHEMAS],
    access: {
      marketplace: MARKETPLACE,
      region: 'na',
      sellerId: SELLER,
      refreshToken: 'Atzr|seller',
      accessToken: token,
      accessUntil: Math.floor(Date.now() / 1000) + 3600,
      language: 'en_US',
      currency: 'USD',
    },
    app,
    listings,
    tokenForms,
    leave: () => {
      sells = false;
    },
    answer: (request) => {
      if (request.origin === LOGIN) return login(request);
      if (request.origin !== SCHEMAS) return api(request);
      const signed = request.query.has('X-Amz-Signature') && request.headers['x-amz-access-token'] === undefined;
      return signed ? { status: 200, body: SHIRT_SCHEMA } : { status: 403, body: '<Error/>' };
    },
    throttled: () => refuse(429, 'QuotaExceeded', 'You exceeded your quota for the requested resource.'),
    changes: ({ origin, method, query }) => origin === API && method !== 'GET' && !query.has('mode'),
    products: () =>
      listings
        .all()
        .filter((item) => listings.parentOf(item) === undefined)
        .map((item) => {
          const children = listings.all().filter((each) => listings.parentOf(each) === item.sku);
          const isParent = item.attributes.parentage_level !== undefined;
          const [name] = item.attributes.item_name as readonly { readonly value: string }[];
          return {
            id: item.sku,
            title: name?.value ?? '',
            skus: isParent ? children.map(({ sku }) => sku) : [item.sku],
            onSale: !isParent || children.length > 0,
          };
        }),
    placeOrder: (order) => orders.place(order),
    variantOf: () => 'B000000001',
    touchOrder: (id) => orders.touch(id),
    closeOrder: (id) => orders.cancel(id),
    advance: (seconds) => orders.advance(seconds),
    trackingsOf: (id) => orders.toldOf(id),
    takeSku: (sku) => listings.keep(sku, 'SHIRT', { item_name: [{ value: "Somebody else's", marketplace_id: MARKETPLACE }] }),
    ownerMakes: ({ sku, title, price }) => listings.make(sku, title, price),
    touchProduct: (id) => listings.touch(id),
    deleteProduct: (id) => listings.remove(id),
    expire: () => {
      token = `Atza|ended-${tokens}`;
    },
    revoke: () => {
      revoked = true;
    },
  };
};
