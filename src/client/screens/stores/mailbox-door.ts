import { createAction } from '@reduxjs/toolkit';
import { AuthorizeStoreMailboxDocument } from '../../../contract/generated/operations';
import { bringSaga } from '../../kernel/arrivals';
import { watch } from '../../kernel/concurrency';
import { ask, browserOf, call, type SagaGenerator } from '../../kernel/effects';
import { failed } from '../../kernel/failed';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

/** Intent: a seller goes to a provider, to sign in to a store's mailbox there. */
export const leaveForMailbox = createAction<{ storeId: string; provider: string }>('door/leaveForMailbox');

/** Leaves for the provider; it sends the seller back to `/connect/{provider}`. */
function* goToProvider({ payload: { storeId, provider } }: ReturnType<typeof leaveForMailbox>): SagaGenerator<void> {
  const browser = yield* browserOf();
  try {
    const { address } = (yield* ask(AuthorizeStoreMailboxDocument, { _id: storeId, provider })).data.authorizeStoreMailbox;
    browser.leaveTo(address);
  } catch (thrown) {
    const error = yield* failed({ entity: 'stores', operation: 'authorizeMailbox' }, thrown);
    if (error.kind === 'refused') yield* call(() => showToast(refusalSentence(error), { tone: 'error' }));
  }
}

bringSaga(() => watch(leaveForMailbox.match, { mode: 'latest' }, goToProvider));
