import type { MockupSideInput } from '../../../src/contract/generated/operations';
import { assetActions } from '../../../src/client/editor/assets';
import { documentActions } from '../../../src/client/editor/document/actions';
import { productActions } from '../../../src/client/editor/product/slice';
import { openEditor } from '../../../src/client/editor/session-actions';
import { blankSides, tee } from '../../fixtures/editor';
import { settle, storeWithFakeServer, type Around, type FakeCall } from '../support/fake-server';

export const template = { _id: 'template', type: 'blank', product_id: tee._id, sides: blankSides() };

export const previewOf = (side: string, color = '#ffffff') => {
  const url = `/files/${side}${color === '#ffffff' ? '' : color.slice(1)}/original.webp`;
  return { _id: `preview-${side}-${color}`, url, image_sizes: [{ name: 'original', url, width: 2000, height: 2000 }] };
};

const drawn = ({ id, document }: MockupSideInput) => previewOf(id, String(document.settings.find(({ name }) => name === 'color')?.value));

interface MockupRow {
  readonly _id: string;
  readonly item_info_id: string | null;
  /** Counts the saves. */
  readonly updated_at: number;
  readonly sides: readonly MockupSideInput[];
}

/**
 * The editor's end of a server: rows by id, one effect per idempotency key, as the real one keeps them. The test decides which calls it
 * answers, refuses or loses.
 */
export const editorServer = (around: Around = {}) => {
  const app = storeWithFakeServer(around);
  const mockups: MockupRow[] = [];
  const listings: { _id: string; updated_at: number }[] = [];
  const answers = new Map<string, unknown>();

  const effect = (call: FakeCall): unknown => {
    const key = call.options.idempotencyKey ?? '';
    if (answers.has(key)) return answers.get(key);
    const answer = run(call);
    answers.set(key, answer);
    return answer;
  };
  const run = ({ operation, variables }: FakeCall): unknown => {
    if (operation === 'MakeMockupPreview') return { makeMockupPreview: drawn(variables.side as MockupSideInput) };
    if (operation === 'MakeProductMockup') {
      const known = mockups.findIndex(({ _id }) => _id === variables._id);
      const at = known === -1 ? mockups.length : known;
      const row = {
        item_info_id: null,
        ...variables,
        _id: mockups[at]?._id ?? `mockup-${at + 1}`,
        updated_at: (mockups[at]?.updated_at ?? 0) + 1,
      };
      mockups[at] = row as unknown as MockupRow;
      return { makeProductMockup: row };
    }
    const known = listings.findIndex(({ _id }) => _id === variables._id);
    const at = known === -1 ? listings.length : known;
    const params = variables.params as { mockup_id: string };
    const version = (listings[at]?.updated_at ?? 0) + 1;
    const row = { ...params, _id: listings[at]?._id ?? `listing-${at + 1}`, updated_at: version, items: [] };
    listings[at] = row;
    const tied = mockups.findIndex(({ _id }) => _id === params.mockup_id);
    if (mockups[tied]) mockups[tied] = { ...mockups[tied], item_info_id: row._id };
    return { makeItemInfo: row };
  };
  /** Answers the latest call of that name. */
  const answer = async (operation: string) => {
    const call = app.last(operation);
    if (operation === 'ProductMockups') await call.answer({ productMockups: mockups.filter(({ _id }) => _id === call.variables._id) });
    else await call.answer(effect(call));
  };
  /** Tells which versions there are, and answers every picture asked for, and those asked for then. */
  const pictures = async () => {
    for (let next = 0; next < app.calls.length; next++) {
      const call = app.calls[next];
      if (call?.operation === 'MakeMockupPreview') await call.answer(effect(call));
      if (call?.operation === 'EditorVersions') await call.answer({ productMockups: mockups, itemsInfo: listings });
    }
  };
  /** The server does it, but its answer never arrives. */
  const lose = async (operation: string) => {
    effect(app.last(operation));
    await app.last(operation).fail({ kind: 'maintenance', message: 'Failed to fetch' });
  };
  const editor = () => app.store.getState().editor;
  /** A new design on the tee, with its details filled in. */
  const open = async () => {
    app.store.dispatch(openEditor({ presetId: tee._id, mockupId: null }));
    await settle();
    await app.last('ProductPreset').answer({ productPreset: [tee] });
    await app.last('ProductMockupPresets').answer({ productMockupPresets: [template] });
    app.store.dispatch(productActions.edit({ name: 'Peak tee' }));
  };
  const addText = (sideId = 'front') => {
    app.store.dispatch(documentActions.addText({ sideId, text: 'Peak', fontFamily: 'Oswald', fill: '#000000' }));
    return editor().ui.selected[0] ?? '';
  };
  const addPicture = (assetId: string) => {
    app.store.dispatch(assetActions.picked({ assetId, filename: `${assetId}.png` }));
    app.store.dispatch(documentActions.addImage({ sideId: 'front', assetId, width: 100, height: 100 }));
  };
  const asked = () => app.calls.map(({ operation }) => operation);
  return { ...app, answer, pictures, lose, editor, open, addText, addPicture, asked, mockups, listings, settle };
};
