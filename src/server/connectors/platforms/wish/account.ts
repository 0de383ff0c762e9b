import { z } from 'zod';
import { ConnectorError } from '../../connector';
import type { Warehouse } from '../shop';
import { NAME } from './access';
import type { WishClient } from './client';

const warehousesShape = z.array(
  z.object({
    id: z.string(),
    name: z.string().catch(''),
    shipping_type: z.string().catch('STANDARD'),
    address: z
      .object({
        street_address1: z.string().catch(''),
        city: z.string().catch(''),
        zipcode: z.string().catch(''),
        country_code: z.string().catch(''),
      })
      .nullish()
      .catch(null),
  }),
);

const readWarehouses = (client: WishClient) => client.ask('GET', '/merchant/warehouses', warehousesShape);

/** Wish's warehouses have no state and no kinds but one: the standard one is the merchant's own. */
export const warehouses = async (client: WishClient): Promise<readonly Warehouse[]> =>
  (await readWarehouses(client)).map(({ id, name, shipping_type, address }) => ({
    id,
    name,
    effect_status: 'ENABLED',
    type: 'SALES_WAREHOUSE',
    sub_type: null,
    is_default: shipping_type === 'STANDARD',
    address: [address?.street_address1, address?.zipcode, address?.city, address?.country_code].filter(Boolean).join(', '),
  }));

/** What Wish wants to know with every product, and knows of the merchant already. */
export interface Account {
  readonly currency: string;
  /** Those that are paid a cost and not a share of the price. */
  readonly costBased: boolean;
  readonly warehouse: string;
  /** Where it stands, two letters. */
  readonly country: string;
}

/** The standard warehouse, and the country it stands in. */
export const standardWarehouse = async (client: WishClient): Promise<Pick<Account, 'warehouse' | 'country'>> => {
  const all = await readWarehouses(client);
  const found = all.find(({ shipping_type }) => shipping_type === 'STANDARD') ?? all[0];
  const country = found?.address?.country_code;
  if (!found || !country) throw new ConnectorError('no_warehouse', 'shop.noWarehouse', { values: { name: NAME } });
  return { warehouse: found.id, country };
};

export const readMerchantCurrency = async (client: WishClient): Promise<string> =>
  (await client.ask('GET', '/merchant/currency_settings', z.object({ localized_currency: z.string() }))).localized_currency;

export const readAccount = async (client: WishClient): Promise<Account> => {
  const currency = await readMerchantCurrency(client);
  const { revenue_type } = await client.ask('GET', '/merchant/account_details', z.object({ revenue_type: z.string().catch('') }));
  return { currency, costBased: revenue_type === 'COST_BASED', ...(await standardWarehouse(client)) };
};
