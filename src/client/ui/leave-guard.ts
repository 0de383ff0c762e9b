import { useEffect, useEffectEvent } from 'react';

/** What is not saved yet, by the pieces of the page that hold it, and the way out that waits for the person's word. */
const unsaved = new Map<object, () => void>();
const listeners = new Set<() => void>();
let waiting: (() => void) | null = null;

const wait = (go: (() => void) | null): void => {
  waiting = go;
  for (const listener of listeners) listener();
};

/** Asks before something unsaved is left behind. */
export const leaveGuard = {
  /** Something is not saved from now on; the answer says that it no longer is. `onLeft` hears that the person gives it up. */
  hold: (onLeft: () => void = () => undefined): (() => void) => {
    const holder = {};
    unsaved.set(holder, onLeft);
    return () => void unsaved.delete(holder);
  },
  holds: (): boolean => unsaved.size > 0,
  /** Asks; `go` leads away once the person wants it. */
  ask: (go: () => void): void => wait(go),
  stay: (): void => wait(null),
  leave: (): void => {
    const go = waiting;
    // The button is there for a moment after it was pressed.
    if (!go) return;
    wait(null);
    for (const onLeft of unsaved.values()) onLeft();
    go();
  },
  isAsking: (): boolean => waiting !== null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Asks before the page is left or reloaded with unsaved work. Going to another screen keeps it. */
export const useLeaveGuard = (unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return undefined;
    const onLeave = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [unsaved]);
};

/**
 * The same for a form that another screen, or closing it, would lose: asks before every change of the address as well. `onLeft` hears that the
 * person gives up what is unsaved.
 */
export const useFormGuard = (unsaved: boolean, onLeft: () => void): void => {
  useLeaveGuard(unsaved);
  const left = useEffectEvent(onLeft);
  useEffect(() => (unsaved ? leaveGuard.hold(() => left()) : undefined), [unsaved]);
};
