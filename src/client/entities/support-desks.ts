import type { Action } from '@reduxjs/toolkit';
import { buffers, channel } from 'redux-saga';
import {
  MessageRetryDocument,
  MessageSendDocument,
  MessageUndoDocument,
  SupportDeskDocument,
  SupportOrderActionDocument,
  type SupportDeskFieldsFragment,
} from '../../contract/generated/operations';
import { bringSaga } from '../kernel/arrivals';
import { isOwnChange } from '../kernel/calls';
import { calmly } from '../kernel/calmly';
import { watch } from '../kernel/concurrency';
import { defineEntity, mutation, reference } from '../kernel/define-entity';
import { all, call, put, select, type SagaGenerator } from '../kernel/effects';
import type { EntitiesState } from '../kernel/entity-reducer';
import { changed } from '../kernel/on-screen';
import { received } from '../kernel/received';
import { messages } from './messages';
import { supports } from './supports';

export type SupportDesk = SupportDeskFieldsFragment;

/** A conversation as it is worked on: its latest messages, one's drafts, and what is known of the buyer. Each has the conversation's id. */
export const supportDesks = defineEntity({
  name: 'supportDesks',
  references: { support: reference(supports.name), messages: [reference(messages.name)] },
  query: { document: SupportDeskDocument, rows: (data): readonly SupportDesk[] => [data.support] },
  mutations: {
    send: mutation({ document: MessageSendDocument, rows: (data) => [data.messageSend] }),
    undo: mutation({ document: MessageUndoDocument, rows: (data) => [data.messageUndo] }),
    actOnOrder: mutation({ document: SupportOrderActionDocument, rows: (data) => [data.supportOrderAction] }),
    retry: mutation({ document: MessageRetryDocument, rows: (data) => [data.messageRetry] }),
  },
});

/** Ids of the conversations that are open. */
export const openedDesks = ({ entities }: EntitiesState): readonly string[] => {
  const { shown = {}, lists = {} } = entities[supportDesks.name]?.calls ?? {};
  return Object.keys(shown).flatMap((key) => lists[key]?.ids ?? []);
};

const byOthers = ({ entities }: EntitiesState, { payload }: ReturnType<typeof changed>): boolean =>
  payload.changes.some(
    (change) =>
      change.kind === supports.name &&
      [supports.name, supportDesks.name].every((name) => {
        const calls = entities[name]?.calls;
        return !calls || !isOwnChange(calls, change);
      }),
  );

const isOwn = (action: Action): action is ReturnType<typeof received> =>
  received.match(action) && action.payload.origin.entity === supports.name && action.payload.origin.requestId !== undefined;

/** What stands beside a conversation is told of as a change of the conversation. */
function* followSupports(): SagaGenerator<void> {
  const signals = channel<object>(buffers.sliding(1));
  function* read(): SagaGenerator<void> {
    for (const _id of yield* select(openedDesks)) yield* put(supportDesks.actions.load({ variables: { _id } }));
  }
  function* note(fact: ReturnType<typeof changed>): SagaGenerator<void> {
    if (yield* select(byOthers, fact)) signals.put(fact);
  }
  yield* all([
    call(watch, changed.match, { mode: 'every' as const }, note),
    call(watch, isOwn, { mode: 'every' as const }, read),
    call(calmly, signals, read),
  ]);
}

bringSaga(followSupports);
