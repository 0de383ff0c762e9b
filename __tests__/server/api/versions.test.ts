import {
  CreateMockupDesignDocument,
  MakeCannedReplyDocument,
  MakeListingTemplateDocument,
  MakeContainerSettingDocument,
  MakeFulfilmentDocument,
  MakeItemInfoDocument,
  MakeListViewDocument,
  MakeMacroDocument,
  MakeAppConfigDocument,
  MakePaypalAccountDocument,
  MakeShippingPresetDocument,
  MakeProductMockupDocument,
  MakeProductMockupPresetDocument,
  MakeStoreDocument,
  MakeUserDocument,
  MakeUserGroupDocument,
  OrderMatchDocument,
  OrderUpdateDocument,
  ProductPresetAcceptDocument,
  ProductPresetCreateDocument,
  ProductPresetUpdateDocument,
  RuleSaveDocument,
  SaveFileDocument,
  TagFileDocument,
  SupportUpdateDocument,
  SignatureSaveDocument,
  TaskUpdateDocument,
  TrackingUpdateDocument,
  UpdateMockupDesignDocument,
} from '../../../src/contract/generated/operations';
import { mutationOverwrites, type Versioned } from '../../../src/server/graphql/mutation-overwrites';
import { newId } from '../../../src/server/db/ids';
import { jsonb } from '../../../src/server/db/json';
import { NOBODY, openSandboxShop, saveListing, asSeller, type TestConnection } from '../commerce';
import { startTestServer, type GraphQLAnswer, type GraphQLOptions, type TestServer } from '../harness';

type Document = { toString(): string };
/** A row, or what holds one. */
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any;
let server: TestServer;
let token: string;
let sandbox: TestConnection;
let product: string;
let sides: readonly object[];
let upload: string;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  token = await server.signIn();
  sandbox = await openSandboxShop(server.services, server.origin);
  const ask = asSeller(server.origin, token);
  const SIDES = `{ productMockupPresets { product_id sides { id name print_area { x y width height } document { width height settings { name value } }
    layers { id name type settings { name value } } } } files(_id: null) { _id } }`;
  const blank = await ask(SIDES);
  ({ product_id: product, sides } = blank.productMockupPresets[0]);
  upload = blank.files[0]._id;
});
afterAll(() => server.stop());

const send = (document: Document, variables: object, options: GraphQLOptions = {}): Promise<GraphQLAnswer> =>
  server.graphql(document, variables, { token, ...options });

const rowOf = ({ data, errors }: GraphQLAnswer): { _id: string; updated_at: number } => {
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  const [answer] = Object.values(data as Record<string, Answer>);
  return Array.isArray(answer) ? answer[0] : (answer.user ?? answer);
};

let running = 0;
/** A name nothing else goes by. */
const name = (): string => `Versioned ${(running += 1)}`;
const store = (sto_name: string, { website, key, secret } = sandbox) => ({
  platform_id: 'woocommerce',
  sto_name,
  woocommerce: { website, key, secret },
});

/** Its keys are wrong, so nothing of it is ever fetched. */
const account = (name: string) => ({
  email: `${name.replace(/\W/gu, '')}@example.test`,
  url: `${server.origin}/sandbox/paypal`,
  client_id: 'main',
  secret: 'none-such',
});

const terms = (name: string) => ({
  name,
  handling: { min: 1, max: 2 },
  domestic: [{ service: 'Post', countries: ['US'], cost: 4, additional_cost: 1, days: { min: 2, max: 5 } }],
  international: [],
  excluded: [],
  returns: { accept: true, days: 30, paid_by: 'buyer', exchanges: false },
});

const canned = (name: string) => ({ name, shortcut: name.replace(/\W/gu, '-'), body: 'Hello' });
const rule = (name: string) => ({
  ...{ subject: 'support', name, enabled: false, event: 'received', match: 'all', conditions: [] },
  steps: [{ act: 'tag', value: 'new' }],
});
const macro = (name: string) => ({ name, steps: [{ act: 'tag', value: 'new' }] });

/** Nobody makes an order here, so it is written. */
const makeOrder = async (): Promise<{ _id: string; updated_at: number }> => {
  const shop = await openSandboxShop(server.services, server.origin);
  const { _id: store_id } = rowOf(await send(MakeStoreDocument, { params: store(name(), shop) }));
  const { container_id } = await server.services.db
    .selectFrom('stores')
    .select('container_id')
    .where('_id', '=', store_id)
    .executeTakeFirstOrThrow();
  const order = { _id: newId(), store_id, platform_id: '1', number: '1', status: 'Processing', currency: 'USD', total: 1 } as const;
  await server.services.inContainer(container_id, (tx) =>
    tx
      .insertInto('orders')
      .values({ ...order, buyer: jsonb(NOBODY), created_at: 1, updated_at: 1 })
      .execute(),
  );
  return { _id: order._id, updated_at: 1 };
};

/** Of differences each is taken over once. */
let accepted = 0;

/** Of each mutation that takes a version: how a row comes to be, and how a save under a name changes it. */
const saves: Readonly<
  Record<
    Versioned,
    { make: () => Promise<{ _id: string; updated_at: number }>; document: Document; args: (name: string) => object; id?: string }
  >
> = {
  makeStore: {
    make: async () => {
      sandbox = await openSandboxShop(server.services, server.origin);
      return rowOf(await send(MakeStoreDocument, { params: store(name()) }));
    },
    document: MakeStoreDocument,
    args: (sto_name) => ({ params: store(sto_name) }),
  },
  makeFulfilment: {
    make: async () => rowOf(await send(MakeFulfilmentDocument, { params: { type: 'private', name: name() } })),
    document: MakeFulfilmentDocument,
    args: (name) => ({ params: { type: 'private', name } }),
  },
  makeShippingPreset: {
    make: async () => rowOf(await send(MakeShippingPresetDocument, { params: terms(name()) })),
    document: MakeShippingPresetDocument,
    args: (name) => ({ params: terms(name) }),
  },
  makePaypalAccount: {
    make: async () => rowOf(await send(MakePaypalAccountDocument, { params: account(name()) })),
    document: MakePaypalAccountDocument,
    args: (name) => ({ params: account(name) }),
  },
  makeAppConfig: {
    make: async () => rowOf(await send(MakeAppConfigDocument, { _id: 'rates', params: { on: true } })),
    document: MakeAppConfigDocument,
    args: (page) => ({ params: { config: { url: `https://rates.example.com/${encodeURIComponent(page)}` } } }),
  },
  orderUpdate: {
    make: makeOrder,
    document: OrderUpdateDocument,
    args: (note_internal) => ({ params: { note_internal } }),
    id: 'ids',
  },
  taskUpdate: {
    make: async () => {
      const { _id: order_id } = await makeOrder();
      const MAKE = 'mutation ($params: TaskInput!) { makeTask(params: $params) { _id updated_at } }';
      return rowOf(await send(MAKE, { params: { type: 'support', category: 'refund', order_id } }));
    },
    document: TaskUpdateDocument,
    args: (brief) => ({ params: { brief } }),
    id: 'ids',
  },
  supportUpdate: {
    make: async () => {
      const { _id: order_id } = await makeOrder();
      const MAKE = 'mutation ($params: SupportInput!) { makeSupport(params: $params) { _id updated_at } }';
      return rowOf(await send(MAKE, { params: { order_id, subject: name(), email: 'buyer@example.test' } }));
    },
    document: SupportUpdateDocument,
    args: (tag) => ({ params: { add_tags: [tag] } }),
    id: 'ids',
  },
  makeCannedReply: {
    make: async () => rowOf(await send(MakeCannedReplyDocument, { params: canned(name()) })),
    document: MakeCannedReplyDocument,
    args: (name) => ({ params: canned(name) }),
  },
  makeListingTemplate: {
    make: async () => rowOf(await send(MakeListingTemplateDocument, { params: { name: name(), body: 'Soft' } })),
    document: MakeListingTemplateDocument,
    args: (name) => ({ params: { name, body: 'Soft' } }),
  },
  makeMacro: {
    make: async () => rowOf(await send(MakeMacroDocument, { params: macro(name()) })),
    document: MakeMacroDocument,
    args: (name) => ({ params: macro(name) }),
  },
  ruleSave: {
    make: async () => rowOf(await send(RuleSaveDocument, { params: rule(name()) })),
    document: RuleSaveDocument,
    args: (name) => ({ params: rule(name) }),
  },
  signatureSave: {
    make: async () => rowOf(await send(SignatureSaveDocument, { body: name() })),
    document: SignatureSaveDocument,
    args: (body) => ({ store_id: null, body }),
    id: 'store_id',
  },
  trackingUpdate: {
    make: async () => {
      const { _id: order_id } = await makeOrder();
      const parcel = { _id: newId(), order_id, tracking_number: name(), courier_code: 'usps', created_at: 1, updated_at: 1 };
      const { container_id } = await server.services.db
        .selectFrom('orders')
        .select('container_id')
        .where('_id', '=', order_id)
        .executeTakeFirstOrThrow();
      await server.services.inContainer(container_id, (tx) =>
        tx
          .insertInto('trackings')
          .values({ ...parcel, pieces: jsonb([]) })
          .execute(),
      );
      return { _id: parcel._id, updated_at: 1 };
    },
    document: TrackingUpdateDocument,
    args: (name) => ({ tracking_number: name.replace(/\W/g, '-'), courier_code: 'usps' }),
  },
  productPresetUpdate: {
    make: async () => rowOf(await send(ProductPresetCreateDocument, { params: { name: name(), provider: 'private', type: 'apparel' } })),
    document: ProductPresetUpdateDocument,
    args: (name) => ({ params: { name } }),
  },
  productPresetAccept: {
    make: async () => {
      const made = rowOf(await send(ProductPresetCreateDocument, { params: { name: name(), provider: 'private', type: 'apparel' } }));
      const differences = Array.from({ length: 500 }, (_each, at) => ({
        ...{ code: 'gone', external_sku: `x${at}`, sku: `S${at}`, label: `S${at}`, was: 1, now: null },
      }));
      const source = { fulfilment_id: null, provider: 'private', product: 'p', maker: '', checked_at: 1, differences };
      await server.services.db
        .updateTable('product_presets')
        .set({ source: jsonb(source) })
        .where('_id', '=', made._id)
        .execute();
      return made;
    },
    document: ProductPresetAcceptDocument,
    args: () => ({ external_skus: [`x${(accepted += 1)}`] }),
  },
  // Two in a row say something different.
  orderMatch: { make: makeOrder, document: OrderMatchDocument, args: (name) => ({ lines: [], remember: /[02468]$/.test(name) }) },
  updateMockupDesign: {
    make: async () => rowOf(await send(CreateMockupDesignDocument, { params: { name: name() } })),
    document: UpdateMockupDesignDocument,
    args: (name) => ({ params: { name } }),
  },
  saveFile: {
    make: async () => rowOf(await send(SaveFileDocument, { _id: upload, filename: name() })),
    document: SaveFileDocument,
    args: (filename) => ({ filename }),
  },
  makeUserGroup: {
    make: async () => rowOf(await send(MakeUserGroupDocument, { params: { name: name() } })),
    document: MakeUserGroupDocument,
    args: (name) => ({ params: { name } }),
    id: 'id',
  },
  makeUser: {
    make: async () => {
      const { _id } = rowOf(await send(MakeUserGroupDocument, { params: { name: name() } }));
      return rowOf(await send(MakeUserDocument, { params: { email: `${_id}@example.test`, groups: [_id] } }));
    },
    document: MakeUserDocument,
    args: (skype) => ({ params: { skype } }),
    id: 'id',
  },
  makeContainerSetting: {
    make: async () => (await send('{ containerSetting { _id updated_at } }', {})).data.containerSetting[0],
    document: MakeContainerSettingDocument,
    args: (label) => ({ params: { label } }),
  },
  makeListView: {
    make: async () => rowOf(await send(MakeListViewDocument, { params: view(name()) })),
    document: MakeListViewDocument,
    args: (name) => ({ params: view(name) }),
  },
  makeItemInfo: {
    make: async () => {
      const { _id } = await saveListing(asSeller(server.origin, token), name());
      const { data } = await send('query ($_id: ID) { itemsInfo(_id: $_id) { _id updated_at } }', { _id });
      return data.itemsInfo[0];
    },
    document: MakeItemInfoDocument,
    args: (name) => ({ params: { name, product_id: product, images: [], price: 20, attribute_specifics_modify: [] } }),
  },
  makeProductMockup: {
    make: async () => rowOf(await send(MakeProductMockupDocument, { product_id: product, name: name(), sides })),
    document: MakeProductMockupDocument,
    args: (name) => ({ product_id: product, name, sides }),
  },
  makeProductMockupPreset: {
    make: async () => rowOf(await send(MakeProductMockupPresetDocument, { product_id: product, name: name(), sides })),
    document: MakeProductMockupPresetDocument,
    args: (name) => ({ product_id: product, name, sides }),
  },
};
const view = (name: string) => ({ list: 'stores', name, shared: false, query: '/stores/all', columns: [] });

const save = (
  { document, args, id = '_id' }: (typeof saves)[Versioned],
  _id: string,
  updated_at: number | null,
  options?: GraphQLOptions,
) => send(document, { [id]: _id, updated_at, ...args(name()) }, options);

const CONFLICT = [{ extensions: { code: 'CONFLICT', refusal: 'request.savedMeanwhile', field: 'updated_at' } }];

describe.each(Object.entries(saves))('%s', (_mutation, of) => {
  test('a save made from an old version is refused and changes nothing; two saves within one second are two versions', async () => {
    const first = await of.make();
    const second = rowOf(await save(of, first._id, first.updated_at));
    expect(second.updated_at).toBeGreaterThan(first.updated_at);
    expect((await save(of, first._id, first.updated_at)).errors).toMatchObject(CONFLICT);
    const third = rowOf(await save(of, first._id, second.updated_at));
    expect(third.updated_at).toBeGreaterThan(second.updated_at);
    expect((await save(of, first._id, null)).errors).toBeUndefined();
  });

  test('of several saves of one version at once, one is kept', async () => {
    const { _id, updated_at } = await of.make();
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(of, _id, updated_at)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  test('whoever never heard the answer to a save and sends another under its key is told the row and the version it left', async () => {
    const { _id, updated_at } = await of.make();
    const options = { idempotencyKey: name() };
    const saved = rowOf(await save(of, _id, updated_at, options));
    const { errors } = await save(of, _id, updated_at, options);
    expect(errors).toMatchObject([{ extensions: { refusal: 'request.keyUsed', made: { _id, updated_at: saved.updated_at } } }]);
  });
});

test('what is done to a row by name within the same second is another version too', async () => {
  const { _id, updated_at } = await saves.saveFile.make();
  await send(TagFileDocument, { ids: [_id], add: [name()] });
  expect((await save(saves.saveFile, _id, updated_at)).errors).toMatchObject(CONFLICT);
});

test('looking at a store for orders is no change of what was typed', async () => {
  const { _id, updated_at } = await saves.makeStore.make();
  await server.services.db.updateTable('stores').set({ next_fetch_at: 1 }).where('_id', '=', _id).execute();
  expect((await save(saves.makeStore, _id, updated_at)).errors).toBeUndefined();
});

test('every mutation that takes a version is tried here', () => {
  const versioned = Object.entries(mutationOverwrites).flatMap(([mutation, guard]) => (guard === 'version' ? [mutation] : []));
  expect(Object.keys(saves).sort()).toEqual(versioned.sort());
});
