import { isAnyOf } from '@reduxjs/toolkit';
import { UpdateProfileDocument } from '../../../contract/generated/operations';
import { readPreferences } from '../../../domain/people/customizer';
import { toAppError, toldError } from '../../kernel/app-error';
import { watch } from '../../kernel/concurrency';
import { all, ask, browserOf, call, delay, fork, put, select, type SagaGenerator } from '../../kernel/effects';
import { selectUser, sessionActions, type SessionRoot } from '../session/session-slice';
import { customizerActions, selectCustomizer, type CustomizerRoot, readKept, writeKept } from './customizer-slice';

/** How long choices are collected before the server is told, in milliseconds. */
export const SAVE_AFTER = 600;

/** Keeps the looks on this browser at once, and with the person's profile a moment later (specification 2, §7, Client storage). */
export function* customizerSaga(): SagaGenerator<void> {
  yield* call(restore);
  yield* all([
    call(() => watch(sessionActions.signedIn.match, { mode: 'latest' }, adopt)),
    call(() => watch(customizerActions.change.match, { mode: 'latest' }, saveSoon)),
    call(() => watch(isToKeep, { mode: 'every' }, keep)),
  ]);
}

const isToKeep = isAnyOf(customizerActions.change, customizerActions.adopted, customizerActions.saved, sessionActions.signedOut);

function* restore(): SagaGenerator<void> {
  const browser = yield* browserOf();
  const text = browser.readStored('customizer');
  if (text !== undefined) yield* put(customizerActions.restored(readKept(text)));
}

function* keep(): SagaGenerator<void> {
  const browser = yield* browserOf();
  const state = yield* select((root: CustomizerRoot) => selectCustomizer(root));
  browser.writeStored('customizer', writeKept(state));
}

/** The profile's preferences, with what was chosen here and did not reach the server on top of them. */
function* adopt(): SagaGenerator<void> {
  const user = yield* select((root: SessionRoot) => selectUser(root));
  yield* put(customizerActions.adopted(readPreferences(user?.customizer)));
  yield* fork(save);
}

function* saveSoon(): SagaGenerator<void> {
  yield* delay(SAVE_AFTER);
  yield* call(save);
}

/** Sends the changed keys only (specification 2, §5). Nobody signed in: they wait on this browser. */
function* save(): SagaGenerator<void> {
  const user = yield* select((root: SessionRoot) => selectUser(root));
  const { unsaved } = yield* select((root: CustomizerRoot) => selectCustomizer(root));
  if (!user || Object.keys(unsaved).length === 0) return;
  try {
    yield* ask(UpdateProfileDocument, { customizer: unsaved });
    yield* put(customizerActions.saved(unsaved));
  } catch (error) {
    yield* put(customizerActions.saveFailed(toldError(toAppError(error))));
  }
}
