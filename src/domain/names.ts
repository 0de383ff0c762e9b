import { accept, refuse, type Outcome } from './fault';

/** Longest name of a mockup, a listing or a template, in characters: what shop platforms take for a title. */
export const NAME_LIMIT = 255;

/**
 * A name as it is stored: trimmed, never empty, one line.
 * `what` completes the sentence (`Give the listing a name.`), `field` is the input's path.
 */
export const checkName = (name: string, what: string, field = 'name'): Outcome<string> => {
  const trimmed = name.replace(/\s+/gu, ' ').trim();
  if (trimmed === '') return refuse('name.empty', `Give the ${what} a name.`, field);
  if (trimmed.length > NAME_LIMIT)
    return refuse('name.too-long', `The name of the ${what} is longer than ${NAME_LIMIT} characters.`, field);
  return accept(trimmed);
};

/** Tags, collections: trimmed, without empty ones, each once, in the order given. */
export const cleanWords = (words: readonly string[] | null | undefined): string[] => [
  ...new Set((words ?? []).map((word) => word.trim()).filter((word) => word !== '')),
];

/** Upper-case ASCII words joined by hyphens, as SKUs are written: `Bella Tee 3001` → `BELLA-TEE-3001`. */
export const skuWords = (text: string, limit = 24): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/gu, '-')
    .replace(/^-+/u, '')
    .slice(0, limit)
    .replace(/-+$/u, '');
