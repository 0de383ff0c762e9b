import {
  EditorVersionsDocument,
  type MakeProductMockupMutationVariables,
  type MockupSideInput,
} from '../../../contract/generated/operations';
import { fileUploaded } from '../../entities/files';
import { listings } from '../../entities/listings';
import type { Preset } from '../../entities/presets';
import { toAppError, toldError, type ToldError } from '../../kernel/app-error';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { ask, currentTime, freshId, put, select, take, type SagaGenerator } from '../../kernel/effects';
import { failed } from '../../kernel/failed';
import { taskActions } from '../../kernel/tasks-slice';
import type { ProductForm } from '../../../domain/listing/product-form';
import { sidesToSave, usedAssets } from '../document/convert';
import type { EditorDocument } from '../document/types';
import { hasPrint, selectPreset, selectUnsaved } from '../selectors';
import type { EditorSession } from '../session';
import type { EditorRoot } from '../state';
import { uiActions } from '../ui';
import { listingToSave, picturesToMake, sideOrder } from './attempt';
import { isWhole, saveActions, type SaveAttempt, type SaveFailure, type SaveStep, type SidePreview } from './actions';
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
  // What another machine sent and never heard of: under its key there is no second row, whatever is sent now.
  if (!resumed && save.sent && !isWhole(save.sent)) keys[save.sent.step] = save.sent.key;
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

/** A row of nobody's. */
const NONE = '-';

/** Throws when mockup or listing is not the version any more that this work was made from: before anything is drawn for nothing. */
function* checkVersions(): SagaGenerator<void> {
  const { mockupId, itemInfoId, version, listingVersion } = yield* select(({ editor }: EditorRoot) => editor.session);
  const known = [
    [mockupId, version],
    [itemInfoId, listingVersion],
  ] as const;
  if (known.every(([id, opened]) => id === null || opened === null)) return;
  const { data } = yield* ask(EditorVersionsDocument, { mockup_id: mockupId ?? NONE, item_info_id: itemInfoId ?? NONE });
  const now = new Map([...data.productMockups, ...data.itemsInfo].map(({ _id, updated_at }) => [_id, updated_at]));
  const isOther = known.some(([id, opened]) => id !== null && opened !== null && (now.get(id) ?? opened) !== opened);
  if (isOther) throw new SaveStopped('conflict');
}

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
  const earlier = yield* settleEarlier(attempt);
  // What is out under this attempt's own key may be the newer version itself; sent again, the server tells.
  if (!(yield* select(({ editor }: EditorRoot) => editor.save.sent))) yield* checkVersions();
  const sides = sidesToSave(attempt.document, kept, yield* uploadedFiles(attempt));
  const previews = yield* makeImages(attempt, sides, preset, templateId);

  yield* begin('mockup');
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
  const { listingVersion } = yield* select(({ editor }: EditorRoot) => editor.session);
  const product = { _id: knownListing, updated_at: listingVersion, params: record.value };
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

/** A name for the check alone. */
const SOME_NAME = '-';

/** The state a save begins from, and what is missing for it; null when nothing is open. */
function* checkedState(): SagaGenerator<{ session: EditorSession; preset: Preset; missing: 'name' | 'details' | null } | null> {
  const state = yield* select((root: Root) => root);
  const { session, product, document } = state.editor;
  const preset = selectPreset(state);
  if (session.status !== 'ready' || !preset || !product.form) return null;
  const isNamed = product.form.name.trim() !== '';
  const form = isNamed ? product.form : { ...product.form, name: SOME_NAME };
  const { ok } = listingToSave(form, preset, document.present, { listing: null, mockupId: null, previews: {} });
  return { session, preset, missing: !ok ? 'details' : isNamed ? null : 'name' };
}

/** Goes on to the Publish step, if the details are fit for it; a name is asked for there. */
export function* review(): SagaGenerator<void> {
  const checked = yield* checkedState();
  if (checked) yield* put(checked.missing === 'details' ? saveActions.refused() : uiActions.goToStep('publish'));
}

/** Puts what is open up, or says what is missing; does nothing while a save runs. */
export function* publish(): SagaGenerator<void> {
  const checked = yield* checkedState();
  if (checked?.missing) yield* put(checked.missing === 'name' ? saveActions.nameMissing() : saveActions.refused());
  else yield* saveAll(checked);
}

/** Saves what is open; what is not fit to be put up yet is kept as a draft. */
export function* save(): SagaGenerator<void> {
  const checked = yield* checkedState();
  const { editor } = yield* select((root: Root) => root);
  if (checked && !checked.missing && hasPrint(editor.document.present)) yield* saveAll(checked);
  else if (selectUnsaved({ editor })) yield* put(saveActions.keptAsDraft(checked?.missing === 'name' ? 'unnamed' : 'unfinished'));
}

function* saveAll(checked: { readonly session: EditorSession; readonly preset: Preset } | null): SagaGenerator<void> {
  const running = yield* select(({ editor }: EditorRoot) => editor.save.status === 'running');
  if (running || !checked) return;
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
