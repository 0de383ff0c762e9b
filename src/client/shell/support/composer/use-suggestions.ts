import { useMemo, useState } from 'react';

/** A text that is offered while somebody types. */
export interface Suggestion {
  readonly _id: string;
  /** The word it is asked for by, which is told before the name; undefined: the name alone. */
  readonly shortcut?: string;
  readonly name: string;
  readonly detail?: string;
  /** The text it is replaced by. */
  readonly text: string;
}

/** The sign at the beginning of a word that asks for texts, and what may stand between it and the caret. */
const ASKED = { '/': /(?:^|\s)\/([\p{L}\p{N}_-]*)$/u, '@': /(?:^|[\s(])@((?:[\p{L}\p{M}\p{N}_.'-]+ ?){0,3})$/u } as const;

/** As many are shown at once. */
const MOST = 8;

const rank = ({ shortcut = '', name }: Suggestion, asked: string): number => {
  const [short, words] = [shortcut.toLowerCase(), name.toLowerCase()];
  if (short !== '' && short === asked) return 0;
  if (short !== '' && short.startsWith(asked)) return 1;
  if (words.startsWith(asked) || words.split(/\s+/u).some((word) => word.startsWith(asked))) return 2;
  return words.includes(asked) ? 3 : 4;
};

/** Those that fit what was typed, the nearest first. */
const matching = (all: readonly Suggestion[], asked: string): readonly Suggestion[] =>
  all
    .map((each) => ({ each, at: rank(each, asked.toLowerCase()) }))
    .filter(({ at }) => at < 4)
    .sort((a, b) => a.at - b.at || a.each.name.localeCompare(b.each.name))
    .slice(0, MOST)
    .map(({ each }) => each);

/** The texts that fit what stands behind a sign before the caret; `open` while they are asked for. */
export const useSuggestions = (
  sign: keyof typeof ASKED,
  all: readonly Suggestion[],
  { body, caret }: { readonly body: string; readonly caret: number },
) => {
  const asked = ASKED[sign].exec(body.slice(0, caret))?.[1];
  const [closed, setClosed] = useState<string | null>(null);
  const [at, setAt] = useState({ asked: '', index: 0 });
  const found = useMemo(() => (asked === undefined ? [] : matching(all, asked)), [all, asked]);
  const begin = asked === undefined ? -1 : caret - asked.length - 1;
  // Of names, words that are none go on as text.
  const open = asked !== undefined && closed !== `${begin}` && (sign === '/' || found.length > 0);
  const index = Math.min(at.asked === asked ? at.index : 0, Math.max(0, found.length - 1));
  return {
    open,
    found,
    index,
    /** The place of the sign in the text. */
    begin,
    move: (step: number) => setAt({ asked: asked ?? '', index: (index + step + found.length) % Math.max(1, found.length) }),
    close: () => setClosed(`${begin}`),
  };
};
