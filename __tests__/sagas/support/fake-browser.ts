import type { Browser, CookieName } from '../../../src/client/kernel/browser';

/** A browser tab whose cookies and address the test can look at. */
export const fakeBrowser = (address: string, cookies: Partial<Record<CookieName, string>> = {}) => {
  const jar = new Map<string, string>(Object.entries(cookies));
  /** Addresses outside the application that were gone to. */
  const left: string[] = [];
  let location = new URL(address);
  const browser: Browser = {
    readCookie: (name) => jar.get(name),
    writeCookie: (name, value) => void jar.set(name, value),
    removeCookie: (name) => void jar.delete(name),
    location: () => location,
    leaveTo: (url) => void left.push(url),
    replaceScreen: (path) => {
      location = new URL(path, location.origin);
    },
  };
  return { browser, left, cookies: () => Object.fromEntries(jar), path: () => location.pathname + location.search + location.hash };
};
