import { makeId } from '../kernel/clock';

/** What tells one tab's log from another's, and hides its texts. Lives as long as the tab, over reloads. */
export interface Tab {
  readonly id: string;
  /** 32 hexadecimal digits. It is never written to a log, so nobody can try guesses against a log's marks. */
  readonly key: string;
}

const NAME = 'action-log';

const newTab = (): Tab => ({ id: makeId(), key: makeId() });

const isTab = (value: unknown): value is Tab => {
  const { id, key } = (value ?? {}) as Partial<Tab>;
  return typeof id === 'string' && typeof key === 'string' && /^[0-9a-f]{32}$/.test(key);
};

/** This tab, as session storage remembers it, or a new one. */
export const currentTab = (): Tab => {
  try {
    const known = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as unknown;
    if (isTab(known)) return known;
    const tab = newTab();
    sessionStorage.setItem(NAME, JSON.stringify(tab));
    return tab;
  } catch {
    // Session storage may be switched off; the log then ends with the page.
    return newTab();
  }
};
