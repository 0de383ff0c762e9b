import type { RefusalOptions, RefusalValues } from '../../domain/fault';
import type { FailureCode } from '../../domain/jobs/next-steps';
import { refusalIn } from '../kernel/language';

/** Store status values (specification 1, §4; the two that are no `Valid` follow from the names of the store counts). */
export type StoreStatus = 'Valid' | 'Lostconnection' | 'Invalid';

/**
 * How one seller's shop is reached, as its platform keeps it: what was typed and what was learned at the shop. Lives in memory only while a call
 * is made.
 */
export type Access = Readonly<Record<string, string | number | boolean | null>>;

/** An allowance that is used up as calls are made and fills up again by itself. */
export interface Bucket {
  /** Whose allowance: one of a store alone has the store's `account` in it, one all of an application's stores share has the application. */
  readonly key: string;
  readonly perSecond: number;
  /** How much it holds. */
  readonly burst: number;
}

/** Allowances that every process shares. */
export interface Allowance {
  /** Takes from a bucket and tells the milliseconds to wait before the call is made. */
  take(bucket: Bucket, cost: number): Promise<number>;
  /** Of a call that was not made: whoever will not wait so long must not be waited for. */
  giveBack(bucket: Bucket, cost: number): Promise<void>;
  /** What an answer told: so much is left, or nothing may be asked for so many milliseconds. */
  learn(bucket: Bucket, told: { readonly left?: number | undefined; readonly pauseMs?: number | undefined }): Promise<void>;
}

/** Something a call changes outside: `key` names the thing it is about, such as a listing, `what` the call. */
export interface Effect {
  readonly key: string;
  readonly what: string;
}

/** How a call ended. `unknown`: whether it acted is not known; somebody has to look. */
export type EffectOutcome = 'done' | 'refused' | 'unknown';

/** Every effect outside, written down before it is sent: one without an outcome was cut off. */
export interface Ledger {
  /** Writes down that a call is about to be sent; the answer writes down how it ended. */
  send(effect: Effect): Promise<(outcome: EffectOutcome) => Promise<void>>;
  /** Milliseconds since the last call about `key` whose outcome is not known; null: all are. */
  unknownFor(key: string): Promise<number | null>;
  /** Milliseconds since the first call about `key` was sent, however it ended; null: none was. */
  firstSent(key: string): Promise<number | null>;
  /** It has been looked how things stand: every outcome of `key` is known. */
  settle(key: string): Promise<void>;
}

/** What our own application is known by at a platform; whoever runs the server registers one there. */
export interface App {
  readonly id: string;
  readonly secret: string;
  /** What else the platform gives an application, such as eBay's RuName. */
  readonly name?: string | undefined;
}

/** What holds for a call to anybody. */
export interface Outside {
  /** URLs of this machine that may be called: the server's own sandbox, in demo mode. */
  readonly allowLoopback: (url: URL) => boolean;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds one call may take; `OUTBOUND_TIMEOUT_MS` without. Only tests set it. */
  readonly timeoutMs?: number | undefined;
  /** Whose calls these are: a store or fulfilment of a container. */
  readonly account: string;
  readonly allowance: Allowance;
  readonly ledger: Ledger;
  /**
   * Renews what opens the account, one at a time among all processes, and keeps it before it is used. `stale` is what was refused: where another
   * process has renewed it meanwhile, `ask` is not called.
   */
  readonly renew: (stale: Access, ask: (kept: Access) => Promise<Access>) => Promise<Access>;
  /** Our application at this platform, where it has such and one is set. */
  readonly app?: App | undefined;
  /** Addresses that are called in place of others, by the origin of the other: the sandbox's, and those of tests. */
  readonly standIns?: ReadonlyMap<string, string> | undefined;
  /** Waits; the signal ends it early. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

interface FailureFacts {
  readonly retry?: boolean;
  readonly retryAfter?: number | undefined;
  readonly mayBeAtWork?: boolean;
  readonly storeStatus?: Exclude<StoreStatus, 'Valid'> | undefined;
}

/** A shop said no, or nothing. `refusal` and `values` tell the seller, `code` groups failures of a kind. */
export class ConnectorError<Code extends FailureCode = FailureCode> extends Error {
  readonly code: string;
  readonly refusal: FailureCode;
  readonly values: RefusalValues;
  /** Whether the same call may succeed later by itself. */
  readonly retry: boolean;
  /** Seconds the shop asks to be left alone. */
  readonly retryAfter: number | undefined;
  /** Whether the shop may have acted, or be at it still, for its answer did not arrive. */
  readonly mayBeAtWork: boolean;
  /** What the failure says about the connection; undefined: nothing. */
  storeStatus: Exclude<StoreStatus, 'Valid'> | undefined;

  constructor(code: string, refusal: Code, ...[options]: RefusalOptions<Code, FailureFacts>) {
    const values: RefusalValues = options?.values ?? {};
    super(refusalIn('en', refusal, values));
    this.name = 'ConnectorError';
    this.code = code;
    this.refusal = refusal;
    this.values = values;
    this.retry = options?.retry ?? false;
    this.retryAfter = options?.retryAfter;
    this.mayBeAtWork = options?.mayBeAtWork ?? false;
    this.storeStatus = options?.storeStatus;
  }
}

/** Why a connection is not Valid, by the code of the sentence. */
export type StoreReason = Pick<ConnectorError, 'refusal' | 'values'>;

/** A shop whose lists do not end, however long they are read. */
export const endless = (website: string): ConnectorError =>
  new ConnectorError('endless', 'shop.endless', { values: { host: new URL(website).host } });
