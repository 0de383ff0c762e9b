import type { FulfilmentInput } from '../../contract/generated/resolvers';
import { PROVIDERS, type ProviderId } from '../../domain/providers';
import { connect, type TriedConnection } from '../connectors/connect';
import { ConnectorError, type Access, type Outside } from '../connectors/connector';
import { providers } from '../connectors/providers/registry';
import { openVault, type Vault } from '../connectors/secrets';
import { jsonb } from '../db/json';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { outsideOfNobody } from '../outside';
import type { FulfilmentRow } from './rows';

/** What a fulfilment's connection comes to. */
interface CheckedConnection extends TriedConnection {
  readonly vault: Vault;
  /** Places that were called, without what stands behind `?` in their addresses. */
  readonly tried: readonly string[];
}

/** What credentials are sealed for: they open for this fulfilment of this container only. */
const sealedFor = (containerId: string, id: string): string => `fulfilment:${containerId}:${id}`;

const openSealed = (vault: Vault, row: FulfilmentRow): Access =>
  JSON.parse(vault.open(row.credentials, sealedFor(row.container_id, row._id))) as Access;

/** Tries an account by calls that change nothing. One nobody has to be asked about is fine as it is. */
const tryAccount = async (type: ProviderId, access: Access, outside: Outside): Promise<Access> => {
  const { orders, name } = PROVIDERS[type];
  if (orders !== 'api') return {};
  const connector = providers[type];
  if (!connector) throw new ConnectorError('no_connector', 'fulfilment.noConnector', { values: { provider: name } });
  return connector.open(access, outside).test();
};

/** Checks what was typed of a connection, or what is kept where nothing was, and tries it. */
export const checkConnection = async (
  type: ProviderId,
  typed: FulfilmentInput[ProviderId],
  before: FulfilmentRow | undefined,
  services: Services,
): Promise<CheckedConnection> => {
  const path = `params.${type}`;
  const provider = PROVIDERS[type];
  if (!typed && !before && Object.values(provider.fields).some(({ optional }) => !optional))
    throw new UserError('fulfilment.connectionMissing', { field: path });
  const outside = await outsideOfNobody(services);
  const vault = await openVault(services.config.dataDir);
  const kept = before ? { shown: before.config, open: () => openSealed(vault, before) } : null;
  const tried = new Set<string>();
  const noted: Outside = {
    ...outside,
    // Asked before each call, whatever connector makes it.
    allowLoopback: (url) => {
      tried.add(url.origin + url.pathname);
      return outside.allowLoopback(url);
    },
  };
  const outcome = await connect(provider, { ...typed }, kept, path, outside, (access) => tryAccount(type, access, noted));
  return { ...outcome, vault, tried: [...tried] };
};

/** The columns a checked connection fills. */
export const connectionColumns = (containerId: string, id: string, connection: CheckedConnection) => ({
  config: jsonb(connection.shown),
  credentials: connection.vault.seal(JSON.stringify(connection.sealed), sealedFor(containerId, id)),
  status: connection.status,
  reason: connection.reason && jsonb(connection.reason),
  ...(connection.otherIdentity && { balance: null, balance_currency: null, balance_at: null }),
});
