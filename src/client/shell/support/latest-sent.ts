import { UNDO_SECONDS } from '../../../domain/support/lifecycle';
import type { SupportDesk } from '../../entities/support-desks';
import { stopListeningForKey } from '../lists/bulk/listen-for-key';

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
  if (sent) stopListeningForKey();
  latest = sent;
  for (const listener of listeners) listener();
};

/** Notes which reply of a conversation was just sent; `at` in milliseconds. */
export const noteReplyOf = (desk: SupportDesk | undefined, at: number): void => {
  const message = desk?.messages.findLast(({ status, direction }) => direction === 'out' && status === 'scheduled');
  if (desk && message)
    noteSent({
      supportId: desk._id,
      messageId: message._id,
      name: message.name || desk.support.buyer.name,
      until: at + UNDO_SECONDS * 1000,
    });
};

export const hearSent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether it is shown somewhere. */
export const isSentShown = (): boolean => listeners.size > 0;
