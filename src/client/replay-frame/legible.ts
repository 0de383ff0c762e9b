import { MARK } from '../replay/redaction/redact';

const MARKS = new RegExp(MARK.source, 'g');
/** So much of a mark is enough to tell two of them apart. */
const TOLD = 4;

/** What stands for a hidden text on a recorded screen: nobody takes it for something a person wrote, and equal texts look alike. */
export const HIDDEN = /▒{3}[0-9a-f]{4}/g;

export const legibleText = (text: string): string =>
  text.includes('~') ? text.replace(MARKS, (mark) => `▒▒▒${mark.slice(1, 1 + TOLD)}`) : text;

/** Makes marks legible wherever they stand, keys too. What was made so before is the same object, so what did not change is drawn no second time. */
export const createLegible = (): (<T>(value: T) => T) => {
  const known = new WeakMap<object, object>();
  const make = (value: unknown): unknown => {
    if (typeof value === 'string') return legibleText(value);
    if (typeof value !== 'object' || value === null) return value;
    let made = known.get(value);
    if (!made) {
      made = Array.isArray(value)
        ? value.map(make)
        : Object.fromEntries(Object.entries(value).map(([key, item]) => [legibleText(key), make(item)]));
      known.set(value, made);
    }
    return made;
  };
  return make as <T>(value: T) => T;
};
