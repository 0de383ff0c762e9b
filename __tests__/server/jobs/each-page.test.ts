import { eachPage } from '../../../src/server/outside/each-page';

async function* endlessly(): AsyncGenerator<number> {
  for (let page = 1; ; page += 1) yield page;
}

test.each([
  ['pages', { pages: 3, ms: 60_000 }, [1, 2, 3]],
  ['time', { pages: 100, ms: -1 }, []],
])('a look at a shop without end takes only so much: %s', async (_what, limits, expected) => {
  const done: number[] = [];
  expect(await eachPage(endlessly(), limits, async (page) => void done.push(page))).toBe(false);
  expect(done).toEqual(expected);
});

test('a look that comes to the end says so', async () => {
  async function* two(): AsyncGenerator<number> {
    yield* [1, 2];
  }
  expect(await eachPage(two(), { pages: 2, ms: 60_000 }, async () => undefined)).toBe(true);
});
