/** Where the browser keeps that somebody wants no shortcuts of a single key. */
const STORED = 'single-keys';
const OFF = 'off';

/** Whether shortcuts of a single key work; speech input and keyguards make people turn them off. */
export const hasSingleKeys = (): boolean => localStorage.getItem(STORED) !== OFF;

export const setSingleKeys = (on: boolean): void => {
  if (on) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, OFF);
};
