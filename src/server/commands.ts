import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeBackup, restoreBackup } from './backup';
import { databaseOfServer, ownDatabase } from './database';
import { DEMO_SHOP, seedManyPresets } from './demo';
import { openDatabase, openPool, type DatabaseUrl } from './db/connection';
import { migrate, readPendingMigrations } from './db/migrate';
import { readErasureList, takeErasureList } from './erasures/erasure-list';
import { openStorage } from './files/storage/open';
import type { Config } from './kernel/config';
import { FolderInUse, lockFolder } from './kernel/lock';
import { startInSteps, type Undo } from './start-in-steps';
import { addKey, checkSecretsKey, keysAsked, runKeys } from './secret-keys';

/** What a command has done, for whoever runs it. */
type Said = string;

const count = (of: number, what: string): string => `${of.toLocaleString('en')} ${what}`;

/** The installation the settings name, on one database. */
const placeOn = (url: DatabaseUrl, config: Config, undo: Undo) => {
  const pool = openPool(url);
  undo.push(() => pool.end());
  return { pool, files: openStorage(config), dataDir: config.dataDir };
};

/** The database of the server that runs here, or the embedded one, started for as long as the command takes. */
const anyDatabase = async (config: Config, undo: Undo, signal: AbortSignal): Promise<DatabaseUrl> => {
  if (config.databaseUrl) return config.databaseUrl;
  try {
    undo.push(lockFolder(config.dataDir));
  } catch (error) {
    const url = error instanceof FolderInUse && databaseOfServer(config);
    if (url) return url;
    throw error;
  }
  return ownDatabase(config, undo, signal);
};

/** Runs a command to its end and ends what it started for itself; a signal lets it tidy up first. */
const toEnd = (signal: AbortSignal, work: (undo: Undo) => Promise<() => Promise<Said>>): Promise<Said> =>
  startInSteps(signal, async (undo) => {
    const run = await work(undo);
    let running: Promise<unknown> | undefined;
    undo.push(() => running?.catch(() => undefined), 3000);
    const said = await (running = run());
    await undo.run();
    return said as Said;
  });

/** `npm run backup -- FILE`: while a server is serving, or without one. */
export const backUp = (config: Config, file: string, signal: AbortSignal): Promise<Said> =>
  toEnd(signal, async (undo) => {
    const place = placeOn(await anyDatabase(config, undo, signal), config, undo);
    return async () => {
      // A backup with another key would be worth little.
      await checkSecretsKey({ db: openDatabase(place.pool), config });
      const { rows, files } = await makeBackup(place, file, signal);
      return `${file} contains ${count(rows, 'rows')}, ${count(files, 'files')}, and the encryption keys. Keep it as secret as the server itself.`;
    };
  });

/** `npm run erasures -- FILE`: everybody who was erased, for a restore of an older backup. */
export const saveErasures = (config: Config, file: string, signal: AbortSignal): Promise<Said> =>
  toEnd(signal, async (undo) => {
    const { pool } = placeOn(await anyDatabase(config, undo, signal), config, undo);
    return async () => {
      const { json, count: erased } = await readErasureList(pool);
      await writeFile(file, json, { mode: 0o600 });
      return `${file} contains ${count(erased, 'hashes of erased buyers')}.`;
    };
  });

/** `npm run restore -- FILE [ERASURES]`: into an empty database and an empty data folder. */
export const restore = (config: Config, file: string, signal: AbortSignal, erasures?: string): Promise<Said> =>
  toEnd(signal, async (undo) => {
    const list = erasures === undefined ? undefined : await readFile(erasures, 'utf8');
    undo.push(lockFolder(config.dataDir));
    const place = placeOn(await ownDatabase(config, undo, signal), config, undo);
    return async () => {
      const { rows, files } = await restoreBackup(place, file, signal);
      if (list !== undefined) await takeErasureList(place.pool, list);
      return `Restored ${count(rows, 'rows')} and ${count(files, 'files')} from ${file}. Start the server now.`;
    };
  });

const asList = (names: readonly string[]): string =>
  `${names.length} ${names.length === 1 ? 'migration' : 'migrations'}: ${names.join(', ')}`;

/** The ways `npm run migrate` is called: it runs what is pending, says what it would run, or fails where anything is pending. */
const MIGRATE_OPTIONS = [undefined, '--plan', '--check'] as const;

/** `npm run migrate [-- --plan | --check]`: brings the database up to this version, while servers of the version before serve it or without any. */
export const migrateDatabase = async (config: Config, args: readonly string[], signal: AbortSignal): Promise<Said> => {
  const option = MIGRATE_OPTIONS.find((each) => each === args[0]);
  if (args.length > 1 || args[0] !== option) throw new Error('Use npm run migrate, with -- --plan or -- --check behind it.');
  return toEnd(signal, async (undo) => {
    const { pool } = placeOn(await anyDatabase(config, undo, signal), config, undo);
    return async () => {
      const db = openDatabase(pool);
      const pending = await readPendingMigrations(db);
      if (pending.length === 0) return 'The database is up to date.';
      if (option === '--plan') return `Would run ${asList(pending)}.`;
      if (option === '--check') throw new Error(`The database isn’t up to date. Pending ${asList(pending)}.`);
      await migrate(db);
      return `Ran ${asList(pending)}.`;
    };
  });
};

/** `npm run keys -- status | add | rotate | verify | retire ID`: the keys of stored secrets, while servers run or without any. */
export const manageKeys = async (
  config: Config,
  args: readonly string[],
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<Said> => {
  const asked = keysAsked(args);
  if (asked.action === 'add') return addKey(config.dataDir);
  return toEnd(signal, async (undo) => {
    const { pool } = placeOn(await anyDatabase(config, undo, signal), config, undo);
    return () => runKeys(asked, { pool, db: openDatabase(pool), config }, signal, say);
  });
};

/** Most product types one call of the demo makes. */
const MOST_PRESETS = 1_000_000;

/** What `npm run demo` is asked to make. */
const presetsAsked = (args: readonly string[]): number => {
  const [option, number] = args;
  const asked = Number(number);
  if (option === '--presets' && args.length === 2 && Number.isInteger(asked) && asked >= 1 && asked <= MOST_PRESETS) return asked;
  throw new Error(
    `Enter the number of product types to add, from 1 to ${MOST_PRESETS.toLocaleString('en')}. For example: npm run demo -- --presets 100000`,
  );
};

/** `npm run demo -- --presets 100000`: a large catalogue for the demo's shop, while a server is serving or without one. */
export const fillDemo = async (config: Config, args: readonly string[], signal: AbortSignal): Promise<Said> => {
  const asked = presetsAsked(args);
  return toEnd(signal, async (undo) => {
    const { pool } = placeOn(await anyDatabase(config, undo, signal), config, undo);
    return async () => {
      const db = openDatabase(pool);
      const shop = await db
        .selectFrom('containers')
        .select('_id')
        .where('domain', '=', DEMO_SHOP)
        .executeTakeFirst()
        .catch(() => undefined);
      if (!shop) throw new Error('No demo found. Start the server once with DEMO=on first.');
      return `Added ${count(await seedManyPresets(db, shop._id, asked), 'product types')}.`;
    };
  });
};

/** Where the person who ran the command means a file to be. */
export const fileOf = (name: string | undefined, env: NodeJS.ProcessEnv): string => {
  if (!name) throw new Error('Enter a file name. For example: npm run backup -- FILE');
  return path.resolve(env.INIT_CWD ?? process.cwd(), name);
};
