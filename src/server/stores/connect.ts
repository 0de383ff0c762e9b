import type { StoreInput, StoreTest } from '../../contract/generated/resolvers';
import { PLATFORMS, type PlatformId } from '../../domain/platforms';
import { numberWithoutMark } from '../../domain/sales/order-number';
import { identitiesOf, isSameShop } from '../../domain/stores/store-identity';
import { areCredentialsRefused } from '../../domain/stores/store-disturbance';
import { connect, type TriedConnection } from '../connectors/connect';
import { ConnectorError } from '../connectors/connector';
import type { ReadOrders } from '../connectors/platforms/shop';
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
  /** Keys of the shop's identity. */
  readonly identities: readonly string[];
}

/** The result of a connection test, with the shop's website and identity. */
export const identified = (id: PlatformId, tried: TriedConnection): CheckedConnection => {
  const website = PLATFORMS[id].website(tried.shown);
  return { ...tried, website, identities: identitiesOf(id, { ...tried.shown, ...tried.sealed, website }) };
};

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
  const tried = identified(
    id,
    await connect(platform, { ...typed }, kept, `params.${id}`, outside, (access) => openShop(id, access, outside).test()),
  );
  if (!before) return { ...tried, otherIdentity: false };
  // Two folders of one host may be two shops; whose account it is, is told by the platform alone.
  const isKnown = platform.account === undefined && before.identities.length > 0;
  const isSame = isSameShop(before.identities, tried.identities) || (!tried.otherIdentity && !isKnown);
  // The identity a shop reported stays valid while the connection is the same, even if the shop reports nothing now.
  return isSame
    ? { ...tried, otherIdentity: false, identities: [...new Set([...before.identities, ...tried.identities])] }
    : { ...tried, otherIdentity: true };
};

/** Seconds between two times a shop tells of one order, at most: some tell no seconds. */
const SAME_MINUTE = 60;

/**
 * Whether what was typed leads to another shop than a store's orders are of. A shop that moved to another address knows the latest of them; the ids of
 * another shop's orders would be taken for theirs. Throws where it is another and there are orders.
 */
const checkMoved = async (id: PlatformId, before: StoreRow, tried: CheckedConnection, services: Services): Promise<CheckedConnection> => {
  // Whose account it is, such a platform tells once the seller has let us in.
  if (!tried.otherIdentity || PLATFORMS[id].account !== undefined) return tried;
  const latest = await services.inContainer(before.container_id, (tx) =>
    tx
      .selectFrom('orders')
      .select(['platform_id', 'number', 'created_at'])
      .where('container_id', '=', before.container_id)
      .where('store_id', '=', before._id)
      .where('removed', 'is', null)
      .where('platform_id', 'not like', 'manual-%')
      .orderBy('created_at', 'desc')
      .orderBy('_id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  if (!latest) return tried;
  const outside = await outsideOfNobody(services, services.config.apps?.[id]);
  const read = await orNone(openShop(id, { ...tried.shown, ...tried.sealed }, outside).readOrder(latest.platform_id));
  const isThere = read.orders.some(
    ({ number, created_at }) =>
      numberWithoutMark(number) === numberWithoutMark(latest.number) && Math.abs(created_at - latest.created_at) < SAME_MINUTE,
  );
  if (isThere) return { ...tried, otherIdentity: false };
  throw new UserError('store.otherShop', {
    field: `params.${id}`,
    values: { former: new URL(before.website).host, website: new URL(tried.website).host },
  });
};

/** A shop that does not answer tells of no order. */
const orNone = async (asked: Promise<ReadOrders>): Promise<Pick<ReadOrders, 'orders'>> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ConnectorError) return { orders: [] };
    throw error;
  }
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
  const tried = await tryConnection(id, typed, before, services, vault);
  return before ? checkMoved(id, before, tried, services) : tried;
};

/** Tries what was typed of a connection, or else what is kept of it, and keeps nothing. */
export const testConnection = async (
  id: PlatformId,
  params: StoreInput,
  before: StoreRow | undefined,
  services: Services,
): Promise<{ readonly tested: StoreTest; readonly identities: readonly string[] }> => {
  const typed = params[id] ?? (before && {});
  if (!typed) throw missing(id);
  const { status, reason, website, identities } = await tryConnection(
    id,
    typed,
    before,
    services,
    await openVault(services.config.dataDir),
  );
  const tested = {
    _id: before?._id ?? newId(),
    host: new URL(website).host,
    sto_status: status,
    sto_reason: reason,
    mailbox: await testMailbox(params, before, services),
  };
  return { tested, identities };
};

/** Tries the mailbox that was typed, or else the one that is kept; null where there is none. */
const testMailbox = async (params: StoreInput, before: StoreRow | undefined, services: Services): Promise<StoreTest['mailbox']> => {
  const address = params.sto_mailer ?? before?.settings.sto_mailer;
  if (typeof address !== 'string' || address.trim() === '') return null;
  try {
    const { values, secrets } = checkFields(params, before);
    const typed = secrets.sto_mailer_secret;
    const secret = typed === undefined && before ? await keptSecret(services, before) : typed;
    const mailbox = { mailer: String(values.sto_mailer), secret: secret ?? '', store: before };
    await tryMailbox(services, mailbox, AbortSignal.timeout(MAILBOX_PATIENCE));
    return { address, reason: null };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { address, reason: { refusal: error.refusal, values: error.values } };
  }
};

/** The columns a checked connection fills. */
export const connectionColumns = (containerId: string, storeId: string, connection: CheckedConnection, vault: Vault) => ({
  website: connection.website,
  identities: [...connection.identities],
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
