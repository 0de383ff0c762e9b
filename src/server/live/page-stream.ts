import { Readable } from 'node:stream';

/** ms between two signs of life; each is also a look at whether the page may still be told anything. */
const HEARTBEAT_MS = 15_000;
/** ms; news that come in a storm are told together. */
const SETTLE_MS = 200;

/**
 * What one open page is told, as server-sent events: the news at once, again whenever it is woken, and a comment now and then so that a
 * connection that is gone is noticed. `read` gives the news for a page that may have them, and undefined for one that may no longer, which
 * ends the stream; so does a failure.
 */
export class PageStream extends Readable {
  readonly #read: () => Promise<object | undefined>;
  readonly #heartbeat: NodeJS.Timeout;
  #soon: NodeJS.Timeout | undefined;
  #working = false;
  #again = false;

  constructor(read: () => Promise<object | undefined>) {
    super({ read: () => undefined });
    this.#read = read;
    this.#heartbeat = setInterval(() => void this.#look(false), HEARTBEAT_MS);
    this.once('close', () => {
      clearInterval(this.#heartbeat);
      clearTimeout(this.#soon);
    });
    this.wake(0);
  }

  wake(delay = SETTLE_MS): void {
    if (this.destroyed) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      void this.#look(true);
    }, delay);
  }

  async #look(tell: boolean): Promise<void> {
    if (this.#working) {
      this.#again ||= tell;
      return;
    }
    this.#working = true;
    try {
      const news = await this.#read();
      if (this.destroyed) return;
      if (!news) return void this.push(null);
      this.push(tell ? `event: news\ndata: ${JSON.stringify(news)}\n\n` : ': here\n\n');
    } catch {
      // The page asks again, and is told then what is wrong.
      this.push(null);
    } finally {
      this.#working = false;
      if (this.#again) {
        this.#again = false;
        this.wake();
      }
    }
  }
}
