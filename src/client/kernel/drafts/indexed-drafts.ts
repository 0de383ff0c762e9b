import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Draft, Drafts } from './drafts';

const NAME = 'drafts';
/** Drafts nobody came back for are kept this long, in milliseconds: 30 days. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;
/** Drafts kept at most. */
const MOST = 20;
/** Bytes of the pictures of one draft, together. */
const PICTURES_LIMIT = 200 * 1024 * 1024;

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
  pictures: { key: string; value: Blob };
}

type Change = IDBPTransaction<Schema, ('drafts' | 'pictures')[], 'readwrite'>;

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts', { keyPath: 'id' });
      db.createObjectStore('pictures');
    },
  });

const LOCK = 'draft ';

const lockOf = (id: string): string => `${LOCK}${id}`;

/** The browser gives a tab's locks back when it is gone, however it went. A page without locks (no secure context) holds nothing. */
const hold = (id: string): (() => void) => {
  let release = (): void => undefined;
  const gone = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks?.request(lockOf(id), () => gone);
  return release;
};

const heldDrafts = async (): Promise<ReadonlySet<string>> => {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  const names = [...held, ...pending].flatMap(({ name }) => name ?? []);
  return new Set(names.filter((name) => name.startsWith(LOCK)).map((name) => name.slice(LOCK.length)));
};

/** Pictures no draft names any more go with the draft that did. */
const dropUnused = async (change: Change): Promise<void> => {
  const used = new Set((await change.objectStore('drafts').getAll()).flatMap(({ blobs }) => blobs));
  const pictures = change.objectStore('pictures');
  for (const id of await pictures.getAllKeys()) if (!used.has(id)) await pictures.delete(id);
};

const removeAll = async (db: IDBPDatabase<Schema>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const change = db.transaction(['drafts', 'pictures'], 'readwrite');
  for (const id of ids) await change.objectStore('drafts').delete(id);
  await dropUnused(change);
  await change.done;
};

/** The pictures that fit, the first named first. */
const fitting = (draft: Draft, pictures: ReadonlyMap<string, Blob>): ReadonlyMap<string, Blob> => {
  const kept = new Map<string, Blob>();
  let size = 0;
  for (const id of draft.blobs) {
    const picture = pictures.get(id);
    if (!picture || size + picture.size > PICTURES_LIMIT) continue;
    size += picture.size;
    kept.set(id, picture);
  }
  return kept;
};

/** Drafts in IndexedDB: they survive reloads and crashes. Rejects where the browser does not let us store anything. */
export const openDrafts = async (): Promise<Drafts> => {
  const db = await open();
  return {
    hold,
    held: heldDrafts,
    abandoned: async (scope, now) => {
      const [all, held] = await Promise.all([db.getAll('drafts'), heldDrafts()]);
      const left = all.filter(({ id }) => !held.has(id)).toSorted((a, b) => b.savedAt - a.savedAt);
      const old = left.filter(({ savedAt }, i) => i >= MOST || savedAt < now - KEPT_FOR);
      await removeAll(
        db,
        old.map(({ id }) => id),
      );
      return left.filter((draft) => draft.scope === scope && !old.includes(draft));
    },
    write: async (draft, pictures) => {
      const change = db.transaction(['drafts', 'pictures'], 'readwrite');
      const store = change.objectStore('pictures');
      const kept = fitting(draft, pictures);
      const known = new Set(await store.getAllKeys());
      for (const [id, picture] of kept) if (!known.has(id)) await store.put(picture, id);
      await change.objectStore('drafts').put({ ...draft, blobs: draft.blobs.filter((id) => kept.has(id) || known.has(id)) });
      if (known.size > kept.size) await dropUnused(change);
      await change.done;
    },
    picture: (id) => db.get('pictures', id),
    remove: (id) => removeAll(db, [id]),
    forget: async () => {
      const change = db.transaction(['drafts', 'pictures'], 'readwrite');
      await Promise.all([change.objectStore('drafts').clear(), change.objectStore('pictures').clear(), change.done]);
    },
    onHide: (listener) => {
      const onChange = (): void => {
        if (document.visibilityState === 'hidden') listener();
      };
      document.addEventListener('visibilitychange', onChange);
      window.addEventListener('pagehide', listener);
      return () => {
        document.removeEventListener('visibilitychange', onChange);
        window.removeEventListener('pagehide', listener);
      };
    },
  };
};
