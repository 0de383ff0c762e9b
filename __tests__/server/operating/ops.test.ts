/** @covers src/server/ops src/server/jobs src/server/http */
import { sql } from 'kysely';
import { LOCK_CLASSES } from '../../../src/server/db/advisory-locks';
import { buildHttp } from '../../../src/server/http';
import type { OpsConfig } from '../../../src/server/kernel/config';
import { routeGroupOf } from '../../../src/server/ops/recording';
import { startWorkerNode } from '../../../src/server/server';
import { comes } from '../../support/comes';
import { administer } from '../../support/databases';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { httpRequest, type HttpAnswer } from '../http-client';

const FREE: OpsConfig = { host: '127.0.0.1', port: 0, isGiven: true, isLoopback: true };

let server: TestServer;
let owner: TestUser;
let worker: Awaited<ReturnType<typeof startWorkerNode>>;

beforeAll(async () => {
  server = await startTestServer({ ops: FREE });
  owner = await server.makeUser(await server.makeContainer());
  worker = await startWorkerNode(server.config);
});
afterAll(async () => {
  await worker.stop();
  await server.stop();
});

beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const ask = ({ opsOrigin }: { readonly opsOrigin: string | undefined }, path: string, method = 'GET'): Promise<HttpAnswer> =>
  httpRequest(opsOrigin!, path, { method });

/** The value of a series; undefined where there is none. */
const valueOf = async (of: { readonly opsOrigin: string | undefined }, series: string): Promise<number | undefined> => {
  const line = (await ask(of, '/metrics')).text.split('\n').find((each) => each.startsWith(`pressroom_${series} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

const both = () => [server, worker];

test('a server and a worker that work are live and ready, and say what they are', async () => {
  for (const each of both()) {
    expect([(await ask(each, '/livez')).status, (await ask(each, '/livez')).json()]).toEqual([200, { status: 'live' }]);
    await comes(async () => expect((await ask(each, '/readyz')).json()).toEqual({ status: 'ready' }));
  }
  const { node } = process.versions;
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/) as string;
  expect((await ask(server, '/version')).json()).toEqual({ version, commit: null, mode: 'serve', node });
  expect((await ask(worker, '/version')).json()).toMatchObject({ mode: 'worker' });
});

test('other paths are answered with 404, other methods with 405, and HEAD without a body', async () => {
  for (const path of ['/', '/healthz', '/metrics/', '/constructor', '/graphql']) expect((await ask(server, path)).status).toBe(404);
  const post = await ask(server, '/readyz', 'POST');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  const head = await ask(server, '/readyz', 'HEAD');
  expect([head.status, head.text]).toEqual([200, '']);
  expect((await server.request('/metrics', { headers: { accept: 'text/plain' } })).status).toBe(404);
});

test('requests and operations are counted with their outcome, and nothing names who made them', async () => {
  const query = 'query { cUser { _id } }';
  const before = (await valueOf(server, 'graphql_operations_total{operation="cUser",outcome="ok"}')) ?? 0;
  expect((await server.graphql(query, {}, { token: owner.token })).errors).toBeUndefined();
  await server.graphql('mutation { makeUserGroup(id: "none", params: { name: "x" }) { _id } }', {}, { token: owner.token });
  await comes(async () => expect(await valueOf(server, 'graphql_operations_total{operation="cUser",outcome="ok"}')).toBe(before + 1));
  expect(await valueOf(server, 'graphql_operations_total{operation="makeUserGroup",outcome="user_error"}')).toBe(1);
  const { text, headers } = await ask(server, '/metrics');
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text).toMatch(/^pressroom_http_request_duration_seconds_count\{method="POST",route="graphql",status_class="2xx"\} \d+$/m);
  expect(text).toMatch(/^pressroom_graphql_operation_duration_seconds_count\{operation="cUser"\} \d+$/m);
  expect(text).toMatch(/^pressroom_build_info\{version="[\d.]+",commit="",mode="serve"\} 1$/m);
  expect(text).toMatch(/^pressroom_db_connections\{state="idle"\} \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  for (const secret of [owner._id, owner.email, owner.token]) expect(text).not.toContain(secret);
});

test('heartbeats go through the queue, and recurring tasks tell when they succeeded', async () => {
  await comes(async () => expect(await valueOf(worker, 'heartbeat_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000 - 60));
  expect(await valueOf(worker, 'worker_last_poll_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000 - 60);
  await comes(async () => expect(await valueOf(worker, 'job_attempts_total{kind="heartbeat",outcome="done"}')).toBeGreaterThan(0));
  await comes(async () =>
    expect(await valueOf(worker, 'recurring_task_last_success_timestamp_seconds{task="heartbeat"}')).toBeGreaterThan(
      Date.now() / 1000 - 60,
    ),
  );
});

test('one process of two samples the database, and when it loses its connection one of them goes on', async () => {
  const samples = async () => (await Promise.all(both().map((each) => valueOf(each, 'sample_timestamp_seconds')))).filter(Boolean);
  await comes(async () => expect(await samples()).toHaveLength(1));
  for (const each of both()) expect(await valueOf(each, 'db_up')).toBe(1);
  const { db } = server.services;
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and classid = ${LOCK_CLASSES.metricSampler} and granted`.execute(db);
  expect(rows).toHaveLength(1);
  const ended = Date.now() / 1000;
  await comes(async () => {
    const taken = await samples();
    expect(taken).toHaveLength(1);
    expect(taken[0]).toBeGreaterThan(ended);
  }, 20_000);
  const leader = (await valueOf(server, 'workers_alive')) === undefined ? worker : server;
  expect(await valueOf(leader, 'workers_alive')).toBe(1);
}, 40_000);

test('a worker whose queue cannot be asked says so and is not ready, while the server is', async () => {
  const { db } = server.services;
  await sql`alter table graphile_worker._private_jobs rename to _hidden_jobs`.execute(db);
  try {
    await comes(async () => {
      const { status, text } = await ask(worker, '/readyz');
      expect([status, text]).toEqual([503, expect.stringMatching(/"queue":"No worker has asked the queue for work for \d+ seconds\."/)]);
    }, 30_000);
    expect((await ask(server, '/readyz')).status).toBe(200);
  } finally {
    await sql`alter table graphile_worker._hidden_jobs rename to _private_jobs`.execute(db);
  }
  await comes(async () => expect((await ask(worker, '/readyz')).status).toBe(200), 30_000);
}, 90_000);

test('a process whose schema is older or newer than it works with is not ready', async () => {
  const { db } = server.services;
  const { rows } = await sql<{ name: string }>`delete from kysely_migration where name = (select max(name) from kysely_migration)
    returning name`.execute(db);
  const name = rows[0]!.name;
  expect((await ask(server, '/readyz')).json()).toEqual({
    status: 'not ready',
    failing: { schema: `The database lacks migrations of this version: ${name}.` },
  });
  await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(db);
  await sql`comment on table kysely_migration is '9999_newer'`.execute(db);
  expect((await ask(server, '/readyz')).text).toContain('belongs to a newer version');
  await sql`comment on table kysely_migration is null`.execute(db);
  expect((await ask(server, '/readyz')).status).toBe(200);
});

test('files that are away are named', async () => {
  const { storage } = server.services;
  jest.spyOn(storage, 'check').mockRejectedValue(new Error('away'));
  const { status, text } = await ask(server, '/readyz');
  expect([status, text]).toEqual([503, '{"status":"not ready","failing":{"files":"The files can’t be reached."}}\n']);
});

test('while the database is gone both are live and not ready, and both recover by themselves', async () => {
  const name = new URL(server.config.databaseUrl!).pathname.slice(1);
  const failing = { status: 'not ready', failing: { database: expect.stringMatching(/^The database can’t be reached\./) as string } };
  const allow = (allowed: boolean) => administer((client) => client.query(`alter database ${name} with allow_connections ${allowed}`));
  await allow(false);
  try {
    await administer((client) => client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]));
    for (const each of both()) {
      const { status, json } = await ask(each, '/readyz');
      expect(status).toBe(503);
      expect(json()).toMatchObject(failing);
      expect((await ask(each, '/livez')).status).toBe(200);
      expect((await ask(each, '/metrics')).status).toBe(200);
      await comes(async () => expect(await valueOf(each, 'db_up')).toBe(0));
    }
  } finally {
    await allow(true);
  }
  for (const each of both()) {
    await comes(async () => expect((await ask(each, '/readyz')).json()).toEqual({ status: 'ready' }), 20_000);
    await comes(async () => expect(await valueOf(each, 'db_up')).toBe(1), 20_000);
  }
}, 60_000);

/** Starts a worker with its listener somewhere, and gives what it said. */
const startAt = async (ops: Partial<OpsConfig>) => {
  const said: string[] = [];
  const started = await startWorkerNode({ ...server.config, ops: { ...FREE, ...ops } }, undefined, (line) => void said.push(line));
  await started.stop();
  return { said, opsOrigin: started.opsOrigin };
};

test('an address that is taken ends a start only where it was set, in one sentence', async () => {
  const { port } = new URL(server.opsOrigin!);
  const at = { port: Number(port) };
  await expect(startAt({ ...at, isGiven: true })).rejects.toThrow(
    `OPS_LISTEN: 127.0.0.1:${port} is in use. Set it to another address, or to off.`,
  );
  expect(await startAt({ ...at, isGiven: false })).toEqual({
    said: [`Operations listener: off, because 127.0.0.1:${port} is in use. Set OPS_LISTEN to another address to turn it on`],
    opsOrigin: undefined,
  });
});

test('an address that other machines reach is warned of', async () => {
  const { said } = await startAt({ host: '0.0.0.0', isLoopback: false });
  expect(said).toEqual(['Warning: OPS_LISTEN=0.0.0.0:0 answers other machines without a password. Let only your monitoring reach it']);
});

test('every route of the server is counted in a group of its own kind', async () => {
  const app = await buildHttp({ ...server.services, config: { ...server.config, demo: true } });
  await app.ready();
  const top = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => /^[├└]── (\/\S*)/.exec(line)?.[1] ?? []);
  await app.close();
  expect(top.length).toBeGreaterThan(10);
  expect(top.filter((route) => routeGroupOf(route) === 'other')).toEqual(['/live']);
});

// The last test: it ends the worker.
test('a process that stops is not ready first, and still live', async () => {
  const { db } = server.services;
  await comes(async () => expect((await ask(worker, '/readyz')).json()).toEqual({ status: 'ready' }));
  let stopped = Promise.resolve();
  await db.transaction().execute(async (tx) => {
    await sql`lock table graphile_worker._private_jobs in access exclusive mode`.execute(tx);
    // Workers that wait for the queue can't end; the sampler may wait for it too.
    await comes(async () => {
      const { rows } = await sql`select from pg_locks where not granted and relation = 'graphile_worker._private_jobs'::regclass`.execute(
        tx,
      );
      expect(rows.length).toBeGreaterThan(2);
    });
    stopped = worker.stop();
    const { status, text } = await ask(worker, '/readyz');
    expect([status, text]).toEqual([503, '{"status":"not ready","failing":{"draining":"The process is stopping."}}\n']);
    expect((await ask(worker, '/livez')).status).toBe(200);
  });
  await stopped;
  await expect(ask(worker, '/livez')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
