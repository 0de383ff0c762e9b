import { chance, pick } from '../../../src/server/sandbox/chance';
import { comes } from '../../support/comes';
import { openWorld, type World } from './world';

jest.setTimeout(process.env.TEST_LONG ? 3_600_000 : 120_000);

const RUNS = process.env.TEST_LONG ? 300 : 12;
/** Runs that are on their way together. */
const TOGETHER = 12;

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.server.stop());

/** What spoils calls, by the number of the run. */
const faultOf = (run: number): object => {
  const draw = (question: string, most: number): number => pick(chance('faults', String(run), question), 0, most);
  const where = [
    { method: 'POST', path: '/v1/shipping/trackers-batch' },
    { method: 'GET', path: '/v1/shipping/trackers/' },
    { method: 'POST', path: '/v1/customer/disputes' },
    { method: 'GET', path: '/v1/customer/disputes/' },
  ][draw('where', 3)];
  const how = [{ drop: true }, { reset: true }, { status: 503 }, { status: 500 }, { cut: true }, { stops_after: 1 }, { status: 401 }][
    draw('how', 6)
  ];
  return { ...where, ...how, times: 1 + draw('times', 1) };
};

const UPDATE = 'mutation ($items: [PaypalItemInput!]!) { updatePaypalItem(items: $items) { _id } }';
const ACT = 'mutation ($id: ID!, $note: String) { paypalDispute(_id: $id, act: "message", note: $note) { _id } }';

test('whatever befalls calls, each number is at PayPal once, and each answer to a dispute is sent once', async () => {
  let made = 0;
  for (let run = 0; run < RUNS; run += TOGETHER) {
    const sales = await world.sell(TOGETHER, { kept: false });
    const disputes: string[] = [];
    for (const { transaction_id } of sales.slice(0, TOGETHER / 2))
      disputes.push((await world.post('disputes', { transaction_id })).id as string);
    await world.fetch();
    for (let n = 0; n < TOGETHER; n += 1) await world.spoil(faultOf(run + n));
    const numbers = sales.map(() => `94${String((made += 1)).padStart(20, '0')}`);
    await world.ask(UPDATE, { items: sales.map(({ item_id }, n) => ({ _id: item_id, tracking_number: numbers[n] })) });
    for (const { item_id } of sales.slice(0, TOGETHER / 2)) await world.ask(ACT, { id: item_id, note: 'Your parcel is on its way.' });
    await comes(async () => {
      await world.advance(700);
      const waiting = await world.services.db.selectFrom('paypal_trackers').select('push').where('push', '!=', 'pushed').execute();
      const acts = await world.services.db.selectFrom('paypal_acts').select('state').where('state', '!=', 'sent').execute();
      expect([...waiting, ...acts]).toEqual([]);
    }, 90_000);
    for (const [n, { transaction_id }] of sales.entries())
      expect(await world.ledger(`${transaction_id}/${numbers[n]!}`)).toEqual(['tracker added']);
    for (const id of disputes) expect(await world.ledger(id)).toEqual(['dispute opened', 'dispute message']);
    await world.server.request('/sandbox/paypal/faults', { method: 'DELETE' });
  }
});
