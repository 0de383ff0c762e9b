import type {
  MakeItemInfoMutationVariables,
  MakeProductMockupMutationVariables,
  MockupSideInput,
} from '../../../contract/generated/operations';
import { fileUploaded } from '../../entities/files';
import { listings } from '../../entities/listings';
import type { Preset } from '../../entities/presets';
import { toAppError, toldError, type ToldError } from '../../kernel/app-error';
import type { EntitiesState } from '../../kernel/define-entity';
import { currentTime, freshId, put, select, take, type SagaGenerator } from '../../kernel/effects';
import { failed } from '../../kernel/failed';
import { taskActions } from '../../kernel/tasks-slice';
import type { ProductForm } from '../../../domain/listing/product-form';
import { sidesToSave, usedAssets } from '../document/convert';
import type { EditorDocument } from '../document/types';
import { hasPrint, selectPreset } from '../selectors';
import type { EditorSession } from '../session';
import type { EditorRoot } from '../state';
import { uiActions } from '../ui';
import { listingToSave, picturesToMake, sideOrder } from './attempt';
import { saveActions, type SaveAttempt, type SaveFailure, type SaveStep, type SidePreview } from './actions';
import { makeImages } from './make-images';
import { release, sendOnce, settleEarlier } from './send';

type Root = EditorRoot & EntitiesState;

/** A reason of our own to stop; its key is in the translations. */
class SaveStopped extends Error {
  constructor(
    readonly reason: SaveFailure['reason'],
    readonly told: ToldError | null = null,
  ) {
    super(told?.message);
  }
}

const stepsWithKey = (document: EditorDocument, form: ProductForm, preset: Preset): string[] => [
  ...picturesToMake(document, form, preset).map(({ key }) => `image:${key}`),
  'mockup',
  'product',
  'release',
];

/** A retry of unchanged work goes on with its attempt, under the same keys; anything else begins a new one. */
function* beginAttempt(preset: Preset): SagaGenerator<SaveAttempt> {
  const { document, product, save } = yield* select(({ editor }: EditorRoot) => editor);
  const { form } = product;
  if (!form) throw new SaveStopped('unknown');
  const known = save.attempt;
  const resumed = save.status === 'failed' && known?.document === document.present && known.form === form;
  const keys: Record<string, string> = {};
  if (!resumed) for (const step of stepsWithKey(document.present, form, preset)) keys[step] = yield* freshId();
  const attempt = resumed ? known : { id: yield* freshId(), document: document.present, form, keys };
  yield* put(saveActions.started({ attempt, resumed }));
  return attempt;
}

/** Waits until every picture of the document is uploaded; gives the file of an asset. */
function* uploadedFiles({ document }: SaveAttempt): SagaGenerator<(assetId: string) => string> {
  const used = usedAssets(document);
  for (;;) {
    const assets = yield* select(({ editor }: EditorRoot) => editor.assets);
    const failed = [...used].find((id) => assets[id]?.status === 'failed');
    if (failed !== undefined) throw new SaveStopped('upload-failed', assets[failed]?.error);
    if ([...used].every((id) => assets[id]?.status !== 'uploading')) return (id) => assets[id]?.fileId ?? id;
    yield* take([fileUploaded.type, taskActions.errored.type]);
  }
}

const withPreview = (side: MockupSideInput, preview: SidePreview | undefined): MockupSideInput => {
  const size = preview?.image_sizes[0];
  if (!preview || !size) return side;
  return {
    ...side,
    mockup: { _id: preview._id, url: preview.url, width: size.width, height: size.height, image_sizes: [...preview.image_sizes] },
  };
};

/** The four steps; `onStep` hears which one begins. Throws what stops them. */
function* runSteps(attempt: SaveAttempt, session: EditorSession, preset: Preset, onStep: (step: SaveStep) => void): SagaGenerator<void> {
  const attemptId = attempt.id;
  const { templateId, sides: kept } = session;
  // A resumed attempt goes on where it stopped: a key stands for one body, and a finished step's body would name the row it made.
  const { steps } = yield* select(({ editor }: EditorRoot) => editor.save);
  const finished = { mockup: steps.mockup === 'done' && session.mockupId, product: steps.product === 'done' && session.itemInfoId };
  function* begin(step: SaveStep): SagaGenerator<void> {
    onStep(step);
    yield* put(saveActions.stepStarted({ attemptId, step }));
  }

  yield* begin('images');
  if (!hasPrint(attempt.document)) throw new SaveStopped('nothing-to-print');
  const sides = sidesToSave(attempt.document, kept, yield* uploadedFiles(attempt));
  const previews = yield* makeImages(attempt, sides, preset, templateId);

  yield* begin('mockup');
  const earlier = yield* settleEarlier(attempt);
  const knownListing = session.itemInfoId ?? earlier.product ?? null;
  const version = yield* select(({ editor }: EditorRoot) => editor.session.version);
  const mockup: MakeProductMockupMutationVariables = {
    _id: session.mockupId ?? earlier.mockup ?? null,
    updated_at: version,
    src: previews[sideOrder(attempt.document)[0] ?? '']?.url,
    item_info_id: knownListing,
    product_id: preset._id,
    preset_id: templateId,
    name: attempt.form.name,
    mockup_type: '2D',
    sides: sides.map((side) => withPreview(side, previews[side.id])),
  };
  const mockupKey = attempt.keys.mockup ?? '';
  const mockupId = finished.mockup || (yield* sendOnce(attempt, { step: 'mockup', variables: mockup, key: mockupKey }));

  yield* begin('product');
  const listing = yield* select((state: Root) => listings.selectById(state, knownListing ?? '') ?? null);
  const record = listingToSave(attempt.form, preset, attempt.document, { listing, mockupId, previews });
  if (!record.ok) throw new SaveStopped('unknown');
  const product = { _id: knownListing, params: record.value as MakeItemInfoMutationVariables['params'] };
  const productKey = attempt.keys.product ?? '';
  const itemInfoId = finished.product || (yield* sendOnce(attempt, { step: 'product', variables: product, key: productKey }));

  yield* begin('done');
  yield* release(attemptId, { ...mockup, _id: mockupId, updated_at: null, item_info_id: itemInfoId }, attempt.keys.release ?? '');
  yield* put(saveActions.released({ attemptId, mockupId, itemInfoId, at: yield* currentTime() }));
}

const failureOf = (thrown: unknown): SaveFailure => {
  if (thrown instanceof SaveStopped) return { reason: thrown.reason, message: null, ...thrown.told };
  const error = toAppError(thrown);
  if (error.code === 'CONFLICT' && error.field === 'updated_at') return { reason: 'conflict', message: null };
  // The server's first message, whatever the status it came with, or the product's own (specification 1, §8; 2, §8).
  if (error.wordless || error.message.trim() === '') return { reason: 'unknown', message: null };
  return { reason: null, ...toldError(error) };
};

/** The state a save begins from; null, and said so, when the details are not fit for it, or when nothing is open. */
function* checkedState(): SagaGenerator<{ session: EditorSession; preset: Preset } | null> {
  const state = yield* select((root: Root) => root);
  const { session, product, document } = state.editor;
  const preset = selectPreset(state);
  if (session.status !== 'ready' || !preset || !product.form) return null;
  const check = listingToSave(product.form, preset, document.present, { listing: null, mockupId: null, previews: {} });
  if (check.ok) return { session, preset };
  yield* put(saveActions.refused());
  return null;
}

/** Goes on to the Publish step, if the details are fit for it. */
export function* review(): SagaGenerator<void> {
  if (yield* checkedState()) yield* put(uiActions.goToStep('publish'));
}

/** Saves what is open; does nothing while a save runs. */
export function* save(): SagaGenerator<void> {
  const running = yield* select(({ editor }: EditorRoot) => editor.save.status === 'running');
  const checked = running ? null : yield* checkedState();
  if (!checked) return;
  const { session, preset } = checked;
  const attempt = yield* beginAttempt(preset);
  let step: SaveStep = 'images';
  try {
    yield* runSteps(attempt, session, preset, (begun) => (step = begun));
  } catch (thrown) {
    const error = toAppError(thrown);
    const outcomeKnown = error.kind === 'refused';
    yield* put(saveActions.failed({ attemptId: attempt.id, step, failure: failureOf(thrown), outcomeKnown }));
    // Without a right to be here there is nothing to retry; the application takes the person to sign in.
    const isSession = error.kind === 'wrong-token' || error.kind === 'warning-ip' || error.kind === 'docker-not-found';
    if (isSession) yield* failed({ entity: 'editor', operation: 'save' }, thrown);
  }
}
