import type { MakeProductMockupMutationVariables } from '../../../contract/generated/operations';
import { listings } from '../../entities/listings';
import { mockups } from '../../entities/mockups';
import { toAppError } from '../../kernel/app-error';
import { put, select, type SagaGenerator } from '../../kernel/effects';
import type { EditorRoot } from '../state';
import { isWhole, saveActions, type SaveAttempt, type Sent } from './actions';

/** Sends a save of the mockup or the product; it stays noted as sent until its outcome is known. */
function* send(attemptId: string, sent: Sent): SagaGenerator<string> {
  yield* put(saveActions.sent({ attemptId, sent }));
  if (sent.step === 'mockup') {
    const { makeProductMockup: mockup } = yield* mockups.runMutation('save', sent.variables, sent.key);
    yield* put(saveActions.mockupSaved({ attemptId, mockupId: mockup._id, version: mockup.updated_at, sides: mockup.sides }));
    return mockup._id;
  }
  const { makeItemInfo: listing } = yield* listings.runMutation('save', sent.variables, sent.key);
  yield* put(saveActions.productSaved({ attemptId, itemInfoId: listing._id, version: listing.updated_at }));
  return listing._id;
}

/**
 * An earlier attempt sent something and never heard back. Sent again under its own key it is done at most once, and tells the id that the
 * new attempt has to change instead of making a second one, and the version it left. Only a creation or a save over a version needs that.
 */
export function* settleEarlier({ id, keys }: SaveAttempt): SagaGenerator<Partial<Record<Sent['step'], string>>> {
  const { sent } = yield* select(({ editor }: EditorRoot) => editor.save);
  if (!sent || !isWhole(sent) || sent.key === keys[sent.step]) return {};
  const versioned = typeof sent.variables.updated_at === 'number';
  if (sent.variables._id && !versioned) return {};
  try {
    return { [sent.step]: yield* send(id, sent) };
  } catch (thrown) {
    if (toAppError(thrown).kind !== 'refused') throw thrown;
    return {};
  }
}

/** Sends this step's save; on a retry exactly what was sent before, because a key stands for one body. */
export function* sendOnce(attempt: SaveAttempt, next: Sent): SagaGenerator<string> {
  const earlier = yield* select(({ editor }: EditorRoot) => editor.save.sent);
  return yield* send(attempt.id, earlier && isWhole(earlier) && earlier.key === next.key ? earlier : next);
}

/** The mockup must name its product, so that the editor finds the details again; a server may have seen to it already. */
export function* release(attemptId: string, mockup: MakeProductMockupMutationVariables, key: string): SagaGenerator<void> {
  const [saved] = yield* mockups.fetchPage({ variables: { _id: mockup._id } });
  if (saved?.item_info_id === mockup.item_info_id) return;
  const { makeProductMockup: tied } = yield* mockups.runMutation('save', mockup, key);
  yield* put(saveActions.mockupSaved({ attemptId, mockupId: tied._id, version: tied.updated_at, sides: tied.sides }));
}
