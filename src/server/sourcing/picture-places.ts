import { Turns } from '../kernel/turns';

/** Pictures that are taken in at once. */
const AT_ONCE = 4;
/** Those of one container that wait; more are not shown for the moment. */
const MOST_WAITING = 100;
/** Milliseconds until one that could not be had is tried again, and how many of those are remembered. */
const AGAIN = 10 * 60_000;
const MOST_FAILED = 5000;

interface Waiting {
  readonly work: () => Promise<boolean>;
  readonly resolve: (taken: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Places for pictures that are taken in from outside. Containers take turns, and none has all places, however long its pictures take to come. Each picture is
 * taken in once at a time; one that could not be had is left alone for a while.
 */
export class PicturePlaces {
  readonly #turns = new Turns<Waiting>(AT_ONCE - 1);
  readonly #going = new Map<string, Promise<boolean>>();
  readonly #failed = new Map<string, number>();
  #atWork = 0;

  /** Whether a picture could be had. `owner`: the container whose it is. */
  take(key: string, owner: string, work: () => Promise<boolean>): Promise<boolean> {
    const known = this.#going.get(key);
    if (known) return known;
    if (this.#turns.waitingOf(owner) >= MOST_WAITING || (this.#failed.get(key) ?? 0) > Date.now()) return Promise.resolve(false);
    if (this.#failed.size >= MOST_FAILED) this.#failed.clear();
    this.#failed.delete(key);
    const taken = new Promise<boolean>((resolve, reject) => this.#turns.add(owner, { work, resolve, reject }))
      .then((had) => {
        if (!had) this.#failed.set(key, Date.now() + AGAIN);
        return had;
      })
      .finally(() => this.#going.delete(key));
    this.#going.set(key, taken);
    this.#giveOut();
    return taken;
  }

  #giveOut(): void {
    while (this.#atWork < AT_ONCE) {
      const next = this.#turns.take();
      if (!next) return;
      const { work, resolve, reject } = next.piece;
      this.#atWork += 1;
      void work()
        .then(resolve, reject)
        .finally(() => {
          this.#atWork -= 1;
          this.#turns.done(next.owner);
          this.#giveOut();
        });
    }
  }
}
