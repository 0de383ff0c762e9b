/** A reply that can still be taken back. */
export interface Sent {
  readonly supportId: string;
  readonly messageId: string;
  readonly name: string;
  /** Until then, in milliseconds. */
  readonly until: number;
}

let latest: Sent | null = null;
const listeners = new Set<() => void>();

/** The latest reply of this page, wherever one has gone since. */
export const latestSent = (): Sent | null => latest;

export const noteSent = (sent: Sent | null): void => {
  latest = sent;
  for (const listener of listeners) listener();
};

export const hearSent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether it is shown somewhere. */
export const isSentShown = (): boolean => listeners.size > 0;
