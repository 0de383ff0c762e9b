import { ConnectorError } from '../../../src/server/connectors/connector';
import { unauthorized, unreadable } from '../../../src/server/connectors/answer';
import { askOneByOne, doOneByOne, tellOneByOne } from '../../../src/server/connectors/one-by-one';

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

const answering = (failures: Readonly<Record<number, Error>>) => (thing: number) =>
  failures[thing] ? Promise.reject(failures[thing]) : Promise.resolve(thing * 10);

const away = new ConnectorError('shop_down', 'shop.down', {
  values: { host: 'place.test', status: '500' },
  retry: true,
  storeStatus: 'Lostconnection',
});
const asksForPause = new ConnectorError('shop_down', 'shop.down', {
  values: { host: 'place.test', status: '429' },
  retry: true,
  retryAfter: 60,
  storeStatus: 'Lostconnection',
});

test('each thing that fails is put off, also the one that ends the round', async () => {
  const putOff: number[] = [];
  const refusal = unauthorized(call.url);
  const round = doOneByOne('test', [1, 2, 3, 4], undefined, answering({ 1: away, 3: refusal }), (thing) =>
    Promise.resolve(putOff.push(thing)),
  );
  await expect(round).rejects.toBe(refusal);
  expect(putOff).toEqual([1, 3]);
});

test('a place that asks for a pause, or answers nothing for five things in a row, ends the round', async () => {
  expect(await run({ 2: asksForPause })).toMatchObject({ seen: [1, 2], error: asksForPause });
  const seen: number[] = [];
  const round = doOneByOne('test', [1, 2, 3, 4, 5, 6, 7], undefined, (thing) => {
    seen.push(thing);
    return Promise.reject(away);
  });
  await expect(round).rejects.toBe(away);
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});

test('answers leave out what failed, and where all failed the failure is thrown unless it may be', async () => {
  expect([...(await askOneByOne('test', [1, 2, 3], undefined, answering({ 2: away })))]).toEqual([
    [1, 10],
    [3, 30],
  ]);
  await expect(askOneByOne('test', [2], undefined, answering({ 2: away }))).rejects.toBe(away);
  expect((await askOneByOne('test', [2], undefined, answering({ 2: away }), { mayAllFail: true })).size).toBe(0);
});

test('answers that are told as they come end with the failure of the one that failed', async () => {
  const told: number[] = [];
  const read = async () => {
    for await (const answer of tellOneByOne('test', [1, 2, 3], undefined, answering({ 2: away }))) told.push(answer);
  };
  await expect(read()).rejects.toBe(away);
  expect(told).toEqual([10, 30]);
});
