import { createHash } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Container } from '../../../src/server/kernel/context';
import { startTestServer, type GraphQLAnswer, type TestServer, type TestUser } from '../harness';

let server: TestServer;
let shop: Container;
let seller: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer();
  seller = await server.makeUser(shop);
});

afterAll(() => server.stop());

const UPLOAD = `mutation ($filename: String!) { signedUpload(type: "image", filename: $filename, mimetype: "image/png", size: 10) { _id url } }`;

const upload = (filename: string, idempotencyKey?: string, user = seller): Promise<GraphQLAnswer> =>
  server.graphql(UPLOAD, { filename }, { token: user.token, ...(idempotencyKey && { idempotencyKey }) });

/** How many uploads have been reserved under this name. */
const reserved = async (filename: string): Promise<number> =>
  (await server.services.db.selectFrom('files').select('_id').where('filename', '=', filename).execute()).length;

test('without a key every call is an effect of its own', async () => {
  await upload('plain.png');
  await upload('plain.png');
  expect(await reserved('plain.png')).toBe(2);
});

test('the same key again gives the same answer and no second effect', async () => {
  const first = await upload('again.png', 'again');
  const second = await upload('again.png', 'again');
  expect(first.errors).toBeUndefined();
  expect(second.data).toEqual(first.data);
  expect(await reserved('again.png')).toBe(1);
});

test('20 identical submits at once are one effect, and all get its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => upload('many.png', 'many')));
  expect(new Set(answers.map(({ data }) => data?.signedUpload._id)).size).toBe(1);
  expect(answers.every(({ errors }) => errors === undefined)).toBe(true);
  expect(await reserved('many.png')).toBe(1);
});

test('an answer that was lost on its way is given again', async () => {
  const body = JSON.stringify({ query: UPLOAD, variables: { filename: 'lost.png' } });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${seller.token}`, 'idempotency-key': 'lost' };
  const request = http.request(`${server.origin}/graphql`, { method: 'POST', headers });
  request.on('error', () => undefined);
  request.end(body);
  while ((await reserved('lost.png')) === 0) await sleep(5);
  request.destroy();
  const retry = await upload('lost.png', 'lost');
  expect(retry.errors).toBeUndefined();
  expect(retry.data.signedUpload._id).toMatch(/^[0-9a-f]{24}$/);
  expect(await reserved('lost.png')).toBe(1);
});

test('other arguments, or another operation, under a used key are refused and change nothing', async () => {
  await upload('taken.png', 'taken');
  const other = await upload('other.png', 'taken');
  expect(other.status).toBe(200);
  expect(other.errors?.[0]?.message).toBe('This idempotency key was already used for a different request. Nothing was changed.');
  expect(await reserved('other.png')).toBe(0);
  const elsewhere = await server.graphql('mutation { notificationReadAll }', {}, { token: seller.token, idempotencyKey: 'taken' });
  expect(elsewhere.errors?.[0]?.extensions?.code).toBe('CONFLICT');
});

test('a call that was refused leaves its key free', async () => {
  const refused = await upload('', 'free');
  expect(refused.errors).toBeDefined();
  const mended = await upload('mended.png', 'free');
  expect(mended.errors).toBeUndefined();
});

test('keys belong to one person in one container', async () => {
  const colleague = await server.makeUser(shop);
  const mine = await upload('own.png', 'own');
  const theirs = await upload('own.png', 'own', colleague);
  expect(theirs.data.signedUpload._id).not.toBe(mine.data.signedUpload._id);
});

test('a keyed request holds one mutation only', async () => {
  const { errors } = await server.graphql(
    'mutation { a: notificationReadAll b: notificationReadAll }',
    {},
    { token: seller.token, idempotencyKey: 'two' },
  );
  expect(errors?.[0]?.message).toContain('exactly one mutation');
});

test('what is kept of the arguments tells nobody a password, not even by trying', async () => {
  const args = { password: 'demo-password', new_password: 'another-password' };
  const change =
    'mutation ($password: String, $new_password: String) { updateProfile(password: $password, new_password: $new_password) { _id } }';
  const person = await server.makeUser(shop);
  const options = { token: person.token, idempotencyKey: 'password' };
  expect((await server.graphql(change, args, options)).errors).toBeUndefined();
  expect((await server.graphql(change, args, options)).errors).toBeUndefined();
  const kept = await server.services.db.selectFrom('idempotency').selectAll().where('key', '=', 'password').executeTakeFirstOrThrow();
  expect(JSON.stringify(kept)).not.toContain('another-password');
  const sorted = { new_password: args.new_password, password: args.password };
  const plain = [JSON.stringify(sorted), JSON.stringify(['idempotency', JSON.stringify(sorted)])];
  for (const text of plain) expect(kept.args_hash).not.toBe(createHash('sha256').update(text).digest('hex'));
});
