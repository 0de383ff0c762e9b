/** A piece of two texts: of both, or of one alone. */
interface TextPiece {
  readonly of: 'both' | 'ours' | 'theirs';
  readonly text: string;
}

/** Words compared one by one at most on each side; between longer texts everything that is not alike at their ends counts as changed. */
const MOST = 600;

/** Words with the blanks behind them: joined, they are the text. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*|\s+/gu) ?? [];

const alikeUntil = (
  ours: readonly string[],
  theirs: readonly string[],
  at: (list: readonly string[], i: number) => string | undefined,
): number => {
  const most = Math.min(ours.length, theirs.length);
  let count = 0;
  while (count < most && at(ours, count) === at(theirs, count)) count += 1;
  return count;
};

/** The longest rows of words both have in common, as steps through the two. */
const between = (ours: readonly string[], theirs: readonly string[]): TextPiece[] => {
  if (ours.length === 0 || theirs.length === 0 || ours.length > MOST || theirs.length > MOST)
    return [...ours.map((text): TextPiece => ({ of: 'ours', text })), ...theirs.map((text): TextPiece => ({ of: 'theirs', text }))];
  const width = theirs.length + 1;
  const longest = new Uint16Array((ours.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = ours.length - 1; i >= 0; i -= 1)
    for (let j = theirs.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = ours[i] === theirs[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: TextPiece[] = [];
  let [i, j] = [0, 0];
  while (i < ours.length || j < theirs.length) {
    const [mine, its] = [ours[i], theirs[j]];
    if (mine !== undefined && mine === its) {
      pieces.push({ of: 'both', text: mine });
      i += 1;
      j += 1;
    } else if (mine !== undefined && (its === undefined || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ of: 'ours', text: mine });
      i += 1;
    } else {
      pieces.push({ of: 'theirs', text: its ?? '' });
      j += 1;
    }
  }
  return pieces;
};

/** Two texts in pieces: without those of one side alone, they are the other text. Word by word, since people read words. */
export const textChanges = (ours: string, theirs: string): readonly TextPiece[] => {
  const [mine, its] = [wordsOf(ours), wordsOf(theirs)];
  const head = alikeUntil(mine, its, (list, i) => list[i]);
  const [restOfMine, restOfIts] = [mine.slice(head), its.slice(head)];
  const tail = alikeUntil(restOfMine, restOfIts, (list, i) => list.at(-1 - i));
  const pieces = [
    ...mine.slice(0, head).map((text): TextPiece => ({ of: 'both', text })),
    ...between(restOfMine.slice(0, restOfMine.length - tail), restOfIts.slice(0, restOfIts.length - tail)),
    ...mine.slice(mine.length - tail).map((text): TextPiece => ({ of: 'both', text })),
  ];
  const joined: TextPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.of === piece.of) joined[joined.length - 1] = { of: last.of, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
};
