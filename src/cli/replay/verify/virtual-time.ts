interface Timer {
  readonly due: number;
  readonly run: () => void;
  readonly every: number | null;
}

export interface VirtualTime {
  readonly now: () => number;
  /** Lets time pass up to a moment; what is due on the way runs, one after the other, with `settle` between. */
  readonly passTo: (at: number) => Promise<void>;
  /** Lets what is due already run: promises, and the sagas they wake. */
  readonly settle: () => Promise<void>;
  /**
   * Waits in real time until something holds, for code that loads when it is first needed, and lets what is due by `limit` run; tells
   * whether it does. `patience`: for so many milliseconds, those that code may take to load without.
   */
  readonly until: (holds: () => boolean, limit: number, patience?: number) => Promise<boolean>;
  readonly end: () => void;
}

/** How long code may take to load, in real milliseconds. */
const LOADING = 3_000;

const real = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, dateNow: Date.now };

/** Puts a clock in the place of this process's that goes only when it is told to. */
export const startVirtualTime = (): VirtualTime => {
  let now = 0;
  let ids = 0;
  const timers = new Map<number, Timer>();
  const set = (run: () => void, ms: number, every: number | null): number => {
    timers.set(++ids, { due: now + Math.max(0, Number(ms) || 0), run, every });
    return ids;
  };
  const clear = (id: unknown): void => void timers.delete(Number(id));
  Object.assign(globalThis, {
    setTimeout: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => set(() => run(...args), ms, null),
    setInterval: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => set(() => run(...args), ms, ms),
    clearTimeout: clear,
    clearInterval: clear,
  });
  Date.now = () => now;

  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn++) await new Promise<void>((resolve) => void real.setImmediate(resolve));
  };
  const first = (): readonly [number, Timer] | undefined => [...timers].sort(([a, x], [b, y]) => x.due - y.due || a - b)[0];

  const passTo = async (at: number): Promise<void> => {
    for (let due = first(); due && due[1].due <= at; due = first()) {
      const [id, timer] = due;
      now = Math.max(now, timer.due);
      if (timer.every === null) timers.delete(id);
      else timers.set(id, { ...timer, due: now + Math.max(1, timer.every) });
      timer.run();
      await settle();
    }
    now = Math.max(now, at);
  };

  return {
    now: () => now,
    settle,
    until: async (holds, limit, patience = LOADING) => {
      const until = real.dateNow() + patience;
      while (!holds()) {
        if (real.dateNow() > until) return false;
        const due = first()?.[1].due ?? Infinity;
        if (due <= limit) await passTo(due);
        else await new Promise<void>((resolve) => void real.setTimeout(resolve, 2));
      }
      return true;
    },
    passTo,
    end: () => {
      const { dateNow, setImmediate: _kept, ...others } = real;
      Object.assign(globalThis, others);
      Date.now = dateNow;
    },
  };
};
