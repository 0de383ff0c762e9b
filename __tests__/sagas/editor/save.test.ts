import { errorForStatus } from '../../../src/client/kernel/app-error';
import type { ItemInfoInput, MockupSideInput } from '../../../src/contract/generated/operations';
import { documentActions } from '../../../src/client/editor/document/actions';
import { productActions } from '../../../src/client/editor/product/slice';
import { saveActions } from '../../../src/client/editor/save/actions';
import { selectUnsaved } from '../../../src/client/editor/selectors';
import { openEditor } from '../../../src/client/editor/session-actions';
import { fileUploaded } from '../../../src/client/entities/files';
import { taskActions } from '../../../src/client/kernel/tasks-slice';
import { settle } from '../support/fake-server';
import { editorServer, previewOf, template } from './support';
import { tee } from '../../fixtures/editor';

/** The pictures of a tee that is sold in white and black and shown in white: both sides, and the front in black. */
const images = ['MakeMockupPreview', 'MakeMockupPreview', 'MakeMockupPreview'];
const saveCalls = ['MakeMockupPreview', 'MakeProductMockup', 'MakeItemInfo'];

const design = async () => {
  const server = editorServer();
  await server.open();
  server.addText();
  const save = async () => {
    server.store.dispatch(saveActions.save());
    await server.settle();
  };
  /** Answers everything a whole save asks. */
  const finish = async () => {
    await server.pictures();
    await server.answer('MakeProductMockup');
    await server.answer('MakeItemInfo');
    await server.answer('ProductMockups');
  };
  const saves = () => server.asked().filter((operation) => saveCalls.includes(operation));
  const steps = () => Object.values(server.editor().save.steps);
  return { ...server, save, finish, saves, steps };
};

test('the steps follow one another: images, mockup, product, done', async () => {
  const { save, answer, steps, saves, editor, store, pictures } = await design();
  await save();
  expect(steps()).toEqual(['running', 'pending', 'pending', 'pending']);
  // The person stays where they are.
  expect(editor().ui.step).toBe('design');
  await pictures();
  expect(steps()).toEqual(['done', 'running', 'pending', 'pending']);
  await answer('MakeProductMockup');
  expect(steps()).toEqual(['done', 'done', 'running', 'pending']);
  await answer('MakeItemInfo');
  expect(steps()).toEqual(['done', 'done', 'done', 'running']);
  await answer('ProductMockups');
  expect(steps()).toEqual(['done', 'done', 'done', 'done']);
  expect(editor().save.status).toBe('done');
  expect(editor().session).toMatchObject({ mockupId: 'mockup-1', itemInfoId: 'listing-1' });
  expect(saves()).toEqual([...images, 'MakeProductMockup', 'MakeItemInfo']);
  expect(selectUnsaved(store.getState())).toBe(false);
});

test('sides with something to print come first, and the listing shows their pictures in that order', async () => {
  const { store, addText, save, finish, calls, last } = await design();
  const { order } = store.getState().editor.document.present.sides.front!;
  store.dispatch(documentActions.removeLayers({ sideId: 'front', layerIds: [order[0]!] }));
  addText('back');
  await save();
  await finish();
  const sides = calls
    .filter(({ operation }) => operation === 'MakeMockupPreview')
    .map(({ variables }) => (variables.side as MockupSideInput).id);
  expect(sides).toEqual(['back', 'front', 'back']);
  expect(last('MakeProductMockup').variables.src).toBe(previewOf('back').url);
  expect(last('MakeItemInfo').variables.params).toMatchObject({
    mockup_id: 'mockup-1',
    images: [{ src: previewOf('back').url }, { src: previewOf('front').url }],
  });
});

test('what is sent are the variants whose size is a default, at their prices', async () => {
  const { save, finish, last } = await design();
  await save();
  await finish();
  const { attribute_specifics_modify: variants, price } = last('MakeItemInfo').variables.params as {
    attribute_specifics_modify: { selected: boolean; sale_price: number; name_value: { value: string }[] }[];
    price: number;
  };
  expect(variants.map(({ selected, sale_price }) => [selected, sale_price])).toEqual([
    [true, 20],
    [true, 20],
    [false, 22],
    [true, 20],
    [true, 20],
    [false, 22],
  ]);
  expect(price).toBe(20);
});

test('every colour on sale has a picture of the first side, which its variants carry', async () => {
  const { store, save, finish, calls, last } = await design();
  const colorOf = ({ document }: MockupSideInput) => document.settings.find(({ name }) => name === 'color')?.value;
  const drawn = () =>
    calls.flatMap(({ operation, variables: { side } }) =>
      operation === 'MakeMockupPreview' ? [[(side as MockupSideInput).id, colorOf(side as MockupSideInput)]] : [],
    );
  const shown = () =>
    (last('MakeItemInfo').variables.params as ItemInfoInput).attribute_specifics_modify?.map(({ image }) => image?._id ?? null);
  await save();
  await finish();
  expect(drawn()).toEqual([
    ['front', '#ffffff'],
    ['back', '#ffffff'],
    ['front', '#1c1c1e'],
  ]);
  const [white, black] = [previewOf('front')._id, previewOf('front', '#1c1c1e')._id];
  expect(shown()).toEqual([white, white, white, black, black, black]);
  calls.length = 0;
  store.dispatch(productActions.edit({ offered: { Color: ['White'], Size: ['M'] } }));
  await save();
  await finish();
  expect(drawn()).toHaveLength(2);
  expect(shown()).toEqual([white, white, white, null, null, null]);
});

const conflict = {
  kind: 'refused',
  message: 'Someone else saved this design after you opened it.',
  code: 'CONFLICT',
  field: 'updated_at',
} as const;

test('a save names the version it goes over, and each save makes the next', async () => {
  const { store, save, finish, last, mockups } = await design();
  await save();
  await finish();
  expect(last('MakeProductMockup').variables.updated_at).toBeNull();
  store.dispatch(productActions.edit({ name: 'Peak tee 2' }));
  await save();
  await finish();
  expect(last('MakeProductMockup').variables.updated_at).toBe(1);
  expect(mockups[0]?.updated_at).toBe(2);
});

const conflicted = async () => {
  const server = await design();
  await server.save();
  await server.finish();
  server.store.dispatch(productActions.edit({ name: 'Mine' }));
  await server.save();
  await server.pictures();
  await server.last('MakeProductMockup').fail(conflict);
  expect(server.editor().save.failure).toEqual({ reason: 'conflict', message: null });
  return server;
};

test('a design somebody else saved meanwhile is not overwritten unless the person says so', async () => {
  const { store, finish, last, mockups, listings, settle } = await conflicted();
  store.dispatch(saveActions.resolveConflict('mine'));
  await settle();
  await finish();
  expect(last('MakeProductMockup').variables).toMatchObject({ _id: 'mockup-1', updated_at: null, name: 'Mine' });
  expect([mockups.length, listings.length]).toEqual([1, 1]);
});

test('saved as a copy it is a second mockup with a product of its own', async () => {
  const { store, finish, editor, mockups, listings, settle } = await conflicted();
  store.dispatch(saveActions.resolveConflict('copy'));
  await settle();
  await finish();
  expect(mockups.map(({ _id }) => _id)).toEqual(['mockup-1', 'mockup-2']);
  expect(listings).toMatchObject([{ name: 'Peak tee' }, { name: 'Mine' }]);
  expect(editor().session).toMatchObject({ mockupId: 'mockup-2', itemInfoId: 'listing-2' });
});

test('the lost answer of a save over a version is asked for again: its own effect is no conflict', async () => {
  const { store, save, finish, pictures, lose, answer, last, editor } = await design();
  await save();
  await finish();
  store.dispatch(productActions.edit({ name: 'Second' }));
  await save();
  await pictures();
  await lose('MakeProductMockup');
  store.dispatch(productActions.edit({ name: 'Third' }));
  await save();
  await answer('MakeProductMockup');
  await pictures();
  expect(last('MakeProductMockup').variables).toMatchObject({ name: 'Third', updated_at: 2 });
  await answer('MakeProductMockup');
  await answer('MakeItemInfo');
  await answer('ProductMockups');
  expect(editor().save.status).toBe('done');
});

test('an error stops the sequence with the server’s first message', async () => {
  const { save, last, steps, saves, editor, pictures } = await design();
  await save();
  await pictures();
  await last('MakeProductMockup').fail({ kind: 'refused', message: 'The image used by “Image #1” no longer exists.' });
  expect(steps()).toEqual(['done', 'failed', 'pending', 'pending']);
  expect(editor().save.failure).toEqual({ reason: null, message: 'The image used by “Image #1” no longer exists.' });
  expect(saves()).not.toContain('MakeItemInfo');
});

const NONE = { reason: 'unknown', message: null };

test.each([
  ['no connection', { kind: 'maintenance', message: 'Failed to fetch', wordless: true }, NONE],
  ['a 500 without a message', errorForStatus(500, undefined), NONE],
  ['a 500 with an empty message', errorForStatus(500, ' '), NONE],
  ['a 500 with a message', errorForStatus(500, 'The printer is on fire.'), { reason: null, message: 'The printer is on fire.' }],
  ['an empty refusal', { kind: 'refused', message: '' }, NONE],
  ['a refusal without a message', { kind: 'refused', message: 'The server refused.', wordless: true }, NONE],
] as const)('%s is told by the server’s first message, else by the product’s own', async (_case, error, failure) => {
  const { save, last, editor, store } = await design();
  await save();
  await last('MakeMockupPreview').fail(error);
  expect(editor().save.failure).toEqual(failure);
  // The design stays in front of the person: the failure belongs to the save.
  expect(store.getState().app.status).toBe('ready');
});

test('a retry goes on at the failed step, under the same key and with the same body', async () => {
  const { save, answer, lose, last, saves, calls, editor, mockups, pictures } = await design();
  await save();
  await pictures();
  await lose('MakeProductMockup');
  const first = last('MakeProductMockup');
  await save();
  expect(saves()).toEqual([...images, 'MakeProductMockup', 'MakeProductMockup']);
  expect(last('MakeProductMockup').options.idempotencyKey).toBe(first.options.idempotencyKey);
  expect(last('MakeProductMockup').variables).toEqual(first.variables);
  await answer('MakeProductMockup');
  await lose('MakeItemInfo');
  await save();
  await answer('MakeItemInfo');
  await answer('ProductMockups');
  expect(editor().save.status).toBe('done');
  expect(mockups).toHaveLength(1);
  const keys = calls.filter(({ operation }) => operation === 'MakeItemInfo').map(({ options }) => options.idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('a lost answer and a changed design still make one mockup and one product', async () => {
  const { save, answer, lose, last, store, addText, mockups, listings, editor, pictures } = await design();
  await save();
  await pictures();
  await lose('MakeProductMockup');
  const lost = last('MakeProductMockup');
  addText();
  store.dispatch(productActions.edit({ name: 'Peak tee, second thoughts' }));
  await save();
  // First the lost one again, which tells the id; then the change, under a key of its own.
  expect(last('MakeProductMockup').options.idempotencyKey).toBe(lost.options.idempotencyKey);
  await answer('MakeProductMockup');
  await pictures();
  expect(last('MakeProductMockup').variables).toMatchObject({ _id: 'mockup-1', name: 'Peak tee, second thoughts' });
  expect(last('MakeProductMockup').options.idempotencyKey).not.toBe(lost.options.idempotencyKey);
  await answer('MakeProductMockup');
  await lose('MakeItemInfo');
  store.dispatch(productActions.edit({ name: 'Third thoughts' }));
  await save();
  await answer('MakeItemInfo');
  await pictures();
  await answer('MakeProductMockup');
  await answer('MakeItemInfo');
  await answer('ProductMockups');
  expect(editor().save.status).toBe('done');
  expect(mockups).toHaveLength(1);
  expect(listings).toMatchObject([{ _id: 'listing-1', name: 'Third thoughts' }]);
});

test('saving twice makes one mockup and one product', async () => {
  const { save, finish, store, mockups, listings, last } = await design();
  await save();
  await finish();
  store.dispatch(productActions.edit({ name: 'Peak tee 2' }));
  await save();
  await finish();
  expect(mockups).toHaveLength(1);
  expect(listings).toMatchObject([{ _id: 'listing-1', name: 'Peak tee 2' }]);
  expect(last('MakeItemInfo').variables._id).toBe('listing-1');
});

test('a second request while a save runs is that save', async () => {
  const { save, saves } = await design();
  await save();
  await save();
  expect(saves()).toEqual(images);
});

test('a server that does not tie the mockup to its product is told to', async () => {
  const { save, answer, last, editor, mockups, pictures } = await design();
  await save();
  await pictures();
  await answer('MakeProductMockup');
  await answer('MakeItemInfo');
  await last('ProductMockups').answer({ productMockups: [{ ...mockups[0], item_info_id: null }] });
  expect(last('MakeProductMockup').variables).toMatchObject({ _id: 'mockup-1', item_info_id: 'listing-1' });
  await answer('MakeProductMockup');
  expect(editor().save.status).toBe('done');
});

const unfit = [
  ['a factor of abc', { fix_profit: 'abc' }],
  ['a price of abc', { prices: { 'White / M': 'abc' } }],
  ['no variant', { offered: { Color: [], Size: [] } }],
] as const;

test.each(unfit)('%s puts nothing up and leads to the details', async (_what, change) => {
  const { store, saves, editor, settle } = await design();
  store.dispatch(productActions.edit(change));
  store.dispatch(saveActions.publish());
  await settle();
  expect(saves()).toEqual([]);
  expect(editor().ui.step).toBe('details');
  expect(editor().product.refusals).toBe(1);
  store.dispatch(saveActions.review());
  expect(editor().ui.step).toBe('details');
});

test('a name is asked for in Publish: one goes there without, and stays there when it is missing', async () => {
  const { store, saves, editor, settle } = await design();
  store.dispatch(productActions.edit({ name: '  ' }));
  store.dispatch(saveActions.review());
  await settle();
  expect(editor().ui.step).toBe('publish');
  store.dispatch(saveActions.publish());
  await settle();
  expect([saves(), editor().ui.step, editor().product.refusals]).toEqual([[], 'publish', 1]);
});

test.each([['an empty name', { name: '  ' }, 'unnamed'], ...unfit.map(([what, change]) => [what, change, 'unfinished'] as const)] as const)(
  'with %s a save keeps the draft and says so, and leaves the person where they are',
  async (_what, change, reason) => {
    const { store, save, saves, editor } = await design();
    store.dispatch(productActions.edit(change));
    await save();
    expect([saves(), editor().ui.step, editor().product.refusals]).toEqual([[], 'design', 0]);
    expect(editor().drafts.told?.reason).toBe(reason);
  },
);

test('a design with nothing on it is kept, not saved, and not put up', async () => {
  const server = editorServer();
  await server.open();
  server.store.dispatch(saveActions.save());
  await server.settle();
  expect(server.editor().drafts.told?.reason).toBe('unfinished');
  server.store.dispatch(saveActions.publish());
  await server.settle();
  expect(server.editor().save.failure?.reason).toBe('nothing-to-print');
  expect(server.asked()).not.toContain('MakeMockupPreview');
});

test.each(['mockup', 'listing'] as const)('a newer %s is told before any picture is asked for', async (which) => {
  const { store, save, finish, calls, mockups, listings, editor, last, saves } = await design();
  await save();
  await finish();
  store.dispatch(productActions.edit({ name: 'Mine' }));
  calls.length = 0;
  await save();
  const newer = <Row extends { updated_at: number }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, updated_at: row.updated_at + 1 }));
  const versions = { productMockups: mockups, itemsInfo: listings };
  await last('EditorVersions').answer(
    which === 'mockup' ? { ...versions, productMockups: newer(mockups) } : { ...versions, itemsInfo: newer(listings) },
  );
  expect(editor().save.failure).toEqual({ reason: 'conflict', message: null });
  expect(saves()).toEqual([]);
});

test('a listing that was changed alone is no more overwritten than its mockup, unless the person says so', async () => {
  const { store, save, finish, last, editor, pictures, answer, settle } = await design();
  await save();
  await finish();
  expect(last('MakeItemInfo').variables.updated_at).toBeNull();
  store.dispatch(productActions.edit({ name: 'Mine' }));
  await save();
  await pictures();
  await answer('MakeProductMockup');
  expect(last('MakeItemInfo').variables.updated_at).toBe(1);
  await last('MakeItemInfo').fail(conflict);
  expect(editor().save.failure?.reason).toBe('conflict');
  store.dispatch(saveActions.resolveConflict('mine'));
  await settle();
  await finish();
  expect(last('MakeItemInfo').variables).toMatchObject({ _id: 'listing-1', updated_at: null });
});

test('what is changed while a save runs is unsaved after it', async () => {
  const { store, save, finish, addText, editor } = await design();
  await save();
  addText('back');
  await finish();
  expect(editor().save.status).toBe('done');
  expect(selectUnsaved(store.getState())).toBe(true);
});

test('saving waits for uploads, then names the uploaded file', async () => {
  const { store, addPicture, save, saves, last, settle } = await design();
  addPicture('blob-1');
  await save();
  expect(saves()).toEqual([]);
  store.dispatch(fileUploaded({ blobId: 'blob-1', fileId: 'file-1' }));
  await settle();
  const side = last('MakeMockupPreview').variables.side as MockupSideInput;
  expect(side.layers.flatMap(({ settings }) => settings.flatMap(({ file_id }) => file_id ?? []))).toEqual(['file-1']);
});

test('an upload that fails stops the save with its reason; after the upload was tried again, so is the save', async () => {
  const { store, addPicture, save, saves, editor, settle } = await design();
  addPicture('blob-1');
  const push = taskActions.push('nothing', { blobId: 'blob-1' });
  store.dispatch(push);
  const { key } = push.payload;
  await save();
  store.dispatch(taskActions.errored({ key, error: { kind: 'refused', message: 'This file is no picture.' } }));
  await settle();
  expect(editor().save.failure).toEqual({ reason: 'upload-failed', message: 'This file is no picture.' });
  store.dispatch(fileUploaded({ blobId: 'blob-1', fileId: 'file-1' }));
  await save();
  expect(saves()).toEqual(images);
});

test('what an abandoned save still answers does not touch the design opened since', async () => {
  const { store, save, answer, last, editor, pictures } = await design();
  await save();
  await pictures();
  store.dispatch(openEditor({ presetId: 'mug', mockupId: null }));
  await settle();
  await last('ProductPreset').answer({ productPreset: [{ ...tee, _id: 'mug' }] });
  await last('ProductMockupPresets').answer({ productMockupPresets: [template] });
  await answer('MakeProductMockup');
  expect(editor().session).toMatchObject({ presetId: 'mug', mockupId: null });
  expect(editor().save.status).toBe('idle');
});
