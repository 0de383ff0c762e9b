import { sql } from 'kysely';
import { isSameShop } from '../../domain/stores/store-identity';
import { lock } from '../db/advisory-locks';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { StoreRow } from './connection';

type Known = Pick<StoreRow, 'container_id' | '_id' | 'platform_id' | 'identities'>;

/** Other stores of the container that are connected to the same shop; those in the trash have been. */
export const findSameShop = (tx: Tx, { container_id, _id, platform_id, identities }: Known) =>
  tx
    .selectFrom('stores')
    .select(['_id', 'sto_name', 'trashed_at', 'identities'])
    .where('container_id', '=', container_id)
    .where('_id', '<>', _id)
    .where('platform_id', '=', platform_id)
    .where(sql<boolean>`identities && ${identities}::text[]`)
    .orderBy('_id')
    .execute();

/**
 * Throws where another store is connected to the shop a store is about to be connected to; nobody else connects one of the container's until the
 * transaction ends. Two stores that were connected to one shop before this was looked at may stay so.
 */
export const checkConnectedOnce = async (tx: Tx, store: Known, before: Pick<StoreRow, 'identities'> | undefined): Promise<void> => {
  await lock(tx, 'storeIdentities', store.container_id);
  const others = await findSameShop(tx, store);
  const other = others.find(({ trashed_at, identities }) => trashed_at === null && !isSameShop(identities, before?.identities ?? []));
  if (other)
    throw new UserError('store.connectedTwice', { code: 'CONFLICT', field: 'params.platform_id', values: { store: other.sto_name } });
};

/** Keeps what a look at a shop tells of which shop it is. */
export const keepIdentities = async (tx: Tx, store: Known, keys: readonly string[]): Promise<void> => {
  if (keys.every((key) => store.identities.includes(key))) return;
  await tx
    .updateTable('stores')
    .set({ identities: [...new Set([...store.identities, ...keys])] })
    .where('container_id', '=', store.container_id)
    .where('_id', '=', store._id)
    .where('trashed_at', 'is', null)
    .execute();
};
