/**
 * Characters a terminal or an editor interprets instead of showing: control characters, marks of direction, characters without a glyph, line
 * separators and unpaired surrogates.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** Somebody else's text as a part of one line on a terminal or in a log: it begins no line, and moves, colors and turns nothing. */
export const terminalLine = (text: string): string => text.replace(UNSEEN, '\u{FFFD}');

const escaped = (character: string): string =>
  Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');

/**
 * JSON of printable ASCII alone, which reads back as the same value; undefined is written as such. It may stand on a terminal, and in program text
 * as a literal or in a comment of one line.
 */
export const plainJson = (value: unknown, indent?: number): string =>
  (JSON.stringify(value, null, indent) ?? 'undefined').replace(/[^\n -~]/gu, escaped);
