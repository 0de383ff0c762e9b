/** How long a cookie of ours lives, in seconds: 365 days (specification 1, §9). */
export const COOKIE_LIFE = 365 * 24 * 60 * 60;

/**
 * The cookies a signed-in browser keeps (specification 2, §4, Client storage); `_login_as` is there while somebody acts as somebody else.
 * They never reach the store, so no log holds them.
 */
export type CookieName = '_token' | '_rl' | '_uid' | '_login_as';

/** What the browser keeps besides its cookies. */
export type StoredName = 'customizer' | 'hide_plan_topup';

/** What tabs of one host tell each other: who signed in, or that nobody is signed in any more. */
export type TabMessage = { readonly kind: 'signed-in'; readonly userId: string } | { readonly kind: 'signed-out' };

/** The page around the application, as sagas may use it. A test or a replay puts another in its place. */
export interface Browser {
  readonly readCookie: (name: CookieName) => string | undefined;
  /** `life` in seconds, a year if not given. */
  readonly writeCookie: (name: CookieName, value: string, life?: number) => void;
  readonly removeCookie: (name: CookieName) => void;
  readonly readStored: (name: StoredName) => string | undefined;
  readonly writeStored: (name: StoredName, value: string) => void;
  /** Where the person is, absolute. */
  readonly location: () => URL;
  /** Leaves the application for another page of the same browser tab. */
  readonly leaveTo: (url: string) => void;
  /** Replaces the screen shown; `path` is root-relative. */
  readonly replaceScreen: (path: string) => void;
  /** Gives the person a file to keep. */
  readonly saveFile: (name: string, content: Blob) => void;
  /** Whether the person can see this tab. */
  readonly isSeen: () => boolean;
  /** Tells when the person sees this tab again, until the returned function is called. */
  readonly hearSeen: (listener: () => void) => () => void;
  readonly tellTabs: (message: TabMessage) => void;
  /** Hears what other tabs of this host tell, until the returned function is called. */
  readonly hearTabs: (listener: (message: TabMessage) => void) => () => void;
}

/** No page at all: nobody is signed in and going somewhere does nothing. */
export const noBrowser: Browser = {
  readCookie: () => undefined,
  writeCookie: () => undefined,
  removeCookie: () => undefined,
  readStored: () => undefined,
  writeStored: () => undefined,
  location: () => new URL('http://localhost/'),
  leaveTo: () => undefined,
  replaceScreen: () => undefined,
  saveFile: () => undefined,
  isSeen: () => true,
  hearSeen: () => () => undefined,
  tellTabs: () => undefined,
  hearTabs: () => () => undefined,
};
