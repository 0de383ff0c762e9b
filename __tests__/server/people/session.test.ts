import http from 'node:http';
import type { Container } from '../../../src/server/kernel/context';
import { startTestServer, type TestServer, type TestUser } from '../harness';

let server: TestServer;
let first: Container;
let second: Container;
let owner: TestUser;

const C_USER =
  '{ cUser { _id email role groups auth_docker { current docker { domain server } } permission { module access { delete } } total_credit } }';

beforeAll(async () => {
  server = await startTestServer();
  first = await server.makeContainer('first');
  second = await server.makeContainer('second');
  owner = await server.makeUser(first);
});

afterAll(() => server.stop());

const refusalOf = async (token: string | undefined, host?: string): Promise<string> => {
  const answer = await server.graphql(C_USER, {}, { ...(token !== undefined && { token }), ...(host && { host }) });
  expect(answer.status).toBe(400);
  return answer.errors?.[0]?.message ?? '';
};

test('the signed-in user, as seen from the container of the host', async () => {
  const { status, data } = await server.graphql(C_USER, {}, { token: owner.token, host: 'first.localhost' });
  expect(status).toBe(200);
  expect(data.cUser).toMatchObject({
    _id: owner._id,
    email: owner.email,
    role: 'root',
    total_credit: 0,
    auth_docker: [{ current: true, docker: { domain: 'first', server: 'localhost' } }],
  });
  expect(data.cUser.permission).toContainEqual({ module: 'store', access: { delete: true } });
});

test('plain localhost and the loopback address are the first container', async () => {
  for (const host of ['localhost', '127.0.0.1']) {
    const { data } = await server.graphql(C_USER, {}, { token: owner.token, host });
    expect(data.cUser.auth_docker[0].current).toBe(true);
  }
});

test('a missing, an unknown and a malformed token are HTTP 400 with one sentence that is not another state’s', async () => {
  for (const token of [undefined, 'nonsense', '', 'x'.repeat(5000)]) {
    const sentence = await refusalOf(token);
    expect(sentence).not.toBe('');
    expect(sentence).not.toMatch(/Warning IP|Authorization 404/);
  }
});

test('whoever sends no good token is answered before anything of what they send is read', async () => {
  const { port } = new URL(server.origin);
  const status = await new Promise((resolve, reject) => {
    const headers = { host: `localhost:${port}`, 'content-type': 'application/json', 'content-length': String(3 * 1024 * 1024) };
    const outgoing = http.request({ host: 'localhost', port, path: '/graphql', method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode);
      outgoing.destroy();
    });
    outgoing.on('error', reject);
    outgoing.write('{"query":');
  });
  expect(status).toBe(400);
});

test('a host without a container, and a container of others, are the container-not-found state', async () => {
  expect(await refusalOf(owner.token, 'nobody.localhost')).toContain('Authorization 404');
  expect(await refusalOf(owner.token, `${second.domain}.localhost`)).toContain('Authorization 404');
  expect(await refusalOf(owner.token, 'first.localhost.evil.test')).toContain('Authorization 404');
});

test('a token that was revoked, lay idle for a week, or is a month old is refused by the very next request', async () => {
  const spoil = [
    (hash: string) => server.services.db.deleteFrom('tokens').where('hash', '=', hash).execute(),
    (hash: string) =>
      server.services.db
        .updateTable('tokens')
        .set({ last_used_at: now() - 7 * 86400 - 1 })
        .where('hash', '=', hash)
        .execute(),
    (hash: string) =>
      server.services.db
        .updateTable('tokens')
        .set({ expires_at: now() - 1 })
        .where('hash', '=', hash)
        .execute(),
  ];
  for (const ruin of spoil) {
    const { _id, token } = await server.makeUser(first);
    expect((await server.graphql(C_USER, {}, { token })).status).toBe(200);
    const { hash } = await server.services.db.selectFrom('tokens').select('hash').where('user_id', '=', _id).executeTakeFirstOrThrow();
    await ruin(hash);
    await refusalOf(token);
  }
});

test('a blocked user is out at once', async () => {
  const { _id, token } = await server.makeUser(first);
  await server.services.db.updateTable('users').set({ status: 'Blocked' }).where('_id', '=', _id).execute();
  await refusalOf(token);
});

test('signing out ends the token', async () => {
  const token = await server.signIn(owner.email);
  const out = await server.request('/account/api/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  expect(out.status).toBe(200);
  await refusalOf(token);
});

test('faults of the query are HTTP 200, whatever media type is asked for, and suggest no field names', async () => {
  for (const accept of ['application/json', 'application/graphql-response+json', '*/*', 'text/html']) {
    for (const query of ['{ cUser { emial } }', '{ cUser ']) {
      const answer = await server.request('/graphql', {
        headers: { 'content-type': 'application/json', accept, authorization: `Bearer ${owner.token}` },
        body: JSON.stringify({ query }),
      });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('"errors"');
      expect(answer.text).not.toContain('Did you mean');
    }
  }
});

test('a profile changes only in what is sent', async () => {
  const { token } = await server.makeUser(first, { name: 'Before' });
  const update = (args: string) =>
    server.graphql(`mutation { updateProfile(${args}) { name h customizer { theme menuTheme } } }`, {}, { token });
  await update('customizer: { theme: "dark", menuTheme: "info" }');
  const { data } = await update('name: " After ", customizer: { theme: "light" }');
  expect(data.updateProfile).toEqual({ name: 'After', h: null, customizer: { theme: 'light', menuTheme: 'info' } });
  const empty = await update('name: "", password: "", new_password: "", h: "", customizer: {}');
  expect([empty.errors, empty.data.updateProfile]).toEqual([undefined, data.updateProfile]);
  const refused = await update('name: "   "');
  expect(refused.errors).toEqual([
    expect.objectContaining({
      message: 'Enter a name.',
      extensions: expect.objectContaining({ code: 'BAD_INPUT', field: 'name' }),
    }),
  ]);
  const wrong = await update('customizer: { theme: "pink" }');
  expect(wrong.errors?.[0]?.extensions?.field).toBe('customizer.theme');
});

test('a new password needs the present one, and signs every other device out', async () => {
  const { email, token } = await server.makeUser(first);
  const elsewhere = await server.signIn(email);
  const change = (args: string) => server.graphql(`mutation { updateProfile(${args}) { _id } }`, {}, { token });
  expect((await change('new_password: "another-password"')).errors?.[0]?.extensions?.field).toBe('password');
  expect((await change('new_password: "another-password", password: "wrong"')).errors?.[0]?.message).toBe(
    'Your current password is incorrect.',
  );
  expect((await change('new_password: "short", password: "demo-password"')).errors?.[0]?.extensions?.field).toBe('new_password');
  expect((await change('new_password: "another-password", password: "demo-password"')).errors).toBeUndefined();
  await refusalOf(elsewhere);
  expect((await server.graphql(C_USER, {}, { token })).status).toBe(200);
  await expect(server.signIn(email)).rejects.toThrow();
  await server.signIn(email, 'another-password');
});

test('getUserById gives the whole user of this container, but never a token', async () => {
  const member = await server.makeUser(first, { name: 'Mo Member', role: 'sale' });
  const fields = `_id identity identity_label email role groups token name h group { _id name } permission { module title access { view } } status
    last_login created_at updated_at auth_docker { auth_id docker_id groups current docker { _id domain label server status hiden } }
    customizer { theme } total_credit vip ship_by_seller phone_number sale_plan facebook skype ffm_sku ffm_sku_label plan_config { name }`;
  const query = `query($id: ID!) { getUserById(_id: $id) { ${fields} } }`;
  const { data, errors } = await server.graphql(query, { id: ` ${member._id} ` }, { token: owner.token });
  expect(errors).toBeUndefined();
  expect(data.getUserById).toMatchObject({
    _id: member._id,
    email: member.email,
    name: 'Mo Member',
    role: 'sale',
    groups: ['sale'],
    status: 'Active',
    token: null,
    total_credit: 0,
    auth_docker: [{ docker_id: first._id, current: true, docker: { domain: 'first', server: 'localhost' } }],
  });
});

test('people of other containers look missing', async () => {
  const stranger = await server.makeUser(second);
  const { data, errors } = await server.graphql(
    'query($id: ID!) { getUserById(_id: $id) { _id } }',
    { id: stranger._id },
    { token: owner.token },
  );
  expect(errors).toBeUndefined();
  expect(data.getUserById).toBeNull();
});

const now = (): number => Math.floor(Date.now() / 1000);
