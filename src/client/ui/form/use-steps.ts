import { useState } from 'react';

/** Steps that can be taken back. */
const MOST = 50;

interface Steps<Value> {
  readonly past: readonly Value[];
  readonly future: readonly Value[];
  /** What the last step led to: a value that is another one came from elsewhere, and nothing is taken back over it. */
  readonly now: Value;
  readonly gesture: string | undefined;
}

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

export interface StepsOf<Value> {
  /** Changes that name the same gesture are one step. */
  readonly change: (next: Value, gesture?: string) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** Undo and redo of one field of a form. */
export const useSteps = <Value>(value: Value, put: (next: Value) => void): StepsOf<Value> => {
  const [kept, setKept] = useState<Steps<Value>>({ past: [], future: [], now: value, gesture: undefined });
  const { past, future, gesture: last } = same(kept.now, value) ? kept : { past: [], future: [], gesture: undefined };
  const go = (now: Value, steps: Pick<Steps<Value>, 'past' | 'future'>, gesture?: string): void => {
    setKept({ ...steps, now, gesture });
    put(now);
  };
  const [before, after] = [past.at(-1), future.at(-1)];
  return {
    change: (next, gesture) => {
      if (same(next, value)) return;
      const goesOn = gesture !== undefined && gesture === last;
      go(next, { past: goesOn ? past : [...past, value].slice(-MOST), future: [] }, gesture);
    },
    undo: before === undefined ? null : () => go(before, { past: past.slice(0, -1), future: [...future, value] }),
    redo: after === undefined ? null : () => go(after, { past: [...past, value], future: future.slice(0, -1) }),
  };
};
