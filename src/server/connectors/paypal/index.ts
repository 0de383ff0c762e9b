import type { Access, Outside } from '../connector';
import { openClient, type PaypalAccess } from './client';
import { answerDispute, type OutgoingAct } from './dispute-acts';
import { listDisputes, readDispute, type PaypalDisputeFacts } from './disputes';
import { addTrackers, cancelTracker, changeTracker, type OutgoingTracker, type TrackerEnd } from './trackers';
import { readTransactions, type AskedTransactions, type PaypalTransaction } from './transactions';

export { TRACKERS_AT_ONCE, type OutgoingTracker } from './trackers';
export { LISTED_AFTER, type PaypalTransaction } from './transactions';
export type { OutgoingAct } from './dispute-acts';
export type { PaypalDisputeFacts } from './disputes';

/** An account at PayPal. Every call throws `ConnectorError` when it fails. */
export interface Paypal {
  /** Whether it lets us in, and to what we need. Gives what opened it. */
  test(now: number): Promise<Access>;
  /** What happened to the account's money between two times, page by page. */
  transactions(asked: AskedTransactions): AsyncGenerator<PaypalTransaction[]>;
  /** Disputes that changed since a time: their ids, and when they did. */
  disputes(since: number): Promise<{ readonly id: string; readonly changed_at: number }[]>;
  dispute(id: string): Promise<PaypalDisputeFacts | undefined>;
  /** Tells PayPal of numbers, `TRACKERS_AT_ONCE` at most. */
  addTrackers(trackers: readonly OutgoingTracker[]): Promise<TrackerEnd[]>;
  /** Takes a number back. */
  cancelTracker(tracker: OutgoingTracker): Promise<void>;
  /** Says anew who brings a parcel whose number PayPal has. */
  changeTracker(tracker: OutgoingTracker): Promise<void>;
  /** Does something about a dispute, once. */
  answer(act: OutgoingAct): Promise<void>;
}

/** Opens an account; nothing is called yet. */
export const openPaypal = (access: PaypalAccess & Access, outside: Outside): Paypal => {
  const client = openClient(access, outside);
  return {
    test: async (now) => {
      for await (const page of readTransactions(client, { from: now - 60, until: now })) if (page.length >= 0) break;
      await listDisputes(client, now - 60);
      return client.access;
    },
    transactions: (asked) => readTransactions(client, asked),
    disputes: (since) => listDisputes(client, since),
    dispute: (id) => readDispute(client, id),
    addTrackers: (trackers) => addTrackers(client, trackers),
    cancelTracker: (tracker) => cancelTracker(client, tracker),
    changeTracker: (tracker) => changeTracker(client, tracker),
    answer: (act) => answerDispute(client, act),
  };
};
