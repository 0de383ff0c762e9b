import { makeId } from '../../kernel/clock';

/** Where the browser keeps what it is called among somebody's devices. */
const STORED = 'device';

/** Names this browser, so that what is written here is not taken for what is written on another one. */
export const thisDevice = (): string => {
  const known = localStorage.getItem(STORED);
  if (known) return known;
  const made = makeId();
  localStorage.setItem(STORED, made);
  return made;
};
