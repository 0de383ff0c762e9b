import { Readable } from 'node:stream';
import type { Change, ChangedKind } from '../../domain/lists/changes';

/** ms between two signs of life; each is also a look at whether the page may still be told anything. */
export const HEARTBEAT_MS = 15_000;
/** ms; what comes in a storm is told together. */
const SETTLE_MS = 200;
/** Mutations by which a kind of rows changed that are told one by one; beyond, it is only told that it changed. */
const MOST_CAUSES = 20;

/** What a page is to be told at once. */
export interface Pending {
  /** There may be news. */
  readonly news: boolean;
  readonly changes: readonly Change[];
}

/** What it is told of that. */
export interface Telling {
  readonly news?: object | undefined;
  readonly changes: readonly Change[];
}

/**
 * What one open page is told, as server-sent events: the news at once and whenever there may be some (`news`), which lists changed
 * (`changed`), and a comment now and then so that a connection that is gone is noticed. `read` gives what of it the page may be told, and
 * undefined for one that may be told no more, which ends the stream; so does a failure.
 */
export class PageStream extends Readable {
  readonly #read: (pending: Pending) => Promise<Telling | undefined>;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #changed = new Map<ChangedKind, Set<string> | null>();
  #news = false;
  #soon: NodeJS.Timeout | undefined;
  #working = false;

  /** `heartbeat`: ms between two signs of life. */
  constructor(read: (pending: Pending) => Promise<Telling | undefined>, heartbeat: number) {
    super({ read: () => undefined });
    this.#read = read;
    this.#heartbeat = setInterval(() => void this.#look(), heartbeat);
    this.once('close', () => {
      clearInterval(this.#heartbeat);
      clearTimeout(this.#soon);
    });
    this.#news = true;
    this.#wake(0);
  }

  /** There may be news. */
  wake(): void {
    this.#news = true;
    this.#wake();
  }

  tellChanged({ kind, by }: Change): void {
    const causes = this.#changed.get(kind);
    if (causes === null || by === null || (causes && causes.size >= MOST_CAUSES)) this.#changed.set(kind, null);
    else this.#changed.set(kind, (causes ?? new Set()).add(by));
    this.#wake();
  }

  #wake(delay = SETTLE_MS): void {
    if (this.destroyed) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      void this.#look();
    }, delay);
  }

  #take(): Pending {
    const changes = [...this.#changed].flatMap(([kind, causes]): Change[] =>
      causes === null ? [{ kind, by: null }] : [...causes].map((by) => ({ kind, by })),
    );
    const pending = { news: this.#news, changes };
    this.#changed.clear();
    this.#news = false;
    return pending;
  }

  async #look(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    try {
      const telling = await this.#read(this.#take());
      if (this.destroyed) return;
      if (!telling) return void this.push(null);
      this.push(written(telling));
    } catch {
      // The page asks again, and is told then what is wrong.
      this.push(null);
    } finally {
      this.#working = false;
      if (this.#news || this.#changed.size > 0) this.#wake();
    }
  }
}

const written = ({ news, changes }: Telling): string => {
  const told = news ? `event: news\ndata: ${JSON.stringify(news)}\n\n` : '';
  const changed = changes.length > 0 ? `event: changed\ndata: ${JSON.stringify(changes)}\n\n` : '';
  return told + changed || ': here\n\n';
};
