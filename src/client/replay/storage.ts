import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { HeaderRecord } from './format';

/** A header without the parts that are known only when a log is put together. */
export type SessionHeader = Omit<HeaderRecord, 't' | 'complete' | 'state'>;

/** A page that was loaded. */
export interface StoredSession {
  readonly id: number;
  readonly tab: string;
  /** Who was signed in on it; null while nobody was. */
  readonly owner: string | null;
  readonly header: SessionHeader;
  /** How many actions before it could not be stored: the page before was left too early. */
  readonly lost: number;
}

/** A stretch of a log that can be read by itself, because it begins with the whole state. */
export interface StoredSegment {
  /** Grows with time, so the oldest is the least. */
  readonly id: number;
  readonly session: number;
  /** The last action before it. */
  readonly after: number;
  readonly actions: number;
  /** Characters, which is close enough to bytes. */
  readonly size: number;
}

/** Lines that were stored together. */
export interface StoredBatch {
  readonly after: number;
  readonly actions: number;
  readonly text: string;
}

export interface StoredLog {
  readonly session: StoredSession;
  readonly segments: readonly { readonly segment: StoredSegment; readonly snapshot: string; readonly batches: readonly StoredBatch[] }[];
}

/** Where logs are kept. Only whole segments are ever dropped. */
export interface LogStorage {
  /** Begins a session of a tab; tells it and the last action the tab has recorded before. */
  readonly beginSession: (session: Omit<StoredSession, 'id'>) => Promise<{ session: number; lastSeq: number }>;
  /** Says who is signed in. */
  readonly own: (session: number, owner: string) => Promise<void>;
  /** Begins a segment with JSON of the state. Both this and `append` hand everything over before they return. */
  readonly beginSegment: (segment: StoredSegment, snapshot: string) => Promise<void>;
  /** Adds a batch to a segment, which is from now on as given. */
  readonly append: (segment: StoredSegment, batch: StoredBatch) => Promise<void>;
  /** Drops the oldest segments, but `keep`, until at most so many actions and characters are left. */
  readonly trim: (keep: number, actions: number, size: number) => Promise<void>;
  /** Everything a person did in a tab, oldest first; null: what was done there while nobody was signed in. */
  readonly read: (tab: string, owner: string | null) => Promise<StoredLog[]>;
  /** Every session of a person, oldest first. */
  readonly sessionsOf: (owner: string) => Promise<StoredSession[]>;
  readonly close: () => void;
}

const NAME = 'action-logs';
/** What kept logs before it was known whose they were, so that nobody may read it. A tab of that time may hold it open for a while yet. */
const FORMER = 'action-log';

/** How long a page without a segment is known, in milliseconds: two days. */
const EMPTY_KEPT = 2 * 24 * 60 * 60 * 1_000;

interface Schema extends DBSchema {
  sessions: { key: number; value: Omit<StoredSession, 'id'> & { id?: number }; indexes: { tab: string; owner: string } };
  segments: { key: number; value: StoredSegment; indexes: { session: number } };
  snapshots: { key: number; value: string };
  batches: { key: number; value: StoredBatch & { readonly segment: number }; indexes: { segment: number } };
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, 1, {
    upgrade: (db) => {
      const sessions = db.createObjectStore('sessions', { keyPath: 'id', autoIncrement: true });
      sessions.createIndex('tab', 'tab');
      sessions.createIndex('owner', 'owner');
      db.createObjectStore('segments', { keyPath: 'id' }).createIndex('session', 'session');
      db.createObjectStore('snapshots');
      db.createObjectStore('batches', { autoIncrement: true }).createIndex('segment', 'segment');
    },
    // A tab with a newer version of the application must not wait for this one.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });

/** Removes every log kept in this browser. */
export const forgetLogs = (): Promise<void> => deleteDB(NAME);

/** Logs in IndexedDB: they survive reloads and crashes. Rejects where the browser does not let us store anything. */
export const openStorage = async (): Promise<LogStorage> => {
  const db = await open();
  void deleteDB(FORMER).catch(() => undefined);

  const segmentsOf = (session: number): Promise<StoredSegment[]> => db.getAllFromIndex('segments', 'session', session);

  const lastSeqOf = async (tab: string): Promise<number> => {
    let last = 0;
    for (const session of await db.getAllKeysFromIndex('sessions', 'tab', tab)) {
      for (const { after, actions } of await segmentsOf(session)) last = Math.max(last, after + actions);
    }
    return last;
  };

  const remove = async (id: number): Promise<void> => {
    const change = db.transaction(['segments', 'snapshots', 'batches'], 'readwrite');
    await change.objectStore('segments').delete(id);
    await change.objectStore('snapshots').delete(id);
    for (const key of await change.objectStore('batches').index('segment').getAllKeys(id)) await change.objectStore('batches').delete(key);
    await change.done;
  };

  /** Forgets pages of which nothing is left. One that was loaded lately may still be there, and go on. */
  const sweep = async (before: number): Promise<void> => {
    for (const { id = 0, header } of await db.getAll('sessions')) {
      if (header.clock < before && (await db.countFromIndex('segments', 'session', id)) === 0) await db.delete('sessions', id);
    }
  };

  return {
    beginSession: async (session) => {
      await sweep(session.header.clock - EMPTY_KEPT);
      const lastSeq = await lastSeqOf(session.tab);
      return { session: await db.add('sessions', session), lastSeq };
    },
    own: async (id, owner) => {
      const change = db.transaction('sessions', 'readwrite');
      const session = await change.store.get(id);
      if (session) await change.store.put({ ...session, owner });
      await change.done;
    },
    beginSegment: async (segment, snapshot) => {
      const change = db.transaction(['segments', 'snapshots'], 'readwrite');
      void change.objectStore('segments').add(segment);
      void change.objectStore('snapshots').add(snapshot, segment.id);
      change.commit();
      await change.done;
    },
    append: async (segment, batch) => {
      const change = db.transaction(['segments', 'snapshots', 'batches'], 'readwrite');
      const known = change.objectStore('snapshots').getKey(segment.id);
      void change.objectStore('batches').add({ ...batch, segment: segment.id });
      void change.objectStore('segments').put(segment);
      // What is not committed when the page goes is taken back, and it may go at any moment.
      change.commit();
      await change.done;
      if ((await known) !== undefined) return;
      // Dropped by another tab that needed the room.
      await remove(segment.id);
      throw new Error('The segment is gone.');
    },
    trim: async (keep, actions, size) => {
      const segments = await db.getAll('segments');
      let total = segments.reduce((all, segment) => ({ actions: all.actions + segment.actions, size: all.size + segment.size }), {
        actions: 0,
        size: 0,
      });
      for (const segment of segments) {
        if (total.actions <= actions && total.size <= size) return;
        if (segment.id === keep) continue;
        await remove(segment.id);
        total = { actions: total.actions - segment.actions, size: total.size - segment.size };
      }
    },
    read: async (tab, owner) => {
      const sessions = (await db.getAllFromIndex('sessions', 'tab', tab)) as StoredSession[];
      const readable = sessions.filter((session) => session.owner === null || session.owner === owner);
      return Promise.all(
        readable.map(async (session) => {
          const segments = (await segmentsOf(session.id)).map(async (segment) => ({
            segment,
            snapshot: await db.get('snapshots', segment.id),
            batches: await db.getAllFromIndex('batches', 'segment', segment.id),
          }));
          return {
            session,
            segments: (await Promise.all(segments)).flatMap(({ snapshot = '', ...rest }) => (snapshot ? [{ snapshot, ...rest }] : [])),
          };
        }),
      );
    },
    sessionsOf: (owner) => db.getAllFromIndex('sessions', 'owner', owner) as Promise<StoredSession[]>,
    close: () => db.close(),
  };
};
