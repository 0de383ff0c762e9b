/** Work nobody saved yet, as it is kept in this browser. Plain data; pictures that wait to be uploaded lie beside it. */
export interface Draft {
  readonly id: string;
  /** What it is a draft of: drafts of one scope stand in for one another. */
  readonly scope: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  readonly data: unknown;
  /** How often the server was sent it, where it keeps one too. */
  readonly revision?: number;
  /** Ids of the pictures it needs. */
  readonly blobs: readonly string[];
}

/** Where drafts are kept. Each belongs to the tab that writes it; when that tab is gone, another may take it over. */
export interface Drafts {
  /** Marks a draft as this tab's for as long as the tab lives, or until the returned function is called. */
  readonly hold: (id: string) => () => void;
  /** Ids of the drafts whose tab lives. */
  readonly held: () => Promise<ReadonlySet<string>>;
  /** Drafts of a scope whose tab is gone, newest first. Throws away what is too old on the way; `now` in milliseconds. */
  readonly abandoned: (scope: string, now: number) => Promise<readonly Draft[]>;
  /** Writes a draft; of `pictures` it keeps what it did not have yet, as long as they are not too large together. */
  readonly write: (draft: Draft, pictures: ReadonlyMap<string, Blob>) => Promise<void>;
  readonly picture: (id: string) => Promise<Blob | undefined>;
  readonly remove: (id: string) => Promise<void>;
  /** Removes every draft of this browser. */
  readonly forget: () => Promise<void>;
  /** Calls `listener` when the page is hidden or left, which may be the last it hears; until the returned function is called. */
  readonly onHide: (listener: () => void) => () => void;
}

/** A browser that keeps nothing. */
export const noDrafts: Drafts = {
  hold: () => () => undefined,
  held: async () => new Set(),
  abandoned: async () => [],
  write: async () => undefined,
  picture: async () => undefined,
  remove: async () => undefined,
  forget: async () => undefined,
  onHide: () => () => undefined,
};
