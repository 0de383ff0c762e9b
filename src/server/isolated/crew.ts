import { withinDeadline } from '../kernel/deadline';
import { UserError } from '../kernel/errors';
import type { IsolatedWork } from '../kernel/isolated';
import { Turns } from '../kernel/turns';
import { STOPPED, type Child } from './child';

/** Pieces of one owner that may wait: each is a request somebody has open. */
const MOST_WAITING = 100;

/** ms a process is kept with nothing to do: starting another takes most of a second. */
const REST = 60_000;

/** ms in which a piece's request has to be made once its turn has come: it may read from storage, and keeps a process waiting. */
const REQUEST_LIMIT = 60_000;

/** Bytes a process may keep after a piece; one with more makes room for a fresh one. Fonts stay registered for as long as it lives. */
const MOST_KEPT = 700 * 1024 ** 2;

interface Waiting {
  readonly kind: string;
  readonly terms: Pick<IsolatedWork<unknown, unknown>, 'limit' | 'tooMuch'>;
  readonly request: () => unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Some processes, and the pieces of work that wait for them. */
export class Crew {
  readonly #size: number;
  readonly #start: () => Child;
  readonly #turns: Turns<Waiting>;
  readonly #working = new Set<Child>();
  /** Who came to rest last comes last. */
  readonly #resting = new Map<Child, NodeJS.Timeout>();
  #stopped = false;
  readonly #requestLimit: number;

  constructor(size: number, start: () => Child, requestLimit = REQUEST_LIMIT) {
    this.#size = size;
    this.#requestLimit = requestLimit;
    this.#start = start;
    // Where there are several, one is always somebody else's.
    this.#turns = new Turns(Math.max(1, size - 1));
  }

  run(owner: string, piece: Pick<Waiting, 'kind' | 'terms' | 'request'>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#stopped) throw new Error('No work is taken any more.');
      if (this.#turns.waitingOf(owner) >= MOST_WAITING) throw new UserError('work.tooManyWaiting');
      this.#turns.add(owner, { ...piece, resolve, reject });
      this.#giveOut();
    });
  }

  /** Ends all processes; what is at work or waiting fails. */
  stop(): void {
    this.#stopped = true;
    for (const child of [...this.#working, ...this.#resting.keys()]) child.end(STOPPED);
    for (const timer of this.#resting.values()) clearTimeout(timer);
    this.#resting.clear();
    for (const { reject } of this.#turns.clear()) reject(new Error('The server stopped before this was done.'));
  }

  #giveOut(): void {
    while (!this.#stopped && this.#working.size < this.#size) {
      const next = this.#turns.take();
      if (!next) return;
      void this.#do(next.piece).finally(() => {
        this.#turns.done(next.owner);
        this.#giveOut();
      });
    }
  }

  async #do({ kind, terms, request, resolve, reject }: Waiting): Promise<void> {
    let child: Child | undefined;
    try {
      child = this.#wake();
      this.#working.add(child);
      const asked = await withinDeadline(this.#requestLimit, undefined, () => request());
      resolve(await child.run({ kind, request: asked }, terms));
    } catch (error) {
      reject(error);
    } finally {
      if (child) this.#letRest(child);
    }
  }

  #wake(): Child {
    for (const [child, timer] of [...this.#resting].reverse()) {
      this.#resting.delete(child);
      clearTimeout(timer);
      if (child.usable) return child;
    }
    return this.#start();
  }

  #letRest(child: Child): void {
    this.#working.delete(child);
    if (!child.usable) return;
    if (this.#stopped || child.resident > MOST_KEPT) return child.end(STOPPED);
    const goodbye = (): void => {
      this.#resting.delete(child);
      child.end(STOPPED);
    };
    this.#resting.set(child, setTimeout(goodbye, REST).unref());
  }
}
