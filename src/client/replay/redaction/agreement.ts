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

  const compare = (real: unknown, folded: unknown, pointer: string): string | null => {
    if (real === folded) return null;
    if (typeof real === 'string') return typeof folded === 'string' && textsAgree(real, folded) ? null : pointer;
    if (typeof real === 'number') {
      if (!Number.isFinite(real)) return folded === null ? null : pointer;
      return folded === redactor.hide(String(real)) ? null : pointer;
    }
    if (real === null || real === undefined) return folded === null || folded === undefined ? null : pointer;
    if (typeof real !== 'object' || typeof folded !== 'object' || folded === null) return pointer;
    if (agreed.get(real) === folded) return null;
    const difference = Array.isArray(real)
      ? compareArrays(real, folded as unknown[], pointer)
      : compareObjects(real as Record<string, unknown>, folded as Record<string, unknown>, pointer);
    if (difference === null) agreed.set(real, folded);
    return difference;
  };

  const compareArrays = (real: readonly unknown[], folded: readonly unknown[], pointer: string): string | null => {
    if (real.length !== folded.length) return pointer;
    for (const [i, item] of real.entries()) {
      const difference = compare(item, folded[i], `${pointer}/${i}`);
      if (difference !== null) return difference;
    }
    return null;
  };

  const compareObjects = (
    real: Readonly<Record<string, unknown>>,
    folded: Readonly<Record<string, unknown>>,
    pointer: string,
  ): string | null => {
    let surplus = 0;
    for (const key in folded) if (folded[key] !== undefined) surplus++;
    for (const key in real) {
      if (real[key] === undefined) continue;
      const shown = Object.hasOwn(folded, key) ? key : redactor.key(key);
      const difference = Object.hasOwn(folded, shown) ? compare(real[key], folded[shown], `${pointer}/${shown}`) : `${pointer}/${shown}`;
      if (difference !== null) return difference;
      surplus--;
    }
    return surplus === 0 ? null : pointer;
  };

  return (real, folded) => compare(real, folded, '');
};
