import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { comes } from '../../support/comes';
import { signIn } from '../harness';
import { HELD, startAttack, type Attack } from './shop';

let attack: Attack;
beforeAll(async () => {
  attack = await startAttack();
});
afterAll(() => attack.stop());

const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

/** Documents that grow without bounds when somebody follows them. */
const BOMBS: Readonly<Record<string, string>> = {
  'a fragment that spreads itself': '{ cUser { ...a } } fragment a on User { _id ...a }',
  'fragments that spread each other': '{ cUser { ...a } } fragment a on User { ...b } fragment b on User { ...a }',
  'a cycle through a field':
    '{ itemsInfo { ...a } } fragment a on ItemInfo { items { store { _id } ...b } } fragment b on Item { store { _id } ...b }',
  'fragments that double': `{ cUser { ...f0 } } ${repeat(30, (n) => `fragment f${n} on User { ...f${n + 1} ...f${n + 1} }`)} fragment f30 on User { _id }`,
  'fragments that double a row': `{ itemsInfo { ...f0 } } ${repeat(20, (n) => `fragment f${n} on ItemInfo { _id ...f${n + 1} ... { ...f${n + 1} } }`)} fragment f20 on ItemInfo { name }`,
  'the same field very often': `{ cUser { ${'_id '.repeat(50_000)} } }`,
  'many aliases': `{ ${repeat(1_000, (n) => `a${n}: notificationsCount`)} }`,
  'a deep selection': `{ ${'itemsInfo { items { store { '.repeat(500)} _id ${'} } }'.repeat(500)} }`,
  'deep braces': '{'.repeat(100_000),
  'deep lists': `{ jobslist(group_id: ${'['.repeat(50_000)}${']'.repeat(50_000)}) { _id } }`,
  'many directives': `{ cUser { _id ${'@include(if: true) '.repeat(20_000)} } }`,
  'many variables': `query (${repeat(20_000, (n) => `$v${n}: ID`)}) { notificationsCount }`,
  'a long name': `{ ${'a'.repeat(1_000_000)} }`,
  'a block text': `{ file(_id: """${'"'.repeat(2)}${' \\n'.repeat(300_000)}""") { _id } }`,
};

test.each(Object.entries(BOMBS))('%s is refused, at no cost', async (_name, document) => {
  let told: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[] | undefined;
  const held = await attack.heldBy(async () => {
    told = (await attack.ask(document)).errors;
  });
  expect(told?.length).toBeGreaterThan(0);
  expect(told?.some(({ extensions }) => extensions?.code === 'INTERNAL')).toBe(false);
  expect(held).toBeLessThan(HELD);
});

test.each([
  ['deep', `{"query":"{ notificationsCount }","variables":{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}}`],
  ['deep objects', `{"query":"{ notificationsCount }","variables":${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}}`],
  ['not closed', `{"query":"${'\\u0000'.repeat(100_000)}`],
  ['many keys', `{"query":"{ notificationsCount }","variables":{${Array.from({ length: 100_000 }, (_, n) => `"k${n}":1`).join(',')}}}`],
])('a body that is %s JSON is answered, at no cost', async (_name, body) => {
  let status = 0;
  const held = await attack.heldBy(async () => {
    ({ status } = await attack.request('/graphql', {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${attack.token}` },
      body,
    }));
  });
  expect(status).toBe(200);
  expect(held).toBeLessThan(HELD);
});

const FULL = 3_800_000;
const NESTED: Readonly<Record<string, string>> = {
  'opened lists': '['.repeat(FULL),
  'opened objects': '{"a":'.repeat(FULL / 5),
  'opened lists of objects': '[{"a":'.repeat(FULL / 6),
  'lists in variables': `{"query":"{ notificationsCount }","variables":{"a":${'['.repeat(FULL)}`,
  'lists that are closed again': `{"variables":{"a":${'['.repeat(FULL / 2)}${']'.repeat(FULL / 2)}}}`,
  'a list of lists': `{"variables":{"a":[${'[],'.repeat(FULL / 3)}[]]}}`,
  'a list of objects': `{"variables":{"a":[${'{},'.repeat(FULL / 3)}{}]}}`,
  'as many names as there is room for': `{"variables":{${Array.from({ length: FULL / 12 }, (_, n) => `"k${n}":1`).join(',')}}}`,
  'lists behind a text of brackets': `{"a":"${']'.repeat(1_000)}\\"","b":${'['.repeat(FULL - 2_000)}`,
};

test.each(Object.entries(NESTED))('ten bodies at once of %s are refused, and keep nobody waiting', async (_name, body) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${attack.token}` };
  let answers: string[] = [];
  const held = await attack.heldBy(async () => {
    // The budget is refilled as time passes.
    await pause(2_500);
    const sent = await Promise.all(Array.from({ length: 10 }, () => attack.request('/graphql', { headers, body })));
    answers = sent.map(({ status, text: said }) => `${status} ${/"refusal":"([^"]+)"/.exec(said)?.[1] ?? ''}`);
  });
  expect(answers).toEqual(Array(10).fill('200 request.tooNested'));
  expect(held).toBeLessThan(HELD);
});

test.each([
  ['sign-in', '/account/api/login', 8_000],
  ['a hand-over', '/account/api/token', 8_000],
  ['the sandbox’s shop', '/sandbox/shop/wp-json/wc/v3/products', FULL],
  ['the sandbox’s mail', '/sandbox/mail/v1/messages', FULL],
  ['the sandbox’s payments', '/sandbox/pay/v1/payments', 60_000],
])('lists that are opened and opened are refused by %s too', async (_what, path, length) => {
  for (const body of ['['.repeat(length), '{"a":'.repeat(length / 5)]) {
    const held = await attack.heldBy(async () => {
      const { status } = await attack.request(path, { headers: { 'content-type': 'application/json' }, body });
      // The shop asks who is there before it reads anything.
      expect([401, 413]).toContain(status);
    });
    expect(held).toBeLessThan(HELD);
  }
});

test('where no file comes, a body is small', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(70_000) });
  for (const path of ['/account/api/login', '/account/api/logout', '/account/api/hand-over', '/sandbox/pay/v1/payments', '/sandbox/clock'])
    expect([path, (await attack.request(path, { headers: { 'content-type': 'application/json' }, body })).status]).toEqual([path, 413]);
});

test('a file of product types that nests without end is refused before it is read', async () => {
  const held = await attack.heldBy(async () => {
    const { errors } = await attack.ask('mutation ($json: String!) { productPresetCreateByJson(json: $json) { __typename } }', {
      json: '['.repeat(900_000),
    });
    expect(errors?.length).toBeGreaterThan(0);
  });
  expect(held).toBeLessThan(HELD);
});

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  ['sign-in by a program', '/account/api/login', json, JSON.stringify({ email: 'a\0@b.test', password: 'x' })],
  ['half a character', '/account/api/login', json, '{"email":"\\ud800@b.test","password":"x"}'],
  ['a hand-over code', '/account/api/token', json, JSON.stringify({ code: 'a\0' })],
  ['the sign-in page', '/account/login', form, 'email=a%00%40b.test&password=x'],
  ['a registration', '/account/register', form, 'name=%00&email=a%40b.test&password=long-enough-it-is&shop=x%00'],
  ['an invitation', '/account/invite?token=%00', form, 'password=x'],
  ['a page’s address', '/account/login?ref=%00', undefined, undefined],
])('U+0000 in %s is refused in one sentence', async (_what, path, headers, body) => {
  const answer = await attack.request(path, { ...(headers && { headers }), ...(body !== undefined && { body }) });
  expect(answer.status).toBe(422);
  expect(answer.json<{ errors: unknown[] }>().errors).toEqual([
    expect.objectContaining({ message: 'This text contains a character that can’t be saved.' }),
  ]);
});

/** A request whose body lacks its last byte until `end`. */
const begin = (body: string, token: string) => {
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length), authorization: `Bearer ${token}` };
  const request = http.request(`${attack.origin}/graphql`, { method: 'POST', headers, agent: false });
  const answered = new Promise<string>((resolve, reject) => {
    request.on('error', reject).on('response', (response) => {
      void text(response).then((said) => resolve(`${response.statusCode} ${/"refusal":"([^"]+)"/.exec(said)?.[1] ?? ''}`), reject);
    });
  });
  request.write(body.slice(0, -1));
  return { answered, end: () => request.end(body.slice(-1)) };
};

test('of too many large requests of a shop at once some are refused, and others are answered between the rest', async () => {
  const notes = Array.from({ length: 30_000 }, (_, index) => `note ${index}`);
  const body = JSON.stringify({ query: '{ notificationsCount }', variables: { notes } });
  // Somebody who has sent nothing yet, since what one person may send is limited, too.
  const token = await signIn(attack.origin, 'support@demo.test');
  const requests = Array.from({ length: 120 }, () => begin(body, token));
  const answers: string[] = [];
  const over = Promise.all(requests.map(({ answered }) => answered.then((answer) => answers.push(answer))));
  await comes(() => expect(answers).toEqual(Array(20).fill('429 request.tooManyOpen')));
  for (const { end } of requests) end();
  let between = 0;
  for (; answers.length < requests.length; between += 1) expect((await attack.request('/healthz')).status).toBe(200);
  await over;
  expect(answers.slice(20)).toEqual(Array(100).fill('200 '));
  expect(between).toBeGreaterThan(10);
});

test('an address has only so many connections, and may come again once some are closed', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 420 }, async () => {
      const socket = connect(Number(new URL(attack.origin).port), 'localhost').setEncoding('utf8');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    }),
  );
  const refusals = new Set<string>();
  for (const socket of sockets) socket.on('data', (said: string) => refusals.add(said.split('\r\n', 1)[0] ?? ''));
  await comes(() => expect(refusals).toEqual(new Set(['HTTP/1.1 429 Too Many Requests'])));
  for (const socket of sockets) socket.destroy();
  await comes(async () => expect((await attack.request('/healthz')).status).toBe(200));
});

test('whoever hangs up before the token is known leaves nothing open', async () => {
  const { hostname, port } = new URL(attack.origin);
  const head = `POST /graphql HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${attack.token}\r\n`;
  const leave = async (): Promise<void> => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 40\r\n\r\n`);
    socket.resetAndDestroy();
    await once(socket, 'close');
  };
  for (let round = 0; round < 8; round += 1) await Promise.all(Array.from({ length: 20 }, leave));
  await comes(async () => expect((await attack.ask('{ notificationsCount }')).errors).toBeUndefined());
});

test('whoever sends more than anybody has to send is told to wait, and then is answered again', async () => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${attack.token}` };
  const body = JSON.stringify({ query: '{ notificationsCount }', operationName: null, variables: {}, more: 'x'.repeat(FULL) });
  const statuses = new Set<number>();
  for (let round = 0; round < 10 && !statuses.has(429); round += 1) {
    const sent = await Promise.all(Array.from({ length: 10 }, () => attack.request('/graphql', { headers, body })));
    for (const { status } of sent) statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([200, 429]);
  await comes(async () => expect((await attack.request('/graphql', { headers, body })).status).toBe(200));
});
