import fc from 'fast-check';
import { newId } from '../../../../src/server/db/ids';
import { jsonb } from '../../../../src/server/db/json';
import type { Services, Tx } from '../../../../src/server/kernel/context';

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { minLength: 2, maxLength: 4 });

/** What can be done to rows in bulk depends on nothing but this. */
export const randomShop = fc.record({
  stores: some(fc.constantFrom('Valid', 'Valid', 'Lostconnection', 'Invalid')),
  /** Of each fulfilment: whether it is the default; the first that says so is. */
  fulfilments: some(fc.boolean()),
  /** Of each listing: the stores it is on, waits for in a queue, or has a job for, by their place. */
  listings: some(
    fc.record({ on: fc.subarray([0, 1]), queued: fc.subarray([0, 1]), active: fc.option(fc.constantFrom(0, 1), { nil: null }) }),
  ),
  /** Of each group: how its jobs stand. */
  groups: some(fc.array(fc.constantFrom('waiting', 'pending', 'stopped', 'rejected', 'done'), { minLength: 1, maxLength: 3 })),
  designs: some(fc.constantFrom('published', 'draft', 'trashed')),
  /** Of each file: whether something uses it. */
  files: some(fc.boolean()),
  /** Of each order: how it stands, and whether it is held. */
  orders: some(fc.record({ status: fc.constantFrom('Processing', 'On Hold', 'Delivered', 'Cancelled'), held: fc.boolean() })),
  /** Of each task: what it is, how it stands, and whether its print area has a file. The nth is of the nth order. */
  tasks: some(
    fc.oneof(
      fc.record({
        type: fc.constant('support'),
        status: fc.constantFrom('New', 'Inprocess', 'Waiting', 'Resolved', 'Closed'),
        file: fc.boolean(),
      }),
      fc.record({
        type: fc.constant('design'),
        status: fc.constantFrom('New', 'Assigned', 'In design', 'Review', 'Revision', 'Approved', 'Cancelled'),
        file: fc.boolean(),
      }),
    ),
  ),
  /** Of each conversation: how it stands, and whether it was put into another one. The nth is about the nth order. */
  supports: some(
    fc.record({
      status: fc.constantFrom('New' as const, 'Inprocess' as const, 'Waiting' as const, 'Resolved' as const, 'Closed' as const),
      merged: fc.boolean(),
    }),
  ),
  /** Of each parcel of the first order: how telling the shop of it stands, and whether its number is wrong. */
  trackings: some(fc.record({ push: fc.constantFrom('waiting', 'pushed', 'failed', 'off'), wrong: fc.boolean() })),
  /** Of each product type: whether a mockup is made of it. */
  presets: some(fc.boolean()),
  /** Of each product of a shop: which listing it is on sale for, whether it has that one's SKU, a price, another name, and whether it is gone. */
  externals: some(
    fc.record({
      linked: fc.boolean(),
      sku: fc.boolean(),
      priced: fc.boolean(),
      renamed: fc.boolean(),
      gone: fc.boolean(),
      store: fc.constantFrom(0, 1),
    }),
  ),
  /** Of each post: what is missing of it, which store it is for, whether it is being published, and how it stands. */
  posts: some(
    fc.record({
      lacks: fc.constantFrom('nothing', 'title', 'text', 'listing'),
      store: fc.constantFrom(0, 1, null),
      active: fc.boolean(),
      status: fc.constantFrom('draft' as const, 'scheduled' as const, 'published' as const, 'failed' as const),
    }),
  ),
  /** Of each invoice: how it stands. The nth is of the nth month. */
  invoices: some(fc.constantFrom('draft' as const, 'issued' as const, 'paid' as const, 'void' as const)),
  /** Of each part of the first order that a workshop of one's own makes: how it stands. */
  works: some(fc.constantFrom('submitted', 'production', 'held', 'shipped', 'cancelled')),
});

type RandomShop = typeof randomShop extends fc.Arbitrary<infer Shop> ? Shop : never;
type Kind = keyof RandomShop;

/** What else rows of a kind hang on. A store hangs on everything that is in it. */
const NEEDED: Readonly<Record<Exclude<Kind, 'stores'>, readonly Kind[]>> = {
  fulfilments: [],
  listings: ['stores'],
  groups: ['stores'],
  designs: [],
  files: [],
  orders: ['stores'],
  tasks: ['stores', 'orders'],
  supports: ['stores', 'orders'],
  trackings: ['stores', 'orders'],
  presets: [],
  externals: ['stores', 'listings'],
  posts: ['stores'],
  works: ['stores', 'orders'],
  invoices: ['stores', 'fulfilments'],
};

/** Of a shop what has to do with rows of a kind. */
export const aroundRows = (shop: RandomShop, kind: Kind): RandomShop => {
  if (kind === 'stores') return shop;
  const kept = (name: string): boolean => name === kind || NEEDED[kind].some((needed) => needed === name);
  return Object.fromEntries(Object.entries(shop).map(([name, rows]) => [name, kept(name) ? rows : []])) as unknown as RandomShop;
};

/** Ids of the rows that were made, in their order. */
export type ShopRows = { readonly [Kind in keyof RandomShop]: readonly string[] };

const idsFor = (rows: readonly unknown[]): string[] => rows.map(() => newId());
const at = 1_700_000_000;

const addStores = async (tx: Tx, ids: readonly string[], statuses: RandomShop['stores']): Promise<void> => {
  const rows = ids.map((_id, i) => ({
    _id,
    platform_id: 'woocommerce' as const,
    sto_name: `Store ${i}`,
    sto_status: statuses[i] as 'Valid',
    sto_auto: false,
    default_quantity: 1,
    max_per_day: 0,
    max_per_week: 0,
    max_per_month: 0,
    schedule_fetch: 0,
    website: 'https://shop.example.com',
    // The blog of one of them is open.
    config: jsonb({ wp_password: i === 0 ? '••••abcd' : '' }),
    credentials: '' as const,
    // One of them has an account its listings can be shared by.
    settings: jsonb({ sto_mailer: 'shop@shop.test', ...(i === 0 && { issuu_token: '••••abcd' }) }),
    fetch_every: 0,
    next_fetch_at: 0,
    created_at: at,
    updated_at: at,
  }));
  if (rows.length > 0) await tx.insertInto('stores').values(rows).execute();
};

const addFulfilments = async (tx: Tx, ids: readonly string[], defaults: RandomShop['fulfilments']): Promise<void> => {
  // Another shop may have been made in the container before.
  await tx.updateTable('fulfilments').set({ is_default: false }).execute();
  const rows = ids.map((_id, i) => ({
    _id,
    type: 'private' as const,
    name: `Workshop ${i}`,
    status: 'Valid' as const,
    auto: false,
    is_default: defaults.indexOf(true) === i,
    config: jsonb({}),
    credentials: '' as const,
    created_at: at,
    updated_at: at,
  }));
  if (rows.length > 0) await tx.insertInto('fulfilments').values(rows).execute();
};

const addInvoices = async (tx: Tx, ids: ShopRows, invoices: RandomShop['invoices']): Promise<void> => {
  const rows = invoices.map((status, i) => ({
    _id: ids.invoices[i] ?? '',
    number: status === 'draft' ? null : `X-${ids.invoices[i]}`,
    kind: 'statement' as const,
    status,
    store_id: ids.stores[0] ?? '',
    fulfilment_id: ids.fulfilments[0] ?? '',
    month: `2026-0${i + 1}`,
    created_at: at,
    updated_at: at,
  }));
  if (rows.length > 0) await tx.insertInto('invoices').values(rows).execute();
};

const addOrders = async (tx: Tx, store_id: string, ids: readonly string[], orders: RandomShop['orders']): Promise<void> => {
  const rows = ids.map((_id, i) => ({
    _id,
    store_id,
    platform_id: _id,
    number: String(i),
    status: orders[i]?.status as 'Processing',
    hold_reason: orders[i]?.held ? ('person' as const) : null,
    currency: 'USD',
    total: 1,
    buyer: '{"first_name": "Bo"}' as never,
    created_at: at,
    updated_at: at,
  }));
  if (rows.length === 0) return;
  await tx.insertInto('orders').values(rows).execute();
  const line = { line_id: '1', place: 1, name: 'Mug', sku: 'MUG', quantity: 1, price: 1 };
  await tx
    .insertInto('order_lines')
    .values(ids.map((order_id) => ({ _id: newId(), order_id, ...line })))
    .execute();
};

const addTrackings = async (tx: Tx, order_id: string, ids: readonly string[], trackings: RandomShop['trackings']): Promise<void> => {
  const rows = trackings.map(({ push, wrong }, i) => ({
    _id: ids[i] ?? '',
    order_id,
    tracking_number: `NUMBER-${i}`,
    courier_code: 'ups',
    substatus: wrong ? '002' : '001',
    pieces: '[]' as never,
    store_push: push as 'waiting',
    store_number: push === 'pushed' ? `NUMBER-${i}` : null,
    created_at: at,
    updated_at: at,
  }));
  if (rows.length > 0) await tx.insertInto('trackings').values(rows).execute();
};

const addWorks = async (tx: Tx, order_id: string, ids: readonly string[], works: RandomShop['works']): Promise<void> => {
  if (works.length === 0) return;
  const row = {
    _id: newId(),
    type: 'private' as const,
    name: 'By hand',
    status: 'Valid' as const,
    config: jsonb({}),
    credentials: '' as const,
  };
  await tx
    .insertInto('fulfilments')
    .values({ ...row, auto: false, is_default: false, created_at: at, updated_at: at })
    .execute();
  const rows = works.map((status, i) => ({
    _id: ids[i] ?? '',
    order_id,
    fulfilment_id: row._id,
    kind: 'first' as const,
    pieces: '[]' as never,
    status: status as 'held',
    reference: ids[i] ?? '',
    created_at: at,
    updated_at: at,
  }));
  await tx.insertInto('fulfilment_orders').values(rows).execute();
};

const addTasks = async (tx: Tx, orders: readonly string[], ids: readonly string[], tasks: RandomShop['tasks']): Promise<void> => {
  const rows = tasks.map(({ type, status, file }, i) => {
    // An order has one design task.
    const kind = i < orders.length ? type : 'support';
    const print = { line_id: 'l', area: 'front', file_id: file ? 'f' : null, dpi: 300, by: 'x' };
    return {
      _id: ids[i] ?? '',
      type: kind as 'support',
      category: kind === 'support' ? ('damaged' as const) : ('missing' as const),
      status: (kind === type ? status : 'New') as 'New',
      order_id: orders[i] ?? orders[0] ?? '',
      assignee: i % 2 === 0 ? 'x' : null,
      prints: JSON.stringify([print]) as never,
      due_at: at,
      soon_at: at,
      created_at: at,
      updated_at: at,
    };
  });
  if (rows.length > 0) await tx.insertInto('tasks').values(rows).execute();
};

const addSupports = async (tx: Tx, { stores, orders, supports: ids }: ShopRows, supports: RandomShop['supports']): Promise<void> => {
  const rows = supports.map(({ status, merged }, i) => ({
    _id: ids[i] ?? '',
    store_id: stores[0] ?? '',
    order_id: orders[i] ?? null,
    subject: `About ${i}`,
    buyer_email: 'buyer@example.test',
    status,
    merged_into: merged ? newId() : null,
    last_message_at: at,
    created_at: at,
    updated_at: at,
  }));
  if (rows.length > 0) await tx.insertInto('supports').values(rows).execute();
};

const addGroup = async (tx: Tx, store_id: string, _id: string, jobs: readonly { status: string; item_info_id: string | null }[]) => {
  await tx.insertInto('job_groups').values({ _id, job_type: 'push_item', store_id, created_at: at }).execute();
  const rows = jobs.map(({ status, item_info_id }) => ({
    _id: newId(),
    group_id: _id,
    job_type: 'push_item' as const,
    store_id,
    item_info_id,
    queue: `store:${store_id}`,
    priority: 0,
    status: status as 'waiting',
    data: '{}' as never,
    created_at: at,
    updated_at: at,
  }));
  await tx.insertInto('jobs').values(rows).execute();
};

/** The product type every listing is made from. */
export const PRODUCT = 'c'.repeat(24);

const addProduct = async (tx: Tx, _id: string): Promise<void> => {
  const json = '[]' as never;
  await tx
    .insertInto('product_presets')
    .values({
      _id,
      name: 'Tee',
      raw_name: _id,
      description: '',
      provider: 'custom',
      type: 'apparel',
      prety_attributes: json,
      attribute_specifics: json,
      print_areas: json,
      weight: 0,
      tags: [],
      favorite: false,
      created_at: at,
      updated_at: at,
    })
    .execute();
};

/** What a container needs before `makeShop`. */
export const makeProduct = (services: Services, containerId: string): Promise<void> =>
  services.inContainer(containerId, (tx) => addProduct(tx, PRODUCT));

const addPresets = async (tx: Tx, ids: readonly string[], used: RandomShop['presets']): Promise<void> => {
  for (const [i, _id] of ids.entries()) {
    await addProduct(tx, _id);
    const mockup = { _id: newId(), name: 'Mockup', mockup_type: '2D', status: 'Publish', product_id: _id, sides: '[]' as never };
    if (used[i])
      await tx
        .insertInto('mockups')
        .values({ ...mockup, created_at: at, updated_at: at })
        .execute();
  }
};

const addListing = async (
  tx: Tx,
  stores: readonly string[],
  _id: string,
  number: number,
  { on, queued, active }: RandomShop['listings'][number],
) => {
  const json = '[]' as never;
  await tx
    .insertInto('item_infos')
    .values({
      _id,
      identity: number,
      name: `Listing ${number}`,
      description: '',
      status: 'Active',
      product_id: PRODUCT,
      images: JSON.stringify([{ src: '/static/garments/tee/front-530x630.png' }]) as never,
      sku: `SKU-${_id}`,
      tags: [],
      collections: [],
      price: 1,
      price_addition: 0,
      fix_profit: 1,
      fixed_profit: 0,
      prety_attributes: json,
      attribute_specifics_modify: json,
      created_at: at,
      updated_at: at,
    })
    .execute();
  for (const place of on)
    await tx
      .insertInto('items')
      .values({
        ...{ _id: newId(), item_info_id: _id, store_id: stores[place] ?? '', platform: 'woocommerce', sku: _id, updated_at: at },
        external_url: 'https://shop.example.com/it',
      })
      .execute();
  for (const place of queued)
    await tx
      .insertInto('store_queue')
      .values({ _id: newId(), item_info_id: _id, store_id: stores[place] ?? '', queue_at: at, queue_status: 'waiting', origin: '' })
      .execute();
  if (active !== null) await addGroup(tx, stores[active] ?? '', newId(), [{ status: 'waiting', item_info_id: _id }]);
};

/** The nth product is of the nth listing, where it is of any. */
const addExternals = async (
  tx: Tx,
  stores: readonly string[],
  listings: readonly string[],
  ids: readonly string[],
  externals: RandomShop['externals'],
): Promise<void> => {
  const json = '[]' as never;
  for (const [i, { linked, sku, priced, renamed, gone, store }] of externals.entries()) {
    const [_id, listing, store_id] = [ids[i] ?? '', listings[i] ?? '', stores[store] ?? ''];
    const name = (await tx.selectFrom('item_infos').select('name').where('_id', '=', listing).executeTakeFirst())?.name ?? 'Cup';
    const variant = { platform_id: null, sku: '', price: priced ? 1 : null, quantity: null, options: [], barcode: null, image: null };
    await tx
      .insertInto('external_products')
      .values({
        ...{ _id, store_id, platform_id: _id, item_info_id: null, sku: sku && listing ? `SKU-${listing}` : '' },
        ...{ name: renamed ? `${name}, changed` : name, description: null, standing: 'live', problem: null, external_url: null },
        ...{ images: json, options: json, variants: JSON.stringify([variant]) as never, tags: null, category: null, currency: null },
        ...{ price_least: null, price_most: null, changed_at: at, seen_at: at, gone_at: gone ? at : null, print: '' },
        ...{ state: 'warning', reason: 'notLinked', reason_msg: null, created_at: at, updated_at: at },
      })
      .execute();
    if (!linked || !listing) continue;
    const item = { item_info_id: listing, store_id, platform: 'woocommerce', platform_id: _id, sku: _id, updated_at: at };
    await tx
      .insertInto('items')
      .values({ ...item, _id: newId() })
      .onConflict((conflict) => conflict.columns(['container_id', 'item_info_id', 'store_id']).doUpdateSet({ platform_id: _id }))
      .execute();
  }
};

const addPosts = async (tx: Tx, stores: readonly string[], ids: readonly string[], posts: RandomShop['posts']): Promise<void> => {
  for (const [i, { lacks, store, active, status }] of posts.entries()) {
    const [_id, store_id] = [ids[i] ?? '', store === null ? null : (stores[store] ?? null)];
    const words = {
      title: lacks === 'title' ? '' : `Post ${i}`,
      slug: '',
      body: lacks === 'text' ? '<p></p>' : '<p>Words.</p>',
      origin: '',
    };
    const item_info_ids = lacks === 'listing' ? [newId()] : [];
    await tx
      .insertInto('blog_posts')
      .values({ _id, ...words, image: null, store_id, tags: [], item_info_ids, status, publish_at: at, created_at: at, updated_at: at })
      .execute();
    if (!active || store_id === null) continue;
    const group = newId();
    await tx.insertInto('job_groups').values({ _id: group, job_type: 'publish_post', store_id, created_at: at }).execute();
    const job = { _id: newId(), group_id: group, job_type: 'publish_post' as const, store_id, item_info_id: null, post_id: _id };
    await tx
      .insertInto('jobs')
      .values({ ...job, queue: '', priority: 0, status: 'waiting', data: '{}' as never, msg: null, created_at: at, updated_at: at })
      .execute();
  }
};

const addContent = async (tx: Tx, ids: ShopRows, shop: RandomShop): Promise<void> => {
  for (const [i, status] of shop.designs.entries())
    await tx
      .insertInto('mockup_designs')
      .values({
        _id: ids.designs[i] ?? '',
        name: `Design ${i}`,
        width: 1,
        height: 1,
        tags: [],
        images: '[]' as never,
        status: status as 'draft',
        created_by: 'x',
        created_at: at,
        updated_at: at,
      })
      .execute();
  for (const [i, used] of shop.files.entries()) {
    const _id = ids.files[i] ?? '';
    const file = { kind: 'upload', state: 'ready', type: 'image', filename: `${i}.png`, mimetype: 'image/png', size: 1 } as const;
    await tx
      .insertInto('files')
      .values({ _id, ...file, tags: [], key: _id, image_sizes: '[]' as never, created_at: at, updated_at: at })
      .execute();
    if (used) await tx.insertInto('file_uses').values({ file_id: _id, user_kind: 'item_info', user_id: newId() }).execute();
  }
};

/** Fills a container with such rows. `first`: number of the first listing. */
export const makeShop = (services: Services, containerId: string, shop: RandomShop, first: number): Promise<ShopRows> =>
  services.inContainer(containerId, async (tx) => {
    const ids: ShopRows = {
      stores: idsFor(shop.stores),
      fulfilments: idsFor(shop.fulfilments),
      listings: idsFor(shop.listings),
      groups: idsFor(shop.groups),
      designs: idsFor(shop.designs),
      files: idsFor(shop.files),
      orders: idsFor(shop.orders),
      tasks: idsFor(shop.tasks),
      supports: idsFor(shop.supports),
      trackings: idsFor(shop.trackings),
      works: idsFor(shop.works),
      posts: idsFor(shop.posts),
      externals: idsFor(shop.externals),
      presets: idsFor(shop.presets),
      invoices: idsFor(shop.invoices),
    };
    await addStores(tx, ids.stores, shop.stores);
    await addFulfilments(tx, ids.fulfilments, shop.fulfilments);
    await addInvoices(tx, ids, shop.invoices);
    for (const [i, listing] of shop.listings.entries()) await addListing(tx, ids.stores, ids.listings[i] ?? '', first + i, listing);
    for (const [i, statuses] of shop.groups.entries()) {
      const jobs = statuses.map((status) => ({ status, item_info_id: newId() }));
      await addGroup(tx, ids.stores[0] ?? '', ids.groups[i] ?? '', jobs);
    }
    await addContent(tx, ids, shop);
    await addOrders(tx, ids.stores[0] ?? '', ids.orders, shop.orders);
    await addTasks(tx, ids.orders, ids.tasks, shop.tasks);
    await addSupports(tx, ids, shop.supports);
    await addTrackings(tx, ids.orders[0] ?? '', ids.trackings, shop.trackings);
    await addPresets(tx, ids.presets, shop.presets);
    await addExternals(tx, ids.stores, ids.listings, ids.externals, shop.externals);
    await addPosts(tx, ids.stores, ids.posts, shop.posts);
    await addWorks(tx, ids.orders[0] ?? '', ids.works, shop.works);
    return ids;
  });
