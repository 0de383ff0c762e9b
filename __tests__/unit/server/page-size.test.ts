import { ConnectorError } from '../../../src/server/connectors/connector';
import { readByTime, type Stretch } from '../../../src/server/connectors/platforms/by-time';
import { fittingPage } from '../../../src/server/connectors/platforms/page-size';

const tooLarge = () => new ConnectorError('too_large', 'shop.tooLarge', { values: { host: 'place.test' } });

/** A place whose answers may have so many rows. */
const placeOf =
  (fits: number) =>
  (size: number): Promise<number> =>
    size > fits ? Promise.reject(tooLarge()) : Promise.resolve(size);

test.each([
  [100, 100, 100],
  [100, 30, 25],
  [100, 5, 2],
  [50, 12, 12],
])('a page of %i rows of which %i fit is asked for with %i, and so are the next', async (most, fits, asked) => {
  const page = fittingPage(most);
  expect(await page.ask(placeOf(fits))).toBe(asked);
  expect(page.size).toBe(asked);
  const sizes: number[] = [];
  await page.ask((size) => Promise.resolve(sizes.push(size)));
  expect(sizes).toEqual([asked]);
});

test('a list that goes on from a mark of its own may be read one row at a time', async () => {
  const page = fittingPage(8, 1);
  expect(await page.ask(placeOf(1))).toBe(1);
  await expect(fittingPage(8, 1).ask(placeOf(0))).rejects.toMatchObject({ code: 'too_large' });
});

test('two rows that are too large together, and every other failure, are told', async () => {
  await expect(fittingPage(100).ask(placeOf(1))).rejects.toMatchObject({ code: 'too_large' });
  const other = new ConnectorError('timeout', 'shop.timeout', { values: { host: 'place.test', seconds: 30 } });
  const sizes: number[] = [];
  await expect(
    fittingPage(100).ask((size) => {
      sizes.push(size);
      return Promise.reject(other);
    }),
  ).rejects.toBe(other);
  expect(sizes).toEqual([100]);
});

test.each([1000, 7, 2])('a list that is read by time is read whole where %i of its rows fit into an answer', async (fits) => {
  const rows = Array.from({ length: 60 }, (_, n) => ({ id: String(n), at: n < 20 ? 1000 : 1000 + n * 1000 }));
  const read = readByTime<(typeof rows)[number]>(
    {
      size: 25,
      unit: 1000,
      website: 'https://place.test',
      idOf: ({ id }) => id,
      changedAt: ({ at }) => at,
      ask: ({ from, to }: Stretch, offset, size) => {
        if (size > fits) return Promise.reject(tooLarge());
        const found = rows.filter(({ at }) => at >= from && (to === null || at <= to));
        return Promise.resolve({ rows: found.slice(offset, offset + size), total: found.length, at: 100_000 });
      },
    },
    0,
  );
  const seen = new Set<string>();
  for await (const page of read) for (const { id } of page.rows) seen.add(id);
  expect(seen.size).toBe(60);
});
