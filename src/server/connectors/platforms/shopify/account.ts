import { z } from 'zod';
import { roundMoney } from '../../../../domain/currency';
import { ConnectorError, type Access } from '../../connector';
import type { Funds, Money, Warehouse } from '../shop';
import { idOf, type Connection } from './access';
import { ShopifyClient } from './client';

/** What an app has to be granted for everything all shops are asked for; who may write may read. */
const SCOPES = ['write_products', 'read_publications', 'write_publications', 'write_orders', 'write_merchant_managed_fulfillment_orders'];

const scopesShape = z.array(z.object({ handle: z.string() })).transform((scopes) => scopes.map(({ handle }) => handle));

const SHOP = `query Shop { shop { id myshopifyDomain } currentAppInstallation { accessScopes { handle } } }`;
const shopShape = z.object({
  shop: z.object({ id: z.string(), myshopifyDomain: z.string() }),
  currentAppInstallation: z.object({ accessScopes: scopesShape }),
});

const isGranted = (granted: readonly string[], scope: string): boolean =>
  granted.includes(scope) || granted.includes(scope.replace(/^read_/, 'write_'));

/** Tries what opens the shop, and what it is granted. */
export const test = async (connection: Connection): Promise<Access> => {
  const client = new ShopifyClient(connection);
  const { shop, currentAppInstallation } = await client.query(SHOP, {}, shopShape);
  const missing = SCOPES.filter((scope) => !isGranted(currentAppInstallation.accessScopes, scope));
  if (missing.length > 0)
    throw new ConnectorError('scopes_missing', 'shop.scopesMissing', {
      values: { name: 'Shopify', scopes: missing.join(', ') },
      storeStatus: 'Invalid',
    });
  return {
    token: String(client.transport.access.token ?? ''),
    rate: client.rate,
    shop_id: idOf(shop.id),
    shop_domain: shop.myshopifyDomain,
  };
};

const CURRENCY = `query Currency { shop { currencyCode } }`;
const currencyShape = z.object({ shop: z.object({ currencyCode: z.string() }) });

export const readShopCurrency = async (connection: Connection): Promise<string> =>
  (await new ShopifyClient(connection).query(CURRENCY, {}, currencyShape)).shop.currencyCode;

const moneyShape = z
  .object({ amount: z.coerce.number(), currencyCode: z.string() })
  .transform(({ amount, currencyCode }): Money => ({ value: amount, currency: currencyCode }));

const FUNDS = `query Funds {
  shopifyPaymentsAccount {
    defaultCurrency
    balance { amount currencyCode }
    payouts(first: 50, reverse: true) { nodes { status net { amount currencyCode } } }
  }
}`;
const fundsShape = z.object({
  shopifyPaymentsAccount: z
    .object({
      defaultCurrency: z.string(),
      balance: z.array(moneyShape),
      payouts: z.object({ nodes: z.array(z.object({ status: z.string(), net: moneyShape })) }),
    })
    .nullable(),
});

const sumIn = (currency: string, amounts: readonly Money[]): Money => ({
  value: roundMoney(
    amounts.filter((each) => each.currency === currency).reduce((sum, { value }) => sum + value, 0),
    currency,
  ),
  currency,
});

/** What Shopify Payments owes the seller, in the account's own currency; a shop that is paid otherwise has none. */
export const funds = async (connection: Connection): Promise<Funds | null> => {
  const { shopifyPaymentsAccount: account } = await new ShopifyClient(connection).query(FUNDS, {}, fundsShape, 120);
  if (!account) return null;
  const { defaultCurrency: currency, balance, payouts } = account;
  const underWay = payouts.nodes.filter(({ status }) => status === 'SCHEDULED' || status === 'IN_TRANSIT').map(({ net }) => net);
  return { on_hold: null, available_for_payout: sumIn(currency, balance), processing: sumIn(currency, underWay) };
};

const WAREHOUSES = `query Warehouses($after: String) {
  primary: location { id }
  locations(first: 100, after: $after, includeInactive: true) {
    pageInfo { hasNextPage endCursor }
    nodes { id name isActive address { formatted } }
  }
}`;
const warehousesShape = z.object({
  primary: z.object({ id: z.string() }).nullable(),
  locations: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    nodes: z.array(
      z.object({ id: z.string(), name: z.string(), isActive: z.boolean(), address: z.object({ formatted: z.array(z.string()) }) }),
    ),
  }),
});

export const warehouses = async (connection: Connection): Promise<readonly Warehouse[]> => {
  const client = new ShopifyClient(connection);
  const found: Warehouse[] = [];
  for (let after: string | null = null; ;) {
    const page: z.infer<typeof warehousesShape> = await client.query(WAREHOUSES, { after }, warehousesShape, 200);
    for (const { id, name, isActive, address } of page.locations.nodes)
      found.push({
        id: idOf(id),
        name,
        effect_status: isActive ? 'ENABLED' : 'DISABLED',
        type: 'SALES_WAREHOUSE',
        sub_type: null,
        is_default: id === page.primary?.id,
        address: address.formatted.join(', '),
      });
    after = page.locations.pageInfo.hasNextPage ? page.locations.pageInfo.endCursor : null;
    if (after === null) return found;
  }
};
