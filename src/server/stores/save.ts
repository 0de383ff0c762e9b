import type { Selectable } from 'kysely';
import type { StoreInput } from '../../contract/generated/resolvers';
import { isPlatformId, type PlatformId } from '../../domain/stores/platforms';
import { storeNumber } from '../../domain/stores/store-numbers';
import { checkLiteralHost } from '../connectors/addresses';
import { ConnectorError, type Connection, type StoreStatus, type WayIn } from '../connectors/connector';
import { connectors } from '../connectors/registry';
import { isMask, maskOf, openVault, type Vault } from '../connectors/secrets';
import type { Services } from '../kernel/context';
import { jsonb } from '../db/json';
import type { Database } from '../db/schema';
import { UserError } from '../kernel/errors';
import { blocks, pathOf } from './blocks';
import { openCredentials, vaultContext, type Credentials } from './connection';
import type { StoreReason } from './tables';
import { sandboxGate } from '../sandbox';

type StoreRow = Selectable<Database['stores']>;

const MAX_INT = 2 ** 31 - 1;

/** Minutes between two looks for orders when nobody said. */
const DEFAULT_SCHEDULE_FETCH = 15;

/** Seconds; who tries the sandbox wants to see an order come in. */
const SANDBOX_FETCH_EVERY = 10;

/** A text field: trimmed, empty is null; not sent stays as it was. */
const text = (value: string | null | undefined, before: string | null): string | null =>
  value === undefined ? before : value?.trim() || null;

/** A number field; not sent stays as it was. */
const whole = (value: unknown, before: number): number => (value === undefined ? before : storeNumber(value));

/** Everything about a store but its connection. `before` is undefined for a new one. */
export const checkStoreFields = (params: StoreInput, before: StoreRow | undefined) => {
  const name = params.sto_name.trim();
  if (name === '') throw new UserError('name.missing.store', { field: 'params.sto_name' });
  return {
    sto_name: name,
    sto_user: text(params.sto_user, before?.sto_user ?? null),
    sto_auto: params.sto_auto ?? before?.sto_auto ?? false,
    brand_name: text(params.brand_name, before?.brand_name ?? null),
    private_note: text(params.private_note, before?.private_note ?? null),
    default_quantity: whole(params.default_quantity, before?.default_quantity ?? 100),
    max_per_day: whole(params.max_per_day, before?.max_per_day ?? 0),
    max_per_week: whole(params.max_per_week, before?.max_per_week ?? 0),
    max_per_month: whole(params.max_per_month, before?.max_per_month ?? 0),
    schedule_fetch: whole(params.schedule_fetch, before?.schedule_fetch ?? DEFAULT_SCHEDULE_FETCH),
    country: text(params.country, before?.country ?? null),
  };
};

/** The platform a store is on; it never changes. */
export const checkPlatform = (id: string, before: StoreRow | undefined): PlatformId => {
  const trimmed = id.trim();
  const field = 'params.platform_id';
  if (!isPlatformId(trimmed)) throw new UserError('store.platformUnknown', { field, values: { platform: trimmed } });
  if (before && before.platform_id !== trimmed) throw new UserError('store.platformFixed', { field });
  return trimmed;
};

/** `https://shop.example/folder`: scheme, host and folder only, no slash at the end. */
const checkWebsite = (typed: string, field: string, allowLoopback: (url: URL) => boolean): string => {
  const trimmed = typed.trim();
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new UserError('store.website', { field });
  }
  if (!allowLoopback(url)) {
    try {
      checkLiteralHost(url);
    } catch {
      throw new UserError('store.websitePrivate', { field });
    }
  }
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
};

/** What was typed into a secret's field: a new secret, or nothing new (a mask, or empty on a store that has one). */
const newSecret = (typed: string, before: StoreRow | undefined, part: 'key' | 'secret', platform: PlatformId): string | undefined => {
  const trimmed = typed.trim();
  const field = pathOf(platform, part);
  if (before && (trimmed === '' || isMask(trimmed))) return undefined;
  if (trimmed === '' || isMask(trimmed)) throw new UserError(`store.${part}Missing`, { field });
  if (!/^[\x21-\x7e]+$/.test(trimmed)) throw new UserError(`store.${part}Strange`, { field });
  return trimmed;
};

/** What came of trying a connection. */
interface Tried extends WayIn {
  readonly sto_status: StoreStatus;
  readonly sto_reason: StoreReason | null;
}

interface CheckedConnection extends Tried {
  readonly key: string;
  readonly secret: string;
  readonly vault: Vault;
  readonly isSandbox: boolean;
  /** The website now is another shop's: what was known of the former does not hold. */
  readonly otherShop: boolean;
}

/**
 * Checks what was typed of a store's connection and tries it. A secret may only stay unsaid while the host stays the same:
 * else whoever may edit a store could have its secret sent to a host of their own.
 */
export const checkConnection = async (
  platform: PlatformId,
  params: StoreInput,
  before: StoreRow | undefined,
  services: Services,
): Promise<CheckedConnection> => {
  const input = blocks[platform].sent(params);
  if (!input && !before) throw new UserError('store.connectionMissing', { field: pathOf(platform) });
  const vault = await openVault(services.config.dataDir);
  const allowLoopback = await sandboxGate(services);
  const website = input ? checkWebsite(input.website, pathOf(platform, 'website'), allowLoopback) : (before?.website ?? '');
  const otherShop = before !== undefined && new URL(website).host !== new URL(before.website).host;
  const typed = {
    key: newSecret(input?.key ?? '', before, 'key', platform),
    secret: newSecret(input?.secret ?? '', before, 'secret', platform),
  };
  if (otherShop && (typed.key === undefined || typed.secret === undefined)) {
    throw new UserError('store.otherWebsite', { field: pathOf(platform, typed.key === undefined ? 'key' : 'secret') });
  }
  const known = before && (typed.key === undefined || typed.secret === undefined) ? openCredentials(vault, before) : undefined;
  const key = typed.key ?? known?.key ?? '';
  const secret = typed.secret ?? known?.secret ?? '';
  const tried = await tryConnection(platform, { website, key, secret, allowLoopback });
  return { ...tried, key, secret, vault, isSandbox: allowLoopback(new URL(website)), otherShop };
};

const tryConnection = async (platform: PlatformId, connection: Connection): Promise<Tried> => {
  try {
    return { ...(await connectors[platform].test(connection)), sto_status: 'Valid', sto_reason: null };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    if (error.code === 'refused_address') throw new UserError('store.websitePrivate', { field: pathOf(platform, 'website') });
    const { refusal, values, storeStatus = 'Invalid' } = error;
    return { website: connection.website, keyInQuery: false, sto_status: storeStatus, sto_reason: { refusal, values } };
  }
};

const credentialsOf = ({ key, secret, keyInQuery }: CheckedConnection): Credentials => ({ key, secret, keyInQuery });

/** The columns a checked connection fills. */
export const connectionColumns = (containerId: string, storeId: string, connection: CheckedConnection, schedule_fetch: number) => ({
  website: connection.website,
  key_mask: maskOf(connection.key),
  secret_mask: maskOf(connection.secret),
  credentials: connection.vault.seal(JSON.stringify(credentialsOf(connection)), vaultContext(containerId, storeId)),
  sto_status: connection.sto_status,
  sto_reason: connection.sto_reason && jsonb(connection.sto_reason),
  fetch_every: connection.isSandbox ? SANDBOX_FETCH_EVERY : Math.min(schedule_fetch * 60, MAX_INT),
});
