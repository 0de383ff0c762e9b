import fc from 'fast-check';
import { BULK_ACTIONS, type BulkAction } from '../../../../src/domain/lists/bulk';
import { PERMISSION_MODULES } from '../../../../src/domain/people/permissions';
import type { MacroStep } from '../../../../src/domain/support/macros';
import { newId } from '../../../../src/server/db/ids';
import { jsonb } from '../../../../src/server/db/json';
import { startTestServer, type TestServer, type TestUser } from '../../harness';
import { makeStaff, type Staff } from '../../staff';
import { aroundRows, makeProduct, makeShop, PRODUCT, randomShop, type ShopRows } from './random-shop';
import { isLongRun } from '../../../support/long-runs';

const CHECK = `query ($action: String!, $ids: [ID!]!, $stores: [ID!], $status: String, $params: OrderUpdateInput, $task: TaskUpdateInput,
  $support: SupportUpdateInput, $macro: ID, $preset: ProductPresetUpdateInput, $listing: BulkListingInput,
  $product_id: ID, $side: String) {
  bulkCheck(action: $action, ids: $ids, store_ids: $stores, status: $status, params: $params, task: $task, support: $support, macro: $macro, preset: $preset, listing: $listing,
    product_id: $product_id, side: $side) {
    _id ok } }`;

/** What an action is done to, how it is called, and which rows its answer, or the rows it left behind, say it changed. */
interface Deed {
  readonly rows: keyof ShopRows;
  readonly call: string;
  /** Ids of the changed rows; without it the answer is these ids. */
  readonly changed?: (answer: never) => Promise<string[]> | string[];
}

const idsOf = (rows: readonly { readonly _id: string }[]): string[] => rows.map(({ _id }) => _id);

let server: TestServer;
let staff: Staff;
/** A member for each set of accesses to everything. */
const members = new Map<string, TestUser>();
const ACCESSES = Array.from({ length: 16 }, (_, bits) => [...'vaud'].filter((_flag, i) => (bits >> i) & 1).join(''));

/** What the jobs of some groups are about: a column of theirs, each value once. */
const ofJobs = async (groups: readonly { readonly _id: string }[], column: 'item_info_id' | 'store_id'): Promise<string[]> => {
  const found = await server.services.db
    .selectFrom('jobs')
    .select(`${column} as _id`)
    .distinct()
    .where('group_id', 'in', idsOf(groups))
    .execute();
  return found.map(({ _id }) => _id ?? '');
};

const DEEDS: Readonly<Record<BulkAction, Deed>> = {
  trashStore: { rows: 'stores', call: 'trashStore(delete_ids: $ids)' },
  trashFulfilment: { rows: 'fulfilments', call: 'trashFulfilment(delete_ids: $ids)' },
  ordersFetch: { rows: 'stores', call: 'ordersFetch(store_ids: $ids) { _id }', changed: (groups) => ofJobs(groups, 'store_id') },
  orderUpdate: { rows: 'orders', call: 'orderUpdate(ids: $ids, params: $params) { _id }', changed: idsOf },
  orderProcess: { rows: 'orders', call: 'orderProcess(ids: $ids) { _id }', changed: idsOf },
  orderCancel: { rows: 'orders', call: 'orderCancel(ids: $ids) { _id }', changed: idsOf },
  taskUpdate: { rows: 'tasks', call: 'taskUpdate(ids: $ids, params: $task) { _id }', changed: idsOf },
  pushIssuu: { rows: 'listings', call: 'pushIssuu(ids: $ids) { _id }', changed: (groups) => ofJobs(groups, 'item_info_id') },
  blogPublish: { rows: 'posts', call: 'blogPublish(ids: $ids, publish_at: $at) { _id }', changed: idsOf },
  trashBlog: { rows: 'posts', call: 'trashBlog(delete_ids: $ids)' },
  supportUpdate: { rows: 'supports', call: 'supportUpdate(ids: $ids, params: $support) { _id }', changed: idsOf },
  macroRun: { rows: 'supports', call: 'macroRun(_id: $macro, items: $items) { _id }', changed: idsOf },
  productPresetUpdate: { rows: 'presets', call: 'productPresetUpdate(ids: $ids, params: $preset) { _id }', changed: idsOf },
  productPresetRemove: { rows: 'presets', call: 'productPresetRemove(delete_ids: $ids)' },
  trackingCourier: { rows: 'trackings', call: 'trackingCourier(ids: $ids, courier_code: "usps") { _id }', changed: idsOf },
  trackingCheck: { rows: 'trackings', call: 'trackingCheck(ids: $ids) { _id }', changed: idsOf },
  trackingPush: { rows: 'trackings', call: 'trackingPush(ids: $ids, to: "store") { _id }', changed: idsOf },
  trackingTicket: { rows: 'trackings', call: 'trackingTicket(ids: $ids)' },
  workMove: { rows: 'works', call: 'workMove(ids: $ids, to: $status, reason: "no ink")' },
  bulkItemInfo: {
    rows: 'listings',
    call: 'bulkItemInfo(ids: $ids, price: $price, price_by: "add", add_tags: $words) { _id }',
    changed: idsOf,
  },
  removeItemInfo: { rows: 'listings', call: 'removeItemInfo(ids: $ids) { _id }', changed: idsOf },
  jobItem: {
    rows: 'listings',
    call: 'jobItem(ids: $ids, store_ids: $stores) { _id }',
    // A listing that is on its way already may be in a group with others.
    changed: (groups) => ofJobs(groups, 'item_info_id'),
  },
  queueItem: { rows: 'listings', call: 'queueItem(ids: $ids, store_id: $store) { _id }', changed: idsOf },
  externalImport: { rows: 'externals', call: 'externalImport(ids: $ids, product_id: $product) { _id }', changed: idsOf },
  externalLinkSku: { rows: 'externals', call: 'externalLinkSku(ids: $ids) { _id }', changed: idsOf },
  externalUnlink: { rows: 'externals', call: 'externalUnlink(ids: $ids) { _id }', changed: idsOf },
  externalTake: { rows: 'externals', call: 'externalTake(ids: $ids, side: $side) { _id }', changed: idsOf },
  issueInvoice: { rows: 'invoices', call: 'issueInvoice(ids: $ids) { _id }', changed: idsOf },
  jobsStart: { rows: 'groups', call: 'jobsStart(ids: $ids) { _id }', changed: idsOf },
  jobsStop: { rows: 'groups', call: 'jobsStop(ids: $ids) { _id }', changed: idsOf },
  jobsRemove: { rows: 'groups', call: 'jobsRemove(ids: $ids)' },
  trashMockupDesign: { rows: 'designs', call: 'trashMockupDesign(delete_ids: $ids)' },
  removeMockupDesign: { rows: 'designs', call: 'removeMockupDesign(ids: $ids)' },
  moveMockupDesign: { rows: 'designs', call: 'moveMockupDesign(ids: $ids, status: $status) { _id }', changed: idsOf },
  duplicateMockupDesign: { rows: 'designs', call: 'duplicateMockupDesign(ids: $ids) { _id name }' },
  trashFile: { rows: 'files', call: 'trashFile(delete_ids: $ids)' },
  removeFiles: { rows: 'files', call: 'removeFiles(ids: $ids)' },
  moveFile: { rows: 'files', call: 'moveFile(ids: $ids, status: $status) { _id }', changed: idsOf },
  tagFile: { rows: 'files', call: 'tagFile(ids: $ids, add: ["new"], remove: []) { _id }', changed: idsOf },
};

const VARIABLES = [
  ['at', 'Int'],
  ['ids', '[ID!]!'],
  ['stores', '[ID!]!'],
  ['store', 'ID!'],
  ['status', 'String!'],
  ['params', 'OrderUpdateInput!'],
  ['task', 'TaskUpdateInput!'],
  ['support', 'SupportUpdateInput!'],
  ['macro', 'ID!'],
  ['items', '[MacroItemInput!]!'],
  ['preset', 'ProductPresetUpdateInput!'],
  ['price', 'Float'],
  ['words', '[String!]'],
  ['product', 'ID!'],
  ['side', 'String!'],
] as const;

const makeMacro = async (steps: readonly MacroStep[]): Promise<string> => {
  const [_id, now] = [newId(), 1_700_000_000];
  await server.services.inContainer(staff.container._id, (tx) =>
    tx
      .insertInto('macros')
      .values({ _id, name: _id, steps: jsonb(steps), created_at: now, updated_at: now })
      .execute(),
  );
  return _id;
};

const mutationOf = ({ call }: Deed): string => {
  const named = VARIABLES.filter(([name]) => new RegExp(`\\$${name}\\b`).test(call)).map(([name, type]) => `$${name}: ${type}`);
  return `mutation (${named.join(', ')}) { answer: ${call} }`;
};

beforeAll(async () => {
  // Nobody is asked: nothing works here.
  server = await startTestServer({ tracking: { key: 'test', url: '' } });
  staff = await makeStaff(server);
  await makeProduct(server.services, staff.container._id);
  for (const access of ACCESSES) {
    // Of a role, since some things are a role's alone.
    const grants = Object.fromEntries(PERMISSION_MODULES.map((module) => [module, access]));
    members.set(access, await staff.member(await staff.group(`May ${access}`, grants, { role: 'sale' })));
  }
});
afterAll(() => server.stop());

const question = fc.record({
  shop: randomShop,
  access: fc.constantFrom(...ACCESSES, 'vaud', 'vaud', 'vaud'),
  status: fc.constantFrom('draft', 'published', 'trashed', ' Trashed '),
  /** Places of the chosen rows; some stand for none. */
  chosen: fc.array(fc.nat(5), { minLength: 1, maxLength: 5 }),
  stores: fc.array(fc.nat(2), { maxLength: 2 }),
  params: fc.constantFrom(
    { hold: { reason: 'person' } },
    { release: true },
    { approve: true },
    { match: true },
    { paid: true },
    { archive: true },
    { add_tags: ['new'] },
  ),
  task: fc.constantFrom(
    { status: 'Resolved', resolution: 'answer' },
    { status: 'Resolved' },
    { status: 'Waiting', waiting_for: 'buyer' },
    { status: 'Assigned' },
    { status: 'Review' },
    { status: 'Approved' },
    { priority: 'high' },
    { assignee: '' },
    { category: 'missing' },
    { brief: 'Bluer' },
  ),
  support: fc.constantFrom(
    { status: 'Inprocess' },
    { status: 'Waiting' },
    { status: 'Resolved' },
    { status: 'New' },
    { priority: 'urgent' },
    { snoozed_for_parcel: true },
    { assignee: 'me' },
    { order_id: 'd'.repeat(24) },
    { add_tags: ['new'] },
  ),
  /** Steps are used where the bulk action is a macro. */
  steps: fc.subarray<MacroStep>(
    [
      { act: 'tag', value: 'new' },
      { act: 'note', value: 'Asked {{buyer.first_name|them}}' },
      { act: 'status', value: 'Waiting' },
      { act: 'status', value: 'Resolved' },
      { act: 'snooze', value: 'tomorrow' },
      { act: 'reply', value: 'It is on its way: {{tracking.number|soon}}' },
      { act: 'reply', value: 'Your order {{order.number}}' },
      { act: 'hold', value: 'buyer' },
      { act: 'ticket', value: 'address_change' },
    ],
    { minLength: 1, maxLength: 3 },
  ),
  preset: fc.constantFrom({ favorite: true }, { add_tags: ['new'] }, { remove_collections: ['Summer'] }),
  /** Of bulkItemInfo; prices are one dollar. */
  listing: fc.constantFrom({ price: 3 }, { price: -5 }, { add_tags: ['new'] }, {}),
  side: fc.constantFrom('store', 'ours'),
  untidy: fc.boolean(),
});

/** What can be said of work, in the place of a status. */
const SAID: Readonly<Record<string, string>> = { draft: 'start', published: 'made', trashed: 'hold', ' Trashed ': ' hold ' };

let made = 1;

test.each(BULK_ACTIONS)('the dry run of %s says what the deed then does, whoever asks for whatever rows', async (action) => {
  const deed = DEEDS[action];
  const outcomes = new Set<string>();
  const property = fc.asyncProperty(
    question,
    async ({ shop, access, status: drawn, chosen, stores, params, task, support, steps, preset, listing, side, untidy }) => {
      const status = action === 'workMove' ? SAID[drawn] : drawn;
      const rows = await makeShop(server.services, staff.container._id, aroundRows(shop, deed.rows), (made += 10));
      const ids = chosen.map((place) => rows[deed.rows][place] ?? 'f'.repeat(24)).map((id) => (untidy ? ` ${id} ` : id));
      const to = stores.map((place) => rows.stores[place] ?? 'e'.repeat(24));
      const who = members.get(access)!;
      const macro = action === 'macroRun' ? await makeMacro(steps) : '';
      const dry = await staff.ask(who, CHECK, {
        action,
        ids,
        stores: to,
        status,
        params,
        task,
        support,
        macro,
        preset,
        listing: { ...listing, price_by: 'add' },
        product_id: PRODUCT,
        side,
      });
      const done = await staff.ask(who, mutationOf(deed), {
        ids,
        stores: to,
        store: to[0] ?? '',
        status,
        at: status === 'draft' ? 0 : null,
        params,
        task,
        support,
        macro,
        items: ids.map((_id) => ({ _id })),
        preset,
        price: listing.price,
        words: listing.add_tags,
        product: PRODUCT,
        side,
      });
      if (dry.errors) {
        outcomes.add('refused');
        expect(done.errors?.[0]).toMatchObject({ message: dry.errors[0]!.message });
        return;
      }
      const accepted = idsOf((dry.data.bulkCheck as { _id: string; ok: boolean }[]).filter(({ ok }) => ok));
      if (accepted.length === 0) {
        outcomes.add('nothing');
        expect(done.errors).toHaveLength(1);
        return;
      }
      outcomes.add('done');
      expect(done.errors).toBeUndefined();
      if (action === 'duplicateMockupDesign') return expect(done.data.answer).toHaveLength(accepted.length);
      const changed = deed.changed ? await deed.changed(done.data.answer as never) : (done.data.answer as string[]);
      expect([...changed].sort()).toEqual([...accepted].sort());
    },
  );
  // A new kind of rows draws other shops from the same seed: some more of them where one of the outcomes has not come yet.
  for (let seed = 20_261; seed === 20_261 || (outcomes.size < 3 && seed < 20_276); seed += 1)
    await fc.assert(property, { numRuns: isLongRun ? 25 : 8, seed });
  // The rows were random enough to be refused, in vain and done.
  expect([...outcomes].sort()).toEqual(['done', 'nothing', 'refused']);
});
