import { isAnyOf } from '@reduxjs/toolkit';
import { defaultSides } from '../../domain/default-sides';
import { newProductForm, productFormOf } from '../../domain/product-form';
import { files } from '../entities/files';
import { listings, type Listing } from '../entities/listings';
import { mockupPresets } from '../entities/mockup-presets';
import { mockups, type Mockup } from '../entities/mockups';
import { presets } from '../entities/presets';
import { RequestError, toAppError } from '../kernel/app-error';
import { watch } from '../kernel/concurrency';
import { all, call, currentTime, put, select, type SagaGenerator } from '../kernel/effects';
import { requestFailed } from '../kernel/received';
import { selectUnsaved } from './selectors';
import { editorOpened, editorOpenFailed, openEditor, startOver, type OpenRequest } from './session-actions';
import type { EditorRoot } from './state';

const missing = (code: string, message: string) => new RequestError({ kind: 'refused', code, message });

function* load({ presetId, mockupId }: OpenRequest): SagaGenerator<ReturnType<typeof editorOpened>> {
  const [preset] = yield* call(presets.fetchPage, { variables: { _id: presetId } });
  if (!preset) throw missing('product-missing', 'This product type is not there.');
  if (mockupId !== null) {
    const [mockup] = yield* call(mockups.fetchPage, { variables: { _id: mockupId } });
    if (!mockup) throw missing('mockup-missing', 'This design is not there.');
    const [listing] = yield* all([call(listingOf, mockup), call(loadPictures, mockup)]);
    const form = listing ? productFormOf(listing, preset) : { ...newProductForm(preset), name: mockup.name };
    const { preset_id: templateId, sides } = mockup;
    return editorOpened({ presetId, mockupId, templateId, itemInfoId: listing?._id ?? null, sides, form });
  }
  const templates = yield* call(mockupPresets.fetchPage, { variables: { product_id: presetId } });
  const template = templates.find(({ type }) => type === 'blank') ?? templates[0];
  const sides = template?.sides ?? defaultSides();
  const form = newProductForm(preset);
  return editorOpened({ presetId, mockupId, templateId: template?._id ?? null, itemInfoId: null, sides, form });
}

function* listingOf({ item_info_id }: Mockup): SagaGenerator<Listing | null> {
  if (item_info_id === null) return null;
  const [listing] = yield* call(listings.fetchPage, { variables: { _id: item_info_id } });
  return listing ?? null;
}

/** The rows of the design's pictures tell which rendition the scene draws. */
function* loadPictures({ sides }: Mockup): SagaGenerator<void> {
  const settings = sides.flatMap(({ layers }) => layers.flatMap((layer) => layer.settings));
  const ids = new Set(settings.flatMap(({ file_id }) => file_id ?? []));
  yield* all([...ids].map((_id) => call(files.fetchPage, { variables: { _id } })));
}

/** Coming back to a design that is open with unsaved work, or was just saved, keeps it; anything else is loaded. */
const isKept = ({ editor }: EditorRoot, { presetId, mockupId }: OpenRequest): boolean => {
  const { session, save } = editor;
  if (session.status !== 'ready' || session.presetId !== presetId || session.mockupId !== mockupId) return false;
  return selectUnsaved({ editor }) || save.status === 'running' || save.status === 'done';
};

function* open(action: ReturnType<typeof openEditor> | ReturnType<typeof startOver>): SagaGenerator<void> {
  const request = action.payload;
  const keep = yield* select(isKept, request);
  if (keep && openEditor.match(action)) return;
  try {
    yield* put(yield* call(load, request));
  } catch (thrown) {
    const error = toAppError(thrown);
    yield* put(editorOpenFailed({ ...request, error }));
    if (error.kind === 'refused') return;
    yield* put(requestFailed({ origin: { entity: 'editor', operation: 'open' }, error, at: yield* currentTime() }));
  }
}

/** Opens the product the person went to; the newest wins. */
export function* openSaga(): SagaGenerator<void> {
  yield* watch(isAnyOf(openEditor, startOver), { mode: 'latest per key', keyOf: () => 'editor' }, open);
}
