import { comes } from '../../../support/comes';
import { openDesk, type Desk, type Seen } from './desk';

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.server.stop());

const CHOOSE = `mutation ($id: ID!, $service: String!, $method: String) {
  fulfilmentShippingChoice(_id: $id, service: $service, method: $method) { services { service method } } }`;
const SHIPPING =
  'query ($id: ID!) { fulfilmentShipping(_id: $id) { methods { id faster } services { service faster orders method proposed } } }';
const DESK = 'query ($id: ID!) { order(_id: $id) { shipping_service undecided_shipping { fulfilment_id } } }';
const APPROVE = 'mutation ($id: ID!) { orderUpdate(ids: [$id], params: { approve: true }) { _id } }';

const choose = (service: string, method: string | null) => desk.ask(CHOOSE, { id: desk.harbour, service, method });

/** The reason the order waits for; null: it goes. */
const waitsFor = async (id: string): Promise<string | null> => {
  const { blocking_gate, gates } = await desk.look(id);
  return gates.find(({ gate }: Seen) => gate === blocking_gate)?.code ?? null;
};

/** The shipping method the provider got with the order. */
const methodSent = async (id: string): Promise<unknown> => {
  const fo = await desk.plan(id);
  await desk.send(id);
  await comes(async () => expect((await desk.look(id)).fos[0]).toMatchObject({ status: 'submitted' }), 20_000);
  const { shipping_method } = await desk.services.db
    .selectFrom('sandbox_print_orders')
    .select('shipping_method')
    .where('external_id', '=', fo.reference)
    .executeTakeFirstOrThrow();
  return shipping_method;
};

test('an order with faster shipping waits until its method is selected, which holds for later orders', async () => {
  const id = await desk.sell(1, { shipping_service: 'Express (2–3 days)' });
  expect(await waitsFor(id)).toBe('shipping');
  expect(await desk.look(id)).toMatchObject({ attention: true, fos: [] });
  expect((await desk.ask(DESK, { id })).order).toEqual({
    shipping_service: 'Express (2–3 days)',
    undecided_shipping: [{ fulfilment_id: desk.harbour }],
  });
  const { fulfilmentShipping } = await desk.ask(SHIPPING, { id: desk.harbour });
  expect(fulfilmentShipping.methods.filter(({ faster }: Seen) => faster).map(({ id: method }: Seen) => method)).toEqual(['2', '3']);
  expect(fulfilmentShipping.services).toContainEqual({
    service: 'Express (2–3 days)',
    faster: true,
    orders: 1,
    method: null,
    proposed: '3',
  });
  await choose('Express (2–3 days)', '3');
  expect(await waitsFor(id)).toBeNull();
  expect(await methodSent(id)).toBe(3);
  const later = await desk.sell(1, { shipping_service: ' EXPRESS  (2–3 DAYS)' });
  expect(await waitsFor(later)).toBeNull();
  expect((await desk.ask(DESK, { id: later })).order.undecided_shipping).toEqual([]);
});

test('an order with the usual service goes at once, by the method that was selected for it', async () => {
  expect(await methodSent(await desk.sell(1))).toBe(1);
  await choose('Flat rate', '4');
  expect(await methodSent(await desk.sell(1, { shipping_service: 'Flat rate' }))).toBe(4);
});

test('an upgrade that the platform reports waits whatever its name, and approving one order ships it the usual way', async () => {
  const id = await desk.sell(1, { shipping_service: 'Tracked', is_shipping_upgrade: true });
  expect(await waitsFor(id)).toBe('shipping');
  await desk.ask(APPROVE, { id });
  expect(await waitsFor(id)).toBeNull();
  expect(await methodSent(id)).toBe(1);
  expect(await waitsFor(await desk.sell(1, { shipping_service: 'Tracked', is_shipping_upgrade: true }))).toBe('shipping');
});

test('waiting orders follow each change of the selection: selected as the usual method, and not selected any more', async () => {
  const id = await desk.sell(1, { shipping_service: 'Overnight' });
  await choose('overnight', '');
  expect(await waitsFor(id)).toBeNull();
  await choose('Overnight', null);
  expect(await waitsFor(id)).toBe('shipping');
  await choose('Overnight', '');
  expect(await methodSent(id)).toBe(1);
});

test('a method the provider does not offer, and a service without a name, are refused', async () => {
  expect(await desk.refusal(CHOOSE, { id: desk.harbour, service: 'Express', method: '9' })).toBe(
    'This provider doesn’t offer that shipping method.',
  );
  expect(await desk.refusal(CHOOSE, { id: desk.harbour, service: ' ', method: '3' })).toBe('Enter the name of the shipping service.');
});
