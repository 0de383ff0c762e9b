import { now } from '../kernel/clock';
import type { LogStorage, StoredSegment } from './storage';

interface KeeperOptions {
  readonly storage: LogStorage;
  readonly session: number;
  /** Most that is kept: actions; characters. */
  readonly ring: { readonly actions: number; readonly size: number };
}

/** Ids of segments made in one millisecond, by all tabs. */
const IDS_PER_MS = 1_000;

/** Keeps the lines of a session: gathers them to batches, and those to segments. */
export const createKeeper = ({ storage, session, ring }: KeeperOptions) => {
  let segment: StoredSegment | undefined;
  let limit = 0;
  let full = false;
  let lastId = 0;
  /** The last action in the lines that were taken so far. */
  let lastSeq = 0;
  let lines: string[] = [];
  let lineActions = 0;
  let size = 0;
  let writing: Promise<unknown> = Promise.resolve();

  const keep = (stored: Promise<void>, failed: () => Promise<void>): void => {
    const settled = stored.catch(failed);
    writing = Promise.all([writing, settled]);
  };

  /** The browser has no room, or another tab took it: what could not be stored is left out, and a new segment begins. */
  const lose = async (): Promise<void> => {
    full = true;
    await storage.trim(0, ring.actions / 2, ring.size / 2).catch(() => undefined);
  };

  return {
    /** Takes lines; `seq`: the action they tell of. */
    add: (more: readonly string[], seq?: number): void => {
      lines.push(...more);
      for (const line of more) size += line.length;
      if (seq === undefined) return;
      lastSeq = seq;
      lineActions++;
    },
    /** Stores the lines it holds. Everything is handed over before this returns. */
    store: (): void => {
      if (lines.length === 0 || !segment) return;
      const batch = { after: lastSeq - lineActions, actions: lineActions, text: lines.map((line) => `${line}\n`).join('') };
      segment = { ...segment, actions: segment.actions + batch.actions, size: segment.size + batch.text.length };
      lines = [];
      lineActions = 0;
      keep(storage.append(segment, batch), lose);
    },
    beginSegment: (after: number, snapshot: string, most: number): void => {
      lastId = Math.max(lastId + 1, now() * IDS_PER_MS);
      segment = { id: lastId, session, after, actions: 0, size: snapshot.length };
      lastSeq = after;
      limit = most;
      size = 0;
      full = false;
      const { id } = segment;
      // Whoever stores into the segment meets its failure.
      keep(
        storage.beginSegment(segment, snapshot).then(() => storage.trim(id, ring.actions, ring.size)),
        () => Promise.resolve(),
      );
    },
    /** Whether the next action belongs into a new segment. */
    isFull: (actions: number): boolean => full || (segment?.actions ?? 0) + lineActions >= actions || size >= limit,
    waiting: (): number => lineActions,
    holds: (): boolean => lines.length > 0,
    /** Resolves when all that was handed over is stored, or lost. */
    stored: async (): Promise<void> => {
      await writing;
    },
  };
};
