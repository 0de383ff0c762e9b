import { newId } from '../../../src/server/db/ids';
import { jsonb } from '../../../src/server/db/json';
import { mentionedIn } from '../../../src/server/support/alerts';
import { asSeller } from '../commerce';
import { httpRequest } from '../http-client';
import { SupportDesk } from './desk';

let desk: SupportDesk;
/** Ids and names of the seller, and of another agent. */
let seller: { readonly _id: string; readonly name: string };
let agent: string;

const told = async (by = desk.ask) =>
  (await by('{ notifications { type subject content referent } }')).notifications as readonly {
    subject: string;
    content: string;
    referent: string;
  }[];
const read = (by = desk.ask) => by('mutation { notificationReadAll }');

beforeAll(async () => {
  desk = await SupportDesk.open();
  agent = desk.agent._id;
  const { support } = await desk.begin();
  seller = (await desk.change(support._id, { assignee: 'me' })).assignee;
  const { support: opened } = await desk.ask('query ($id: ID!) { support(_id: $id) { support { assignee { _id name } } } }', {
    id: support._id,
  });
  seller = opened.support.assignee;
});
afterAll(() => desk.server.stop());

test('whoever has a conversation is told of a reply, once until it is read; nobody is told of automatic mail', async () => {
  const { mail, support } = await desk.begin({ subject: 'My mug' });
  await desk.change(support._id, { assignee: agent });
  await read(desk.other);
  const again = async (changes: object = {}) =>
    desk.keep(await desk.mail({ from: mail.from, in_reply_to: mail.id, subject: 'Re: My mug', ...changes }));
  await again({ automatic: true });
  expect(await told(desk.other)).toEqual(expect.not.arrayContaining([expect.objectContaining({ subject: 'Robin Baker replied: My mug' })]));
  await again();
  await again();
  const mine = (await told(desk.other)).filter(({ subject }) => subject === 'Robin Baker replied: My mug');
  expect(mine).toEqual([expect.objectContaining({ referent: expect.stringContaining(support._id) })]);
  expect((await told()).some(({ subject }) => subject.startsWith('Robin Baker replied: My mug'))).toBe(false);
  await read(desk.other);
  await again();
  expect((await told(desk.other)).filter(({ subject }) => subject === 'Robin Baker replied: My mug')).toHaveLength(2);
});

test('whoever is given conversations is told once, and not of those taken by oneself', async () => {
  const one = (await desk.begin({ subject: 'Alone' })).support;
  await desk.change(one._id, { assignee: 'me' });
  expect((await told()).some(({ content }) => content === 'Alone')).toBe(false);
  await desk.change(one._id, { assignee: agent });
  expect((await told(desk.other))[0]).toMatchObject({ subject: `${seller.name} assigned a conversation to you`, content: 'Alone' });
  const many = [(await desk.begin()).support._id, (await desk.begin()).support._id, one._id];
  await desk.ask('mutation ($ids: [ID!]!, $a: ID!) { supportUpdate(ids: $ids, params: { assignee: $a }) { _id } }', {
    ids: many,
    a: agent,
  });
  expect((await told(desk.other))[0]).toMatchObject({ subject: `${seller.name} assigned 2 conversations to you` });
});

test('a member whose name stands behind an @ in a note is told, the writer is not', async () => {
  const { support } = await desk.begin({ subject: 'Notes' });
  const note = (body: string) =>
    desk.other('mutation ($id: ID!, $body: String!) { messageSend(support_id: $id, kind: "note", body: $body) { _id } }', {
      id: support._id,
      body,
    });
  await note(`Could you look, @${seller.name.toUpperCase()}?`);
  expect((await told())[0]).toMatchObject({
    subject: expect.stringMatching(/mentioned you in a note$/u),
    content: 'Notes',
    referent: expect.stringContaining(support._id),
  });
  const before = (await told(desk.other)).length;
  await note(`mail me at someone@${seller.name}`);
  expect((await told(desk.other)).length).toBe(before);
});

test('work is given to those who may see it, and only they are told who they are', async () => {
  const { colleagues } = await desk.ask('{ colleagues(module: "messenger") { _id name } }');
  expect(colleagues).toEqual(expect.arrayContaining([seller, expect.objectContaining({ _id: agent })]));
  await expect(desk.ask('{ colleagues(module: "secrets") { _id } }')).rejects.toThrow('isn’t a valid choice here');
  const { _id: container_id } = await desk.server.services.db
    .selectFrom('containers')
    .select('_id')
    .where('_id', '=', desk.container)
    .executeTakeFirstOrThrow();
  const outsider = await desk.server.makeUser({ _id: container_id, domain: 'demo', label: 'Demo' }, { role: 'support' });
  const names = (await desk.ask('{ colleagues(module: "messenger") { _id } }')).colleagues.map(({ _id }: { _id: string }) => _id);
  const may = await asSeller(
    desk.server.origin,
    outsider.token,
  )('{ colleagues(module: "messenger") { _id } }').then(
    () => true,
    () => false,
  );
  expect(names.includes(outsider._id)).toBe(may);
});

test.each([
  ['@Ann', ['ann']],
  ['@Ann Lee and @bob.', ['annlee', 'bob']],
  ['(@ann)', ['ann']],
  ['@Annabel', []],
  ['write to x@ann.example', []],
  ['@Ann @Ann', ['ann']],
])('names are found in %j', (body, found) => {
  const members = [
    { _id: 'ann', name: 'Ann' },
    { _id: 'annlee', name: 'Ann Lee' },
    { _id: 'bob', name: 'Bob' },
    { _id: 'nobody', name: ' ' },
  ];
  expect(mentionedIn(body, members)).toEqual(found);
});

describe('an address a buyer gives by the link in a reply', () => {
  const ADDRESS = {
    first_name: 'Robin',
    last_name: 'Baker',
    address_1: '5 Sea Street',
    city: 'Bern',
    postcode: '3011',
    state: 'BE',
    country: 'CH',
  };
  const ask = async (number: string) => {
    const email = `robin${number}@link.test`;
    const order = await desk.sell(email, number);
    const { mail, support } = await desk.begin({ from: { name: 'Robin Baker', address: email }, subject: `Order ${number}` });
    await desk.reply(support._id, 'Please confirm: {{address.link}}', { then: 'resolve' });
    await desk.advance(11);
    await desk.deliver();
    const { messages } = await desk.desk(support._id);
    const { pathname, search } = new URL(/https?:\S+/u.exec(messages.at(-1).body)![0]);
    return { order, mail, id: support._id as string, path: pathname + search };
  };
  const send = (path: string) =>
    httpRequest(desk.server.origin, path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(ADDRESS).toString(),
    });

  test('stands in the conversation, which is open again, and rings at whoever has it', async () => {
    const { id, path } = await ask('8801');
    expect((await desk.desk(id)).support.status).toBe('Resolved');
    await read();
    expect((await send(path)).status).toBe(200);
    const { support, messages } = await desk.desk(id);
    expect(support).toMatchObject({ status: 'Inprocess', sla: 'ok' });
    expect(messages.at(-1)).toMatchObject({ direction: 'in', body: expect.stringContaining('5 Sea Street\n3011 Bern\nCH') });
    expect((await told())[0]).toMatchObject({ subject: 'Robin Baker confirmed a shipping address', referent: expect.stringContaining(id) });
  });

  test('is refused with the reason once the order is being made, before anything is typed', async () => {
    const { order, id, path } = await ask('8802');
    const MAKE = 'mutation ($params: FulfilmentInput!) { makeFulfilment(params: $params) { _id } }';
    const { makeFulfilment } = await desk.ask(MAKE, { params: { type: 'private', name: 'Secret Printing' } });
    const now = await desk.now();
    await desk.server.services.inContainer(desk.container, (tx) =>
      tx
        .insertInto('fulfilment_orders')
        .values({
          _id: newId(),
          order_id: order,
          fulfilment_id: makeFulfilment._id,
          ...{ status: 'production', reference: '8802', kind: 'first', pieces: jsonb([]) },
          ...{ created_at: now, updated_at: now },
        })
        .execute(),
    );
    for (const answer of [await httpRequest(desk.server.origin, path), await send(path)]) {
      expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('is already being made')]);
      expect(answer.text).not.toContain('Secret Printing');
    }
    expect((await desk.desk(id)).messages.at(-1).direction).toBe('out');
  });
});
