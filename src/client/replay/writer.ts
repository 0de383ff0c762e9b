import { after, elapsed, whenIdle } from '../kernel/clock';
import { assemble } from './assemble';
import { SNAPSHOT_EVERY } from './format';
import { memoryStorage } from './memory-storage';
import { createScribe, piecesOfJson, type Scribe, type Seen } from './scribe';
import type { Redactor } from './redaction/redact';
import type { Fold, State } from './slices';
import type { LogStorage, SessionHeader } from './storage';

/** A segment ends after 1,000 actions, or when its text is this long and no shorter than the state it begins with. */
const SEGMENT_SIZE = 5_000_000;
/** Lines are stored after so many actions, or when the oldest has waited that long (ms). */
const BATCH_ACTIONS = 50;
const BATCH_DELAY = 500;
const IDLE_DELAY = 200;

/** What waits to be written: an action, or another record that has to know how far the tab's numbers are ahead of the page's. */
export type Entry =
  { readonly kind: 'action'; readonly seen: Seen } | { readonly kind: 'line'; readonly write: (scribe: Scribe, offset: number) => string };

export interface WriterOptions {
  readonly tab: string;
  readonly header: SessionHeader;
  readonly fold: Fold;
  readonly redactor: Redactor;
  /** The state before the first action; asked once. */
  readonly firstState: () => State;
  readonly openStorage: () => Promise<LogStorage>;
  /** Most that is kept: actions; characters. */
  readonly ring: { readonly actions: number; readonly size: number };
}

export interface LogWriter {
  readonly push: (entry: Entry) => void;
  /** Writes and stores everything that waits. */
  readonly flush: () => Promise<void>;
  /** The pieces of the tab's log, in order. */
  readonly read: () => Promise<string[]>;
  readonly stop: () => void;
}

/**
 * Writes a log while the page is idle, a few milliseconds at a time. A log is kept in segments of 1,000 actions, each beginning with the
 * whole state, so that the oldest can be dropped and what is left still reads.
 */
export const createLogWriter = (options: WriterOptions): LogWriter => {
  const { tab, header, fold, redactor, ring } = options;
  let queue: Entry[] = [];
  let head = 0;
  let stopped = false;

  let storage: LogStorage | undefined;
  let beginning: Promise<void> | undefined;
  let session = 0;
  let offset = 0;
  let scribe: Scribe | undefined;

  let segment: Promise<number> | undefined;
  let segmentActions = 0;
  let segmentSize = 0;
  let segmentLimit = SEGMENT_SIZE;
  let snapshot: { readonly pieces: Iterator<string, void>; readonly done: string[]; readonly after: number } | undefined;

  let lines: string[] = [];
  let lineActions = 0;
  let lastWritten = 0;
  let writing: Promise<void> = Promise.resolve();
  let sleeping: (() => void) | undefined;
  let cancelStore: (() => void) | undefined;

  const begin = async (): Promise<void> => {
    let chosen: LogStorage;
    try {
      chosen = await options.openStorage();
    } catch {
      // Private windows may refuse; the log then lives as long as the page.
      chosen = memoryStorage();
    }
    const begun = await chosen.beginSession(tab, header);
    session = begun.session;
    offset = begun.lastSeq;
    lastWritten = offset;
    storage = chosen;
  };
  const ready = (): Promise<void> => (beginning ??= begin());

  /** The browser has no room, or another tab took it: what could not be stored is left out, and a new segment begins. */
  const loseBatch = async (): Promise<void> => {
    segmentActions = SNAPSHOT_EVERY;
    await storage?.trim(0, ring.actions / 2, ring.size / 2).catch(() => undefined);
  };

  const store = (): void => {
    cancelStore?.();
    cancelStore = undefined;
    if (lines.length === 0 || !storage || !segment) return;
    const [kept, target, batch, actions] = [storage, segment, lines, lineActions];
    lines = [];
    lineActions = 0;
    writing = writing.then(async () => kept.append(await target, batch, actions)).catch(loseBatch);
  };

  const beginSnapshot = (of: Scribe): void => {
    store();
    snapshot = { pieces: piecesOfJson(of.state()), done: [], after: lastWritten };
  };

  const endSnapshot = (kept: LogStorage, text: string, lastSeq: number): void => {
    segmentActions = 0;
    segmentSize = 0;
    segmentLimit = Math.max(SEGMENT_SIZE, text.length);
    segment = writing.then(async () => {
      const id = await kept.beginSegment({ session, after: lastSeq, snapshot: text });
      await kept.trim(id, ring.actions, ring.size);
      return id;
    });
    // Whoever stores into the segment meets its failure.
    writing = segment.then(
      () => undefined,
      () => undefined,
    );
  };

  const write = (entry: Entry, by: Scribe): void => {
    const isAction = entry.kind === 'action';
    const text = isAction ? by.action(entry.seen, offset) : [entry.write(by, offset)];
    lines.push(...text);
    for (const line of text) segmentSize += line.length;
    if (!isAction) return;
    lastWritten = entry.seen.seq + offset;
    lineActions++;
    segmentActions++;
  };

  const take = (): Entry | undefined => {
    const entry = queue[head++];
    if (head >= queue.length) {
      queue = [];
      head = 0;
    }
    return entry;
  };

  /** Does one piece of work; false when there is none. Storage has to be open. */
  const step = (kept: LogStorage): boolean => {
    if (snapshot) {
      const piece = snapshot.pieces.next();
      if (piece.done) {
        endSnapshot(kept, snapshot.done.join(''), snapshot.after);
        snapshot = undefined;
      } else {
        snapshot.done.push(piece.value);
      }
      return true;
    }
    if (!scribe) {
      scribe = createScribe(fold, options.firstState(), redactor);
      beginSnapshot(scribe);
      return true;
    }
    if (queue.length === 0) return false;
    if (segmentActions >= SNAPSHOT_EVERY || segmentSize >= segmentLimit) {
      beginSnapshot(scribe);
      return true;
    }
    const entry = take();
    if (entry) {
      try {
        write(entry, scribe);
      } catch (error) {
        lines.push(scribe.fault(lastWritten, error));
      }
    }
    if (lineActions >= BATCH_ACTIONS) store();
    return true;
  };

  const work = (budget: number): void => {
    sleeping = undefined;
    if (!storage) return;
    const end = elapsed() + budget;
    let busy = true;
    while (busy && elapsed() < end) busy = step(storage);
    if (lines.length > 0) cancelStore ??= after(BATCH_DELAY, store);
    if (busy) wake();
  };

  const wake = (): void => {
    if (sleeping || stopped) return;
    if (storage) sleeping = whenIdle(IDLE_DELAY, work);
    else if (!beginning) void ready().then(wake, () => undefined);
  };

  return {
    push: (entry) => {
      if (stopped) return;
      queue.push(entry);
      wake();
    },
    flush: async () => {
      await ready();
      if (!storage) return;
      while (step(storage));
      store();
      await writing;
    },
    read: async () => assemble((await storage?.read(tab)) ?? []),
    stop: () => {
      stopped = true;
      sleeping?.();
      cancelStore?.();
      void writing.then(() => storage?.close());
    },
  };
};
