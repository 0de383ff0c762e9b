import type { Call } from '../every-operation';
import { faultsOf, HELD, startAttack, text, type Attack } from './shop';
import { isLongRun } from '../../support/long-runs';

let attack: Attack;
beforeAll(async () => {
  attack = await startAttack();
});
afterAll(() => attack.stop());

const SIZES = [10, 1_000, 100_000];
/** A size is tried at one of so many places; in the long run at each. */
const EVERY: Readonly<Record<'text' | 'list', Readonly<Record<number, number>>>> = {
  text: { 10: 20, 1_000: 10, 100_000: 3 },
  list: { 10: 10, 1_000: 6, 100_000: 6 },
};
const isTried = (kind: 'text' | 'list', size: number, index: number): boolean => isLongRun || index % (EVERY[kind][size] ?? 1) === 0;
/** Texts of a length, in the shapes that have made programs slow: tags that open, quotes, spaces, one letter, a letter under many accents. */
const SHAPES: readonly ((size: number) => string)[] = [
  (size) => '<b>'.repeat(size / 3),
  (size) => 'a'.repeat(size),
  (size) => `a${' '.repeat(size)}b`,
  (size) => '<'.repeat(size),
  (size) => 'a\u0301'.repeat(size / 2),
  (size) => '&'.repeat(size),
  (size) => '/%2e'.repeat(size / 4),
  (size) => '[('.repeat(size / 2),
];

/** What weighs more than a request may is not read at all: the answer is 413, or the line is cut while we are still sending. */
const unread = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'EPIPE' || error.code === 'ECONNRESET') return null;
  throw error;
};

const attempt = async (call: Call, place: string, value: (sample: unknown) => unknown): Promise<string[]> => {
  const faults = new Set<string>();
  const held = await attack.heldBy(async () => {
    const answer = await attack.send(call, place, value).catch(unread);
    if (answer !== null && answer.status !== 413) faultsOf(answer).forEach((fault) => faults.add(fault));
  });
  if (held > HELD) faults.add(`holds everybody up for ${Math.round(held)} ms`);
  return [...faults];
};

test.each(SIZES)('a text of %d characters holds nobody up, wherever it stands', async (size) => {
  const wrong = await attack.everywhere('text', 1, async (call, place, index) => {
    if (!isTried('text', size, index)) return [];
    const shapes = isLongRun ? SHAPES : [SHAPES[index % SHAPES.length]!];
    const found: string[] = [];
    for (const shape of shapes) for (const fault of await attempt(call, place, text(shape(size)))) found.push(`${shape(3)}…: ${fault}`);
    return found;
  });
  expect(wrong).toEqual([]);
});

test.each(SIZES)('a list of %d entries holds nobody up, wherever it stands', async (size) => {
  const wrong = await attack.everywhere('list', 1, async (call, place, index) =>
    isTried('list', size, index) ? attempt(call, place, (sample) => Array.from({ length: size }, () => (sample as unknown[])[0])) : [],
  );
  expect(wrong).toEqual([]);
});
