import * as fake from 'fake-indexeddb';

/** Gives a test an empty IndexedDB of its own: the globals of a file are gone with it, while the package stays. */
export const giveIndexedDb = (): void => {
  Object.assign(globalThis, fake, { indexedDB: new fake.IDBFactory() });
};
