import { chance, pick } from '../../../../src/server/sandbox/chance';
import { comes } from '../../../support/comes';
import { openWorld, uspsNumber, type World } from './world';
import { isLongRun } from '../../../support/long-runs';

const RUNS = isLongRun ? 300 : 1;
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
const NOTE = 'Your parcel is on its way.';
const ACT = 'mutation ($id: ID!, $note: String) { paypalDispute(_id: $id, act: "message", note: $note) { _id } }';

/** Keys that were refused are looked at by a person, who has the account asked again. */
const lookAfterKeys = async (): Promise<void> => {
  const refused = await world.services.db.selectFrom('paypal_accounts').select('_id').where('refused_at', 'is not', null).execute();
  if (refused.length > 0) await world.ask('mutation { paypalFetch { _id } }');
};

/** Answers to disputes by the payment; who is refused for the keys' sake asks again, as a person does. */
const answered = async (items: readonly string[]): Promise<boolean> => {
  const acts = await world.services.db.selectFrom('paypal_acts').select(['item_id', 'state']).where('item_id', 'in', items).execute();
  const statesOf = (item: string) => acts.filter(({ item_id }) => item_id === item).map(({ state }) => state);
  for (const id of items.filter((item) => statesOf(item).every((state) => state === 'failed'))) await world.ask(ACT, { id, note: NOTE });
  return items.every((item) => statesOf(item).includes('sent'));
};

test('whatever befalls calls, each number is at PayPal once, and each answer to a dispute is sent once', async () => {
  let made = 0;
  for (let run = 0; run < RUNS; run += TOGETHER) {
    const sales = await world.sell(TOGETHER, { kept: false });
    const disputes: string[] = [];
    const disputed = sales.slice(0, TOGETHER / 2);
    for (const { transaction_id } of disputed) disputes.push((await world.post('disputes', { transaction_id })).id as string);
    await world.fetch();
    for (let n = 0; n < TOGETHER; n += 1) await world.spoil(faultOf(run + n));
    const numbers = sales.map(() => uspsNumber((made += 1)));
    await world.ask(UPDATE, { items: sales.map(({ item_id }, n) => ({ _id: item_id, tracking_number: numbers[n] })) });
    await comes(
      async () => {
        await world.advance(700);
        await lookAfterKeys();
        const waiting = await world.services.db.selectFrom('paypal_trackers').select('push').where('push', '!=', 'pushed').execute();
        expect(waiting).toEqual([]);
        expect(await answered(disputed.map(({ item_id }) => item_id))).toBe(true);
      },
      isLongRun ? 600_000 : 90_000,
    );
    for (const [n, { transaction_id }] of sales.entries())
      expect(await world.ledger(`${transaction_id}/${numbers[n]!}`)).toEqual(['tracker added']);
    for (const id of disputes) expect(await world.ledger(id)).toEqual(['dispute opened', 'dispute message']);
    await world.server.request('/sandbox/paypal/faults', { method: 'DELETE' });
  }
});
