import { makeId } from '../kernel/clock';
import { hashName, hashOf } from './fingerprint';

/** What tells one log from another, and hides its texts. Lives as long as its tab and the session of the person in it, over reloads. */
export interface Tab {
  readonly id: string;
  /** 32 hexadecimal digits. It is never written to a log, so nobody can try guesses against a log's marks. */
  readonly key: string;
}

/** As session storage remembers it, with a short hash of whose session it is; null: nobody's. */
type KnownTab = Tab & { readonly session: string | null };

const NAME = 'action-log';

const isTab = (value: unknown): value is KnownTab => {
  const { id, key, session } = (value ?? {}) as Partial<KnownTab>;
  return typeof id === 'string' && typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) && typeof session === 'string';
};

const nameOf = (session: string | null): string | null => session && hashName(hashOf(session));

const remembered = (): KnownTab | undefined => {
  try {
    const known = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as unknown;
    return isTab(known) ? known : undefined;
  } catch {
    return undefined;
  }
};

const remember = (tab: KnownTab): void => {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(tab));
  } catch {
    // Session storage may be switched off; the log then ends with the page.
  }
};

/** How long the page before may take to be gone, in milliseconds. */
const GONE_WITHIN = 1_000;

/**
 * Whether a log is this tab's alone. A duplicated tab starts with a copy of the session storage; whoever writes a log holds a lock that
 * bears its name. Where the browser has no locks nobody can tell, and every page begins a log.
 */
const claim = async (id: string): Promise<boolean> => {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return false;
  try {
    await new Promise<void>((resolve, reject) => {
      const held = locks.request(`${NAME} ${id}`, { signal: AbortSignal.timeout(GONE_WITHIN) }, () => {
        resolve();
        // For as long as the page lives.
        return new Promise<never>(() => undefined);
      });
      held.catch(reject);
    });
    return true;
  } catch {
    return false;
  }
};

/** The log of this page: that of the page before, where the same session of the same person goes on in this tab, or a new one. */
export const openTab = async (session: string | null): Promise<{ readonly tab: Tab; readonly continued: boolean }> => {
  const known = remembered();
  const name = nameOf(session);
  if (known && name !== null && known.session === name && (await claim(known.id))) return { tab: known, continued: true };
  const tab = { id: makeId(), key: makeId(), session: name };
  remember(tab);
  void claim(tab.id);
  return { tab, continued: false };
};

/** Says whose session the tab's log is, when that is known only after the page began. */
export const nameSession = (tab: Tab, session: string | null): void => remember({ ...tab, session: nameOf(session) });
