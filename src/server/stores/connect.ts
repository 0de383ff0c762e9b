import type { StoreInput, StoreTest } from '../../contract/generated/resolvers';
import { PLATFORMS, type PlatformId } from '../../domain/platforms';
import { areCredentialsRefused } from '../../domain/stores/store-disturbance';
import { connect, type TriedConnection } from '../connectors/connect';
import { openShop } from '../connectors/platforms/registry';
import { openVault, type Vault } from '../kernel/vault';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { outsideOfNobody } from '../outside';
import { keptSecret, tryMailbox } from '../mail/open';
import { openSealed, sealedFor, type StoreRow } from './connection';
import { checkFields } from './save';

/** ms: for so long both servers of a mailbox are asked. */
const MAILBOX_PATIENCE = 45_000;

/** What a store's connection comes to. */
interface CheckedConnection extends TriedConnection {
  readonly website: string;
}

const tryConnection = async (
  id: PlatformId,
  typed: object,
  before: StoreRow | undefined,
  services: Services,
  vault: Vault,
): Promise<CheckedConnection> => {
  const platform = PLATFORMS[id];
  const outside = await outsideOfNobody(services, services.config.apps?.[id]);
  const kept = before ? { shown: before.config, open: () => openSealed(vault, before) } : null;
  const tried = await connect(platform, { ...typed }, kept, `params.${id}`, outside, (access) => openShop(id, access, outside).test());
  return { ...tried, website: platform.website(tried.shown) };
};

const missing = (id: PlatformId): UserError => new UserError('store.connectionMissing', { field: `params.${id}` });

/** Checks what was typed of a store's connection, and tries it. Null when nothing was: the store stays connected as it is. */
export const checkConnection = async (
  id: PlatformId,
  params: StoreInput,
  before: StoreRow | undefined,
  services: Services,
  vault: Vault,
): Promise<CheckedConnection | null> => {
  const typed = params[id];
  if (!typed && before) return null;
  if (!typed) throw missing(id);
  return tryConnection(id, typed, before, services, vault);
};

/** Tries what was typed of a connection, or else what is kept of it, and keeps nothing. */
export const testConnection = async (
  id: PlatformId,
  params: StoreInput,
  before: StoreRow | undefined,
  services: Services,
): Promise<StoreTest> => {
  const typed = params[id] ?? (before && {});
  if (!typed) throw missing(id);
  const { status, reason, website } = await tryConnection(id, typed, before, services, await openVault(services.config.dataDir));
  return {
    _id: before?._id ?? newId(),
    host: new URL(website).host,
    sto_status: status,
    sto_reason: reason,
    mailbox: await testMailbox(params, before, services),
  };
};

/** Tries the mailbox that was typed, or else the one that is kept; null where there is none. */
const testMailbox = async (params: StoreInput, before: StoreRow | undefined, services: Services): Promise<StoreTest['mailbox']> => {
  const address = params.sto_mailer ?? before?.settings.sto_mailer;
  if (typeof address !== 'string' || address.trim() === '') return null;
  try {
    const { values, secrets } = checkFields(params, before);
    const typed = secrets.sto_mailer_secret;
    const secret = typed === undefined && before ? await keptSecret(services, before) : typed;
    await tryMailbox(services, { mailer: String(values.sto_mailer), secret: secret ?? '' }, AbortSignal.timeout(MAILBOX_PATIENCE));
    return { address, reason: null };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { address, reason: { refusal: error.refusal, values: error.values } };
  }
};

/** The columns a checked connection fills. */
export const connectionColumns = (containerId: string, storeId: string, connection: CheckedConnection, vault: Vault) => ({
  website: connection.website,
  config: jsonb(connection.shown),
  credentials: vault.seal(JSON.stringify(connection.sealed), sealedFor(containerId, storeId)),
  sto_status:
    connection.status === 'Invalid' && connection.reason && !areCredentialsRefused(connection.reason.refusal)
      ? 'Lostconnection'
      : connection.status,
  sto_reason: connection.reason && jsonb(connection.reason),
  refused_at: null,
  failures: 0,
});
