import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import type { Left, Outbox, Unsent } from './outbox';

const NAME = 'outbox';
/** Tasks nobody came back for are kept this long, in milliseconds: 7 days, as long as the server knows their keys. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;
/** Bytes of all tasks together. */
const MOST_BYTES = 1024 ** 3;

interface Schema extends DBSchema {
  tasks: { key: string; value: Unsent };
  bytes: { key: string; value: Blob };
}

/** What version 1 kept: uploads alone, which said their size in their payload. */
const FORMER = 'uploads';
type FormerUpload = Omit<Unsent, 'size'> & { readonly payload: { readonly size: number } };

type Change = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/** Moves what version 1 kept. */
const moveFormer = async (db: IDBPDatabase<Schema>, change: Change): Promise<void> => {
  const former = change.objectStore(FORMER as never) as unknown as { readonly getAll: () => Promise<FormerUpload[]> };
  for (const upload of await former.getAll()) await change.objectStore('tasks').put({ ...upload, size: upload.payload.size });
  db.deleteObjectStore(FORMER as never);
};

/** Rejects where an older page of another tab keeps its tables open: this page then does without. */
const open = (): Promise<IDBPDatabase<Schema>> =>
  new Promise((resolve, reject) => {
    openDB<Schema>(NAME, 2, {
      upgrade: (db, from, _to, change) => {
        db.createObjectStore('tasks', { keyPath: 'key' });
        if (from === 0) db.createObjectStore('bytes');
        else void moveFormer(db, change);
      },
      blocked: () => reject(new Error('Another tab keeps an older outbox open.')),
      // What a newer page of another tab wants to change; this one goes on without.
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    }).then(resolve, reject);
  });

/** What this tab holds, with how to let it go. */
type Held = Map<string, () => void>;

/**
 * Takes a task for this tab, unless another has it; the browser gives a tab's locks back when it is gone, however it went. A page without
 * locks (no secure context) has all it asks for: the server takes each byte once.
 */
const hold = async (held: Held, key: string): Promise<boolean> => {
  if (held.has(key)) return true;
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return true;
  return new Promise((resolve) => {
    void locks.request(`task ${key}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise<void>((release) => held.set(key, release));
    });
  });
};

const letGo = (held: Held, key: string): void => {
  held.get(key)?.();
  held.delete(key);
};

/** Tasks in IndexedDB: they survive reloads and crashes. Rejects where the browser does not let us store anything. */
export const openOutbox = async (): Promise<Outbox> => {
  const db = await open();
  const held: Held = new Map();

  const remove = async (key: string): Promise<void> => {
    const change = db.transaction(['tasks', 'bytes'], 'readwrite');
    await Promise.all([change.objectStore('tasks').delete(key), change.objectStore('bytes').delete(key), change.done]);
    letGo(held, key);
  };

  return {
    add: async (task, bytes) => {
      await hold(held, task.key);
      const change = db.transaction(['tasks', 'bytes'], 'readwrite');
      const tasks = await change.objectStore('tasks').getAll();
      if (!tasks.some(({ key }) => key === task.key)) {
        const kept = tasks.reduce((sum, { size }) => sum + size, 0);
        if (kept + task.size > MOST_BYTES) throw new RangeError('The outbox is full.');
        if (bytes) await change.objectStore('bytes').put(bytes, task.key);
        await change.objectStore('tasks').put(task);
      }
      await change.done;
    },
    change: async (key, changes) => {
      const change = db.transaction('tasks', 'readwrite');
      const task = await change.store.get(key);
      if (task) await change.store.put({ ...task, ...changes });
      await change.done;
    },
    noteOf: async (key) => (await db.get('tasks', key))?.note,
    remove,
    takeOver: async (owner, now) => {
      const taken: Left[] = [];
      for (const { key } of (await db.getAll('tasks')).toSorted((a, b) => a.queuedAt - b.queuedAt)) {
        if (held.has(key) || !(await hold(held, key))) continue;
        // Read now that nobody else writes it.
        const [task, bytes] = await Promise.all([db.get('tasks', key), db.get('bytes', key)]);
        if (!task || task.queuedAt < now - KEPT_FOR || (task.size > 0 && !bytes)) await remove(key);
        else if (task.owner === owner) taken.push({ task, bytes });
        else letGo(held, key);
      }
      return taken;
    },
  };
};
