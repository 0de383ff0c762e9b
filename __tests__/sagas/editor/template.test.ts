import { documentActions, historyActions } from '../../../src/client/editor/document/actions';
import { mockupPresets } from '../../../src/client/entities/mockup-presets';
import { applyTemplate } from '../../../src/client/editor/template-saga';
import { blankSide, tee } from '../../fixtures/editor';
import { settle } from '../support/fake-server';
import { editorServer } from './support';

const picture = {
  id: 'of-template',
  name: 'Image #1',
  type: 'image',
  settings: [
    { name: 'x', value: 700 },
    { name: 'image', file_id: 'file-9', file_url: '/files/nine/original.png' },
  ],
  options: [],
};
const bear = {
  _id: 'bear',
  type: 'design',
  name: 'Bear',
  product_id: tee._id,
  sides: [{ ...blankSide('front', 'Front'), layers: [picture] }],
};

const withTemplate = async () => {
  const server = editorServer();
  await server.open();
  server.store.dispatch(mockupPresets.actions.load({ perpage: 100, variables: { product_id: tee._id } }));
  await server.last('ProductMockupPresets').answer({ productMockupPresets: [bear] });
  server.store.dispatch(documentActions.addText({ sideId: 'front', text: 'Hello', fontFamily: 'Oswald', fill: '#000000' }));
  server.store.dispatch(applyTemplate({ templateId: bear._id }));
  await settle();
  return server;
};

const layersOf = ({ editor }: Awaited<ReturnType<typeof withTemplate>>) =>
  Object.values(editor().document.present.sides.front?.layers ?? {});

test('a template takes the place of all sides, with layers of its own ids and the rendition the scene draws', async () => {
  const server = await withTemplate();
  const sizes = [{ name: 'large', url: '/files/nine/large.png', width: 1600, height: 1600 }];
  await server.last('Files').answer({ files: [{ _id: 'file-9', filename: 'nine.png', image_sizes: sizes }] });
  expect(server.editor().document.present.order).toEqual(['front']);
  expect(layersOf(server)).toMatchObject([{ type: 'image', fileId: 'file-9', x: 700 }]);
  expect(layersOf(server)[0]?.id).not.toBe('of-template');
  expect(server.editor().assets['file-9']).toMatchObject({ status: 'ready', fileId: 'file-9' });

  server.store.dispatch(historyActions.undo());
  expect(server.editor().document.present.order).toEqual(['front', 'back']);
  expect(layersOf(server)).toMatchObject([{ type: 'text', text: 'Hello' }]);
});

test('a picture that cannot be asked for now does not keep a template from being used', async () => {
  const server = await withTemplate();
  await server.last('Files').fail({ kind: 'refused', code: 'NOT_FOUND', message: 'This file no longer exists.' });
  expect(layersOf(server)).toMatchObject([{ type: 'image', fileId: 'file-9' }]);
  expect(server.editor().assets['file-9']).toMatchObject({ url: '/files/nine/original.png' });
});
