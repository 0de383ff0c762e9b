import type { FetchedOrder } from '../../src/server/connectors/platforms/shop';
import { setTimeout as sleep } from 'node:timers/promises';
import { alone } from '../../src/server/connectors/alone';
import type { ConnectorError, Outside } from '../../src/server/connectors/connector';
import type { OutgoingProduct } from '../../src/server/connectors/platforms/shop';
import { woocommerce } from '../../src/server/connectors/platforms/woocommerce';
import type { Connection } from '../../src/server/connectors/platforms/woocommerce/access';
import { newId } from '../../src/server/db/ids';
import { jsonb } from '../../src/server/db/json';
import type { Services } from '../../src/server/kernel/context';
import { makeKey, sandboxGate, SHOP_SLUG } from '../../src/server/sandbox';
import { graphql, type GraphQLAnswer, type GraphQLOptions } from './harness';
import { httpRequest, type HttpAnswer } from './http-client';

/** Asks until the answer is there; jest's own time-out ends a wait in vain. */
export const eventually = async <T>(ask: () => Promise<T | undefined | false>): Promise<T> => {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await sleep(100);
  }
};

/** How a shop is reached, and which addresses may be called. */
export type TestConnection = Omit<Connection, keyof Outside> & Pick<Outside, 'allowLoopback' | 'signal'>;

/** The shop behind a connection. */
export const wooShop = ({ allowLoopback, signal, ...access }: TestConnection): ReturnType<typeof woocommerce.open> =>
  woocommerce.open(access, alone({ allowLoopback, signal }));

/** A connection to the demo's sandbox shop with a key of its own. */
export const connectSandbox = async (services: Services, origin: string): Promise<TestConnection> => ({
  website: `${origin}/sandbox/${SHOP_SLUG}`,
  ...(await makeKey(services, SHOP_SLUG)),
  allowLoopback: await sandboxGate(services),
});

/** Trashes all stores: what the demo's store is connected to is then free for a test's own. */
export const trashStores = async (ask: Ask): Promise<void> => {
  const { stores } = await ask('{ stores { _id } }');
  await ask('mutation ($ids: [ID!]!) { trashStore(delete_ids: $ids) }', { ids: stores.map(({ _id }: { _id: string }) => _id) });
};

let opened = 0;

/** A connection to a shop of the sandbox that opens for it: no store of the demo's is connected to it. */
export const openSandboxShop = async (services: Services, origin: string, currency = 'USD'): Promise<TestConnection> => {
  opened += 1;
  const slug = `opened-${opened}`;
  await services.db
    .insertInto('sandbox_shops')
    .values({ slug, name: `Opened ${opened}`, currency, ship_by_days: null, origin })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  return { website: `${origin}/sandbox/${slug}`, ...(await makeKey(services, slug)), allowLoopback: await sandboxGate(services) };
};

/** A key to the sandbox's REST interface, from the page where a seller would get one. */
export const keyFromPage = async (origin: string, slug = SHOP_SLUG): Promise<TestConnection> => {
  const page = (await httpRequest(origin, `/sandbox/${slug}/keys`, { method: 'POST' })).text;
  const shown = (id: string): string => new RegExp(`<code id="${id}">([^<]+)`).exec(page)![1]!;
  return { website: shown('website'), key: shown('consumer-key'), secret: shown('consumer-secret'), allowLoopback: () => true };
};

/** The sandbox's REST interface, called as any program would. */
export const restCall = (
  connection: TestConnection,
  method: string,
  path: string,
  body?: unknown,
  api = '/wp-json/wc/v3',
): Promise<HttpAnswer> => {
  const { origin, pathname } = new URL(connection.website);
  return httpRequest(origin, `${pathname}${api}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${connection.key}:${connection.secret}`).toString('base64')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
};

/** The shop notes a parcel of an order and completes it; one that is only completed is asked about. */
export const completeSent = async (connection: TestConnection, number: string): Promise<void> => {
  const parcel = { tracking_provider: 'USPS', tracking_number: '9400111899223197428490' };
  await restCall(connection, 'POST', `/orders/${number}/shipment-trackings`, parcel, '/wp-json/wc-shipment-tracking/v3');
  await restCall(connection, 'PUT', `/orders/${number}`, { status: 'completed' });
};

export interface ShopProduct {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  readonly status: string;
  readonly images: readonly { readonly id: number; readonly src: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly attributes: readonly { readonly options: readonly string[] }[];
  readonly variations: readonly number[];
}

let made = 0;

/** A product in two colours and two sizes, another one with each call. */
export const outgoingTee = (origin: string, changes: Partial<OutgoingProduct> = {}): OutgoingProduct => {
  made += 1;
  const sku = changes.sku ?? `TEE-${made}`;
  return {
    item_info_id: `listing-${made}`,
    platform_id: null,
    sku,
    name: `Tee ${made}`,
    description: '<p>Soft.</p>',
    images: [{ key: 'front', src: `${origin}/static/garments/tee/front-530x630.png` }],
    options: [
      { name: 'Color', values: ['White', 'Black'], default: 'White' },
      { name: 'Size', values: ['S', 'M'], default: 'M' },
    ],
    currency: 'USD',
    variants: ['White', 'Black'].flatMap((color) =>
      ['S', 'M'].map((size) => ({
        sku: `${sku}-${color}-${size}`,
        price: 19.99,
        options: [
          { name: 'Color', value: color },
          { name: 'Size', value: size },
        ],
        image: null,
      })),
    ),
    unsold: [],
    tags: [],
    category: null,
    specifics: [],
    facts: [],
    parcel: { weight: null, size: null },
    size_chart: null,
    quantity: 100,
    shipping: { profile: null, dispatch_days: null },
    ...changes,
  };
};

export const shopProducts = async (connection: TestConnection): Promise<ShopProduct[]> =>
  (await restCall(connection, 'GET', '/products?per_page=100')).json<ShopProduct[]>();

/** Spoils coming calls of the REST interface of a shop of the sandbox, the demo’s first without `website`; see `sandbox/faults/`. */
export const addFault = async (origin: string, fault: object, website = `${origin}/sandbox/${SHOP_SLUG}`): Promise<void> => {
  const body = JSON.stringify(fault);
  const answer = await httpRequest(origin, `${new URL(website).pathname}/faults`, {
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (answer.status !== 204) throw new Error(`The fault was refused: ${answer.text}`);
};

export const healFaults = (origin: string): Promise<HttpAnswer> =>
  httpRequest(origin, `/sandbox/${SHOP_SLUG}/faults`, { method: 'DELETE' });

/** How work that should fail did. */
export const failure = (work: Promise<unknown>): Promise<ConnectorError> =>
  work.then(
    () => {
      throw new Error('It should have failed.');
    },
    (error: ConnectorError) => error,
  );

type Data = GraphQLAnswer['data'];

/** GraphQL as one person, who expects no errors. */
export const asSeller =
  (origin: string, token: string, options: GraphQLOptions = {}) =>
  async (document: string, variables: object = {}): Promise<Data> => {
    const answer = await graphql(origin, document, variables, { ...options, token });
    if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join('; '));
    return answer.data;
  };

export type Ask = ReturnType<typeof asSeller>;

const PRESET = `{ productPreset { _id image prety_attributes { attribute_type options { ffm_value hex default } }
  attribute_specifics { sku sale_price base_price name_value { name type value } } } }`;

const MAKE_LISTING = 'mutation ($_id: ID, $params: ItemInfoInput!) { makeItemInfo(_id: $_id, params: $params) { _id sku name } }';

export interface Listing {
  readonly _id: string;
  readonly sku: string;
  readonly name: string;
}

/** Saves a listing of the demo's first product type with its first six variants; changes the one with `_id` when given. */
export const saveListing = async (ask: Ask, name: string, changes: object = {}, _id?: string): Promise<Listing> => {
  const [preset] = (await ask(PRESET)).productPreset as Data[];
  const params = {
    name,
    description: '<p>Soft cotton.</p>',
    product_id: preset._id,
    images: [{ src: preset.image }],
    price: 19.5,
    prety_attributes: preset.prety_attributes,
    attribute_specifics_modify: preset.attribute_specifics.slice(0, 6).map((variant: object) => ({ ...variant, selected: true })),
    ...changes,
  };
  return (await ask(MAKE_LISTING, { _id, params })).makeItemInfo as Listing;
};

export const JOB_ITEM = `mutation ($ids: [ID!]!, $store_ids: [ID!]!) { jobItem(ids: $ids, store_ids: $store_ids) { _id waiting pending stopped rejected total } }`;

export interface JobState {
  readonly _id: string;
  readonly status: string;
  readonly attempts: number;
  readonly msg: { readonly code: string; readonly msg: string; readonly refusal: string | null; readonly values: object | null } | null;
  readonly data: { readonly external_url: string | null };
}

export const jobsOf = async (ask: Ask, groupId: string): Promise<JobState[]> =>
  (
    await ask(
      'query ($id: ID!) { jobslist(group_id: $id) { _id status attempts msg { code msg refusal values } data { external_url } } }',
      {
        id: groupId,
      },
    )
  ).jobslist;

/** The group's jobs once none of them waits or is in hand. */
export const settled = (ask: Ask, groupId: string): Promise<JobState[]> =>
  eventually(async () => {
    const jobs = await jobsOf(ask, groupId);
    return jobs.every(({ status }) => !['waiting', 'pending'].includes(status)) && jobs;
  });

/** Pushes listings to a store; returns the group. */
export const push = async (ask: Ask, listings: readonly Listing[], storeId: string): Promise<string> =>
  (await ask(JOB_ITEM, { ids: listings.map(({ _id }) => _id), store_ids: [storeId] })).jobItem[0]._id as string;

/** Buys the product of a sandbox page, as the page's form does with its prefilled example buyer. */
export const buy = async (origin: string, productUrl: string, changes: Record<string, string> = {}): Promise<HttpAnswer> => {
  const page = (await httpRequest(origin, new URL(productUrl).pathname)).text;
  const form = new URLSearchParams();
  for (const [tag] of page.matchAll(/<input[^>]*>/g)) {
    const attribute = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    if (attribute('type') !== 'radio' || tag.includes(' checked')) form.set(attribute('name'), attribute('value'));
  }
  form.set('country', 'US');
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  return httpRequest(origin, `/sandbox/${new URL(productUrl).pathname.split('/')[2]}/checkout`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
};

/** A paid order of the sandbox's shop that says little about itself; returns its number. */
export const sandboxOrder = async (services: Services, total: number): Promise<string> => {
  const now = await services.marketNow();
  const { id } = await services.db
    .insertInto('sandbox_orders')
    .values({
      shop: SHOP_SLUG,
      order_key: `wc_order_${newId()}`,
      status: 'processing',
      currency: 'USD',
      total: total.toFixed(2),
      billing: jsonb({ ...NOBODY, company: '', address_2: '', state: '', email: '', phone: '' }),
      line_items: jsonb([]),
      created_at: now,
      modified_at: now,
      paid_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
};

/** A buyer of whom nothing is known. */
export const NOBODY: FetchedOrder['buyer'] = {
  first_name: '',
  last_name: '',
  company: null,
  email: null,
  phone: null,
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
};
