import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

const set = (next: boolean): void => {
  open = next;
  for (const listener of listeners) listener();
};

/** Opens the dialog that reports a problem, from wherever it is asked for. */
export const openReport = (): void => set(true);
export const closeReport = (): void => set(false);

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useReportOpen = (): boolean => useSyncExternalStore(listen, () => open);
