/** How far an upload came, for whoever goes on with it. */
export interface UploadNote {
  /** Counted on whenever it begins anew: part of its idempotency keys. */
  readonly attempt: number;
  /** `new`: nothing was asked for. `begun`: some of it may have arrived. `finishing`: it may be a file already. */
  readonly step: 'new' | 'begun' | 'finishing';
}

/** An upload that has not arrived, as it is kept in this browser: plain data, with its bytes beside it. */
export interface Unsent {
  readonly key: string;
  readonly kind: string;
  readonly payload: { readonly blobId: string; readonly size: number };
  /** Id of the person whose upload it is. Each container has a host, and so a storage, of its own. */
  readonly owner: string;
  /** Milliseconds since the epoch. */
  readonly queuedAt: number;
  /** Somebody paused it. */
  readonly held: boolean;
  readonly note: UploadNote;
}

/** Where uploads wait until they have arrived. Each belongs to the tab that sends it; when that tab is gone, one other may take it over. */
export interface Outbox {
  /** Keeps an upload as this tab's; nothing happens when it is kept already. Rejects when there is no room. */
  readonly add: (upload: Unsent, bytes: Blob) => Promise<void>;
  readonly change: (key: string, change: Partial<Pick<Unsent, 'held' | 'note'>>) => Promise<void>;
  readonly noteOf: (key: string) => Promise<UploadNote | undefined>;
  readonly remove: (key: string) => Promise<void>;
  /** Makes uploads of a person this tab's whose tab is gone, oldest first. Throws away what is too old on the way; `now` in milliseconds. */
  readonly takeOver: (owner: string, now: number) => Promise<readonly { readonly upload: Unsent; readonly bytes: Blob }[]>;
  /** Removes every upload of this browser. */
  readonly forget: () => Promise<void>;
}
