import type { Browser, TabMessage } from './kernel/browser';
import { saveAs } from './kernel/save-as';
import type { Navigator } from './navigator';
import { pageCookies } from './shell/session/cookies';

/** Name of the channel on which the tabs of this host talk. */
const TABS = 'session';

/** What sagas may use of the page they run in: cookies, storage, the address, other tabs. */
export const createBrowser = (navigator: Navigator): Browser => {
  const tabs = new BroadcastChannel(TABS);
  return {
    ...pageCookies,
    readStored: (name) => localStorage.getItem(name) ?? undefined,
    writeStored: (name, value) => localStorage.setItem(name, value),
    location: () => new URL(window.location.href),
    // The same address again, and nothing but its hash might be new: then only a reload leaves the page.
    leaveTo: (url) => (url === window.location.href ? window.location.reload() : window.location.assign(url)),
    replaceScreen: navigator.replace,
    saveFile: (name, content) => saveAs(content, name),
    isSeen: () => document.visibilityState === 'visible',
    hearSeen: (listener) => {
      const hear = (): void => {
        if (document.visibilityState === 'visible') listener();
      };
      document.addEventListener('visibilitychange', hear);
      return () => document.removeEventListener('visibilitychange', hear);
    },
    tellTabs: (message) => tabs.postMessage(message),
    hearTabs: (listener) => {
      const hear = ({ data }: MessageEvent<TabMessage>): void => listener(data);
      tabs.addEventListener('message', hear);
      return () => tabs.removeEventListener('message', hear);
    },
  };
};
