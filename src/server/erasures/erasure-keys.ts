import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { asIdentity } from '../db/tenancy';
import { unixNow } from '../kernel/clock';
import type { Config } from '../kernel/config';
import type { Services, Tx } from '../kernel/context';
import { readKeys, type KeyList } from '../kernel/keys';
import { openVault } from '../kernel/vault';
import './tables';

type KeyPlace = Pick<Services, 'config'>;

/** The purpose a key of hashes is sealed for. */
export const sealedForErasures = (id: string): string => `erasures:${id}`;

interface StoredKey {
  readonly _id: string;
  /** In hex; null: the key it is sealed with is missing, and what its hashes stand for is not recognized. */
  readonly key: string | null;
  readonly lost_at: number | null;
}

/** The oldest first. */
const readStored = async (db: Kysely<Database>, { config }: KeyPlace): Promise<readonly StoredKey[]> => {
  const rows = await db.selectFrom('erasure_keys').select(['_id', 'secret', 'lost_at']).orderBy('created_at').execute();
  const vault = await openVault(config.dataDir);
  return rows.map(({ _id, secret, lost_at }) => {
    try {
      return { _id, lost_at, key: vault.open(secret, sealedForErasures(_id)) };
    } catch {
      return { _id, lost_at, key: null };
    }
  });
};

/** Stores a key, sealed. */
const storeKey = async (db: Kysely<Database>, { config }: KeyPlace, { id, bytes }: KeyList['keys'][number]): Promise<void> => {
  const vault = await openVault(config.dataDir);
  const secret = vault.seal(bytes.toString('hex'), sealedForErasures(id));
  await db
    .insertInto('erasure_keys')
    .values({ _id: id, secret, created_at: unixNow(), lost_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Notes which keys are lost, so that nobody misses them again; one that is found again counts as any other. */
const noteLost = async (db: Kysely<Database>, { config }: KeyPlace, stored: readonly StoredKey[]): Promise<void> => {
  for (const { _id, key, lost_at } of stored) {
    const isLost = key === null && (config.secretsLost === true || lost_at !== null);
    if (isLost === (lost_at !== null)) continue;
    await db
      .updateTable('erasure_keys')
      .set({ lost_at: isLost ? unixNow() : null })
      .where('_id', '=', _id)
      .execute();
  }
};

/**
 * Sees to it that erased buyers are recognized after the secrets key was replaced: their hashes cannot be made anew, so the key they were made
 * with is stored itself, sealed. Where there are hashes and no such row, it was the oldest secrets key.
 */
export const ensureErasureKey = async (db: Kysely<Database>, place: KeyPlace): Promise<void> => {
  const stored = await readStored(db, place);
  await noteLost(db, place, stored);
  if (stored.some(({ key }) => key !== null)) return;
  const marks = await db.selectFrom('erased_marks').select('hash').limit(1).execute();
  if (marks.length === 0) return;
  const { keys } = await readKeys('SECRETS_KEY', place.config.dataDir);
  await storeKey(db, place, keys.at(-1) ?? keys[0]);
};

const bytesOf = (stored: readonly StoredKey[]): readonly Buffer[] =>
  stored.flatMap(({ key }) => (key === null ? [] : Buffer.from(key, 'hex')));

/** The key to make a hash with. Before the first one it is the newest secrets key, which every process has. */
export const keyForMarks = (tx: Tx, place: KeyPlace): Promise<Buffer> =>
  asIdentity(tx, async (db) => {
    const [first] = bytesOf(await readStored(db, place));
    if (first) return first;
    const { keys } = await readKeys('SECRETS_KEY', place.config.dataDir);
    await storeKey(db, place, keys[0]);
    return keys[0].bytes;
  });

/** By the configuration of a process: a row that is made later holds the newest key of some process, which all of them have. */
const known = new WeakMap<Config, readonly Buffer[]>();

/** Every key the hashes of erased buyers may have been made with. */
export const erasureKeys = async (tx: Tx, place: KeyPlace): Promise<readonly Buffer[]> => {
  const before = known.get(place.config);
  if (before) return before;
  const stored = bytesOf(await asIdentity(tx, (db) => readStored(db, place)));
  const present = (await readKeys('SECRETS_KEY', place.config.dataDir)).keys.map(({ bytes }) => bytes);
  const keys = [...stored, ...present.filter((each) => stored.every((other) => !other.equals(each)))];
  known.set(place.config, keys);
  return keys;
};
