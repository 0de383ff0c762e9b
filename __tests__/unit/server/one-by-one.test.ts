import { ConnectorError } from '../../../src/server/connectors/connector';
import { unauthorized, unreadable } from '../../../src/server/connectors/answer';
import { doOneByOne } from '../../../src/server/outside/one-by-one';

const call = { url: new URL('https://place.test/'), effect: undefined };

const run = async (failures: Readonly<Record<number, Error>>) => {
  const seen: number[] = [];
  const ended = doOneByOne('test', [1, 2, 3, 4], undefined, (thing) => {
    seen.push(thing);
    return failures[thing] ? Promise.reject(failures[thing]) : Promise.resolve();
  });
  return {
    seen,
    ...(await ended.then(
      (outcome) => ({ outcome }),
      (error: unknown) => ({ error }),
    )),
  };
};

beforeEach(() => void jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

test('an answer that cannot be read for one thing, and a value nobody can use, leave the others done', async () => {
  const { seen, outcome } = (await run({ 1: unreadable('Place', call), 3: new TypeError('odd') })) as never as {
    seen: number[];
    outcome: object;
  };
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(outcome).toEqual({ done: [2, 4], failed: [1, 3], disturbance: null });
});

test('a refused account ends the round, and a place at which nothing goes well is told as disturbed', async () => {
  const refusal = unauthorized(call.url);
  expect(await run({ 2: refusal })).toEqual({ seen: [1, 2], error: refusal });
  const all = await run(Object.fromEntries([1, 2, 3, 4].map((thing) => [thing, unreadable('Place', call)])));
  expect(all).toMatchObject({ outcome: { done: [], disturbance: expect.any(ConnectorError) as unknown } });
});
