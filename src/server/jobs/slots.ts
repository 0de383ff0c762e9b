import { EventEmitter } from 'node:events';
import type { Job, WorkerEvents } from 'graphile-worker';

/** The flag of a container's work in the queue (migration 0090). */
const flagOf = (containerId: string): string => `container:${containerId}`;

const containerOf = ({ payload }: Pick<Job, 'payload'>): string => {
  const { container_id } = (payload ?? {}) as { readonly container_id?: unknown };
  return typeof container_id === 'string' ? container_id : '';
};

/**
 * The slots of a worker pool: no container has all of them, whatever stands in its queues and however long its work takes. A container alone has all but one,
 * which waits for whoever comes.
 */
export class Slots {
  /** The events of the workers. */
  readonly events: WorkerEvents = new EventEmitter();
  readonly #most: number;
  readonly #inHand = new Map<string, number>();
  #last = Promise.resolve();
  #fetched = (): void => undefined;

  constructor(count: number) {
    this.#most = Math.max(1, count - 1);
    this.events.on('job:start', ({ job }) => {
      const container = containerOf(job);
      this.#inHand.set(container, (this.#inHand.get(container) ?? 0) + 1);
      this.#fetched();
    });
    for (const event of ['worker:getJob:empty', 'worker:getJob:error'] as const) this.events.on(event, () => this.#fetched());
  }

  /**
   * The flags of what is not to be fetched now. Workers fetch one after the other, since each has to know what the one before it took; the wait ends with
   * that fetch, whatever comes of it.
   */
  readonly full = async (): Promise<string[]> => {
    const before = this.#last;
    let fetched = (): void => undefined;
    this.#last = new Promise<void>((resolve) => {
      fetched = resolve;
    });
    await before;
    this.#fetched = fetched;
    return [...this.#inHand].flatMap(([container, count]) => (count >= this.#most ? flagOf(container) : []));
  };

  /** Does what a worker has fetched, and lets go of its slot. */
  async occupied(job: Job, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } finally {
      const container = containerOf(job);
      const left = (this.#inHand.get(container) ?? 1) - 1;
      if (left > 0) this.#inHand.set(container, left);
      else this.#inHand.delete(container);
    }
  }
}
