import type { StoreInput } from '../../contract/generated/resolvers';
import { PLATFORMS, type PlatformId } from '../../domain/platforms';
import { checkBlock, isSealed } from '../../domain/platforms/block';
import { maskOf } from '../../domain/platforms/mask';
import type { Block, Platform } from '../../domain/platforms/platform';
import { checkLiteralHost } from '../connectors/addresses';
import { ConnectorError, type Access, type Outside, type StoreStatus } from '../connectors/connector';
import { connectors } from '../connectors/registry';
import { openVault, type Vault } from '../connectors/secrets';
import { jsonb } from '../db/json';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { orThrow } from '../kernel/input';
import { sandboxGate } from '../sandbox';
import { openSealed, sealedFor, type StoreRow } from './connection';
import type { StoreReason } from './tables';

/** What came of trying a connection. */
interface Tried {
  readonly learned: Access;
  readonly sto_status: StoreStatus;
  readonly sto_reason: StoreReason | null;
}

/** What a store's connection comes to. */
interface CheckedConnection extends Omit<Tried, 'learned'> {
  readonly website: string;
  /** The platform's block with masks. */
  readonly shown: Block;
  readonly sealed: Access;
  readonly vault: Vault;
  /** It is another shop now: what was known of the former does not hold. */
  readonly otherShop: boolean;
}

/** Where a platform's block stands in what was sent. */
const pathOf = (platform: PlatformId): string => `params.${platform}`;

/** No part of a block may lead to an address that is not public. */
const checkPublic = (platform: Platform, values: Block, path: string, { allowLoopback }: Outside): void => {
  for (const [name, { kind }] of Object.entries(platform.fields)) {
    const value = values[name];
    if (kind !== 'website' || !value || allowLoopback(new URL(value))) continue;
    try {
      checkLiteralHost(new URL(value));
    } catch {
      throw new UserError('store.websitePrivate', { field: `${path}.${name}` });
    }
  }
};

const tryShop = async (id: PlatformId, access: Access, outside: Outside): Promise<Tried> => {
  try {
    return { learned: await connectors[id].open(access, outside).test(), sto_status: 'Valid', sto_reason: null };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const website = Object.entries(PLATFORMS[id].fields).find(([, { kind }]) => kind === 'website');
    if (error.code === 'refused_address') throw new UserError('store.websitePrivate', { field: `${pathOf(id)}.${website?.[0] ?? ''}` });
    const { refusal, values, storeStatus = 'Invalid' } = error;
    return { learned: {}, sto_status: storeStatus, sto_reason: { refusal, values } };
  }
};

/** What of an access is shown, with masks, and what is kept sealed. */
const apart = (platform: Platform, access: Access): { readonly shown: Block; readonly sealed: Access } => {
  const shown: Record<string, string> = {};
  const sealed: Record<string, Access[string]> = {};
  for (const [name, value] of Object.entries(access)) {
    const field = platform.fields[name];
    if (!field || isSealed(field)) sealed[name] = value;
    if (field) shown[name] = isSealed(field) && value ? maskOf(String(value)) : String(value ?? '');
  }
  return { shown, sealed };
};

/** Checks what was typed of a store's connection, and tries it. Null when nothing was: the store stays connected as it is. */
export const checkConnection = async (
  id: PlatformId,
  params: StoreInput,
  before: StoreRow | undefined,
  services: Services,
): Promise<CheckedConnection | null> => {
  const typed = params[id];
  const path = pathOf(id);
  if (!typed && before) return null;
  if (!typed) throw new UserError('store.connectionMissing', { field: path });
  const platform = PLATFORMS[id];
  const { values, unchanged, otherShop } = orThrow(checkBlock(platform, { ...typed }, before?.config ?? null, path));
  const outside: Outside = { allowLoopback: await sandboxGate(services) };
  checkPublic(platform, values, path, outside);
  const vault = await openVault(services.config.dataDir);
  const known = before && unchanged.length > 0 ? openSealed(vault, before) : {};
  // What was once learned at the shop is learned anew.
  const access = { ...values, ...Object.fromEntries(unchanged.map((name) => [name, known[name] ?? ''])) };
  const { learned, ...outcome } = await tryShop(id, access, outside);
  const { shown, sealed } = apart(platform, { ...access, ...learned });
  return { website: platform.website(shown), shown, sealed, vault, otherShop, ...outcome };
};

/** The columns a checked connection fills. */
export const connectionColumns = (containerId: string, storeId: string, connection: CheckedConnection) => ({
  website: connection.website,
  config: jsonb(connection.shown),
  credentials: connection.vault.seal(JSON.stringify(connection.sealed), sealedFor(containerId, storeId)),
  sto_status: connection.sto_status,
  sto_reason: connection.sto_reason && jsonb(connection.sto_reason),
});
