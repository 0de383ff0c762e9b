import type { StoreInput } from '../../contract/generated/resolvers';
import { PLATFORMS, type PlatformId } from '../../domain/platforms';
import { connect, type TriedConnection } from '../connectors/connect';
import { openShop } from '../connectors/platforms/registry';
import { openVault, type Vault } from '../connectors/secrets';
import { jsonb } from '../db/json';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { outsideOfNobody } from '../outside';
import { openSealed, sealedFor, type StoreRow } from './connection';

/** What a store's connection comes to. */
interface CheckedConnection extends TriedConnection {
  readonly website: string;
  readonly vault: Vault;
}

/** Checks what was typed of a store's connection, and tries it. Null when nothing was: the store stays connected as it is. */
export const checkConnection = async (
  id: PlatformId,
  params: StoreInput,
  before: StoreRow | undefined,
  services: Services,
): Promise<CheckedConnection | null> => {
  const typed = params[id];
  const path = `params.${id}`;
  if (!typed && before) return null;
  if (!typed) throw new UserError('store.connectionMissing', { field: path });
  const platform = PLATFORMS[id];
  const outside = await outsideOfNobody(services, services.config.apps?.[id]);
  const vault = await openVault(services.config.dataDir);
  const kept = before ? { shown: before.config, open: () => openSealed(vault, before) } : null;
  const tried = await connect(platform, { ...typed }, kept, path, outside, (access) => openShop(id, access, outside).test());
  return { ...tried, website: platform.website(tried.shown), vault };
};

/** The columns a checked connection fills. */
export const connectionColumns = (containerId: string, storeId: string, connection: CheckedConnection) => ({
  website: connection.website,
  config: jsonb(connection.shown),
  credentials: connection.vault.seal(JSON.stringify(connection.sealed), sealedFor(containerId, storeId)),
  sto_status: connection.status,
  sto_reason: connection.reason && jsonb(connection.reason),
});
