import { createAction } from '@reduxjs/toolkit';
import { AuthorizeStoreDocument } from '../../../contract/generated/operations';
import { ask, browserOf, call, type SagaGenerator } from '../../kernel/effects';
import { failed } from '../../kernel/failed';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

export const doorActions = {
  /** A seller goes to the platform of a store, to let us in there. */
  open: createAction<{ storeId: string }>('door/open'),
};

/** Leaves for the platform; it sends the seller back to `/connect/{platform}`. */
export function* openDoor({ payload: { storeId } }: ReturnType<typeof doorActions.open>): SagaGenerator<void> {
  const browser = yield* browserOf();
  try {
    const { address } = (yield* ask(AuthorizeStoreDocument, { _id: storeId })).data.authorizeStore;
    browser.leaveTo(address);
  } catch (thrown) {
    const error = yield* failed({ entity: 'stores', operation: 'authorize' }, thrown);
    if (error.kind === 'refused') yield* call(() => showToast(refusalSentence(error), { tone: 'error' }));
  }
}
