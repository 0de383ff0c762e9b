import { eventChannel } from 'redux-saga';
import { ANYTHING } from '../../domain/lists/changes';
import { browserOf, call, cancel, currentTime, delay, fork, liveSourceOf, put, take, type SagaGenerator } from '../kernel/effects';
import type { LiveSource, Told } from '../kernel/live/news';
import { changed } from '../kernel/on-screen';
import { requestFailed } from '../kernel/received';
import { hearNews } from './notifications/inbox-saga';
import { INBOX } from './notifications/inbox-slice';

/** ms until code that could not be loaded is asked for again. */
const TRY_AGAIN = 10_000;
/** ms after which what is on screen is read again while nothing is heard. */
export const READ_DEAF = 10_000;

/** The connection news come over, in this tab or another; null while there is none. */
interface Link {
  connection: string | null;
}

/** Without a connection nothing is told, so everything may have changed now and then. */
function* whileDeaf(link: Link): SagaGenerator<void> {
  const browser = yield* browserOf();
  for (;;) {
    yield* delay(READ_DEAF);
    if (link.connection === null && browser.isSeen()) yield* put(changed({ changes: ANYTHING }));
  }
}

function* liveSource(): SagaGenerator<LiveSource | undefined> {
  for (;;) {
    try {
      return yield* call(liveSourceOf);
    } catch {
      yield* delay(TRY_AGAIN);
    }
  }
}

function* hear(told: Told, link: Link): SagaGenerator<void> {
  switch (told.kind) {
    case 'news':
      return yield* call(hearNews, told.news);
    case 'changed':
      return void (yield* put(changed({ changes: told.changes })));
    case 'link': {
      const another = told.connection !== null && told.connection !== link.connection;
      link.connection = told.connection;
      // Whatever happened before it was there was told to nobody.
      if (another) yield* put(changed({ changes: ANYTHING }));
      return;
    }
    case 'failed':
      yield* put(requestFailed({ origin: { entity: INBOX, operation: 'live' }, error: told.error, at: yield* currentTime() }));
  }
}

/** Listens to what the server tells by itself for as long as somebody is signed in. */
export function* followLive(userId: string): SagaGenerator<void> {
  const link: Link = { connection: null };
  const deaf = yield* fork(whileDeaf, link);
  const listen = yield* call(liveSource);
  if (!listen) return void (yield* cancel(deaf));
  const channel = eventChannel<Told>((tell) => listen(userId, tell));
  try {
    for (;;) yield* call(hear, yield* take(channel), link);
  } finally {
    channel.close();
  }
}
