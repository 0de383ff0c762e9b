import { createAction } from '@reduxjs/toolkit';
import type { MockupSideInput } from '../../contract/generated/operations';
import type { ProductForm } from '../../domain/listing/product-form';
import type { AppError } from '../kernel/app-error';

export interface OpenRequest {
  /** `_id` of the product type. */
  readonly presetId: string;
  /** `_id` of a saved mockup, or null to begin a new design. */
  readonly mockupId: string | null;
  /** The unfinished work to go on with; without one, what is there is offered. */
  readonly draftId?: string | null;
}

/** Intent: show this product's editor. */
export const openEditor = createAction<OpenRequest>('editor/open');

/** Fact: the product and its sides have arrived; the editor starts from them. */
export const editorOpened = createAction<
  OpenRequest & {
    /** `_id` of the template (mockup preset) the design was started from. */
    readonly templateId: string | null;
    readonly itemInfoId: string | null;
    /** `updated_at` of the mockup; null for a new design. */
    readonly version?: number | null;
    /** `updated_at` of the listing. */
    readonly listingVersion?: number | null;
    readonly sides: readonly MockupSideInput[];
    readonly form: ProductForm;
  }
>('editor/opened');

/** Fact: it could not be opened. */
export const editorOpenFailed = createAction<OpenRequest & { readonly error: AppError }>('editor/openFailed');

/** Fact: the person went elsewhere. Unsaved work stays, to be found again. */
export const editorLeft = createAction('editor/left');

/** Intent: drop what is not saved and open the same product again. */
export const startOver = createAction<OpenRequest>('editor/startOver');
