import { z } from 'zod';
import { ConnectorError } from '../../connector';
import type { Connection, WayIn } from './access';
import { checkLiteralHost } from '../../addresses';
import { parseJson } from '../../answer';
import { callShop } from '../../shop-call';
import type { OutboundResponse } from '../../outbound';
import { Transport, type Habits } from '../../transport';
import { KeyRefusal, WooClient, WooRefusal } from './client';

const hostOf = ({ website }: Connection): string => new URL(website).host;

type Reason = 'unauthorized' | 'keyPermissions' | 'keyUser' | 'keyLost' | 'plainHttp' | 'noPlugin' | 'permalinks';

const invalid = (connection: Connection, reason: Reason): ConnectorError =>
  new ConnectorError<`shop.${Reason}`>(reason, `shop.${reason}`, { values: { host: hostOf(connection) }, storeStatus: 'Invalid' });

const canRead = async (connection: Connection): Promise<void> => {
  const client = new WooClient(connection);
  for (const path of ['/products', '/orders'])
    await client.get(path, { per_page: '1', _fields: 'id' }, z.array(z.object({ id: z.number() })));
};

/** A write that changes nothing, for no product has the id 0; what a key may do is looked at before. Throws `KeyRefusal` when it may not write. */
const canWrite = async (connection: Connection): Promise<void> => {
  try {
    await new WooClient(connection).write('PUT', '/products/0', {}, z.unknown());
  } catch (error) {
    if (!(error instanceof WooRefusal)) throw error;
  }
};

const keyRefusalOf = async (work: Promise<void>): Promise<KeyRefusal | undefined> => {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof KeyRefusal) return error;
    throw error;
  }
};

/** Whether what is sent in an address is read by nobody on the way: over https, or on this very machine. */
const isPrivate = ({ website, allowLoopback }: Connection): boolean => website.startsWith('https:') || allowLoopback(new URL(website));

/**
 * Tries key and secret where they stand, and where the header with them does not arrive, as some hosts have it, in the address of the call.
 * A shop answers an unknown key as it answers none at all; that over plain http it looks at no key tells nothing of the key either.
 */
const tryKey = async (connection: Connection): Promise<WayIn> => {
  const refusal = await keyRefusalOf(canRead(connection));
  const { website, keyInQuery = false } = connection;
  if (!refusal) {
    if (await keyRefusalOf(canWrite(connection))) throw invalid(connection, 'keyPermissions');
    return { website, keyInQuery };
  }
  if (refusal.status === 403) throw invalid(connection, 'keyUser');
  if (refusal.known) throw invalid(connection, (await keyRefusalOf(canWrite(connection))) ? 'unauthorized' : 'keyPermissions');
  if (!keyInQuery && isPrivate(connection)) return tryKey({ ...connection, keyInQuery: true });
  throw invalid(connection, website.startsWith('https:') ? 'unauthorized' : 'plainHttp');
};

/** Characters of an address a sentence may name. */
const LONGEST_ADDRESS = 200;

/** Milliseconds a site is given to tell where it is: it is connected without that too. */
const PATIENCE = 10_000;

const OPEN_HABITS: Habits = { name: 'WooCommerce', sign: (call) => call, tries: 1 };

/** Where the site itself says its REST interface is, in the header Link of each of its pages, those about a wrong address too. */
const restRootOf = async (connection: Connection): Promise<string | undefined> => {
  try {
    const { headers } = await askSite(connection, '/', '*/*', (response) => response);
    return /<([^<>]+)>\s*;\s*rel="https:\/\/api\.w\.org\/"/.exec([headers.link ?? ''].flat().join(','))?.[1];
  } catch {
    return undefined;
  }
};

const siteShape = z.object({ url: z.string().catch(''), home: z.string().catch('') });
const statusShape = z.object({ environment: z.object({ site_url: z.string().catch(''), home_url: z.string().catch('') }) });

/** Reads the site's own address from the index of its REST API, since one shop may answer at several addresses. */
type SiteAddresses = Readonly<Record<'site_url' | 'site_home', string>>;

/** An address a site says of itself, where others can reach it by it: one of a machine behind a proxy tells no shop from another. */
const publicAddress = (told: string, { allowLoopback }: Connection): string => {
  if (told.length > LONGEST_ADDRESS || !URL.canParse(told)) return '';
  const url = new URL(told);
  if (allowLoopback(url)) return told;
  try {
    checkLiteralHost(url);
  } catch {
    return '';
  }
  return url.hostname.includes('.') ? told : '';
};

/** A call of the site that needs no key. */
const askSite = <T>(connection: Connection, path: string, accept: string, read: (response: OutboundResponse) => T): Promise<T> => {
  const { website, key: _key, secret: _secret, keyInQuery: _keyInQuery, ...outside } = connection;
  const site = new Transport({}, { ...outside, timeoutMs: Math.min(PATIENCE, outside.timeoutMs ?? PATIENCE) }, OPEN_HABITS);
  return site.ask({ method: 'GET', url: new URL(`${website}${path}`), headers: { accept } }, read);
};

/** The index of the REST interface tells it; some hosts keep that from strangers, and then the shop's own page on its state does. */
const SOURCES: readonly ((connection: Connection) => Promise<z.infer<typeof siteShape>>)[] = [
  (connection) => askSite(connection, '/wp-json?_fields=url,home', 'application/json', ({ body }) => siteShape.parse(parseJson(body))),
  async (connection) => {
    const query = { _fields: 'environment.site_url,environment.home_url' };
    const { data } = await new WooClient(connection).get('/system_status', query, statusShape);
    return { url: data.environment.site_url, home: data.environment.home_url };
  },
  async (connection) => ({ url: '', home: (await restRootOf(connection)) ?? '' }),
];

const addressesOf = async (connection: Connection): Promise<SiteAddresses> => {
  for (const source of SOURCES) {
    try {
      const { url, home } = await source(connection);
      const told = { site_url: publicAddress(url, connection), site_home: publicAddress(home, connection) };
      if (told.site_url !== '' || told.site_home !== '') return told;
    } catch {
      // The shop is connected without it.
    }
  }
  return { site_url: '', site_home: '' };
};

/** What is there instead of a shop's interface. */
const instead = async (connection: Connection, failure: ConnectorError): Promise<ConnectorError> => {
  const root = await restRootOf(connection);
  if (!root || root.length > LONGEST_ADDRESS || !URL.canParse(root)) return failure;
  if (root.includes('rest_route=')) return invalid(connection, 'permalinks');
  const website = root.replace(/\/wp-json\/?$/, '');
  if (website === connection.website) return invalid(connection, 'noPlugin');
  return new ConnectorError('elsewhere', 'shop.elsewhere', { values: { host: hostOf(connection), website }, storeStatus: 'Invalid' });
};

const tryWebsite = async (connection: Connection): Promise<WayIn> => {
  try {
    return await tryKey(connection);
  } catch (error) {
    if (error instanceof ConnectorError && error.code === 'not_woocommerce') throw await instead(connection, error);
    throw error;
  }
};

/** Codes of failures that tell that no shop is at an address. */
const NOBODY: readonly string[] = ['unreachable', 'timeout', 'not_woocommerce'];

/**
 * Tries a connection with calls that change nothing, and finds the way in: a website typed with http:// is tried over https alone, which is
 * where a shop looks at keys; over plain http none is sent. Throws the reason why there is no way.
 */
const findDoor = async (connection: Connection): Promise<WayIn> => {
  const { website, allowLoopback } = connection;
  if (website.startsWith('https:') || allowLoopback(new URL(website))) return tryWebsite(connection);
  try {
    return await tryWebsite({ ...connection, website: website.replace(/^http:/, 'https:') });
  } catch (error) {
    if (!(error instanceof ConnectorError) || !NOBODY.includes(error.code)) throw error;
    // Tells when nobody answers over http either, or where it leads.
    await callShop({ ...connection, url: new URL(`${website}/`), method: 'GET', headers: { accept: '*/*' } });
    throw invalid(connection, 'plainHttp');
  }
};

/** The way in, and what the site says it is. */
export const findWayIn = async (connection: Connection): Promise<WayIn & SiteAddresses> => {
  const way = await findDoor(connection);
  return { ...way, ...(await addressesOf({ ...connection, ...way })) };
};

/**
 * Why a shop that took the key before refuses it now. One that still takes it refuses this one call: for good where the key may not do this (403),
 * else for a moment, as a shop whose database or login plugin fails does.
 */
const reasonOf = async (connection: Connection, { answer, status }: KeyRefusal): Promise<unknown> => {
  try {
    const { keyInQuery } = await tryWebsite(connection);
    if (keyInQuery !== (connection.keyInQuery ?? false)) return invalid(connection, 'keyLost');
    return new ConnectorError('refused', 'shop.answered', { values: { answer }, retry: status === 401 });
  } catch (error) {
    return error;
  }
};

/** Calls of a shop whose refusal of the key is thrown with its reason. */
export const withReason = async <T>(connection: Connection, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof KeyRefusal ? await reasonOf(connection, error) : error;
  }
};

/** The same for a list that is read page by page. */
export async function* pagesWithReason<T>(connection: Connection, pages: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* pages;
  } catch (error) {
    throw error instanceof KeyRefusal ? await reasonOf(connection, error) : error;
  }
}
