/** @opens src/server */
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../../src/server/kernel/config';
import { PROGRAM } from './program';

export const ROOT = path.resolve(__dirname, '../..');

/** What a database holds when a test gets it: nothing, the tables, these and the demo as a first start makes it, or all that the demo has sold too. */
export type Contents = 'nothing' | 'tables' | 'demo' | 'sold';

/** A database of one's own in the run's PostgreSQL, and a folder with the files it speaks of. */
export interface TestDatabase {
  readonly url: string;
  readonly dataDir: string;
  /** Removes both, whoever is still connected. */
  drop(): Promise<void>;
}

export const testConfig = (databaseUrl: string, dataDir: string): Config => ({
  port: 0,
  host: 'localhost',
  dataDir,
  databaseUrl,
  demo: false,
  root: ROOT,
  workers: false,
  trustProxy: false,
  // N = 2^12: a password costs 10 ms instead of 300.
  passwordCost: 12,
  haste: 5,
  isolatedProgram: PROGRAM,
});

const serverUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('Server and browser tests run through jest, which starts their PostgreSQL (projects "server" and "e2e").');
  return url;
};

/** Works as the one who may make databases. */
export const administer = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const urlOf = (name: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.toString();
};

/** The folder of this run, which all its workers know. */
const runFolder = (): string => process.env.TEST_RUN_FOLDER ?? '';

/** Names carry the run's, since another run may be using the same server. */
const templateName = (contents: Contents): string => `template_${path.basename(runFolder()).replace(/\W/g, '_').toLowerCase()}_${contents}`;
const templateFolder = (contents: Contents): string => path.join(runFolder(), 'templates', contents);

/** The demo trades on a server that serves, as it does for people; pages and clock find it as it was left. */
const trade = async (config: Config): Promise<void> => {
  const [{ startServer }, { startDemoTrade }] = await Promise.all([import('../../src/server/server'), import('../../src/server/demo')]);
  const server = await startServer({ ...config, demo: true, workers: true });
  try {
    const sales = startDemoTrade(server.services, server.origin);
    await sales.ended;
    sales.stop();
  } finally {
    await server.stop();
  }
};

/** The server's own code, loaded by whoever makes a template alone. */
const fill = async (name: string, dataDir: string, contents: Contents): Promise<void> => {
  const [{ openServices }, { migrate }, { prepareQueue }, { seedDemo }] = await Promise.all([
    import('../../src/server/services'),
    import('../../src/server/db/migrate'),
    import('../../src/server/jobs'),
    import('../../src/server/demo'),
  ]);
  const url = urlOf(name);
  if (contents === 'sold') return trade(testConfig(url, dataDir));
  const { services, close } = openServices(testConfig(url, dataDir), url);
  try {
    await migrate(services.db);
    await prepareQueue(services);
    if (contents === 'demo') await seedDemo(services);
  } finally {
    await close();
  }
};

/** Made once in a run, by the first who wants it, while the others wait; in place only when it is whole. */
const ensureTemplate = (contents: Contents): Promise<string> =>
  administer(async (client) => {
    const name = templateName(contents);
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount !== 0) return name;
    const folder = templateFolder(contents);
    for (const left of [folder, `${folder}.new`]) rmSync(left, { recursive: true, force: true });
    mkdirSync(`${folder}.new`, { recursive: true });
    await client.query(`drop database if exists ${name}_new with (force)`);
    await client.query(`create database ${name}_new`);
    await fill(`${name}_new`, `${folder}.new`, contents);
    renameSync(`${folder}.new`, folder);
    await client.query(`alter database ${name}_new rename to ${name}`);
    return name;
  });

/** A fresh database in the run's PostgreSQL, copied from one that is made once in a run. */
export const makeTestDatabase = async (contents: Contents): Promise<TestDatabase> => {
  const template = contents === 'nothing' ? 'template1' : await ensureTemplate(contents);
  const name = `test_${randomBytes(5).toString('hex')}`;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-data-'));
  const files = templateFolder(contents);
  if (existsSync(files)) cpSync(files, dataDir, { recursive: true });
  // Copying files takes a third of the time of writing every block to the log; nothing else is connected to the template.
  await administer((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return {
    url: urlOf(name),
    dataDir,
    drop: async () => {
      await administer((client) => client.query(`drop database ${name} with (force)`));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** For a server that outlives the run. */
export const dropTemplates = (): Promise<void> =>
  administer(async (client) => {
    for (const contents of ['tables', 'demo', 'sold'] as const)
      for (const name of [templateName(contents), `${templateName(contents)}_new`])
        await client.query(`drop database if exists ${name} with (force)`);
  });
