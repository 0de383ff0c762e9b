import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { asIdentity } from '../db/tenancy';
import { unixNow } from '../kernel/clock';
import type { Config } from '../kernel/config';
import type { Services, Tx } from '../kernel/context';
import { readKeys } from '../kernel/keys';
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

/**
 * Sees to it that erased buyers are recognized after the secrets key was replaced: their hashes cannot be made anew, so the key they were made
 * with is stored itself, sealed. Before there was such a row it was the oldest secrets key. One that is lost stays, for it may be found again.
 */
export const ensureErasureKey = async (db: Kysely<Database>, place: KeyPlace): Promise<void> => {
  const stored = await readStored(db, place);
  const setLost = async (keys: readonly StoredKey[], lost_at: number | null): Promise<void> => {
    if (keys.length === 0) return;
    const ids = keys.map(({ _id }) => _id);
    await db.updateTable('erasure_keys').set({ lost_at }).where('_id', 'in', ids).execute();
  };
  const [open, closed] = [stored.filter(({ key }) => key !== null), stored.filter(({ key }) => key === null)];
  await setLost(
    open.filter(({ lost_at }) => lost_at !== null),
    null,
  );
  if (place.config.secretsLost)
    await setLost(
      closed.filter(({ lost_at }) => lost_at === null),
      unixNow(),
    );
  if (open.length > 0) return;
  const oldest = (await readKeys('SECRETS_KEY', place.config.dataDir)).keys.at(-1)!;
  const vault = await openVault(place.config.dataDir);
  await db
    .insertInto('erasure_keys')
    .values({
      _id: oldest.id,
      secret: vault.seal(oldest.bytes.toString('hex'), sealedForErasures(oldest.id)),
      created_at: unixNow(),
      lost_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

type ErasureKeys = readonly [Buffer, ...Buffer[]];

/** By the configuration of a process: a key is only added where those before are lost. */
const known = new WeakMap<Config, ErasureKeys>();

/** Every key the hashes of erased buyers may have been made with; the first is the one to make new ones with. */
export const erasureKeys = async (tx: Tx, place: KeyPlace): Promise<ErasureKeys> => {
  const before = known.get(place.config);
  if (before) return before;
  const [first, ...others] = (await asIdentity(tx, (db) => readStored(db, place))).flatMap(({ key }) =>
    key === null ? [] : Buffer.from(key, 'hex'),
  );
  if (!first) throw new Error('The key of erased buyers’ hashes can’t be decrypted.');
  const keys: ErasureKeys = [first, ...others];
  known.set(place.config, keys);
  return keys;
};
