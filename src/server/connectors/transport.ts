import { ConnectorError, type Access, type Bucket, type Effect, type EffectOutcome, type Outside } from './connector';
import type { OutboundRequest, OutboundResponse } from './outbound';
import { keepCall } from './recording';
import { callShop, failureOfStatus, retryAfterOf } from './shop-call';

/** One call, before it is signed. */
export interface Call {
  readonly method: OutboundRequest['method'];
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  /** What it changes; a call without one only reads, and may be made again. */
  readonly effect?: Effect | undefined;
  /** What it takes from an allowance; 1 unless the platform counts otherwise. */
  readonly cost?: number;
}

/** The ways of one platform or provider that every call to it has in common. */
export interface Habits {
  /** What it is called by people. */
  readonly name: string;
  /** The call with what opens the account on it. */
  readonly sign: (call: Call, access: Access) => Call;
  /** Allowances a call is taken from. */
  readonly buckets?: (call: Call) => readonly Bucket[];
  /** What an answer tells of an allowance: what is left of it. */
  readonly left?: (response: OutboundResponse, bucket: Bucket) => number | undefined;
  /** Whether an answer says to come back later, and after how many seconds if it says so. HTTP 429 always does. */
  readonly throttled?: (response: OutboundResponse) => { readonly seconds?: number | undefined } | undefined;
  /** Whether an answer says that what opens the account has expired; asked only where it can be renewed. */
  readonly expired?: (response: OutboundResponse) => boolean;
  /** Whether an answer is a refusal, although its status says that the place broke down. */
  readonly refused?: (response: OutboundResponse) => boolean;
  /** Times a call is made in all before its failure is told; 4 without. */
  readonly tries?: number;
  /** Asks for what opens the account from now on. */
  readonly renew?: (access: Access) => Promise<Access>;
}

const TRIES = 4;

/** Milliseconds a call waits for its turn or a second try; whoever would wait longer comes back later. */
const MOST_WAIT_MS = 30_000;

/** A place works on a request for about as long as we wait for its answer. */
export const PATIENCE_MS = 35_000;

const FIRST_PAUSE_MS = 500;
const MOST_PAUSE_MS = 8000;

/** Full jitter: calls that failed together do not come back together. */
const pauseBefore = (attempt: number): number => Math.random() * Math.min(MOST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);

const throttledBy = (name: string, seconds: number): ConnectorError =>
  new ConnectorError('throttled', 'shop.throttled', { values: { name }, retry: true, retryAfter: Math.ceil(seconds) });

/** Whether a call that failed may be made again at once: it cannot have changed anything. */
const mayRepeat = ({ effect }: Call, failure: unknown): failure is ConnectorError =>
  failure instanceof ConnectorError && failure.retry && (!effect || !failure.mayBeAtWork) && failure.code !== 'interrupted';

/** What a change came to that failed: one we broke off ourselves may be at work as well. */
const outcomeOf = (failure: unknown): EffectOutcome =>
  failure instanceof ConnectorError && !failure.mayBeAtWork && failure.code !== 'interrupted' ? 'refused' : 'unknown';

/**
 * Calls one account, whatever platform it is on: takes turns by the platform's allowances, makes reads and what was turned away again, renews
 * what has expired, and writes down what is changed.
 */
export class Transport {
  readonly outside: Outside;
  private readonly habits: Habits;
  private current: Access;

  constructor(access: Access, outside: Outside, habits: Habits) {
    this.current = access;
    this.outside = outside;
    this.habits = habits;
  }

  /** What opens the account, as it was last renewed. */
  get access(): Access {
    return this.current;
  }

  /**
   * Makes a call and hands its answer to `read`, whatever its status but those that mean the same everywhere (429, 5xx: `ConnectorError`). What
   * `read` throws is a refusal; where it throws a failure that `mayBeAtWork`, the outcome is unknown.
   */
  async ask<T>(call: Call, read: (response: OutboundResponse) => T): Promise<T> {
    let renewed = false;
    for (let attempt = 0; ; attempt += 1) {
      try {
        await this.takeTurn(call);
        const end = call.effect && (await this.outside.ledger.send(call.effect));
        try {
          const response = await this.exchange(call);
          if (!renewed && this.habits.renew && this.habits.expired?.(response)) {
            await end?.('refused');
            renewed = true;
            this.current = await this.outside.renew(this.current, this.habits.renew);
            attempt -= 1;
            continue;
          }
          const answer = read(await this.heed(call, response));
          await end?.('done');
          return answer;
        } catch (failure) {
          await end?.(outcomeOf(failure));
          throw failure;
        }
      } catch (failure) {
        if (attempt + 1 >= (this.habits.tries ?? TRIES) || !mayRepeat(call, failure)) throw failure;
        const asked = failure.retryAfter === undefined ? undefined : failure.retryAfter * 1000;
        if (asked !== undefined && asked > MOST_WAIT_MS) throw failure;
        await this.outside.wait((asked ?? 0) + pauseBefore(attempt), this.outside.signal);
      }
    }
  }

  /**
   * To be called before what `key` names is read back and changed: where an earlier call about it was given up on, waits until the place is surely
   * done with it.
   */
  async quiet(key: string, patienceMs: number = PATIENCE_MS): Promise<void> {
    const since = await this.outside.ledger.unknownFor(key);
    if (since !== null && since < patienceMs) await this.outside.wait(patienceMs - since, this.outside.signal);
  }

  /** Waits until the platform's allowances let the call go. */
  private async takeTurn(call: Call): Promise<void> {
    for (const bucket of this.habits.buckets?.(call) ?? []) {
      const ms = await this.outside.allowance.take(bucket, call.cost ?? 1);
      if (ms > MOST_WAIT_MS) {
        await this.outside.allowance.giveBack(bucket, call.cost ?? 1);
        throw throttledBy(this.habits.name, ms / 1000);
      }
      if (ms > 0) await this.outside.wait(ms, this.outside.signal);
    }
  }

  /** Learns what the answer tells of allowances, and throws what means the same everywhere. */
  private async heed(call: Call, response: OutboundResponse): Promise<OutboundResponse> {
    const { habits } = this;
    const told = habits.throttled?.(response) ?? (response.status === 429 ? {} : undefined);
    const seconds = told && (told.seconds ?? retryAfterOf(response.headers));
    for (const bucket of habits.buckets?.(call) ?? []) {
      const left = habits.left?.(response, bucket);
      // Of several allowances only one is used up: what says for how long to wait empties none.
      if (told && seconds !== undefined) await this.outside.allowance.learn(bucket, { left, pauseMs: seconds * 1000 });
      else if (told) await this.outside.allowance.learn(bucket, { left: left ?? 0 });
      else if (left !== undefined) await this.outside.allowance.learn(bucket, { left });
    }
    if (told)
      throw seconds === undefined
        ? new ConnectorError('throttled', 'shop.throttled', { values: { name: habits.name }, retry: true })
        : throttledBy(habits.name, seconds);
    const failure =
      response.status >= 500 && !habits.refused?.(response)
        ? failureOfStatus(call.url.host, response, call.effect !== undefined)
        : undefined;
    if (failure) throw failure;
    return response;
  }

  private exchange(call: Call): Promise<OutboundResponse> {
    const { method, url, headers = {}, body } = this.habits.sign(call, this.current);
    const { signal, timeoutMs, allowLoopback, standIns } = this.outside;
    const standIn = standIns?.get(url.origin);
    return keepCall(call, this.current, () =>
      callShop({
        place: this.habits.name,
        url: standIn === undefined ? url : new URL(`${standIn}${url.pathname}${url.search}`),
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
        timeoutMs,
        allowLoopback,
      }),
    );
  }
}
