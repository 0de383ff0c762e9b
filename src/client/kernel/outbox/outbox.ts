import type { AppError } from '../app-error';

/** A background task that is not done, as it is kept in this browser: plain data, with what it works on beside it. */
export interface Unsent {
  readonly key: string;
  readonly kind: string;
  readonly payload: object;
  /** Id of the person whose task it is. Each container has a host, and so a storage, of its own. */
  readonly owner: string;
  /** Milliseconds since the epoch. */
  readonly queuedAt: number;
  /** Somebody paused it. */
  readonly held: boolean;
  /** Bytes beside it; 0: none. */
  readonly size: number;
  /** The server said no: it waits until somebody tries it again. */
  readonly refused?: AppError | undefined;
  /** How far it came, for whoever goes on with it; undefined: nowhere. Plain data, whose shape its kind alone knows. */
  readonly note?: unknown;
}

/** A task a page that is gone left behind. */
export interface Left {
  readonly task: Unsent;
  readonly bytes: Blob | undefined;
}

/** Where tasks wait until they are done. Each belongs to the tab that does it; when that tab is gone, one other may take it over. */
export interface Outbox {
  /** Keeps a task as this tab's; nothing happens when it is kept already. Rejects when there is no room. */
  readonly add: (task: Unsent, bytes?: Blob) => Promise<void>;
  readonly change: (key: string, change: Partial<Pick<Unsent, 'held' | 'refused' | 'note'>>) => Promise<void>;
  readonly noteOf: (key: string) => Promise<unknown>;
  readonly remove: (key: string) => Promise<void>;
  /** Makes tasks of a person this tab's whose tab is gone, oldest first. Throws away what is too old on the way; `now` in milliseconds. */
  readonly takeOver: (owner: string, now: number) => Promise<readonly Left[]>;
}
