import { dictionary } from '@zxcvbn-ts/language-common';

let leaked: ReadonlySet<string> | undefined;

/** Leaked passwords in lower case, of the list the package ships. Most processes never need them. */
const leakedPasswords = (): ReadonlySet<string> => (leaked ??= new Set(dictionary['passwords-common']));

/** Shorter words stand in many good passwords. */
const MIN_OWN_WORD = 4;

const withoutEnds = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Whether each character is the neighbour of the one before, always in the same direction: `23456789`, `hgfedcba`. */
const isRun = (text: string): boolean => {
  const steps = new Set([...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
};

const ownWords = (own: readonly string[]): string[] =>
  own
    .flatMap((text) => [text, ...text.split('@'), ...text.split(/\s+/)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= MIN_OWN_WORD);

/**
 * Whether somebody who guesses gets to this password soon: one that leaked, whatever its case and the blanks around it; one or two characters
 * again and again; a run of neighbours; or a word of `own` (e-mail address, name) with digits or signs around it. After NIST SP 800-63B, 3.1.1.2.
 */
export const isGuessable = (password: string, own: readonly string[] = []): boolean => {
  const text = password.normalize('NFKC').trim().toLowerCase();
  const words = ownWords(own);
  return leakedPasswords().has(text) || new Set(text).size <= 2 || isRun(text) || words.includes(text) || words.includes(withoutEnds(text));
};
