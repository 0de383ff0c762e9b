import { defaultLimits } from '../contract/generated/limits';
import { accept, refuse, type Outcome } from './fault';

/** Longest name of a mockup, a listing or a template, in characters: what shop platforms take for a title. */
export const NAME_LIMIT = defaultLimits.characters;

/** Things that are told by what they are when their name is refused. */
type Named = 'design' | 'file' | 'image' | 'listing' | 'mockup' | 'preset' | 'side';

/** A name as it is stored: trimmed, never empty, one line. `field` is the input's path. */
export const checkName = (name: string, what: Named, field = 'name'): Outcome<string> => {
  const trimmed = name.replace(/\s+/gu, ' ').trim();
  if (trimmed === '') return refuse(`name.missing.${what}`, { field });
  if (trimmed.length > NAME_LIMIT) return refuse(`name.tooLong.${what}`, { field, values: { most: NAME_LIMIT } });
  return accept(trimmed);
};

/** Tags, collections: trimmed, without empty ones, each once, in the order given. */
export const cleanWords = (words: readonly string[] | null | undefined): string[] => [
  ...new Set((words ?? []).map((word) => word.trim()).filter((word) => word !== '')),
];

/** What stands between tags. */
export const TAG_ENDS = /[,;\t\r\n]/u;

/** Tags as people type or paste them: between commas, semicolons, tabs or lines. */
export const splitTags = (text: string): string[] => cleanWords(text.split(TAG_ENDS));

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
