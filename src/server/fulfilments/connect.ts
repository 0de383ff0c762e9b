import type { FulfilmentInput } from '../../contract/generated/resolvers';
import { PROVIDERS, type ProviderId } from '../../domain/providers';
import { connect, type TriedConnection } from '../connectors/connect';
import { ConnectorError, type Access, type Outside } from '../connectors/connector';
import { openProvider } from '../connectors/providers/registry';
import type { Money } from '../connectors/platforms/shop';
import { openVault, type Vault } from '../kernel/vault';
import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { outsideOfNobody } from '../outside';
import type { FulfilmentRow } from './rows';

/** What a fulfilment's connection comes to. */
interface CheckedConnection extends TriedConnection {
  readonly vault: Vault;
  /** Places that were called, without what stands behind `?` in their addresses. */
  readonly tried: readonly string[];
  /** What is left there; null: nobody told. */
  readonly balance: Money | null;
}

/** What credentials are sealed for: they open for this fulfilment of this container only. */
export const sealedFor = (containerId: string, id: string): string => `fulfilment:${containerId}:${id}`;

export const openSealed = (vault: Vault, row: FulfilmentRow): Access =>
  JSON.parse(vault.open(row.credentials, sealedFor(row.container_id, row._id))) as Access;

/** What a test learned: how the account is reached, and what is left there. */
interface Tested {
  readonly learned: Access;
  readonly balance: Money | null;
}

/** Tries an account by calls that change nothing. One nobody has to be asked about is fine as it is. */
const tryAccount = async (type: ProviderId, access: Access, outside: Outside): Promise<Tested> => {
  const { orders, name } = PROVIDERS[type];
  if (orders !== 'api') return { learned: {}, balance: null };
  const account = openProvider(type, access, outside);
  if (!account) throw new ConnectorError('no_connector', 'provider.noConnector', { values: { provider: name } });
  return { learned: await account.test(), balance: (await account.balance?.()) ?? null };
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
  let balance: Money | null = null;
  const outcome = await connect(provider, { ...typed }, kept, path, outside, async (access) => {
    const tested = await tryAccount(type, access, noted);
    balance = tested.balance;
    return tested.learned;
  });
  return { ...outcome, vault, tried: [...tried], balance };
};

/** The columns a checked connection fills. */
export const connectionColumns = (containerId: string, id: string, connection: CheckedConnection) => ({
  config: jsonb(connection.shown),
  credentials: connection.vault.seal(JSON.stringify(connection.sealed), sealedFor(containerId, id)),
  status: connection.status,
  reason: connection.reason && jsonb(connection.reason),
  refused_at: null,
  ...((connection.balance ?? connection.otherIdentity) && {
    balance: connection.balance?.value ?? null,
    balance_currency: connection.balance?.currency ?? null,
    balance_at: connection.balance && unixNow(),
  }),
});
