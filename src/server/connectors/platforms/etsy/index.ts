import { z } from 'zod';
import type { CapabilityOf } from '../../../../domain/platforms';
import type { Access } from '../../connector';
import type { Connector } from '../shop';
import { connectionOf, type Connection } from './access';
import { categories, searchCategories, specifics } from './categories';
import { EtsyClient } from './client';
import { door } from './door';
import { fetchOrders, findFates, readOrder } from './orders';
import { endProduct, pushProduct } from './product';
import { products, readProducts } from './products';
import { shippingProfiles } from './shipping';
import { pushTracking } from './tracking';

const selfShape = z.object({ shop_id: z.number().int() });
const currencyShape = z.object({ currency_code: z.string().nullish() });
const shopShape = z.object({ shipping_from_country_iso: z.string().nullish(), shop_location_country_iso: z.string().nullish() });

/** Which shop we were let into, and where it sends from; nothing is changed. */
const test = async (connection: Connection): Promise<Access> => {
  const client = new EtsyClient(connection);
  const { shop_id } = await client.get('/users/me', {}, selfShape);
  const shop = await client.get(`/shops/${shop_id}`, {}, shopShape);
  const { access_token = '', refresh_token = '' } = client.transport.access;
  const country = shop.shipping_from_country_iso ?? shop.shop_location_country_iso ?? 'US';
  // Renewed meanwhile, the former tokens are worth nothing.
  return { shop_id: String(shop_id), country, access_token, refresh_token };
};

/** Etsy shops, by Open API v3. */
export const etsy: Connector<CapabilityOf<'etsy'>> = {
  open: (access, outside) => {
    const connection = connectionOf(access, outside);
    const client = new EtsyClient(connection);
    return {
      test: () => test(connection),
      priceCurrency: async () => (await client.get(client.shop(''), {}, currencyShape)).currency_code ?? null,
      pushProduct: (...product) => pushProduct(connection, ...product),
      endProduct: (product) => endProduct(connection, product),
      fetchOrders: (cursor) => fetchOrders(connection, cursor),
      readOrder: (id) => readOrder(connection, id),
      findFates: (ids) => findFates(connection, ids),
      pushTracking: (tracking) => pushTracking(connection, tracking),
      products: () => products(connection),
      readProducts: (ids) => readProducts(connection, ids),
      categories: (parent) => categories(client, parent),
      searchCategories: (words) => searchCategories(client, words),
      specifics: (category) => specifics(client, category),
      shippingProfiles: () => shippingProfiles(client),
    };
  },
  door,
};
