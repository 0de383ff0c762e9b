import type { Outbox, Unsent } from '../../../src/client/kernel/outbox/outbox';

/** An outbox the test can look into, with what pages that are gone left in it; `bytes` stand beside those that have a size. */
export const memoryOutbox = (left: readonly Unsent[] = [], bytes?: Blob) => {
  const tasks = new Map(left.map((task) => [task.key, task]));
  const beside = new Map<string, Blob | undefined>(left.map(({ key, size }) => [key, size > 0 ? bytes : undefined]));
  /** Those somebody has in hand: of this page, or taken over. */
  const held = new Set<string>();
  const outbox: Outbox = {
    add: async (task, blob) => {
      held.add(task.key);
      if (tasks.has(task.key)) return;
      tasks.set(task.key, task);
      beside.set(task.key, blob);
    },
    change: async (key, change) => {
      const task = tasks.get(key);
      if (task) tasks.set(key, { ...task, ...change });
    },
    noteOf: async (key) => tasks.get(key)?.note,
    remove: async (key) => void tasks.delete(key),
    takeOver: async (owner) => {
      const free = [...tasks.values()].filter((task) => task.owner === owner && !held.has(task.key));
      for (const { key } of free) held.add(key);
      return free.map((task) => ({ task, bytes: beside.get(task.key) }));
    },
  };
  /** The page is gone, whatever it was at. */
  return { outbox, tasks, leave: () => held.clear() };
};
