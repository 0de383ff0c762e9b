import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Outbox, Unsent } from './outbox';

const NAME = 'outbox';
/** Uploads nobody came back for are kept this long, in milliseconds: 7 days, as long as the server knows their keys. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;
/** Bytes of all uploads together. */
const MOST_BYTES = 1024 ** 3;

interface Schema extends DBSchema {
  uploads: { key: string; value: Unsent };
  bytes: { key: string; value: Blob };
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore('uploads', { keyPath: 'key' });
      db.createObjectStore('bytes');
    },
  });

/** What this tab holds, with how to let it go. */
type Held = Map<string, () => void>;

/**
 * Takes an upload for this tab, unless another has it; the browser gives a tab's locks back when it is gone, however it went. A page without
 * locks (no secure context) has all it asks for: the server takes each byte once.
 */
const hold = async (held: Held, key: string): Promise<boolean> => {
  if (held.has(key)) return true;
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return true;
  return new Promise((resolve) => {
    void locks.request(`upload ${key}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise<void>((release) => held.set(key, release));
    });
  });
};

const letGo = (held: Held, key: string): void => {
  held.get(key)?.();
  held.delete(key);
};

/** Uploads in IndexedDB: they survive reloads and crashes. Rejects where the browser does not let us store anything. */
export const openOutbox = async (): Promise<Outbox> => {
  const db = await open();
  const held: Held = new Map();

  const remove = async (key: string): Promise<void> => {
    const change = db.transaction(['uploads', 'bytes'], 'readwrite');
    await Promise.all([change.objectStore('uploads').delete(key), change.objectStore('bytes').delete(key), change.done]);
    letGo(held, key);
  };

  return {
    add: async (upload, bytes) => {
      await hold(held, upload.key);
      const change = db.transaction(['uploads', 'bytes'], 'readwrite');
      const uploads = await change.objectStore('uploads').getAll();
      if (!uploads.some(({ key }) => key === upload.key)) {
        const kept = uploads.reduce((sum, { payload }) => sum + payload.size, 0);
        if (kept + upload.payload.size > MOST_BYTES) throw new RangeError('The outbox is full.');
        await change.objectStore('bytes').put(bytes, upload.key);
        await change.objectStore('uploads').put(upload);
      }
      await change.done;
    },
    change: async (key, changes) => {
      const change = db.transaction('uploads', 'readwrite');
      const upload = await change.store.get(key);
      if (upload) await change.store.put({ ...upload, ...changes });
      await change.done;
    },
    noteOf: async (key) => (await db.get('uploads', key))?.note,
    remove,
    takeOver: async (owner, now) => {
      const taken: { upload: Unsent; bytes: Blob }[] = [];
      for (const { key } of (await db.getAll('uploads')).toSorted((a, b) => a.queuedAt - b.queuedAt)) {
        if (held.has(key) || !(await hold(held, key))) continue;
        // Read now that nobody else writes it.
        const [upload, bytes] = await Promise.all([db.get('uploads', key), db.get('bytes', key)]);
        if (!upload || !bytes || upload.queuedAt < now - KEPT_FOR) await remove(key);
        else if (upload.owner === owner) taken.push({ upload, bytes });
        else letGo(held, key);
      }
      return taken;
    },
    forget: async () => {
      const change = db.transaction(['uploads', 'bytes'], 'readwrite');
      await Promise.all([change.objectStore('uploads').clear(), change.objectStore('bytes').clear(), change.done]);
      for (const key of [...held.keys()]) letGo(held, key);
    },
  };
};
