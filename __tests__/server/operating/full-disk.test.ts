import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { Writable } from 'node:stream';
import sharp from 'sharp';
import { startServer } from '../../../src/server/server';
import { comes } from '../../support/comes';
import { startTestServer, type GraphQLAnswer, type TestServer, type TestUser } from '../harness';
import type { HttpAnswer } from '../http-client';
import { uploadClient } from '../upload-client';

let server: TestServer;
let owner: TestUser;
let log: jest.SpyInstance;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.makeUser(await server.makeContainer());
});
afterAll(() => server.stop());
beforeEach(() => {
  log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await comes(async () => expect((await server.request('/healthz')).status).toBe(200));
});

const MAKE_GROUP = 'mutation ($name: String!) { makeUserGroup(params: { name: $name }) { _id } }';
let groups = 0;
const write = (): Promise<GraphQLAnswer> => server.graphql(MAKE_GROUP, { name: `Group ${(groups += 1)}` }, { token: owner.token });
const read = (): Promise<GraphQLAnswer> => server.graphql('{ usergroups { name } }', {}, { token: owner.token });
const health = (): Promise<HttpAnswer> => server.request('/healthz');
const picture = (size: number): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 120, sigma: 40 } } })
    .png()
    .toBuffer();

const expectUnavailable = ({ status, errors }: GraphQLAnswer): void => {
  expect([status, errors?.[0]?.extensions]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE', refusal: 'request.noSpace' })]);
};

/** How many bytes the disk says are free. */
const sayFree = (bytes: number): void => {
  jest.spyOn(fsPromises, 'statfs').mockResolvedValue({ bavail: bytes, bsize: 1 } as fs.StatsFs);
};

test('before the disk is full nothing is written any more, anywhere; reading goes on, and it is over by itself', async () => {
  const client = uploadClient(server, owner);
  const bytes = await picture(8);
  const { url } = (await client.sign({ bytes })).data.signedUpload as { url: string };
  sayFree(1024 ** 2);
  await comes(async () => expect((await health()).status).toBe(503));
  expect((await health()).json()).toEqual({ status: 'unavailable', reason: 'The disk is full.' });
  expectUnavailable(await write());
  expect((await client.put(url, bytes)).status).toBe(503);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const page = await server.request('/account/login', { headers: form, body: `email=${owner.email}&password=x` });
  expect([page.status, page.text]).toEqual([503, expect.stringContaining('Nothing can be saved right now')]);
  const program = await server.request('/account/api/login', { headers: { 'content-type': 'application/json' }, body: '{}' });
  expect([program.status, program.json<{ message: string }>().message]).toEqual([503, expect.stringContaining('out of space')]);
  const { status, errors } = await read();
  expect([status, errors]).toEqual([200, undefined]);

  jest.restoreAllMocks();
  await comes(async () => expect((await health()).status).toBe(200));
  expect((await write()).errors).toBeUndefined();
  expect((await client.put(url, bytes)).status).toBe(204);
});

test.each([
  ['53100', 'The disk is full.'],
  ['25006', 'The disk or the database is read-only.'],
])('what the database refuses to write (%s) is told as 503, and it is tried until it works', async (code, reason) => {
  const { pool } = server.services;
  await pool.query(`create function refuse_writing() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$`);
  await pool.query('create trigger refuse_writing before insert on user_groups for each row execute function refuse_writing()');
  const before = (await read()).data.usergroups;
  expectUnavailable(await write());
  const sick = await health();
  expect([sick.status, sick.json()]).toEqual([503, { status: 'unavailable', reason }]);
  expect((await read()).data.usergroups).toEqual(before);
  await pool.query('drop function refuse_writing cascade');
  await comes(async () => expect((await write()).status).toBe(200));
  expect((await read()).data.usergroups).toHaveLength(before.length + 1);
});

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])(
  'an upload the disk refuses (%s) half-way is answered with 503, and can be sent again',
  async (code) => {
    const client = uploadClient(server, owner);
    const bytes = await picture(900);
    expect(bytes.length).toBeGreaterThan(1024 ** 2);
    const { _id, url } = (await client.sign({ bytes })).data.signedUpload as { _id: string; url: string };
    let taken = 0;
    const spied = jest.spyOn(fs, 'createWriteStream').mockImplementation(
      () =>
        new Writable({
          write: (chunk: Buffer, _encoding, done) =>
            done((taken += chunk.length) > 100_000 ? Object.assign(new Error(code), { code }) : null),
        }) as fs.WriteStream,
    );
    const answer = await client.put(url, bytes);
    expect([answer.status, answer.json<{ message: string }>().message]).toEqual([503, expect.stringContaining('out of space')]);
    expect((await health()).status).toBe(503);
    spied.mockRestore();
    await comes(async () => expect((await client.put(url, bytes)).status).toBe(204));
    expect((await client.finish(_id)).errors).toBeUndefined();
  },
);

test('another fault of the disk is our fault, and no 400 either', async () => {
  const client = uploadClient(server, owner);
  const bytes = await picture(900);
  const { url } = (await client.sign({ bytes })).data.signedUpload as { url: string };
  const spied = jest
    .spyOn(fs, 'createWriteStream')
    .mockImplementation(
      () => new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error('EIO'), { code: 'EIO' })) }) as fs.WriteStream,
    );
  expect((await client.put(url, bytes)).status).toBe(500);
  spied.mockRestore();
  expect((await health()).status).toBe(200);
  expect(log.mock.calls.join('')).toContain('EIO');
});

test('a server does not start on a full disk, and says so in one sentence', async () => {
  sayFree(1024 ** 2);
  await expect(startServer(server.config)).rejects.toThrow(/^The disk that contains \S+ is full\. Free at least 128 MB and start again\.$/);
});
