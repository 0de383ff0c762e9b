import type { Browser, CookieName, StoredName, TabMessage } from '../../../src/client/kernel/browser';

/** A browser tab whose cookies and address the test can look at. */
export const fakeBrowser = (
  address: string,
  cookies: Partial<Record<CookieName, string>> = {},
  stored: Partial<Record<StoredName, string>> = {},
) => {
  const jar = new Map<string, string>(Object.entries(cookies));
  const kept = new Map<string, string>(Object.entries(stored));
  /** Addresses outside the application that were gone to. */
  const left: string[] = [];
  /** What this tab told the others. */
  const told: TabMessage[] = [];
  /** Files the person was given. */
  const saved: { readonly name: string; readonly content: Blob }[] = [];
  const listeners = new Set<(message: TabMessage) => void>();
  const watchers = new Set<() => void>();
  let seen = true;
  let location = new URL(address);
  const browser: Browser = {
    readCookie: (name) => jar.get(name),
    writeCookie: (name, value) => void jar.set(name, value),
    removeCookie: (name) => void jar.delete(name),
    readStored: (name) => kept.get(name),
    writeStored: (name, value) => void kept.set(name, value),
    location: () => location,
    leaveTo: (url) => void left.push(url),
    replaceScreen: (path) => {
      location = new URL(path, location.origin);
    },
    saveFile: (name, content) => void saved.push({ name, content }),
    isSeen: () => seen,
    hearSeen: (listener) => {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    tellTabs: (message) => void told.push(message),
    hearTabs: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    browser,
    left,
    saved,
    told,
    /** The person goes to another tab, or comes back. */
    show: (shown: boolean) => {
      seen = shown;
      if (shown) watchers.forEach((listener) => listener());
    },
    /** Another tab of the same host says something. */
    hear: (message: TabMessage) => listeners.forEach((listener) => listener(message)),
    cookies: () => Object.fromEntries(jar),
    stored: (name: StoredName) => kept.get(name),
    path: () => location.pathname + location.search + location.hash,
  };
};
