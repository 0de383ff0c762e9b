/** A piece of a line that is turned as one: a letter, or a word where letters are joined. */
export interface LetterPiece {
  readonly text: string;
  /** Pixels from the line's start. */
  readonly middle: number;
  readonly width: number;
}

/** What Fabric measures of a letter: `width` holds the space behind it, `left` the kerning before it. */
interface LetterBounds {
  readonly left: number;
  readonly width: number;
}

const RIGHT_TO_LEFT = /^\P{L}*[\u0590-\u08ff]/u;
const JOINED = /[\u0600-\u08ff]/u;
const SPACE = /^\s+$/u;

/** Neighbours of a joined script that have no space between them. */
const words = (letters: readonly string[]): number[][] =>
  letters.reduce<number[][]>((found, letter, index) => {
    const last = found.at(-1);
    const open = last?.at(-1) === index - 1 && !SPACE.test(letters[index - 1] ?? ' ');
    if (last && open && !SPACE.test(letter)) last.push(index);
    else found.push([index]);
    return found;
  }, []);

/** Cuts a measured line into the pieces an arc turns one by one, from left to right as they are read on the page. */
export const lettersOf = (line: readonly string[], bounds: readonly LetterBounds[], spacing: number, lineWidth: number): LetterPiece[] => {
  const text = line.join('');
  const groups = JOINED.test(text) ? words(line) : line.map((_letter, index) => [index]);
  const backwards = RIGHT_TO_LEFT.test(text);
  return groups.map((group) => {
    const [first, last] = [bounds[group[0] ?? 0], bounds[group.at(-1) ?? 0]];
    const left = first?.left ?? 0;
    const width = Math.max(0, (last?.left ?? 0) + (last?.width ?? 0) - spacing - left);
    const middle = left + width / 2;
    return { text: group.map((index) => line[index]).join(''), middle: backwards ? lineWidth - middle : middle, width };
  });
};
