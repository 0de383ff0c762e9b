/** @jest-environment node */
import { waitBefore } from '../../../../../src/client/kernel/backoff';
import { connect, readEvents } from '../../../../../src/client/kernel/live/connection';
import type { Change } from '../../../../../src/domain/lists/changes';
import { shareWork, type Tabs } from '../../../../../src/client/kernel/live/leader';
import type { News } from '../../../../../src/client/kernel/live/news';
import { comes } from '../../../../support/comes';

const bytes = (...chunks: readonly string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (stream) => {
      for (const chunk of chunks) stream.enqueue(new TextEncoder().encode(chunk));
      stream.close();
    },
  });

test('events are read however the bytes are cut, comments are signs of life only', async () => {
  const text = ': here\r\n\r\nevent: news\ndata: {"a":"é"}\n\ndata: 1\ndata: 2\n\nevent: rest\ndata: cut off';
  const raw = new TextEncoder().encode(text);
  for (const size of [1, 3, 7, 1000]) {
    const events: (readonly [name: string | undefined, data: string])[] = [];
    let signs = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        for (let at = 0; at < raw.length; at += size) stream.enqueue(raw.slice(at, at + size));
        stream.close();
      },
    });
    await readEvents(body, { onSign: () => (signs += 1), onEvent: ({ event, data }) => events.push([event, data]) });
    expect(events).toEqual([
      ['news', '{"a":"é"}'],
      [undefined, '1\n2'],
    ]);
    expect(signs).toBe(Math.ceil(raw.length / size));
  }
});

/** A body that stays open after its text until the request is given up, as a browser's does. */
const open =
  (text = '') =>
  (signal: AbortSignal): Response =>
    new Response(
      new ReadableStream({
        start: (stream) => {
          if (text) stream.enqueue(new TextEncoder().encode(text));
          signal.addEventListener('abort', () => stream.error(new Error('aborted')));
        },
      }),
    );

const news = (unread: number): string => `event: news\ndata: {"unread":${unread},"newest":null}\n\n`;

describe('a connection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Connects over a server that gives the answers in turn, then never one again. */
  const over = (answers: readonly ((signal: AbortSignal) => Response | Promise<Response>)[]) => {
    const told: News[] = [];
    const refused: string[] = [];
    const changed: (readonly Change[])[] = [];
    const links: (string | null)[] = [];
    const asked: { readonly accept: string; readonly authorization: string }[] = [];
    let tokens = 0;
    const stop = connect({
      url: 'http://shop.test/live',
      credentials: () => ({ token: `token-${++tokens}`, loginAs: undefined }),
      onNews: (each) => told.push(each),
      onChanged: (each) => changed.push(each),
      onLink: (connection) => links.push(connection),
      onRefused: ({ kind }) => refused.push(kind),
      fetch: async (_url, init) => {
        const { accept = '', authorization = '' } = init?.headers as Record<string, string>;
        asked.push({ accept, authorization });
        const answer = answers[asked.length - 1];
        if (!answer) return new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
        return answer(init?.signal ?? new AbortController().signal);
      },
    });
    return { told, refused, changed, links, asked, stop };
  };
  const streams = (asked: readonly { readonly accept: string }[]) => asked.filter(({ accept }) => accept === 'text/event-stream');

  test('tells which lists changed, and leaves out kinds it does not know', async () => {
    const changes = '[{"kind":"orders","by":null},{"kind":"moons","by":null},{"kind":"stores","by":"key"}]';
    const { changed, stop } = over([() => new Response(bytes(news(1), `event: changed\ndata: ${changes}\n\n`))]);
    await jest.advanceTimersByTimeAsync(100);
    expect(changed).toEqual([
      [
        { kind: 'orders', by: null },
        { kind: 'stores', by: 'key' },
      ],
    ]);
    stop();
  });

  test('says when it is there and when it is lost, each under a name of its own', async () => {
    const down = () => Response.json({}, { status: 503 });
    const { links, stop } = over([() => new Response(bytes(news(1))), down, down, open(news(2))]);
    await jest.advanceTimersByTimeAsync(60_000);
    const [first, lost, second] = links;
    expect([typeof first, lost, typeof second]).toEqual(['string', null, 'string']);
    expect(second).not.toBe(first);
    stop();
  });

  test('that ends is made anew, with the token of that moment', async () => {
    const { told, asked, stop } = over([() => new Response(bytes(news(1))), () => new Response(bytes(news(2)))]);
    await jest.advanceTimersByTimeAsync(2_500);
    expect(told.map(({ unread }) => unread)).toEqual([1, 2]);
    expect(asked.map(({ authorization }) => authorization).slice(0, 2)).toEqual(['Bearer token-1', 'Bearer token-2']);
    stop();
  });

  test.each(['wrong-token', 'docker-not-found', 'warning-ip'])('the server refuses for good (%s) is not tried again', async (kind) => {
    const sentences: Record<string, string> = { 'docker-not-found': 'Authorization 404', 'warning-ip': 'Warning IP' };
    const body = { errors: [{ message: sentences[kind] ?? 'The token has expired.' }] };
    const { refused, asked } = over([() => Response.json(body, { status: 400 })]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(refused).toEqual([kind]);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['a server that is down', () => Response.json({}, { status: 503 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['too many streams', () => Response.json({}, { status: 429 })],
  ])('meets %s: it is tried again ever more slowly, and nobody is told of an error', async (_name, answer) => {
    const { refused, asked, stop } = over(Array.from({ length: 1_000 }, () => answer));
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    const count = streams(asked).length;
    expect(refused).toEqual([]);
    expect(count).toBeGreaterThan(60);
    expect(count).toBeLessThan(400);
    stop();
  });

  test('that nothing comes through leaves a plain question now and then', async () => {
    const { told, stop } = over([open(), () => Response.json({ unread: 7, newest: 'n' })]);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(told).toEqual([{ unread: 7, newest: 'n' }]);
    stop();
  });

  test('that falls silent is given up', async () => {
    const { asked, stop } = over([open(news(1))]);
    await jest.advanceTimersByTimeAsync(39_000);
    expect(streams(asked)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(streams(asked)).toHaveLength(2);
    stop();
  });

  test('that is stopped asks no more', async () => {
    const { asked, stop } = over([]);
    stop();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked.length).toBeLessThanOrEqual(1);
  });

  test('waits grow to a minute at most', () => {
    expect([0, 1, 2, 5, 6, 30].map((attempt) => waitBefore(attempt, 1))).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
    expect(waitBefore(30, 0)).toBe(0);
  });
});

/** Tabs of one browser: they share locks and channels. */
const browser = (): Tabs => {
  const held = new Map<string, Promise<unknown>>();
  return {
    openChannel: (name) => new BroadcastChannel(name),
    locks: {
      request: (async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void> | undefined) => {
        const before = held.get(name) ?? Promise.resolve();
        const mine = before.then(() => (signal.aborted ? undefined : work()));
        held.set(name, mine);
        return mine;
      }) as LockManager['request'],
    },
  };
};

const openTabs = new Set<() => void>();
/** Tabs a failed test left open would keep the run from ending. */
afterEach(() => {
  for (const close of openTabs) close();
  openTabs.clear();
});

test('of several tabs one works and all hear; when it closes, the next one takes over; a late tab is told the last word', async () => {
  const tabs = browser();
  const leaders: string[] = [];
  const heard: Record<string, string[]> = {};
  let say: (message: string) => void = () => undefined;
  const openTab = (name: string) => {
    const own: string[] = (heard[name] = []);
    const close = shareWork<string>(
      'work',
      {
        lead: (tell) => {
          leaders.push(name);
          say = tell;
          return () => void leaders.push(`end of ${name}`);
        },
        hear: (message) => void own.push(message),
        standing: (message) => (message.startsWith('for a moment') ? undefined : 'how it stands'),
      },
      tabs,
    );
    openTabs.add(close);
    return close;
  };
  const closeA = openTab('a');
  const closeB = openTab('b');
  await comes(() => expect(leaders).toEqual(['a']));
  say('one');
  await comes(() => expect(heard).toEqual({ a: ['one'], b: ['one'] }));
  const closeC = openTab('c');
  await comes(() => expect(heard).toEqual({ a: ['one'], b: ['one', 'one'], c: ['one'] }));
  say('for a moment');
  await comes(() => expect(heard.b?.slice(2)).toEqual(['for a moment']));
  openTab('d');
  await comes(() => expect([heard.b?.slice(2), heard.d]).toEqual([['for a moment', 'one'], ['one']]));
  closeA();
  await comes(() => expect(leaders).toEqual(['a', 'end of a', 'b']));
  say('two');
  await comes(() => expect([heard.b?.at(-1), heard.c?.at(-1), heard.a?.at(-1)]).toEqual(['two', 'two', 'for a moment']));
  closeB();
  closeC();
});

test('a browser without locks lets every tab work for itself', () => {
  const heard: string[] = [];
  const stop = jest.fn();
  const close = shareWork<string>(
    'work',
    {
      lead: (tell) => {
        tell('alone');
        return stop;
      },
      hear: (message) => void heard.push(message),
      standing: () => undefined,
    },
    { locks: undefined, openChannel: undefined },
  );
  expect(heard).toEqual(['alone']);
  close();
  expect(stop).toHaveBeenCalled();
});
