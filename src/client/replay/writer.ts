import { after, elapsed, whenIdle } from '../kernel/clock';
import { assemble } from './assemble';
import { SNAPSHOT_EVERY } from './format';
import { createKeeper } from './keeper';
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
/** How long leaving a page may be held up, in milliseconds. */
const LEAVE_BUDGET = 250;

/** What waits to be written: an action, or another record that has to know how far the tab's numbers are ahead of the page's. */
export type Entry =
  | { readonly kind: 'action'; readonly seen: Seen }
  | { readonly kind: 'line'; readonly write: (scribe: Scribe, offset: number) => string };

export interface WriterOptions {
  readonly tab: string;
  /** Actions of the page before that could not be stored. */
  readonly lost: number;
  readonly header: SessionHeader;
  readonly fold: Fold;
  readonly redactor: Redactor;
  /** The state before the first action; asked once. */
  readonly firstState: () => State;
  readonly openStorage: () => Promise<LogStorage>;
  /** Most that is kept: actions; characters. */
  readonly ring: { readonly actions: number; readonly size: number };
}

/** The log of another tab of the same person. */
export interface OtherLog {
  readonly tab: string;
  /** When its last page was loaded, in milliseconds since the epoch. */
  readonly at: number;
}

export interface LogWriter {
  readonly push: (entry: Entry) => void;
  /** Says who is signed in. */
  readonly own: (owner: string) => void;
  /** Writes and stores everything that waits. */
  readonly flush: () => Promise<void>;
  /** The same at once, for a page that may be gone the next moment. Tells how many actions could not be stored. */
  readonly leave: () => number;
  /** The pieces of a log in order: of this tab, or of another one of the same person. */
  readonly read: (tab?: string) => Promise<string[]>;
  /** The logs of other tabs, of those too that are gone, the latest first. */
  readonly others: () => Promise<readonly OtherLog[]>;
  readonly stop: () => void;
}

/**
 * Writes a log while the page is idle, a few milliseconds at a time. A log is kept in segments of 1,000 actions, each beginning with the
 * whole state, so that the oldest can be dropped and what is left still reads.
 */
export const createLogWriter = (options: WriterOptions): LogWriter => {
  const { tab, lost, header, fold, redactor, ring } = options;
  let queue: Entry[] = [];
  let head = 0;
  let stopped = false;
  let owner: string | null = null;

  let storage: LogStorage | undefined;
  let beginning: Promise<void> | undefined;
  let session = 0;
  let offset = 0;
  let scribe: Scribe | undefined;
  let keeper: ReturnType<typeof createKeeper> | undefined;
  let snapshot: { readonly pieces: Iterator<string, void>; readonly done: string[] } | undefined;

  /** Numbers within the page: the last action that came, and the last that is written. */
  let lastPushed = 0;
  let lastWritten = 0;
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
    const begun = await chosen.beginSession({ tab, owner, header, lost });
    session = begun.session;
    offset = begun.lastSeq + lost;
    keeper = createKeeper({ storage: chosen, session, ring });
    storage = chosen;
    if (owner !== null) void chosen.own(session, owner).catch(() => undefined);
  };
  const ready = (): Promise<void> => (beginning ??= begin());

  const store = (): void => {
    cancelStore?.();
    cancelStore = undefined;
    keeper?.store();
  };

  const beginSnapshot = (of: Scribe): void => {
    store();
    snapshot = { pieces: piecesOfJson(of.state()), done: [] };
  };

  const write = (entry: Entry, by: Scribe, to: ReturnType<typeof createKeeper>): void => {
    if (entry.kind === 'line') {
      to.add([entry.write(by, offset)]);
      return;
    }
    lastWritten = entry.seen.seq;
    to.add(by.action(entry.seen, offset), lastWritten + offset);
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
  const step = (): boolean => {
    if (!keeper) return false;
    if (snapshot) {
      const piece = snapshot.pieces.next();
      if (piece.done) {
        const text = snapshot.done.join('');
        snapshot = undefined;
        keeper.beginSegment(lastWritten + offset, text, Math.max(SEGMENT_SIZE, text.length));
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
    if (head >= queue.length) return false;
    if (keeper.isFull(SNAPSHOT_EVERY)) {
      beginSnapshot(scribe);
      return true;
    }
    const entry = take();
    if (entry) {
      try {
        write(entry, scribe, keeper);
      } catch (error) {
        keeper.add([scribe.fault(lastWritten + offset, error)]);
      }
    }
    if (keeper.waiting() >= BATCH_ACTIONS) store();
    return true;
  };

  const workUntil = (end: number): boolean => {
    let busy = true;
    while (busy && elapsed() < end) busy = step();
    return busy;
  };

  const work = (budget: number): void => {
    sleeping = undefined;
    if (!storage) return;
    const busy = workUntil(elapsed() + budget);
    if (keeper?.holds()) cancelStore ??= after(BATCH_DELAY, store);
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
      if (entry.kind === 'action') lastPushed = entry.seen.seq;
      queue.push(entry);
      wake();
    },
    own: (person) => {
      owner = person;
      void storage?.own(session, person).catch(() => undefined);
    },
    flush: async () => {
      await ready();
      while (step());
      store();
      await keeper?.stored();
    },
    leave: () => {
      workUntil(elapsed() + LEAVE_BUDGET);
      if (scribe && !snapshot) keeper?.add([scribe.left(lastPushed + offset)]);
      store();
      return lastPushed - lastWritten;
    },
    read: async (of = tab) => assemble((await storage?.read(of, owner)) ?? []),
    others: async () => {
      const kept = owner === null ? [] : ((await storage?.sessionsOf(owner)) ?? []);
      const latest = new Map(kept.filter((each) => each.tab !== tab).map((each) => [each.tab, each.header.clock]));
      return Array.from(latest, ([of, at]) => ({ tab: of, at })).sort((a, b) => b.at - a.at);
    },
    stop: () => {
      stopped = true;
      sleeping?.();
      cancelStore?.();
      void keeper?.stored().then(() => storage?.close());
    },
  };
};
