import type {
  ItemInfoFieldsFragment,
  MockupPresetFieldsFragment,
  ProductPresetFieldsFragment,
} from '../../../src/contract/generated/operations';
import { documentActions, historyActions, patchLayer } from '../../../src/client/editor/document/actions';
import { openEditor } from '../../../src/client/editor/session-actions';
import { uiActions } from '../../../src/client/editor/ui';
import { productActions } from '../../../src/client/editor/product/slice';
import { saveActions } from '../../../src/client/editor/save/actions';
import { jobGroups } from '../../../src/client/entities/job-groups';
import { notifications } from '../../../src/client/entities/notifications';
import { orders } from '../../../src/client/entities/orders';
import { stores } from '../../../src/client/entities/stores';
import { changed } from '../../../src/client/kernel/on-screen';
import { taskActions } from '../../../src/client/kernel/tasks-slice';
import { pushTask } from '../../../src/client/tasks/kinds';
import { bulkActions } from '../../../src/client/tasks/bulk/bulk-slice';
import { settle } from '../support/fake-server';
import { barePreset } from '../../fixtures/bare-preset';
import { comes } from '../../support/comes';
import type { recordedStore } from './recorded-store';

export type Session = ReturnType<typeof recordedStore>;

export const id = (n: number): string => n.toString(16).padStart(24, '6');

export const storeRow = (n: number, name = `Anna's shop ${n}`) => ({
  _id: id(n),
  platform_id: 'woocommerce',
  platform_name: 'WooCommerce',
  sto_name: name,
  sto_user: 'anna.seller@example.com',
  sto_status: n % 3 === 0 ? 'Lostconnection' : 'Valid',
  sto_type: 'shop',
  total_order: n * 7,
  country: 'DE',
  private_note: 'call Anna at +49 170 1234567',
  woocommerce: { website: `https://shop${n}.example.com`, key: 'ck_0123456789abcdef0123456789abcdef01234567', secret: 'cs_fedcba98' },
  created_at: 1_760_000_000 + n,
});

export const orderRow = (n: number) => ({
  _id: id(1_000 + n),
  number: String(4_000 + n),
  status: n % 2 ? 'Processing' : 'Completed',
  currency: 'USD',
  total: 19.9 * n,
  store: { _id: id(1), sto_name: "Anna's shop 1", sto_type: 'shop', sto_status: 'Valid' },
  buyer: { first_name: 'Bea', last_name: 'Buyer', address_1: '12 Main Street', city: 'Springfield', postcode: '12345', country: 'US' },
  items: [{ name: 'Tee with a cat', sku: 'TEE-CAT-M', quantity: 1, price: 19.9, image: null, item_info_id: id(31) }],
});

/** Lists loaded, refetched, searched, superseded, refused and down; a store saved, refused and trashed. */
export const listsAndFailures = async ({ store, last, calls }: Session): Promise<void> => {
  store.dispatch(stores.actions.load({ perpage: 5, variables: { status: 'Valid' } }));
  await last('Stores').answer({ stores: [1, 2, 3, 4, 5].map((n) => storeRow(n)) }, 8);
  store.dispatch(stores.actions.load({ page: 2, perpage: 5, variables: { status: 'Valid' } }));
  await last('Stores').answer({ stores: [6, 7, 8].map((n) => storeRow(n)) }, 8);
  store.dispatch(stores.actions.load({ perpage: 5, variables: { status: 'Valid' } }));
  await last('Stores').answer({ stores: [1, 2, 3, 4, 5].map((n) => storeRow(n)) }, 8);
  store.dispatch(stores.actions.load({ variables: { search: 'anna.seller@example.com' } }));
  store.dispatch(stores.actions.load({ variables: { search: 'Anna' } }));
  store.dispatch(stores.actions.load({ variables: { search: 'Anna' } }));
  await calls.at(-3)?.answer({ stores: [] }, 0);
  await calls.at(-1)?.answer({ stores: [storeRow(1)] }, 1);
  store.dispatch(
    stores.actions.save({
      params: {
        platform_id: 'woocommerce',
        sto_name: '',
        woocommerce: { website: 'https://new.example.com', key: 'ck_secretsecretsecret', secret: 'cs_verysecret' },
      },
    }),
  );
  await last('MakeStore').fail({ kind: 'refused', message: 'Enter a name for the store.', field: 'sto_name' });
  store.dispatch(stores.actions.save({ _id: id(2), params: { platform_id: 'woocommerce', sto_name: 'Renamed' } }));
  await last('MakeStore').answer({ makeStore: storeRow(2, 'Renamed') });
  store.dispatch(stores.actions.trash({ delete_ids: [id(3)] }));
  await last('TrashStore').answer({ trashStore: [id(3)] });
  store.dispatch(stores.actions.load({ perpage: 5, variables: { status: 'Valid' } }));
  await last('Stores').answer({ stores: [1, 2, 4, 5, 6].map((n) => storeRow(n)) }, 7);
  store.dispatch(orders.actions.load({ perpage: 3, variables: { status: 'Processing' } }));
  await last('Orders').answer({ orders: [1, 2, 3].map(orderRow) }, 3);
  const processing = { perpage: 3, variables: { status: 'Processing', search: 'anna.seller@example.com' } };
  store.dispatch(orders.actions.show(processing));
  await last('Orders').answer({ orders: [1, 2].map(orderRow) }, 2);
  store.dispatch(changed({ changes: [{ kind: 'stores', by: null }] }));
  store.dispatch(
    changed({
      changes: [
        { kind: 'orders', by: null },
        { kind: 'files', by: `${id(8)}.${id(9)}.25` },
      ],
    }),
  );
  store.dispatch(orders.actions.hide(processing));
  store.dispatch(notifications.actions.load());
  await last('Notifications').fail({ kind: 'maintenance', message: 'fetch failed' });
  store.dispatch(notifications.actions.load());
  await last('Notifications').answer({
    notifications: [
      {
        _id: id(71),
        type: 'Order',
        status: 'New',
        subject: 'New order',
        content: 'Bea Buyer bought a tee',
        created_at: 1_760_000_100,
        referent: id(1_001),
      },
    ],
  });
  store.dispatch(stores.actions.load({ perpage: 5, variables: { status: 'Valid' } }));
  await last('Stores').fail({ kind: 'wrong-token', message: 'The token is not known.' });
};

/** Code that loads when it is first needed takes a moment, and what has ended is shown for one. */
export const until = (holds: () => boolean): Promise<void> => comes(() => expect(holds()).toBe(true));

/** Tasks that wait for a worker, run, succeed, fail, are tried again and given up. */
export const backgroundTasks = async ({ store, calls, last }: Session): Promise<void> => {
  const pushed = () => calls.filter(({ operation }) => operation === 'JobItem');
  const statuses = () => Object.values(store.getState().tasks.entries).map(({ status }) => status);
  store.dispatch(taskActions.setPanelOpen(true));
  for (let n = 1; n <= 6; n++) {
    const begun = bulkActions.begin('jobItem', { ids: [id(30 + n)] }, true);
    const { run } = begun.payload;
    store.dispatch(begun);
    store.dispatch(bulkActions.tell({ run, extra: { store_ids: [id(1), id(2)] }, looked: false }));
    await until(() => calls.filter(({ operation }) => operation === 'BulkCheck').length === n);
    const row = { _id: id(30 + n), label: "Anna's mug", ok: true, code: 'newOnStores', count: 2, message: 'Stores it is new on: 2.' };
    await last('BulkCheck').answer({ bulkCheck: [row] });
    store.dispatch(bulkActions.confirm({ run }));
  }
  await until(() => pushed().length === 4);
  const group = (n: number) => ({
    _id: id(500 + n),
    job_type: 'push_item',
    waiting: n,
    pending: 0,
    stopped: 0,
    rejected: 0,
    total: n,
    store: { _id: id(1), sto_name: "Anna's shop 1", sto_type: 'shop', sto_status: 'Valid' },
  });
  await pushed()[0]?.answer({ jobItem: [group(1)] });
  await pushed()[1]?.fail({ kind: 'refused', message: 'The store isn’t connected.' });
  await pushed()[2]?.answer({ jobItem: [group(2)] });
  await pushed()[3]?.fail({ kind: 'ignored', message: 'HTTP 405' });
  await until(() => pushed().length === 6);
  await pushed()[4]?.answer({ jobItem: [group(3)] });
  await pushed()[5]?.answer({ jobItem: [group(3)] });
  await until(() => statuses().join() === 'failed,failed');
  const [first, second] = Object.keys(store.getState().tasks.entries);
  store.dispatch(taskActions.retry({ key: first ?? '' }));
  await settle();
  await last('JobItem').answer({ jobItem: [group(4)] });
  store.dispatch(taskActions.dismiss({ key: second ?? '' }));
  store.dispatch(pushTask('uploadFile', { blobId: 'gone', filename: "Anna's cat.png", mimetype: 'image/png', size: 1_024, type: 'image' }));
  await until(() => statuses().join() === 'failed');
  store.dispatch(jobGroups.actions.load());
  await last('JobGroups').answer({ jobGroups: [1, 2, 3, 4].map(group) }, 4);
  store.dispatch(taskActions.setPanelOpen(false));
};

const presetRow: ProductPresetFieldsFragment = {
  ...barePreset,
  _id: id(900),
  id: id(900),
  name: 'Unisex tee',
  raw_name: 'Unisex tee',
  description: '<p>Cotton</p>',
  weight: 180,
  created_at: 1_760_000_000,
  updated_at: 1_760_000_000,
  type: 'apparel',
  provider: 'private',
  prety_attributes: [
    {
      attribute_type: 'Color',
      plf_attribute_name: 'Color',
      options: [{ ffm_value: 'Black', plf_value: 'Black', plf_price: 0, hex: '#111111', default: true }],
    },
    {
      attribute_type: 'Size',
      plf_attribute_name: 'Size',
      options: ['M', 'L'].map((size) => ({ ffm_value: size, plf_value: size, plf_price: 0, hex: null, default: size === 'M' })),
    },
  ],
  attribute_specifics: ['M', 'L'].map((size) => ({
    sku: `TEE-${size}`,
    sale_price: 19.9,
    base_price: 8.5,
    fix_profit: 1.5,
    fixed_profit: 2,
    name_value: [
      { name: 'Color', type: 'Color', value: 'Black' },
      { name: 'Size', type: 'Size', value: size },
    ],
  })),
};

/** Where the print area of a template begins, and so whatever is put in its middle. */
const WHOLE = { x: 166, y: 90 };

const templateSide = (side: string, begins: typeof WHOLE, y: number | undefined) => ({
  id: side,
  name: `3D ${side}`,
  image: { _id: id(910), url: `/static/garments/${side}.png`, width: 530, height: 630, image_sizes: [] },
  mockup: null,
  print_area: { ...begins, width: 1_668, height: 1_820, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 },
  document: {
    mockup_type: '2D',
    width: 2_000,
    height: 2_000,
    settings: [{ name: 'color', value: '#f4f4f4', file_id: null, file_url: null }],
  },
  layers: [
    {
      id: 'greeting',
      name: 'Text #4',
      type: 'text',
      settings: [
        { name: 'text', value: 'Happy birthday, Anna', file_id: null, file_url: null },
        { name: 'fontFamily', value: 'Lobster', file_id: null, file_url: null },
        { name: 'fill', value: '#22aa44', file_id: null, file_url: null },
        { name: 'textAlign', value: 'left', file_id: null, file_url: null },
        { name: 'x', value: 900, file_id: null, file_url: null },
        ...(y === undefined ? [] : [{ name: 'y', value: y, file_id: null, file_url: null }]),
      ],
      options: [],
    },
  ],
});

/** Opens the editor on a product type, with its template; `y`: where its text stands. */
export const openDesign = async ({ store, last }: Session, begins = WHOLE, y?: number): Promise<MockupPresetFieldsFragment> => {
  store.dispatch(openEditor({ presetId: presetRow._id, mockupId: null }));
  await settle();
  await last('ProductPreset').answer({ productPreset: [presetRow] }, 1);
  const template: MockupPresetFieldsFragment = {
    _id: id(920),
    id: id(920),
    name: 'Blank',
    type: 'blank',
    mockup_type: '2D',
    model: null,
    src: null,
    preset_id: null,
    item_info_id: null,
    status: 'Publish',
    provider: 'private',
    product_id: presetRow._id,
    sides: ['front', 'back'].map((side) => templateSide(side, begins, y)),
    created_at: 1_760_000_000,
    updated_at: 1_760_000_000,
  };
  await last('ProductMockupPresets').answer({ productMockupPresets: [template] }, 1);
  return template;
};

/** A design from its template: pictures and texts put on, dragged, renamed, copied, sorted, undone; details typed; a save that fails, then works. */
export const editorSession = async (session: Session): Promise<void> => {
  const { store, calls } = session;
  const template = await openDesign(session);
  const select = () => store.getState().editor.ui.selected[0] ?? '';
  const onFront = (layerId: string) => ({ sideId: 'front', layerId });

  store.dispatch(documentActions.addText({ sideId: 'front', text: 'Anna & Ben, 2 June', fontFamily: 'Pacifico', fill: '#aa2244' }));
  const text = select();
  for (let x = 0; x < 8; x++) store.dispatch(patchLayer({ ...onFront(text), change: { x: 700 + x * 12.345, y: 800 } }, 'drag-1'));
  store.dispatch(patchLayer({ ...onFront(text), change: { rotation: 33.333, scaleX: 1.25 } }));
  store.dispatch(patchLayer({ ...onFront(text), change: { name: 'Names of the couple' } }));
  store.dispatch(documentActions.duplicateLayers({ sideId: 'front', layerIds: [text] }));
  store.dispatch(historyActions.undo());
  store.dispatch(historyActions.undo());
  store.dispatch(historyActions.redo());
  store.dispatch(documentActions.addImage({ sideId: 'front', assetId: id(930), width: 1_200, height: 800 }));
  store.dispatch(documentActions.sortLayers({ sideId: 'front', order: [select()] }));
  store.dispatch(documentActions.setColor('#111111'));
  store.dispatch(uiActions.showSide('back'));
  store.dispatch(documentActions.removeLayers({ sideId: 'back', layerIds: ['greeting'] }));
  store.dispatch(historyActions.undo());
  store.dispatch(uiActions.togglePanel('text'));
  store.dispatch(uiActions.zoomTo(2.5));
  store.dispatch(uiActions.goToStep('details'));
  store.dispatch(productActions.edit({ name: '' }));
  store.dispatch(saveActions.save());
  await settle();
  store.dispatch(productActions.edit({ fix_profit: 'twice' }));
  store.dispatch(uiActions.goToStep('design'));
  store.dispatch(saveActions.publish());
  await settle();
  store.dispatch(
    productActions.edit({ name: 'Wedding tee for Anna and Ben', description: 'Made with love', fix_profit: '2', fixed_profit: '1.50' }),
  );
  store.dispatch(saveActions.save());
  await settle();
  const listing: ItemInfoFieldsFragment = {
    _id: id(960),
    identity: '1',
    name: 'Wedding tee for Anna and Ben',
    description: '',
    type: 'apparel',
    status: 'Active',
    product_id: presetRow._id,
    mockup_id: id(950),
    sku: 'WEDDING',
    tags: [],
    collections: [],
    shipping_preset: null,
    description_ai: '',
    description_ai_pos: '',
    ...{ front: null, back: null, left: null, right: null, sleeve: null, hood: null, leftchest: null, rightchest: null },
    ...{ placket: null, sleeveleft: null, sleeveright: null, size_chart: null, include_size_chart: false },
    ...{ plf_price: null, barcode: '', barcode_type: '', tax_fee: 0, tax_fee_fix: 0 },
    ...{ weight: null, package_width: null, package_height: null, package_length: null, package_dimension_unit: 'cm' },
    ...{ custom_name: '', include_side_images: true, include_extend_images: false, extend_images: [], ebay_template_id: '', url: null },
    ...{ specifics: [], platform_specifics: [], platform_category: [], attribute_specifics: [] },
    price: 19.5,
    store_prices: [],
    price_addition: 0,
    fix_profit: 2,
    fixed_profit: 1.5,
    images: [],
    prety_attributes: [],
    attribute_specifics_modify: [],
    items: [],
    store_queue: [],
    job_list: [],
    product_name: 'Unisex Tee 5000',
    created_at: 1_760_000_200,
    updated_at: 1_760_000_200,
  };
  const answered = new Set<unknown>();
  let failed = false;
  for (let round = 0; round < 12; round++) {
    for (const call of calls) {
      if (answered.has(call)) continue;
      if (call.operation === 'MakeMockupPreview') {
        await call.answer({ makeMockupPreview: { _id: id(940), url: '/files/preview.webp?signature=0a1b2c3d4e5f', image_sizes: [] } });
      } else if (call.operation === 'MakeProductMockup' && !failed) {
        failed = true;
        await call.fail({ kind: 'refused', message: 'The picture of layer "Names of the couple" is gone.' });
        answered.add(call);
        store.dispatch(saveActions.save());
        await settle();
        break;
      } else if (call.operation === 'MakeProductMockup') {
        await call.answer({ makeProductMockup: { ...template, _id: id(950), name: 'Wedding tee for Anna and Ben', item_info_id: null } });
      } else if (call.operation === 'ProductMockups') {
        await call.answer({ productMockups: [{ ...template, _id: id(950), item_info_id: id(960) }] }, 1);
      } else if (call.operation === 'MakeItemInfo') {
        await call.answer({ makeItemInfo: listing });
      } else {
        continue;
      }
      answered.add(call);
    }
    await settle();
  }
  const { status } = store.getState().editor.save;
  if (status !== 'done') throw new Error(`The design was not saved: ${status}.`);
};
