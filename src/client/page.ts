import type { Browser } from './kernel/browser';
import type { Navigator } from './navigator';
import { pageCookies } from './shell/session/cookies';

/** Key under which MUI remembers light, dark or system. */
const MODE_KEY = 'mui-mode';

/** Puts the colour scheme on the page before anything is drawn, so that a dark page does not flash light. */
export const showColourScheme = (): void => {
  const mode = localStorage.getItem(MODE_KEY) ?? 'system';
  const dark = mode === 'dark' || (mode === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
};

/** The page we run in, for the sagas. */
export const createBrowser = (navigator: Navigator): Browser => ({
  ...pageCookies,
  location: () => new URL(window.location.href),
  leaveTo: (url) => window.location.assign(url),
  replaceScreen: navigator.replace,
});
