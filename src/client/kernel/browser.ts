/** How long a cookie of ours lives, in seconds: 365 days (specification 1, §9). */
export const COOKIE_LIFE = 365 * 24 * 60 * 60;

/** The cookies a signed-in browser keeps (specification 2, §4, Client storage). They never reach the store, so no log holds them. */
export type CookieName = '_token' | '_rl' | '_uid';

/** The page around the application, as sagas may use it. A test or a replay puts another in its place. */
export interface Browser {
  readonly readCookie: (name: CookieName) => string | undefined;
  readonly writeCookie: (name: CookieName, value: string) => void;
  readonly removeCookie: (name: CookieName) => void;
  /** Where the person is, absolute. */
  readonly location: () => URL;
  /** Leaves the application for another page of the same browser tab. */
  readonly leaveTo: (url: string) => void;
  /** Replaces the screen shown; `path` is root-relative. */
  readonly replaceScreen: (path: string) => void;
}

/** No page at all: nobody is signed in and going somewhere does nothing. */
export const noBrowser: Browser = {
  readCookie: () => undefined,
  writeCookie: () => undefined,
  removeCookie: () => undefined,
  location: () => new URL('http://localhost/'),
  leaveTo: () => undefined,
  replaceScreen: () => undefined,
};
