import { Turns } from './turns';

interface Limits {
  /** Pieces of work at a time, and of one owner among them. */
  readonly atOnce: number;
  readonly ofOne: number;
  /** Pieces that may wait, and of one owner among them. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** What whoever comes beyond that is told. */
  readonly full: () => Error;
}

/** Work that only so many do at once: the others wait in line, owners taking turns, and none for long, since the line is short. */
export class Line {
  readonly #limits: Limits;
  readonly #turns: Turns<() => void>;
  #busy = 0;
  #waiting = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#turns = new Turns(limits.ofOne);
  }

  /** @throws what `full` makes, at once, and what the work throws. */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const { waiting, waitingOfOne, full } = this.#limits;
    if (this.#waiting >= waiting || this.#turns.waitingOf(owner) >= waitingOfOne) throw full();
    await new Promise<void>((begin) => {
      this.#waiting += 1;
      this.#turns.add(owner, begin);
      this.#giveOut();
    });
    try {
      return await work();
    } finally {
      this.#busy -= 1;
      this.#turns.done(owner);
      this.#giveOut();
    }
  }

  #giveOut(): void {
    while (this.#busy < this.#limits.atOnce) {
      const next = this.#turns.take();
      if (!next) return;
      this.#busy += 1;
      this.#waiting -= 1;
      next.piece();
    }
  }
}
