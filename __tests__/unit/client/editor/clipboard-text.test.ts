import fc from 'fast-check';
import { createEditorReducer, type EditorState } from '../../../../src/client/editor';
import { isLayersText, layersAsText, layersFromText } from '../../../../src/client/editor/commands';
import { assetActions } from '../../../../src/client/editor/assets';
import { documentActions } from '../../../../src/client/editor/document/actions';
import { layersOf } from '../../../../src/client/editor/document/convert';
import { fileUploaded } from '../../../../src/client/entities/files';
import { teeOpened } from '../../../fixtures/editor';

const state = (): EditorState =>
  [
    teeOpened(),
    assetActions.picked({ assetId: 'blob', filename: 'a.png' }),
    fileUploaded({ blobId: 'blob', fileId: 'file' }),
    documentActions.addImage({ sideId: 'front', assetId: 'blob', width: 10, height: 10 }),
    documentActions.addText({ sideId: 'front', text: 'Peak “1”', fontFamily: 'Oswald', fill: '#123456' }),
    documentActions.addClipart({ sideId: 'front', clipart: 'game-icons/anchor', fill: null, width: 10, height: 10 }),
  ].reduce<EditorState | undefined>(createEditorReducer(), undefined)!;

test('layers come back from the clipboard as they were, pictures under the id of their file', () => {
  const editor = state();
  const layers = layersOf(editor.document.present.sides.front!);
  const expected = layers.map((layer) => (layer.type === 'image' ? { ...layer, fileId: 'file' } : layer));
  expect(layersFromText(layersAsText(layers, { editor }))).toEqual(expected);
});

test.each([
  ['nothing', ''],
  ['other text', 'Hello'],
  ['other JSON', '{"kind":"something"}'],
  ['broken JSON', '{"kind":"pod-layers","layers":['],
  ['layers of no kind', '{"kind":"pod-layers","layers":[{"id":"a","name":"b","type":"evil","settings":[]}]}'],
  ['no layers', '{"kind":"pod-layers","layers":[1,null,{"id":1},{"id":"a","name":"b","type":"text","settings":[7]}]}'],
])('%s holds no layers', (_name, text) => {
  expect(layersFromText(text)).toBeNull();
});

test('broken layers are no words either', () => {
  expect(isLayersText('{"kind":"pod-layers","layers":[')).toBe(true);
  expect(isLayersText('Peak {"kind":"pod-layers"}')).toBe(false);
});

test('whatever JSON stands there, what is read are whole layers or nothing', () => {
  const setting = fc.record({
    name: fc.constantFrom('x', 'width', 'fill', 'text', 'visible', 'image'),
    value: fc.jsonValue(),
    file_id: fc.option(fc.string()),
  });
  const layer = fc.record({
    id: fc.string(),
    name: fc.string(),
    type: fc.constantFrom('image', 'text', 'clipart', 'other'),
    settings: fc.array(setting),
  });
  let understood = 0;
  fc.assert(
    fc.property(fc.array(fc.oneof(layer, fc.jsonValue())), (layers) => {
      const read = layersFromText(JSON.stringify({ kind: 'pod-layers', layers }));
      understood += read?.length ?? 0;
      for (const { x, width, visible } of read ?? []) {
        expect(Number.isFinite(x) && Number.isFinite(width)).toBe(true);
        expect(typeof visible).toBe('boolean');
      }
    }),
    { numRuns: 300, seed: 3 },
  );
  expect(understood).toBeGreaterThan(0);
});
