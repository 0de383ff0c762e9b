import { isMark, MARK, type Redactor } from './redact';

/**
 * Compares the page's own state with the fold of the redacted actions. They must be the same but for hidden texts; anything else means
 * that a reducer looked at something other than its actions. Gives the JSON pointer of the first difference, or null.
 */
export const createAgreement = (redactor: Redactor): ((real: unknown, folded: unknown) => string | null) => {
  const agreed = new WeakMap<object, object>();

  const textsAgree = (real: string, folded: string): boolean =>
    real === folded ||
    redactor.hide(real) === folded ||
    (real.startsWith('[') && redactor.key(real) === folded) ||
    // A text a reducer made from a hidden one, such as a copy's name.
    (MARK.test(folded) && !isMark(folded));

  /** The way to the first difference; empty where the two differ themselves. */
  const compare = (real: unknown, folded: unknown): string | null => {
    if (real === folded) return null;
    if (typeof real === 'string') return typeof folded === 'string' && textsAgree(real, folded) ? null : '';
    if (typeof real === 'number') {
      if (!Number.isFinite(real)) return folded === null ? null : '';
      return folded === redactor.hide(String(real)) ? null : '';
    }
    if (real === null || real === undefined) return folded === null || folded === undefined ? null : '';
    if (typeof real !== 'object' || typeof folded !== 'object' || folded === null) return '';
    if (agreed.get(real) === folded) return null;
    const difference = Array.isArray(real)
      ? compareArrays(real, folded as unknown[])
      : compareObjects(real as Record<string, unknown>, folded as Record<string, unknown>);
    if (difference === null) agreed.set(real, folded);
    return difference;
  };

  const compareArrays = (real: readonly unknown[], folded: readonly unknown[]): string | null => {
    if (real.length !== folded.length) return '';
    for (let i = 0; i < real.length; i++) {
      const difference = compare(real[i], folded[i]);
      if (difference !== null) return `/${i}${difference}`;
    }
    return null;
  };

  const compareObjects = (real: Readonly<Record<string, unknown>>, folded: Readonly<Record<string, unknown>>): string | null => {
    let surplus = 0;
    for (const key in folded) if (folded[key] !== undefined) surplus++;
    for (const key in real) {
      if (real[key] === undefined) continue;
      const shown = Object.hasOwn(folded, key) ? key : redactor.key(key);
      const difference = Object.hasOwn(folded, shown) ? compare(real[key], folded[shown]) : '';
      if (difference !== null) return `/${shown}${difference}`;
      surplus--;
    }
    return surplus === 0 ? null : '';
  };

  return compare;
};
