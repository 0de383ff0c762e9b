import type { Notification as Message, Pool, PoolClient } from 'pg';
import { logFault } from '../kernel/log';
import { ANYTHING, type Change } from '../../domain/lists/changes';
import { CHANNEL, readWake } from '../db/channel';
import { forgetLists } from '../db/kept-pages';

/** ms until a lost connection is tried again. */
const RETRY_MS = 1000;

interface Subscriber {
  readonly containerId: string;
  readonly userId: string;
  /** There may be news. */
  readonly wake: () => void;
  readonly tellChanged: (change: Change) => void;
}

/**
 * One process's ear on the channel: a single connection for all its open pages, taken from the pool when the first page comes. When it is
 * lost, every page is told after it is back that anything may have changed meanwhile.
 */
export class Hub {
  readonly #pool: Pool;
  readonly #subscribers = new Set<Subscriber>();
  #client: PoolClient | undefined;
  #listening: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Resolves when nothing that is announced from now on can be missed; fails when the database is away. Returns how to leave. */
  async join(subscriber: Subscriber): Promise<() => void> {
    this.#subscribers.add(subscriber);
    const leave = () => void this.#subscribers.delete(subscriber);
    try {
      await (this.#listening ??= this.#listen());
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  async #listen(): Promise<void> {
    try {
      const client = await this.#pool.connect();
      this.#client = client;
      client.on('notification', this.#hear);
      client.once('end', this.#lost);
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.#drop();
      throw error;
    }
    // Closed while it was connecting.
    if (this.#closed) this.#drop();
  }

  readonly #hear = ({ payload = '' }: Message): void => {
    const { containerId, userId, change } = readWake(payload);
    // A page that reads again must not be answered from what this node counted before.
    if (change) forgetLists(containerId);
    for (const subscriber of this.#subscribers) {
      if (subscriber.containerId !== containerId || (userId !== null && subscriber.userId !== userId)) continue;
      if (change) subscriber.tellChanged(change);
      else subscriber.wake();
    }
  };

  readonly #lost = (): void => {
    this.#drop();
    if (this.#closed) return;
    this.#retry = setTimeout(() => {
      this.#listening = this.#listen();
      this.#listening.then(
        () => this.#subscribers.forEach(tellEverything),
        (error: unknown) => {
          logFault('live channel', error);
          this.#lost();
        },
      );
    }, RETRY_MS);
  };

  /** Gives the connection up for good: one that has listened must not serve queries again. */
  #drop(): void {
    const client = this.#client;
    this.#client = undefined;
    this.#listening = undefined;
    client?.off('notification', this.#hear);
    client?.off('end', this.#lost);
    client?.release(true);
  }
}

const tellEverything = ({ containerId, wake, tellChanged }: Subscriber): void => {
  forgetLists(containerId);
  wake();
  for (const change of ANYTHING) tellChanged(change);
};
