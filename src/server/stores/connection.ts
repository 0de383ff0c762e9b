import type { Selectable } from 'kysely';
import { ConnectorError, type Access } from '../connectors/connector';
import type { Shop } from '../connectors/platforms/shop';
import { connectors } from '../connectors/platforms/registry';
import { openVault, type Vault } from '../connectors/secrets';
import type { Services, StoreRef, Tx } from '../kernel/context';
import type { Database } from '../db/schema';
import { sandboxGate } from '../sandbox';

export type StoreRow = Selectable<Database['stores']>;

/** What credentials are sealed for: they open for this store of this container only. */
export const sealedFor = (containerId: string, storeId: string): string => `store:${containerId}:${storeId}`;

/** What is kept sealed of how a store's shop is reached. */
export const openSealed = (vault: Vault, store: StoreRow): Access =>
  JSON.parse(vault.open(store.credentials, sealedFor(store.container_id, store._id))) as Access;

/** The store a job works for. Throws `store_gone` when it was removed meanwhile. */
export const findJobStore = async (tx: Tx, { container_id, store_id }: StoreRef): Promise<StoreRow> => {
  const store = await tx
    .selectFrom('stores')
    .selectAll()
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!store) throw new ConnectorError('store_gone', 'job.storeGone');
  return store;
};

interface OpenStore {
  readonly shop: Shop;
  /** True for the server's own sandbox, which reads pictures from the very address it is served at. */
  readonly isSandbox: boolean;
}

/** Opens the store's credentials for the calls of one job. */
export const openStore = async (services: Services, store: StoreRow, signal: AbortSignal): Promise<OpenStore> => {
  const vault = await openVault(services.config.dataDir);
  const allowLoopback = await sandboxGate(services);
  return {
    // What is shown of a sealed field is a mask.
    shop: connectors[store.platform_id].open({ ...store.config, ...openSealed(vault, store) }, { allowLoopback, signal }),
    isSandbox: allowLoopback(new URL(store.website)),
  };
};
