import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { HeaderRecord } from './format';

/** A header without the parts that are known only when a log is put together. */
export type SessionHeader = Omit<HeaderRecord, 't' | 'complete' | 'state'>;

/** A stretch of a log that can be read by itself, because it begins with the whole state. */
interface Segment {
  readonly session: number;
  /** The last action before it. */
  readonly after: number;
  /** JSON of the state at its beginning. */
  readonly snapshot: string;
}

export interface StoredSegment extends Segment {
  readonly id: number;
  readonly actions: number;
  /** Characters, which is close enough to bytes. */
  readonly size: number;
}

export interface StoredSession {
  readonly id: number;
  readonly header: SessionHeader;
}

/** Where a log is kept. Only whole segments are ever dropped. */
export interface LogStorage {
  /** Begins a session (a page that was loaded) of a tab; tells it and the last action the tab has recorded before. */
  readonly beginSession: (tab: string, header: SessionHeader) => Promise<{ session: number; lastSeq: number }>;
  readonly beginSegment: (segment: Segment) => Promise<number>;
  /** Adds lines to a segment; `actions` of them are actions. */
  readonly append: (segment: number, lines: readonly string[], actions: number) => Promise<void>;
  /** Drops the oldest segments, but `keep`, until at most so many actions and characters are left. */
  readonly trim: (keep: number, actions: number, size: number) => Promise<void>;
  /** Everything of a tab, oldest first. */
  readonly read: (tab: string) => Promise<{ session: StoredSession; segments: { segment: StoredSegment; texts: string[] }[] }[]>;
  readonly close: () => void;
}

const NAME = 'action-log';

interface Schema extends DBSchema {
  sessions: { key: number; value: { id?: number; tab: string; header: SessionHeader }; indexes: { tab: string } };
  segments: { key: number; value: Segment & { id?: number; actions: number; size: number }; indexes: { session: number } };
  batches: { key: number; value: { id?: number; segment: number; text: string }; indexes: { segment: number } };
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore('sessions', { keyPath: 'id', autoIncrement: true }).createIndex('tab', 'tab');
      db.createObjectStore('segments', { keyPath: 'id', autoIncrement: true }).createIndex('session', 'session');
      db.createObjectStore('batches', { keyPath: 'id', autoIncrement: true }).createIndex('segment', 'segment');
    },
  });

/** Removes every log kept in this browser. */
export const forgetLogs = (): Promise<void> => deleteDB(NAME);

/** A log in IndexedDB: it survives reloads and crashes. Rejects where the browser does not let us store anything. */
export const openStorage = async (): Promise<LogStorage> => {
  const db = await open();

  const lastSeqOf = async (tab: string): Promise<number> => {
    let last = 0;
    for (const session of await db.getAllKeysFromIndex('sessions', 'tab', tab)) {
      for (const { after, actions } of await db.getAllFromIndex('segments', 'session', session)) last = Math.max(last, after + actions);
    }
    return last;
  };

  const remove = async (segment: StoredSegment): Promise<void> => {
    const change = db.transaction(['sessions', 'segments', 'batches'], 'readwrite');
    await change.objectStore('segments').delete(segment.id);
    for (const key of await change.objectStore('batches').index('segment').getAllKeys(segment.id)) {
      await change.objectStore('batches').delete(key);
    }
    const left = await change.objectStore('segments').index('session').count(segment.session);
    if (left === 0) await change.objectStore('sessions').delete(segment.session);
    await change.done;
  };

  return {
    beginSession: async (tab, header) => {
      const lastSeq = await lastSeqOf(tab);
      return { session: await db.add('sessions', { tab, header }), lastSeq };
    },
    beginSegment: (segment) => db.add('segments', { ...segment, actions: 0, size: segment.snapshot.length }),
    append: async (segment, lines, actions) => {
      const text = lines.map((line) => `${line}\n`).join('');
      const change = db.transaction(['segments', 'batches'], 'readwrite');
      const stored = await change.objectStore('segments').get(segment);
      // Dropped by another tab that needed the room.
      if (!stored) throw new Error('The segment is gone.');
      await change.objectStore('batches').add({ segment, text });
      await change.objectStore('segments').put({ ...stored, actions: stored.actions + actions, size: stored.size + text.length });
      await change.done;
    },
    trim: async (keep, actions, size) => {
      const segments = (await db.getAll('segments')) as StoredSegment[];
      let total = segments.reduce((all, segment) => ({ actions: all.actions + segment.actions, size: all.size + segment.size }), {
        actions: 0,
        size: 0,
      });
      for (const segment of segments) {
        if (total.actions <= actions && total.size <= size) return;
        if (segment.id === keep) continue;
        await remove(segment);
        total = { actions: total.actions - segment.actions, size: total.size - segment.size };
      }
    },
    read: async (tab) => {
      const sessions = (await db.getAllFromIndex('sessions', 'tab', tab)) as StoredSession[];
      return Promise.all(
        sessions.map(async (session) => {
          const segments = (await db.getAllFromIndex('segments', 'session', session.id)) as StoredSegment[];
          const withTexts = segments.map(async (segment) => {
            const batches = await db.getAllFromIndex('batches', 'segment', segment.id);
            return { segment, texts: batches.map(({ text }) => text) };
          });
          return { session, segments: await Promise.all(withTexts) };
        }),
      );
    },
    close: () => db.close(),
  };
};
