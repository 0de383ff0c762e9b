import { createAction } from '@reduxjs/toolkit';
import type {
  MakeItemInfoMutationVariables,
  MakeProductMockupMutationVariables,
  MockupSideInput,
} from '../../../contract/generated/operations';
import type { ProductForm } from '../../../domain/listing/product-form';
import type { MaybeTold } from '../../kernel/app-error';
import type { EditorDocument } from '../document/types';

/** The steps of a save in order (specification 2, §4): mockup images, mockup, product, done (release). */
export const SAVE_STEPS = ['images', 'mockup', 'product', 'done'] as const;
export type SaveStep = (typeof SAVE_STEPS)[number];

/** A rendered side. */
export interface SidePreview {
  readonly _id: string;
  readonly url: string;
  readonly image_sizes: readonly { readonly name: string; readonly url: string; readonly width: number; readonly height: number }[];
}

/** By side id, and by side id and colour for the colours besides the design's own (`picturesToMake`). */
export type SavePreviews = Readonly<Record<string, SidePreview>>;

/** What is being saved, and under which idempotency keys. A retry of the same work goes on with the same attempt. */
export interface SaveAttempt {
  readonly id: string;
  readonly document: EditorDocument;
  readonly form: ProductForm;
  /** By step, and by `image:{key of the picture}`. */
  readonly keys: Readonly<Record<string, string>>;
}

/** A mutation that was sent and whose outcome is not known. Its row may exist. */
export type Sent =
  | { readonly step: 'mockup'; readonly key: string; readonly variables: MakeProductMockupMutationVariables }
  | { readonly step: 'product'; readonly key: string; readonly variables: MakeItemInfoMutationVariables };

/** The same as it is known on another machine, without what it said: the next save of that step goes on under its key. */
export type Unheard = Pick<Sent, 'step' | 'key'>;

export const isWhole = (sent: Sent | Unheard): sent is Sent => 'variables' in sent;

/** Why a save stopped: as the server says it, or one of our own reasons by its key in the translations. */
export interface SaveFailure extends MaybeTold {
  readonly reason: 'upload-failed' | 'nothing-to-print' | 'conflict' | 'unknown' | null;
}

/** Facts of one attempt carry its id; those of an attempt that was left behind change nothing. */
interface OfAttempt {
  readonly attemptId: string;
}

export const saveActions = {
  /** Intent: save the design and put the product up; while it is not fit for that, keep it as a draft. */
  save: createAction('editor/save'),
  /** Intent: put the product up, and say what is missing for it. */
  publish: createAction('editor/save/publish'),
  /** Fact: it could not be put up yet and is kept as a draft, because it has no name, or something else is missing. */
  keptAsDraft: createAction<'unnamed' | 'unfinished'>('editor/save/keptAsDraft'),
  /** Fact: all it takes to be put up is a name. */
  nameMissing: createAction('editor/save/nameMissing'),
  /** Intent: somebody else saved this design meanwhile; save over theirs, or as a new design beside it. */
  resolveConflict: createAction<'mine' | 'copy'>('editor/save/resolveConflict'),
  /** Intent: go to the Publish step, for which the details must be right. */
  review: createAction('editor/save/review'),
  /** Fact: the details are not fit to be saved; nothing was sent, and the person is shown what is wrong. */
  refused: createAction('editor/save/refused'),
  started: createAction<{ attempt: SaveAttempt; resumed: boolean }>('editor/save/started'),
  stepStarted: createAction<OfAttempt & { step: SaveStep }>('editor/save/stepStarted'),
  imageMade: createAction<OfAttempt & { key: string; preview: SidePreview }>('editor/save/imageMade'),
  sent: createAction<OfAttempt & { sent: Sent }>('editor/save/sent'),
  mockupSaved: createAction<OfAttempt & { mockupId: string; version: number | null; sides: readonly MockupSideInput[] }>(
    'editor/save/mockupSaved',
  ),
  productSaved: createAction<OfAttempt & { itemInfoId: string; version?: number }>('editor/save/productSaved'),
  /** Fact: everything is saved and the product is released. */
  released: createAction<OfAttempt & { mockupId: string; itemInfoId: string; at: number }>('editor/save/released'),
  failed: createAction<OfAttempt & { step: SaveStep; failure: SaveFailure; outcomeKnown: boolean }>('editor/save/failed'),
};
