import { NotificationReadAllDocument } from '../../../contract/generated/operations';
import { notifications } from '../../entities/notifications';
import { ask, call, currentTime, put, select, type SagaGenerator } from '../../kernel/effects';
import { failed } from '../../kernel/failed';
import type { News } from '../../kernel/live/news';
import { received } from '../../kernel/received';
import { INBOX, INBOX_PAGE, inboxActions, selectInbox, type InboxRoot } from './inbox-slice';

/** Loads a page into the list. */
export function* loadInbox({ payload: { page } }: ReturnType<typeof inboxActions.load>): SagaGenerator<void> {
  try {
    const request = { page, perpage: INBOX_PAGE };
    const rows = yield* call(notifications.fetchPage, request);
    const total = yield* select((state: InboxRoot) => notifications.selectTotal(state, request));
    yield* put(inboxActions.paged({ page, ids: rows.map(({ _id }) => _id), total }));
  } catch (error) {
    yield* failed({ entity: INBOX, operation: 'load' }, error);
  }
}

/** Tells the server that everything is read, then turns the loaded rows, for its answer is no more than yes. */
export function* readAll({ meta: { requestId } }: ReturnType<typeof inboxActions.readAll>): SagaGenerator<void> {
  try {
    yield* ask(NotificationReadAllDocument, {}, { idempotencyKey: requestId });
    const rows = yield* select((state: InboxRoot) => selectInbox(state).ids.map((id) => notifications.selectById(state, id)));
    const turned = rows.flatMap((row) => (row?.status === 'New' ? [[row._id, { ...row, status: 'Readed' }] as const] : []));
    yield* put(
      received({
        origin: { entity: INBOX, operation: 'readAll' },
        entities: { [notifications.name]: Object.fromEntries(turned) },
        at: yield* currentTime(),
      }),
    );
    yield* put(inboxActions.allRead({ requestId }));
  } catch (error) {
    yield* failed({ entity: INBOX, operation: 'readAll', requestId }, error);
  }
}

/** Keeps what the server tells by itself; a list that is loaded follows it. */
export function* hearNews(news: News): SagaGenerator<void> {
  const before = yield* select(selectInbox);
  yield* put(inboxActions.told(news));
  const changed = news.newest !== before.newest || news.unread !== before.unread;
  if (changed && before.status !== 'idle') yield* put(inboxActions.load({ page: 1 }));
}
