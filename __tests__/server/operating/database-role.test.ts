import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { backUp, restore } from '../../../src/server/commands';
import { startServer } from '../../../src/server/server';
import { testConfig } from '../../support/databases';
import { makeTestCluster, VERSIONS, type TestCluster } from '../clusters';
import { graphql, helpersFor } from '../harness';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-role-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe.each(VERSIONS)('on PostgreSQL %s', (version, binaries) => {
  if (!binaries) {
    test.skip(`PostgreSQL ${version} is not installed on this machine`, () => undefined);
    return;
  }

  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await makeTestCluster(binaries);
  });
  afterAll(() => cluster.stop());

  /** A database and its owner, who may do no more than said. */
  const makeOwner = async (name: string, rights = ''): Promise<void> => {
    await cluster.query(`create role ${name} login password 'secret' ${rights}`);
    await cluster.query(`create database ${name} owner ${name}`);
  };

  /** Starts the server as the owner and lets a seller ask who they are, under row-level security. Returns what the start said instead. */
  const serve = async (name: string): Promise<string> => {
    try {
      const server = await startServer(testConfig(cluster.url(name, name), dataDir));
      try {
        const { makeContainer, makeUser } = helpersFor(server.origin, server.services);
        const container = await makeContainer();
        const { token } = await makeUser(container);
        const host = `${container.domain}.localhost`;
        return (await graphql(server.origin, '{ cUser { role } }', {}, { token, host })).data.cUser.role;
      } finally {
        await server.stop();
      }
    } catch (error) {
      return (error as Error).message;
    }
  };

  /** What the sentence says to run. */
  const statements = (sentence: string): string => sentence.slice(sentence.indexOf('run: ') + 'run: '.length);

  test('an owner who may make no roles is told in one sentence what to run, and that is enough', async () => {
    await makeOwner('plain');
    const sentence = await serve('plain');
    expect(sentence).toBe(
      'The database role plain can’t act as back_office_tenant. As a database administrator, run: ' +
        'CREATE ROLE back_office_tenant NOLOGIN NOBYPASSRLS; GRANT back_office_tenant TO plain;',
    );
    await cluster.query(statements(sentence));
    expect(await serve('plain')).toBe('root');
    await cluster.query('drop database plain');
    await cluster.query('drop role back_office_tenant');
  });

  test('an owner who may make roles needs nobody', async () => {
    await makeOwner('maker', 'createrole');
    expect(await serve('maker')).toBe('root');
    expect(await serve('maker')).toBe('root');
  });

  test('an owner backs up rows that row-level security guards, and restores them', async () => {
    const file = path.join(dataDir, `${version}.tar.gz`);
    const never = new AbortController().signal;
    await backUp(testConfig(cluster.url('maker', 'maker'), dataDir), file, never);
    await cluster.query('create database again owner maker');
    const other = mkdtempSync(path.join(os.tmpdir(), 'back-office-role-'));
    await restore(testConfig(cluster.url('maker', 'again'), other), file, never);
    rmSync(other, { recursive: true, force: true });
    const rows = 'select (select count(*) from memberships)::int as members, (select count(*) from containers)::int as containers';
    const restored = (await cluster.query(rows, 'again')).rows;
    expect(restored).toEqual((await cluster.query(rows, 'maker')).rows);
    expect(restored).toEqual([{ members: 2, containers: 2 }]);
  });

  test('where the tenant role is somebody else’s already, the sentence says to grant it', async () => {
    await makeOwner('second');
    const sentence = await serve('second');
    expect(statements(sentence)).toBe('GRANT back_office_tenant TO second;');
    await cluster.query(statements(sentence));
    expect(await serve('second')).toBe('root');
  });
});
