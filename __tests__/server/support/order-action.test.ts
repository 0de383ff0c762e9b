import { newId } from '../../../src/server/db/ids';
import { jsonb } from '../../../src/server/db/json';
import { settleOrders } from '../../../src/server/sales/settle';
import { asSeller, saveListing, type Ask } from '../commerce';
import { refusal, SupportDesk } from './desk';

let desk: SupportDesk;
let maker: string;
let item: { readonly item_info_id: string; readonly variant_sku: string };

beforeAll(async () => {
  desk = await SupportDesk.open();
  maker = (
    await desk.ask('mutation ($params: FulfilmentInput!) { makeFulfilment(params: $params) { _id } }', {
      params: { type: 'private', name: 'Attic', default: true },
    })
  ).makeFulfilment._id;
  const { _id } = await saveListing(desk.ask, 'Fox tee');
  const { blanks } = await desk.server.services.db
    .selectFrom('item_infos as i')
    .innerJoin('product_presets as p', (join) => join.onRef('p.container_id', '=', 'i.container_id').onRef('p._id', '=', 'i.product_id'))
    .select('p.attribute_specifics as blanks')
    .where('i._id', '=', _id)
    .executeTakeFirstOrThrow();
  item = { item_info_id: _id, variant_sku: blanks[0]!.sku };
});
afterAll(() => desk.server.stop());

const ACT = `mutation ($support_id: ID!, $order_id: ID!, $action: SupportOrderActionInput!, $reply: SupportReplyInput) {
  supportOrderAction(support_id: $support_id, order_id: $order_id, action: $action, reply: $reply) {
    support { status last_message_id } messages { direction body status code author { _id } } drafts { body } } }`;

let sold = 1040;

/** A paid order of two tees, and a conversation about it; `made`: its provider has sent them. */
const begin = async (made = false) => {
  sold += 1;
  const [number, email] = [String(sold), `buyer${sold}@mail.test`];
  const order = await desk.sell(email, number);
  const fo = newId();
  const now = await desk.now();
  const { db } = desk.server.services;
  await db.updateTable('orders').set({ paid_at: now, rate: 1 }).where('_id', '=', order).execute();
  const { _id: line } = await db
    .updateTable('order_lines')
    .set(item)
    .where('order_id', '=', order)
    .returning('_id')
    .executeTakeFirstOrThrow();
  if (made)
    await desk.server.services.inContainer(desk.container, async (tx) => {
      await tx
        .insertInto('fulfilment_orders')
        .values({
          ...{ _id: fo, order_id: order, fulfilment_id: maker, reference: fo, kind: 'first', status: 'shipped' },
          pieces: jsonb([{ line_id: line, quantity: 2 }]),
          ...{ submitted_at: now, shipped_at: now, created_at: now, updated_at: now },
        })
        .execute();
      await settleOrders(tx, desk.container, [order], now);
    });
  const { support } = await desk.begin({ from: { name: 'Robin Baker', address: email }, subject: `Order #${number} arrived broken` });
  expect(support.order?._id).toBe(order);
  const act = async (action: object, reply?: object, by: Ask = desk.ask) =>
    (await by(ACT, { support_id: support._id, order_id: order, action, reply })).supportOrderAction;
  return { order, line, fo, support, act };
};

const refundsOf = (order: string) =>
  desk.server.services.db.selectFrom('order_refunds').select(['amount', 'reason', 'pieces']).where('order_id', '=', order).execute();

test('an agent refunds part of an order and replies at once; colleagues read it in the thread', async () => {
  const { order, line, support, act } = await begin();
  const answer = await act(
    { kind: 'refund', amount: 25, left: 50, pieces: [{ line_id: line, quantity: 1 }], reason: 'One was broken' },
    { body: 'Refunded.', then: 'resolve', expect_last_id: support.last_message_id, device: 'a' },
  );
  expect(answer.messages.map(({ direction, code, body, status }: Record<string, string>) => ({ direction, code, body, status }))).toEqual([
    expect.objectContaining({ direction: 'in' }),
    { direction: 'note', code: 'order_refunded', body: '25.00 USD\n1 × Tee\nOne was broken', status: 'received' },
    { direction: 'out', code: null, body: 'Refunded.', status: 'scheduled' },
  ]);
  expect(await refundsOf(order)).toMatchObject([{ amount: 25, reason: 'One was broken', pieces: [{ line_id: line, quantity: 1 }] }]);
  await desk.advance(10);
  await desk.deliver();
  expect((await desk.desk(support._id)).support.status).toBe('Resolved');
  const audited = await desk.server.services.db.selectFrom('audit_events').select('action').where('subject_id', '=', order).execute();
  expect(audited).toEqual([{ action: 'order.refunded' }]);
});

test('what the order refuses sends no reply, and a reply that is refused changes no order', async () => {
  const { order, support, act } = await begin();
  const reply = { body: 'Done.', expect_last_id: support.last_message_id };
  expect(await refusal(act({ kind: 'refund', amount: 51 }, reply))).toBe('You can refund up to 50.00 USD more.');
  expect(await refusal(act({ kind: 'refund', amount: 5, left: 49 }, reply))).toContain('changed to 50.00 USD');
  expect(await refusal(act({ kind: 'refund' }, reply))).toBe('Enter the refund amount.');
  expect(await refusal(act({ kind: 'refund', amount: 5 }, { ...reply, body: ' ' }))).toBe('Write a message first.');
  expect(await refusal(act({ kind: 'refund', amount: 5 }, { ...reply, body: 'Hi {{buyer.first_name}}' }))).toContain('buyer.first_name');
  expect(await refusal(act({ kind: 'refund', amount: 5 }, { ...reply, expect_last_id: 'other' }))).toContain('replied');
  expect(await refusal(act({ kind: 'burn' }, reply))).toContain('burn');
  expect(await refundsOf(order)).toEqual([]);
  expect((await desk.desk(support._id)).messages).toHaveLength(1);
});

test('pieces are made again for the problem that is named, once however often it is pressed', async () => {
  const { order, line, fo, support, act } = await begin(true);
  const action = { kind: 'reprint', fo_id: fo, pieces: [{ line_id: line, quantity: 2 }], category: 'misprint' };
  const reply = { body: 'We make a new one.', expect_last_id: support.last_message_id };
  const both = await Promise.allSettled([act(action, reply), act(action, reply, desk.other)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const rows = await desk.server.services.db
    .selectFrom('fulfilment_orders')
    .select(['kind', 'cause'])
    .where('order_id', '=', order)
    .where('reprint_of', '=', fo)
    .execute();
  expect(rows).toEqual([{ kind: 'reprint', cause: 'provider' }]);
  const { messages } = await desk.desk(support._id);
  expect(messages.filter(({ direction }: { direction: string }) => direction === 'out')).toHaveLength(1);
});

test('an order is canceled without a reply, and a shipped one is not', async () => {
  const open = await begin();
  const answer = await open.act({ kind: 'cancel', reason: 'Changed their mind' });
  expect(answer.messages.at(-1)).toMatchObject({ direction: 'note', code: 'order_cancelled', body: 'Changed their mind' });
  const { orders } = await desk.ask('query ($id: ID!) { orders(_id: $id) { status } }', { id: open.order });
  expect(orders).toEqual([{ status: 'Cancelled' }]);
  const sent = await begin(true);
  expect(await refusal(sent.act({ kind: 'cancel' }))).toBe('Already shipped. Open a ticket for a return or refund.');
});

test('only the order the conversation is about is changed, by who may change orders', async () => {
  const [first, second] = [await begin(), await begin()];
  const act = (by: Ask, order_id: string) => by(ACT, { support_id: first.support._id, order_id, action: { kind: 'refund', amount: 5 } });
  expect(await refusal(act(desk.ask, second.order))).toBe('This conversation is about another order now. Open it again.');
  const staff = await desk.server.makeUser({ _id: desk.container, domain: 'demo', label: 'Demo' }, { role: 'staff' });
  const { makeUserGroup } = await desk.ask('mutation ($params: UserGroupInput!) { makeUserGroup(params: $params) { _id } }', {
    params: { name: 'Mail only', permission: [{ module: 'messenger', access: { view: true, add: true, update: true, delete: false } }] },
  });
  await desk.server.services.db.updateTable('memberships').set({ group_id: makeUserGroup._id }).where('user_id', '=', staff._id).execute();
  expect(await refusal(act(asSeller(desk.server.origin, staff.token), first.order))).toContain('“order: update”');
  expect(await refundsOf(first.order)).toEqual([]);
});
