import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyList } from '../kernel/keys';
import { NoKeyError, type Vault } from '../kernel/vault';
import { nameOf } from './columns';
import { presentColumns, readSealed, type SealedValue } from './scan';

/** How many values of a column one key opens. */
export interface SealedCount {
  readonly column: string;
  /** `current`: the newest key opens them. `previous`: another one. `unreadable`: none, for its key is missing or the row was changed. */
  readonly state: 'current' | 'previous' | 'unreadable';
  /** The id of the key that opens the values, or that they name; null: they name none. */
  readonly key: string | null;
  readonly values: number;
}

type Opened = Pick<SealedCount, 'state' | 'key'>;

const open = (vault: Vault, { keys }: KeyList, { sealed, context }: SealedValue): Opened => {
  try {
    const { keyId } = vault.openWithKey(sealed, context);
    return { state: keyId === keys[0].id ? 'current' : 'previous', key: keyId };
  } catch (error) {
    return { state: 'unreadable', key: error instanceof NoKeyError ? (error.keyId ?? null) : null };
  }
};

/** Opens every value there is, and counts them by column and key. */
export const countSealed = async (db: Kysely<Database>, list: KeyList, vault: Vault): Promise<readonly SealedCount[]> => {
  const counts = new Map<string, SealedCount>();
  for (const column of await presentColumns(db)) {
    for await (const values of readSealed(db, column)) {
      for (const value of values) {
        const opened = open(vault, list, value);
        const at = JSON.stringify([nameOf(column), opened.state, opened.key]);
        counts.set(at, { column: nameOf(column), ...opened, values: (counts.get(at)?.values ?? 0) + 1 });
      }
    }
  }
  return [...counts.values()];
};

/** The sum of counts. */
export const sumOf = (counts: readonly SealedCount[]): number => counts.reduce((sum, { values }) => sum + values, 0);
