import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Change } from '../../../domain/lists/changes';
import type { AppError } from '../app-error';
import { waitBefore } from '../backoff';
import { after, makeId, random } from '../clock';
import { errorOfAnswer, type Credentials } from '../request';
import { readChanges, readNews, type News } from './news';

/**
 * Reads server-sent events until the stream ends, which is also what it throws for a broken one. The browser's own EventSource is not used:
 * it cannot send an Authorization header. `onSign` is called for every sign of life, `onEvent` for an event that has data.
 */
export const readEvents = async (
  body: ReadableStream<Uint8Array>,
  { onSign, onEvent }: { readonly onSign: () => void; readonly onEvent: (event: EventSourceMessage) => void },
): Promise<void> => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({ onEvent });
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onSign();
    parser.feed(decoder.decode(value, { stream: true }));
  }
};

/** ms without a sign of life after which a connection counts as lost; the server gives one every 15 s. */
const SILENCE = 40_000;
/** ms for the first one: how things stand is told at once, unless something in between keeps it back. */
const FIRST_SILENCE = 10_000;

/** Failures that trying again does not mend: the session has to hear of them. */
const isFinal = ({ kind }: AppError): boolean => kind === 'wrong-token' || kind === 'docker-not-found' || kind === 'warning-ip';

interface ConnectionOptions {
  readonly url: string;
  /** Read anew at every attempt. */
  readonly credentials: () => Credentials;
  readonly onNews: (news: News) => void;
  /** Which lists changed. */
  readonly onChanged: (changes: readonly Change[]) => void;
  /** A connection is open, by its id; null when it is lost. */
  readonly onLink: (connection: string | null) => void;
  /** The server refuses this token or this host; nothing more comes. */
  readonly onRefused: (error: AppError) => void;
  readonly fetch?: typeof fetch;
}

/**
 * Keeps a stream open until the returned function is called. Each connection begins with how the news stand; what changed between two is
 * not told, so whoever hears of another one takes everything as changed. While the browser is offline or the server away it keeps trying,
 * ever more slowly, and says no more than that it has no connection.
 */
export const connect = ({
  url,
  credentials,
  onNews,
  onChanged,
  onLink,
  onRefused,
  fetch: send = fetch,
}: ConnectionOptions): (() => void) => {
  const stopped = new AbortController();
  let cancelWait = (): void => undefined;

  const open = (accept: string, signal: AbortSignal): Promise<Response> => {
    const { token, loginAs } = credentials();
    return send(url, {
      headers: { accept, ...(token && { authorization: `Bearer ${token}` }), ...(loginAs && { 'login-as': loginAs }) },
      cache: 'no-store',
      signal: AbortSignal.any([stopped.signal, signal]),
    });
  };

  /** How things stand, as a plain answer: for a network that lets no stream through. */
  const askOnce = async (): Promise<void> => {
    const response = await open('application/json', AbortSignal.timeout(FIRST_SILENCE));
    const news = response.ok ? readNews(await response.json()) : undefined;
    if (news && !stopped.signal.aborted) onNews(news);
  };

  /** Ends when the connection does; true when anything was heard over it. */
  const once = async (): Promise<boolean> => {
    const silent = new AbortController();
    let heard = false;
    let cancelSilence = after(FIRST_SILENCE, () => silent.abort());
    const onSign = (): void => {
      if (!heard && !stopped.signal.aborted) onLink(makeId());
      heard = true;
      cancelSilence();
      cancelSilence = after(SILENCE, () => silent.abort());
    };
    try {
      const response = await open('text/event-stream', silent.signal);
      if (!response.ok || !response.body) {
        const error = errorOfAnswer(response.status, await response.text().catch(() => ''));
        if (isFinal(error)) {
          stopped.abort();
          onRefused(error);
        }
        return false;
      }
      await readEvents(response.body, {
        onSign,
        onEvent: ({ event, data }) => {
          if (stopped.signal.aborted) return;
          const news = event === 'news' ? readNews(JSON.parse(data)) : undefined;
          if (news) onNews(news);
          const changes = event === 'changed' ? readChanges(JSON.parse(data)) : [];
          if (changes.length > 0) onChanged(changes);
        },
      });
    } catch {
      // Lost, silent, or unreadable: what was heard before counts all the same.
    } finally {
      cancelSilence();
      // Lets go of the connection after something unreadable came over it.
      silent.abort();
      if (heard && !stopped.signal.aborted) onLink(null);
    }
    return heard;
  };

  let attempt = 0;
  const again = async (): Promise<void> => {
    const heard = await once();
    if (!heard && !stopped.signal.aborted) await askOnce().catch(() => undefined);
    if (stopped.signal.aborted) return;
    attempt = heard ? 0 : attempt + 1;
    cancelWait = after(waitBefore(attempt, random()), () => void again());
  };
  void again();
  return () => {
    stopped.abort();
    cancelWait();
  };
};
