interface Line<T> {
  readonly waiting: T[];
  busy: number;
}

/** Who is next: owners one after the other, and each owner's pieces in the order they came. */
export class Turns<T> {
  readonly #most: number;
  /** The owner whose turn is next comes first. Nobody is in it who has nothing waiting and nothing at work. */
  readonly #lines = new Map<string, Line<T>>();

  /** `most`: pieces of one owner at work at a time. */
  constructor(most: number) {
    this.#most = most;
  }

  waitingOf(owner: string): number {
    return this.#lines.get(owner)?.waiting.length ?? 0;
  }

  add(owner: string, piece: T): void {
    const line = this.#lines.get(owner);
    if (line) line.waiting.push(piece);
    else this.#lines.set(owner, { waiting: [piece], busy: 0 });
  }

  /** Takes the next piece; call `done` with its owner when it has ended. Undefined when whoever waits has enough at work. */
  take(): { owner: string; piece: T } | undefined {
    for (const [owner, line] of this.#lines) {
      const piece = line.busy < this.#most ? line.waiting.shift() : undefined;
      if (piece === undefined) continue;
      line.busy += 1;
      this.#lines.delete(owner);
      this.#lines.set(owner, line);
      return { owner, piece };
    }
    return undefined;
  }

  done(owner: string): void {
    const line = this.#lines.get(owner);
    if (!line) return;
    line.busy -= 1;
    if (line.busy === 0 && line.waiting.length === 0) this.#lines.delete(owner);
  }

  /** Takes everything that waits. */
  clear(): T[] {
    return [...this.#lines.values()].flatMap(({ waiting }) => waiting.splice(0));
  }
}
