/** Counts what each owner has open, up to a number. */
export class OpenCount {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one in; undefined when its owner has too many, else how to count it out. */
  enter(owner: string): (() => void) | undefined {
    const count = this.#open.get(owner) ?? 0;
    if (count >= this.#most) return undefined;
    this.#open.set(owner, count + 1);
    return () => {
      const left = (this.#open.get(owner) ?? 1) - 1;
      if (left > 0) this.#open.set(owner, left);
      else this.#open.delete(owner);
    };
  }
}
