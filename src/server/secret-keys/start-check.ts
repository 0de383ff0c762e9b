import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Services } from '../kernel/context';
import { readKeys, type KeyList } from '../kernel/keys';
import { logFault } from '../kernel/log';
import { NoKeyError, openVault, type Vault } from '../kernel/vault';
import { nameOf, type SealedColumn } from './columns';
import { presentColumns, readSealed, type SealedValue } from './scan';

/** Values of each column that are opened before a server is ready. */
const OPENED_FIRST = 1000;

const missing = (column: SealedColumn, keyId: string | undefined, { source }: KeyList): Error =>
  new Error(
    `A value in ${nameOf(column)} was encrypted with ${keyId === undefined ? 'a key' : `key ${keyId}`} that ${source} doesn’t have: ` +
      'set that key beside the present one in SECRETS_KEYS, or set SECRETS_LOST=on if it is lost and sellers should enter their credentials again.',
  );

/** The ids of keys that values of a column name. */
const namedKeys = async (db: Kysely<Database>, { table, column, lost }: SealedColumn): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select distinct split_part(${sql.ref(column)}, ':', 2) as id
    from ${sql.table(table)} where starts_with(${sql.ref(column)}, 'v2:') and ${lost === undefined ? sql`true` : sql`${sql.ref(lost)} is null`}`.execute(
    db,
  );
  return rows.map(({ id }) => id).sort();
};

/** The error a value fails with; undefined: it opens. */
const faultOf = (vault: Vault, { sealed, context }: SealedValue): unknown => {
  try {
    vault.open(sealed, context);
    return undefined;
  } catch (error) {
    return error;
  }
};

const logChanged = (column: SealedColumn, count: number): void =>
  void logFault('secrets', `${count} of the values opened in ${nameOf(column)} can’t be decrypted; see npm run keys -- status`);

/**
 * Opens the first values of each column that stores sealed ones. Throws one sentence for a value whose key is missing. A value whose key is there
 * and which does not open was changed: that is only logged, for all others work. Returns the columns that have more.
 */
export const checkSecretsKey = async ({ db, config }: Pick<Services, 'db' | 'config'>): Promise<readonly SealedColumn[]> => {
  if (config.secretsLost) return [];
  const list = await readKeys('SECRETS_KEY', config.dataDir);
  const vault = await openVault(config.dataDir);
  const unfinished: SealedColumn[] = [];
  for (const column of await presentColumns(db)) {
    const unknown = (await namedKeys(db, column)).find((named) => list.keys.every(({ id }) => id !== named));
    if (unknown !== undefined) throw missing(column, unknown, list);
    let [opened, changed] = [0, 0];
    for await (const values of readSealed(db, column)) {
      const faults = values.map((value) => faultOf(vault, value)).filter(Boolean);
      const noKey = faults.find((fault) => fault instanceof NoKeyError);
      if (noKey) throw missing(column, noKey.keyId, list);
      changed += faults.length;
      opened += values.length;
      if (opened < OPENED_FIRST) continue;
      unfinished.push(column);
      break;
    }
    if (changed > 0) logChanged(column, changed);
  }
  return unfinished;
};

/**
 * Opens every value beyond the first ones while the server serves, and logs how many of each column do not open. Returns how to stop. Ids of keys
 * were compared for all values before, so what is found here is of version 1 or was changed.
 */
export const checkOtherSecrets = (
  { db, config }: Pick<Services, 'db' | 'config'>,
  columns: readonly SealedColumn[],
): (() => Promise<void>) => {
  let stopped = false;
  const check = async (): Promise<void> => {
    const vault = await openVault(config.dataDir);
    for (const column of columns) {
      let [seen, failed] = [0, 0];
      for await (const values of readSealed(db, column)) {
        if (stopped) return;
        if (seen >= OPENED_FIRST) failed += values.filter((value) => faultOf(vault, value) !== undefined).length;
        seen += values.length;
      }
      if (failed > 0) logChanged(column, failed);
    }
  };
  const checking = check().catch((error: unknown) => void (stopped || logFault('secrets', error)));
  return async () => {
    stopped = true;
    await checking;
  };
};
