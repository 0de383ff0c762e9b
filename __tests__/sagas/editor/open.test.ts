import { productActions } from '../../../src/client/editor/product/slice';
import { selectAssetUrl, selectUnsaved } from '../../../src/client/editor/selectors';
import { editorLeft, openEditor, startOver } from '../../../src/client/editor/session-actions';
import { newProductForm } from '../../../src/domain/listing/product-form';
import { blankSide, blankSides, tee } from '../../fixtures/editor';
import { settle } from '../support/fake-server';
import { editorServer } from './support';

const picture = {
  id: 'layer',
  name: 'Image #1',
  type: 'image',
  settings: [
    { name: 'x', value: 900 },
    { name: 'image', file_id: 'file-1', file_url: '/files/one/original.png' },
  ],
  options: [],
};

const mockup = {
  _id: 'mockup-7',
  name: 'Peak tee',
  preset_id: 'template',
  item_info_id: 'listing-7',
  sides: [{ ...blankSide('front', 'Front'), layers: [picture] }],
};

const openSaved = async () => {
  const server = editorServer();
  server.store.dispatch(openEditor({ presetId: tee._id, mockupId: mockup._id }));
  await settle();
  await server.last('ProductPreset').answer({ productPreset: [tee] });
  await server.last('ProductMockups').answer({ productMockups: [mockup] });
  const sizes = [{ name: 'large', url: '/files/one/large.png', width: 1600, height: 1600 }];
  await server.last('Files').answer({ files: [{ _id: 'file-1', filename: 'one.png', image_sizes: sizes }] });
  const listing = {
    _id: 'listing-7',
    ...{ name: 'Peak tee', description: '<p>High</p>', tags: ['peak'], fix_profit: 2, fixed_profit: 1 },
    items: [],
    attribute_specifics_modify: [],
  };
  await server.last('ItemsInfo').answer({ itemsInfo: [listing] });
  return server;
};

test('a new design starts from the product’s template and its own description', async () => {
  const server = editorServer();
  await server.open();
  const { session, document, product } = server.editor();
  expect(session).toMatchObject({ status: 'ready', templateId: 'template', mockupId: null });
  expect(document.present.order).toEqual(['front', 'back']);
  expect(product.form).toMatchObject({ ...newProductForm(tee), name: 'Peak tee' });
});

test('a product without a template gets the default preset: two sides of 2000 × 2000', async () => {
  const server = editorServer();
  server.store.dispatch(openEditor({ presetId: tee._id, mockupId: null }));
  await settle();
  await server.last('ProductPreset').answer({ productPreset: [tee] });
  await server.last('ProductMockupPresets').answer({ productMockupPresets: [] });
  const { order, sides } = server.editor().document.present;
  expect(order.map((id) => sides[id])).toMatchObject([
    { name: '3D Front', width: 2000, height: 2000, garment: { width: 530, height: 630 }, printArea: { width: 1668, height: 1820 } },
    { name: 'Back', width: 2000, height: 2000, garment: { width: 530, height: 630 } },
  ]);
});

test('a document without a size is 1100 × 1100', async () => {
  const server = editorServer();
  server.store.dispatch(openEditor({ presetId: tee._id, mockupId: null }));
  await settle();
  await server.last('ProductPreset').answer({ productPreset: [tee] });
  const sides = blankSides().map((side) => ({ ...side, document: { ...side.document, width: null, height: null } }));
  await server.last('ProductMockupPresets').answer({ productMockupPresets: [{ _id: 't', type: 'blank', sides }] });
  expect(server.editor().document.present.sides.front).toMatchObject({ width: 1100, height: 1100 });
});

test('a saved design comes back with its pictures and its product’s details', async () => {
  const { editor, store } = await openSaved();
  expect(editor().document.present.sides.front?.layers.layer).toMatchObject({ name: 'Image #1', x: 900, fileId: 'file-1' });
  expect(editor().product.form).toMatchObject({ name: 'Peak tee', description: 'High', tags: ['peak'], fix_profit: '2' });
  expect(editor().session).toMatchObject({ mockupId: 'mockup-7', itemInfoId: 'listing-7' });
  expect(selectAssetUrl(store.getState(), 'file-1')).toBe('/files/one/large.png');
  expect(selectUnsaved(store.getState())).toBe(false);
});

test('what is not there says so', async () => {
  const server = editorServer();
  server.store.dispatch(openEditor({ presetId: 'gone', mockupId: null }));
  await settle();
  await server.last('ProductPreset').answer({ productPreset: [] });
  expect(server.editor().session).toMatchObject({ status: 'failed', error: { message: 'This product type no longer exists.' } });
});

test('unsaved work is found again on coming back, and can be dropped', async () => {
  const server = editorServer();
  await server.open();
  const layer = server.addText();
  server.store.dispatch(editorLeft());
  const asked = server.asked().length;
  server.store.dispatch(openEditor({ presetId: tee._id, mockupId: null }));
  await settle();
  expect(server.asked()).toHaveLength(asked);
  expect(server.editor().document.present.sides.front?.layers[layer]).toBeDefined();
  server.store.dispatch(startOver({ presetId: tee._id, mockupId: null }));
  await settle();
  expect(server.asked().length).toBeGreaterThan(asked);
});

test('work that is saved is loaded anew on coming back', async () => {
  const server = await openSaved();
  server.store.dispatch(editorLeft());
  const asked = server.asked().length;
  server.store.dispatch(openEditor({ presetId: tee._id, mockupId: mockup._id }));
  await settle();
  expect(server.asked().length).toBe(asked + 1);
});

test('typed details count as unsaved work', async () => {
  const { store } = await openSaved();
  store.dispatch(productActions.edit({ name: 'Peak tee!' }));
  expect(selectUnsaved(store.getState())).toBe(true);
});
