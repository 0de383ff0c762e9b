import { defaultSides } from '../../domain/design/default-sides';
import type { RefusalCode } from '../../domain/fault';
import { newProductForm, productFormOf } from '../../domain/listing/product-form';
import { files } from '../entities/files';
import { listings, type Listing } from '../entities/listings';
import { mockupPresets } from '../entities/mockup-presets';
import { mockups, type Mockup } from '../entities/mockups';
import { presets } from '../entities/presets';
import { RequestError } from '../kernel/app-error';
import { all, call, type SagaGenerator } from '../kernel/effects';
import { picturesOf } from './assets';
import { announceOwnFonts, familiesOfSides } from './load-used';
import { editorOpened, type OpenRequest } from './session-actions';

const missing = (refusal: RefusalCode, message: string) => new RequestError({ kind: 'refused', refusal, values: {}, message });

/** Reads what the address names from the server. Throws when the product type or the design is not there. */
export function* readOpened({ presetId, mockupId, draftId }: OpenRequest): SagaGenerator<ReturnType<typeof editorOpened>> {
  const [preset] = yield* call(presets.fetchPage, { variables: { _id: presetId } });
  if (!preset) throw missing('mockup.productMissing', 'This product type no longer exists.');
  if (mockupId !== null) {
    const [mockup] = yield* call(mockups.fetchPage, { variables: { _id: mockupId } });
    if (!mockup) throw missing('mockup.missing', 'This mockup no longer exists.');
    const [listing] = yield* all([
      call(listingOf, mockup),
      call(loadPictures, mockup),
      call(announceOwnFonts, familiesOfSides(mockup.sides)),
    ]);
    const form = listing ? productFormOf(listing, preset) : { ...newProductForm(preset), name: mockup.name };
    const { preset_id: templateId, sides, updated_at: version } = mockup;
    const listed = { itemInfoId: listing?._id ?? null, listingVersion: listing?.updated_at ?? null };
    return editorOpened({ presetId, mockupId, draftId, templateId, ...listed, version, sides, form });
  }
  const templates = yield* call(mockupPresets.fetchPage, { variables: { product_id: presetId } });
  const template = templates.find(({ type }) => type === 'blank') ?? templates[0];
  const sides = template?.sides ?? defaultSides();
  const form = newProductForm(preset);
  return editorOpened({ presetId, mockupId, draftId, templateId: template?._id ?? null, itemInfoId: null, sides, form });
}

function* listingOf({ item_info_id }: Mockup): SagaGenerator<Listing | null> {
  if (item_info_id === null) return null;
  const [listing] = yield* call(listings.fetchPage, { variables: { _id: item_info_id } });
  return listing ?? null;
}

/** The rows of the design's pictures tell which rendition the scene draws. */
function* loadPictures({ sides }: Mockup): SagaGenerator<void> {
  yield* all(picturesOf(sides).map(({ fileId }) => call(files.fetchPage, { variables: { _id: fileId } })));
}
