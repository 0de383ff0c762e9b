import { createAction, type Action } from '@reduxjs/toolkit';
import { editedForm, type ProductForm } from '../../../domain/listing/product-form';
import { draftActions } from '../drafts/slice';
import { firstState } from '../first-state';
import { saveActions } from '../save/actions';
import { editorOpened } from '../session-actions';

export interface EditorProduct {
  /** Null until a product is open. */
  readonly form: ProductForm | null;
  /** How often a save was refused because of the form; above 0, every fault in it is shown, not only those of touched fields. */
  readonly refusals: number;
}

export const productActions = {
  /** Intent: what was typed, right or wrong; it is checked when it is saved. */
  edit: createAction<Partial<ProductForm>>('editor/product/edit'),
};

const initialState = firstState.product;

export const productReducer = (state: EditorProduct = initialState, action: Action): EditorProduct => {
  if (editorOpened.match(action)) return { form: action.payload.form, refusals: 0 };
  if (draftActions.restored.match(action)) return { ...state, form: action.payload.form };
  if (productActions.edit.match(action) && state.form) {
    const { form } = state;
    const changed = Object.entries(action.payload).some(([key, value]) => form[key as keyof ProductForm] !== value);
    return changed ? { ...state, form: editedForm(form, action.payload) } : state;
  }
  if (saveActions.refused.match(action) || saveActions.nameMissing.match(action)) return { ...state, refusals: state.refusals + 1 };
  if (saveActions.started.match(action)) return state.refusals > 0 ? { ...state, refusals: 0 } : state;
  return state;
};
