import { createHash } from 'node:crypto';
import { PLATFORMS } from '../../domain/platforms';
import type { MailProviderId } from '../../domain/stores/mail-providers';
import type { Platform } from '../../domain/platforms/platform';
import { isSameShop } from '../../domain/stores/store-identity';
import { tryAccess, type TriedConnection } from '../connectors/connect';
import { ConnectorError, type Access } from '../connectors/connector';
import { doorOf, openShop } from '../connectors/platforms/registry';
import { openVault } from '../kernel/vault';
import { MINUTE, unixNow } from '../kernel/clock';
import type { RequestContext, Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { hashSecret, newSecret } from '../kernel/secrets';
import { outsideOfNobody } from '../outside';
import { accessOf, sealedFor, type StoreRow } from './connection';
import { connectionColumns, identified } from './connect';

/** Seconds a seller has to let us in. */
const LIFE = 15 * MINUTE;

/** The address a platform or a provider of mailboxes sends the browser back to, at the host the operator configured, or at the seller's own. */
export const redirectTo = ({ config }: Services, platform: string, origin: string): string =>
  config.apps?.[platform]?.redirect ?? `${origin}/connect/${platform}`;

/** The state that goes along with a seller who is sent away, and proves who comes back. */
interface SetOut {
  readonly state: string;
  readonly challenge: string;
}

/** Writes down that a seller sets out for a store, so that they can come back once. */
export const setOut = async (
  { container_id, _id }: Pick<StoreRow, 'container_id' | '_id'>,
  { redirect, mail_provider }: { readonly redirect: string; readonly mail_provider: MailProviderId | null },
  { services, user, origin }: RequestContext,
): Promise<SetOut> => {
  const [state, verifier] = [newSecret(), newSecret()];
  const vault = await openVault(services.config.dataDir);
  await services.inContainer(container_id, (tx) =>
    tx
      .insertInto('store_doors')
      .values({
        ...{ hash: hashSecret(state), store_id: _id, user_id: user._id, origin, redirect, mail_provider },
        verifier: vault.seal(verifier, sealedFor(container_id, _id)),
        expires_at: unixNow() + LIFE,
      })
      .execute(),
  );
  return { state, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

/** Begins at the platform: the address the seller's browser is to go to. Throws one sentence where there is no such way. */
export const openDoor = async (store: StoreRow, context: RequestContext): Promise<string> => {
  const { services, origin } = context;
  const { platform_id } = store;
  const { name, door: described } = PLATFORMS[platform_id];
  const door = doorOf(platform_id);
  if (!door || !described) throw new UserError('store.noDoor', { values: { platform: name } });
  const app = services.config.apps?.[platform_id];
  if (described.app && !app) throw new UserError('store.noApp', { values: { platform: name } });
  const redirect = redirectTo(services, platform_id, origin);
  const out = await setOut(store, { redirect, mail_provider: null }, context);
  const vault = await openVault(services.config.dataDir);
  return door.address({ access: accessOf(vault, store), app, redirect, ...out }).href;
};

/** What a seller brought back from a platform. */
interface Entered {
  readonly store_id: string;
  /** Null: they come from the store's platform. */
  readonly mail_provider: MailProviderId | null;
  readonly redirect: string;
  readonly verifier: string;
}

/** Uses up what was opened: once, by whoever opened it, where they opened it. Undefined: it is not there, or led elsewhere. */
export const comeBack = async (
  state: string,
  from: 'platform' | 'mail provider',
  { services, container, user }: RequestContext,
): Promise<Entered | undefined> => {
  const door = await services.inContainer(container._id, (tx) =>
    tx
      .deleteFrom('store_doors')
      .where('container_id', '=', container._id)
      .where('hash', '=', hashSecret(state))
      .where('user_id', '=', user._id)
      .where('expires_at', '>', unixNow())
      .where('mail_provider', from === 'platform' ? 'is' : 'is not', null)
      .returning(['store_id', 'redirect', 'verifier', 'mail_provider'])
      .executeTakeFirst(),
  );
  if (!door) return undefined;
  const vault = await openVault(services.config.dataDir);
  return { ...door, verifier: vault.open(door.verifier, sealedFor(container._id, door.store_id)) };
};

/** The same of a platform; throws where it is not there. */
export const closeDoor = async (state: string, context: RequestContext): Promise<Entered> => {
  const entered = await comeBack(state, 'platform', context);
  if (!entered) throw new UserError('store.doorClosed', { code: 'NOT_FOUND' });
  return entered;
};

/** Turns what was brought back into what opens the shop, and tries it. The columns to keep. */
export const enterDoor = async (store: StoreRow, query: URLSearchParams, { redirect, verifier }: Entered, services: Services) => {
  const { platform_id } = store;
  const platform = PLATFORMS[platform_id];
  const door = doorOf(platform_id);
  if (!door) throw new UserError('store.noDoor', { values: { platform: platform.name } });
  // The platform's word for a seller who did not want to, or who may not (RFC 6749, 4.1.2.1).
  const refused = query.get('error');
  if (refused)
    throw new UserError('store.notLetIn', {
      values: { platform: platform.name, answer: (query.get('error_description') ?? refused).slice(0, 300) },
    });
  const vault = await openVault(services.config.dataDir);
  const outside = await outsideOfNobody(services, services.config.apps?.[platform_id]);
  const before = accessOf(vault, store);
  const opened = await exchange(() => door.exchange({ access: before, query, redirect, verifier }, outside));
  const tried = await tryAccess(platform, { ...before, ...opened }, `params.${platform_id}`, (access) =>
    openShop(platform_id, access, outside).test(),
  );
  // Of a store that was never read or pushed to nothing is known yet that only one account's shop holds.
  if (store.fetch_cursor !== null || store.last_push_item_at !== null) checkAccount(platform, before, tried);
  const connection = identified(platform_id, { ...tried, otherIdentity: false });
  const columns = connectionColumns(store.container_id, store._id, connection, vault);
  // Nobody knows that it is the account whose orders were read up to the cursor: its orders are read from the beginning.
  const wasRead = store.fetch_cursor !== null || store.last_fetch_at !== null;
  return wasRead && !isSameShop(store.identities, connection.identities)
    ? { ...columns, fetch_cursor: null, last_fetch_at: null, funds: null, currency: null, currency_at: null, connected_at: unixNow() }
    : columns;
};

type Tried = Omit<TriedConnection, 'otherIdentity'>;

/** Another account's shop holds none of the products and orders that are known of the store: nothing that opens it is kept. */
const checkAccount = ({ name, account }: Platform, before: Access, { shown, sealed, reason }: Tried): void => {
  if (account === undefined || !before[account]) return;
  if (reason) throw UserError.of(reason);
  if ({ ...shown, ...sealed }[account] !== before[account]) throw new UserError('store.otherAccount', { values: { platform: name } });
};

const exchange = async (ask: () => Promise<Access>): Promise<Access> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ConnectorError) throw new UserError('store.doorFailed', { values: { answer: error.message } });
    throw error;
  }
};
