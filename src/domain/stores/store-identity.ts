import type { PlatformId } from '../platforms';

/** Endings people copy along with a shop's address, which lead to the same shop. */
const ENDINGS = /\/(?:index\.php|wp-admin|wp-json|wp-login\.php)(?:\/.*)?$/;

/**
 * The key of the site at an address, however the address is written: scheme, `www.`, letter case, the usual ports and slashes at the end do
 * not matter. Null: no address.
 */
export const websiteKey = (address: unknown): string | null => {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { protocol, hostname, port, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol) || hostname === '') return null;
  const host = hostname
    .toLowerCase()
    .replace(/\.+$/, '')
    .replace(/^www\.(?=.*\.)/, '');
  const usual = port === '' || port === '80' || port === '443';
  const path = `${pathname.toLowerCase()}/`
    .replace(/\/{2,}/g, '/')
    .replace(ENDINGS, '')
    .replace(/\/$/, '');
  return `site:${host}${usual ? '' : `:${port}`}${path}`;
};

/** The keys of a site by all the addresses that are known of it. */
const byWebsite = (...addresses: readonly unknown[]): string[] => [...new Set(addresses.flatMap((address) => websiteKey(address) ?? []))];

/** The key of a shop or account by the platform's own ids; none where it has not told them. */
const byAccount = (platform: PlatformId, ...ids: readonly unknown[]): string[] =>
  ids.every((id) => typeof id === 'string' && id !== '') ? [`${platform}:${ids.join(':').toLowerCase()}`] : [];

/** A store's stored connection and its website. */
type Known = Readonly<Record<string, unknown>>;

/** Names by which a platform's own word on its shop is kept beside the credentials; none is a secret. */
export const LEARNED_IDENTITY: readonly string[] = ['site_url', 'site_home', 'shop_id', 'shop_domain'];

const IDENTITIES: { readonly [Id in PlatformId]: (known: Known) => readonly string[] } = {
  woocommerce: ({ website, site_url, site_home }) => byWebsite(website, site_url, site_home),
  shopify: ({ website, shopName, shop_id, shop_domain }) => [
    ...byAccount('shopify', shop_id),
    ...byWebsite(
      website,
      shopName ? `https://${String(shopName)}.myshopify.com` : null,
      shop_domain ? `https://${String(shop_domain)}` : null,
    ),
  ],
  bigcommerce: ({ website, storeHash }) => [...byAccount('bigcommerce', storeHash), ...byWebsite(website)],
  etsy: ({ shop_id }) => byAccount('etsy', shop_id),
  ebay: ({ user_id }) => byAccount('ebay', user_id),
  // A seller's marketplaces are stores of their own: each is asked for the orders of its marketplace alone.
  amazon: ({ sellerId, marketplace }) => byAccount('amazon', sellerId, marketplace),
  tiktok: ({ shop }) => byAccount('tiktok', shop),
  wish: ({ merchant_id }) => byAccount('wish', merchant_id),
};

/**
 * The keys of a shop's identity, as its platform reports it: two connections that share a key lead to the same shop. Empty: the platform has not
 * told yet whose shop it is.
 */
export const identitiesOf = (platform: PlatformId, known: Known): readonly string[] => IDENTITIES[platform](known);

/** Whether two connections are known to lead to the same shop. */
export const isSameShop = (one: readonly string[], other: readonly string[]): boolean => one.some((key) => other.includes(key));
