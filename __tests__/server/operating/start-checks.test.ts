import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '../../../src/server/db/connection';
import { checkDatabase, waitForDatabase } from '../../../src/server/db/start-checks';
import { checkBucket } from '../../../src/server/files/storage/check-bucket';
import { bucketStorage } from '../../../src/server/files/storage/bucket';
import { buildHttp } from '../../../src/server/http';
import { readConfig } from '../../../src/server/kernel/config';
import { startServer } from '../../../src/server/server';
import { makeTestDatabase, testConfig, type TestDatabase } from '../../support/databases';
import { startTestServer } from '../harness';
import { S3_REGION, startS3StandIn, useS3Keys } from '../../support/s3-stand-in';

const never = new AbortController().signal;
const folders: string[] = [];
const makeFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'back-office-start-'));
  folders.push(folder);
  return folder;
};
let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase('tables');
});
afterAll(async () => {
  await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const sentence = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'It was taken.',
    (error: Error) => error.message,
  );

describe('a start waits for its database', () => {
  test('which comes a moment later, and says so once', async () => {
    const { hostname, port } = new URL(database.url);
    const proxy = net.createServer((near) => {
      const far = net.connect(Number(port), hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const)
        from.on('error', () => to.destroy()).pipe(to);
    });
    // A port nobody listens at, until the proxy does.
    const probe = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const free = (probe.address() as AddressInfo).port;
    await new Promise((resolve) => probe.close(resolve));
    const url = new URL(database.url);
    url.port = String(free);
    url.hostname = '127.0.0.1';
    const pool = openPool(url.href);
    const said: string[] = [];
    const waiting = waitForDatabase(pool, { signal: never, say: (line) => said.push(line) });
    await sleep(300);
    proxy.listen(free, '127.0.0.1');
    await waiting;
    expect(said).toEqual(['Waiting up to 30 seconds for the database (ECONNREFUSED).']);
    await pool.end();
    proxy.close();
  });

  test('not for ever, nor where it is told to stop', async () => {
    const pool = openPool('postgres://a@127.0.0.1:1/a');
    const say = (): void => undefined;
    expect(await sentence(waitForDatabase(pool, { signal: never, say, patience: 0 }))).toBe(
      'The database didn’t answer for 0 seconds (ECONNREFUSED). Start it, or check DATABASE_URL.',
    );
    expect(await sentence(waitForDatabase(pool, { signal: AbortSignal.timeout(200), say }))).toMatch(/aborted/u);
    await pool.end();
  });

  test.each([
    ['no such role', 'username', /^The database refuses this server: .*nobody.* Check DATABASE_URL\.$/u],
    ['no such database', 'pathname', /^The database refuses this server: database "nobody" does not exist\. Check DATABASE_URL\.$/u],
  ] as const)('nor where there is %s', async (_what, part, words) => {
    const url = new URL(database.url);
    url[part] = 'nobody';
    const pool = openPool(url.href);
    expect(await sentence(waitForDatabase(pool, { signal: never, say: () => undefined }))).toMatch(words);
    await pool.end();
  });
});

test('an operator is told how many connections a process opens and the database allows, and of a superuser', async () => {
  const pool = openPool(database.url, 7);
  const [{ role, most } = { role: '', most: 0 }] = (
    await pool.query<{ role: string; most: number }>("select current_user as role, current_setting('max_connections')::int as most")
  ).rows;
  expect(await checkDatabase(pool)).toEqual([
    `Connections: up to 7 per process, set by DATABASE_CONNECTIONS; the database allows ${most} in all (max_connections)`,
    `Warning: DATABASE_URL signs in as the superuser ${role}. Use a role that only owns its database`,
  ]);
  await pool.end();
  const large = openPool(database.url, most + 1);
  expect(await sentence(checkDatabase(large))).toBe(
    `DATABASE_CONNECTIONS is ${most + 1}, but the database allows ${most} connections (max_connections). Lower it.`,
  );
  await large.end();
});

test('a PostgreSQL that is too old is refused by its version', async () => {
  const facts = { version: '14.2', version_num: 140_002, most: 100, role: 'a', is_superuser: false };
  const old = { query: async () => ({ rows: [facts] }), options: { max: 16 } };
  expect(await sentence(checkDatabase(old as unknown as Parameters<typeof checkDatabase>[0]))).toBe(
    'DATABASE_URL points to PostgreSQL 14.2. Use PostgreSQL 15 or newer.',
  );
});

test.each(['5', '1001', 'many', '7.5'])('DATABASE_CONNECTIONS=%s is refused', (text) => {
  expect(() => readConfig({ DATABASE_CONNECTIONS: text }, '/')).toThrow(
    `DATABASE_CONNECTIONS must be a number from 6 to 1000, not "${text}".`,
  );
});

test('a node with another UPLOADS_KEY or SECRETS_KEY than one that runs is refused; once that one has stopped, it starts', async () => {
  const [here, there] = [makeFolder(), makeFolder()];
  const first = await startServer({ ...testConfig(database.url, here), port: 0 });
  expect(first.notes.some((line) => line.includes('runs as root'))).toBe(process.getuid?.() === 0);
  expect(await sentence(startServer({ ...testConfig(database.url, there), port: 0 }))).toBe(
    'Another server or worker on this database has a different SECRETS_KEY. Give all of them the same SECRETS_KEY.',
  );
  expect(await sentence(startServer({ ...testConfig(database.url, there), port: 0, secretsLost: true }))).toBe(
    'Another server or worker on this database has a different UPLOADS_KEY. Give all of them the same UPLOADS_KEY.',
  );
  await first.stop();
  const second = await startServer({ ...testConfig(database.url, there), port: 0 });
  await second.stop();
});

test('a bucket that is missing or refuses is told with its setting; one that does not answer is only noted', async () => {
  useS3Keys();
  const s3 = await startS3StandIn();
  const bucket = { name: 'files', prefix: '', region: S3_REGION, endpoint: s3.endpoint, pathStyle: true };
  const at = (changes: object) => {
    const config = { ...bucket, ...changes };
    return checkBucket(config, bucketStorage({ dataDir: makeFolder() }, config));
  };
  await at({});
  expect(await sentence(at({ name: 'nobodys' }))).toMatch(
    /^The bucket nobodys of FILES_URL refuses this server \(\w+\)\. Check FILES_URL, /u,
  );
  const secret = process.env.AWS_SECRET_ACCESS_KEY;
  process.env.AWS_SECRET_ACCESS_KEY = randomBytes(8).toString('hex');
  expect(await sentence(at({}))).toMatch(/^The bucket files of FILES_URL refuses this server/u);
  process.env.AWS_SECRET_ACCESS_KEY = secret;
  const noted = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await at({ endpoint: 'http://127.0.0.1:1' });
  expect(String(noted.mock.calls[0]?.[0])).toContain('files: ');
  noted.mockRestore();
  await s3.stop();
}, 60_000);

test('https requests through a proxy that is not trusted are noted once, with the setting', async () => {
  const server = await startTestServer();
  const noted = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const app = await buildHttp(server.services);
  for (let n = 0; n < 3; n += 1) await app.inject({ url: '/healthz', headers: { host: 'localhost', 'x-forwarded-proto': 'https' } });
  const lines = noted.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('TRUST_PROXY'));
  noted.mockRestore();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Set TRUST_PROXY to its address.');
  await app.close();
  await server.stop();
});
