import fc from 'fast-check';
import { goOn, readByNumber, readByPlace } from '../../../../src/server/connectors/platforms/pages';

const SIZE = 4;
const website = 'https://shop.test';

/** What becomes of a list between two pages: rows that leave it, by their places, and rows that are put before all others. */
const meanwhile = fc.array(fc.record({ leave: fc.array(fc.nat(30), { maxLength: 3 }), arrive: fc.nat(2) }), { maxLength: 12 });

interface Shifting {
  readonly rows: string[];
  /** Those that were there from the beginning to the end. */
  readonly stayed: () => readonly string[];
  readonly shift: () => void;
}

const shiftingList = (length: number, changes: readonly { readonly leave: readonly number[]; readonly arrive: number }[]): Shifting => {
  const rows = Array.from({ length }, (_none, at) => `row-${at}`);
  const left = new Set<string>();
  let turn = 0;
  let made = 0;
  return {
    rows,
    stayed: () => rows.filter((row) => row.startsWith('row-') && !left.has(row)),
    shift: () => {
      const change = changes[turn];
      turn += 1;
      for (const at of change?.leave ?? []) for (const row of rows.splice(at % Math.max(1, rows.length), 1)) left.add(row);
      for (let count = 0; count < (change?.arrive ?? 0); count += 1) rows.unshift(`new-${(made += 1)}`);
    },
  };
};

const read = async (pages: AsyncIterable<readonly string[]>): Promise<Set<string>> => {
  const seen = new Set<string>();
  for await (const rows of pages) for (const row of rows) seen.add(row);
  return seen;
};

const idOf = (row: string): string => row;

test('a list that knows places only is read without passing over what stays in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(25), meanwhile, async (length, changes) => {
      const { rows, stayed, shift } = shiftingList(length, changes);
      const ask = (offset: number) => {
        const page = rows.slice(offset, offset + SIZE);
        shift();
        return Promise.resolve(page);
      };
      const seen = await read(readByPlace({ ask, size: SIZE, idOf, website }));
      expect(stayed().filter((row) => !seen.has(row))).toEqual([]);
    }),
  );
});

test('a list that knows numbers of pages is read without passing over what stays in it, where rows only leave', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(25), meanwhile, async (length, changes) => {
      const leaving = changes.map(({ leave }) => ({ leave, arrive: 0 }));
      const { rows, stayed, shift } = shiftingList(length, leaving);
      const ask = (page: number) => {
        const answer = { rows: rows.slice(page * SIZE, (page + 1) * SIZE), total: rows.length };
        shift();
        return Promise.resolve(answer);
      };
      const seen = await read(readByNumber({ ask, size: SIZE, idOf, website }));
      expect(stayed().filter((row) => !seen.has(row))).toEqual([]);
    }),
  );
});

test('a list that goes on and on without anything new is given up', async () => {
  const rows = ['a', 'b', 'c', 'd'];
  await expect(read(readByPlace({ ask: () => Promise.resolve(rows), size: SIZE, idOf, website }))).rejects.toMatchObject({
    code: 'endless',
  });
  const numbered = readByNumber({ ask: () => Promise.resolve({ rows, total: 1e9 }), size: SIZE, idOf, website });
  await expect(read(numbered)).rejects.toMatchObject({ code: 'endless' });
});

test.each([null, undefined, '', 'met'])('a page that is named %j is no next one', (named) => {
  const next = goOn(website);
  expect(next('met')).toBe('met');
  expect(() => next(named)).toThrow(expect.objectContaining({ code: 'endless' }) as Error);
});
