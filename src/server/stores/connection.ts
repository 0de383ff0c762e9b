import type { Selectable } from 'kysely';
import { ConnectorError, type Connection, type Connector } from '../connectors/connector';
import { connectors } from '../connectors/registry';
import { openVault, type Vault } from '../connectors/secrets';
import type { Services, StoreRef, Tx } from '../kernel/context';
import type { Database } from '../db/schema';
import { sandboxGate } from '../sandbox';

export type StoreRow = Selectable<Database['stores']>;

/** What credentials are sealed for: they open for this store of this container only. */
export const vaultContext = (containerId: string, storeId: string): string => `store:${containerId}:${storeId}`;

/** What is sealed of a connection. */
export type Credentials = Pick<Connection, 'key' | 'secret' | 'keyInQuery'>;

export const openCredentials = (vault: Vault, store: StoreRow): Credentials =>
  JSON.parse(vault.open(store.credentials, vaultContext(store.container_id, store._id))) as Credentials;

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
  readonly connector: Connector;
  readonly connection: Connection;
  /** True for the server's own sandbox, which reads pictures from the very address it is served at. */
  readonly isSandbox: boolean;
}

/** Opens the store's credentials for the calls of one job. */
export const openStore = async (services: Services, store: StoreRow, signal: AbortSignal): Promise<OpenStore> => {
  const vault = await openVault(services.config.dataDir);
  const allowLoopback = await sandboxGate(services);
  return {
    connector: connectors[store.platform_id],
    connection: { website: store.website, ...openCredentials(vault, store), allowLoopback, signal },
    isSandbox: allowLoopback(new URL(store.website)),
  };
};
