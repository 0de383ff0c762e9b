import fc from 'fast-check';
import { COUNTED_DAYS, scoreOf, trendsOf, type Sold } from '../../../../src/domain/trends/score';

/** Pieces a day: so many in each of the last seven days, so many in each of the others. */
const steady = (lately: number, before: number): number[] => Array.from({ length: COUNTED_DAYS }, (_, at) => (at < 7 ? lately : before));

test('what sells as it did scores nothing, what sells more the more the less was to be expected', () => {
  expect(scoreOf(steady(2, 2))).toEqual({ sold: 14, expected: 14, score: 0 });
  expect(scoreOf(steady(2, 1))).toEqual({ sold: 14, expected: 7, score: 7 / Math.sqrt(8) });
  expect(scoreOf(steady(1, 0)).score).toBe(7);
});

test('under three pieces in the week nothing is a trend', () => {
  const twice = [2, ...Array.from({ length: COUNTED_DAYS - 1 }, () => 0)];
  const thrice = [3, ...twice.slice(1)];
  expect(
    trendsOf(
      [
        { key: 'a', days: twice },
        { key: 'b', days: thrice },
      ],
      50,
    ).map(({ key, rank }) => [key, rank]),
  ).toEqual([['b', 1]]);
});

test('a rank is compared with that of a week ago, by the days as they were then', () => {
  const wasFirst = [...Array(7).fill(1), ...Array(7).fill(9), ...Array(28).fill(0)] as number[];
  const isFirst = [...Array(7).fill(5), ...Array(7).fill(1), ...Array(28).fill(0)] as number[];
  const isNew = [...Array(7).fill(1), ...Array(35).fill(0)] as number[];
  const trends = trendsOf(
    [
      { key: 'fell', days: wasFirst },
      { key: 'rose', days: isFirst },
      { key: 'new', days: isNew },
    ],
    50,
  );
  expect(trends.map(({ key, change }) => [key, change])).toEqual([
    ['rose', 1],
    ['new', null],
    ['fell', -2],
  ]);
});

const sales = fc.uniqueArray(
  fc.record({
    key: fc.string({ minLength: 1, maxLength: 4 }),
    days: fc.array(fc.nat(20), { minLength: COUNTED_DAYS, maxLength: COUNTED_DAYS }),
  }),
  { selector: ({ key }) => key, maxLength: 20 },
);

test('ranks go from one without a gap, by falling score, whatever the order they are told in; a change leads back to the rank of a week ago', () => {
  fc.assert(
    fc.property(sales, fc.nat(30), (all: Sold[], most) => {
      const trends = trendsOf(all, most);
      expect(trends.map(({ rank }) => rank)).toEqual(trends.map((_, at) => at + 1));
      expect(trends.every(({ score }, at) => at === 0 || score <= trends[at - 1]!.score)).toBe(true);
      expect(trendsOf(all.toReversed(), most)).toEqual(trends);
      const weekAgo = new Map(
        trendsOf(
          all.map(({ key, days }) => ({ key, days: [...days.slice(7), ...Array<number>(7).fill(0)] })),
          all.length,
        ).map((each) => [each.key, each.rank]),
      );
      for (const { key, rank, change } of trends) expect(change === null ? undefined : rank + change).toBe(weekAgo.get(key));
    }),
  );
});
