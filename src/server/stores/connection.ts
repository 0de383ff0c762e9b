import type { Selectable } from 'kysely';
import { ConnectorError, type Access, type Ledger } from '../connectors/connector';
import { apart } from '../connectors/connect';
import { openShop, type AnyShop } from '../connectors/platforms/registry';
import { openVault, type Vault } from '../kernel/vault';
import { jsonb } from '../db/json';
import type { Services, StoreRef, Tx } from '../kernel/context';
import type { Database } from '../db/schema';
import { PLATFORMS } from '../../domain/platforms';
import { identitiesOf } from '../../domain/stores/store-identity';
import { outsideOf } from '../outside';

export type StoreRow = Selectable<Database['stores']>;

/** What credentials are sealed for: they open for this store of this container only. */
export const sealedFor = (containerId: string, storeId: string): string => `store:${containerId}:${storeId}`;

/** What is kept sealed of how a store's shop is reached. */
export const openSealed = (vault: Vault, store: StoreRow): Access =>
  JSON.parse(vault.open(store.credentials, sealedFor(store.container_id, store._id))) as Access;

/** What opens a store's shop. What is shown of a sealed field is a mask. */
export const accessOf = (vault: Vault, store: StoreRow): Access => ({ ...store.config, ...openSealed(vault, store) });

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
  readonly shop: AnyShop;
  /** Keys of the shop's identity that are known so far. */
  readonly keys: readonly string[];
  readonly ledger: Ledger;
  /** True for the server's own sandbox, which reads pictures from the very address it is served at. */
  readonly isSandbox: boolean;
}

/** True: a person has marked the account as closed by its platform; nothing is asked of it. */
export const isClosed = ({ settings }: Pick<StoreRow, 'settings'>): boolean => settings.dead_state === true;

/** Opens the store's credentials for the calls of one job. Throws `job.storeClosed` for a store whose account is closed. */
export const openStore = async (services: Services, store: StoreRow, signal: AbortSignal): Promise<OpenStore> => {
  if (isClosed(store)) throw new ConnectorError('store_closed', 'job.storeClosed', { values: { store: store.sto_name } });
  const vault = await openVault(services.config.dataDir);
  const { container_id: containerId, _id, platform_id } = store;
  const outside = await outsideOf(
    services,
    {
      containerId,
      _id,
      app: services.config.apps?.[platform_id],
      read: async (tx) => accessOf(vault, await findJobStore(tx, { container_id: containerId, store_id: _id })),
      write: async (tx, access) => {
        const { shown, sealed } = apart(PLATFORMS[platform_id], access);
        await tx
          .updateTable('stores')
          .set({ config: jsonb(shown), credentials: vault.seal(JSON.stringify(sealed), sealedFor(containerId, _id)) })
          .where('container_id', '=', containerId)
          .where('_id', '=', _id)
          .execute();
      },
    },
    signal,
  );
  const access = accessOf(vault, store);
  return {
    shop: openShop(platform_id, access, outside),
    keys: identitiesOf(platform_id, { ...access, website: store.website }),
    ledger: outside.ledger,
    isSandbox: outside.allowLoopback(new URL(store.website)),
  };
};
