import type { ProviderConnector } from '../provider';
import { readCatalogue, skusShape } from './catalogue';
import { geargagClient } from './client';
import { findOrder, submitOrder } from './orders';

/** Geargag by the interface it described in 2020. */
export const geargag: ProviderConnector<'catalogue'> = {
  open: (access, outside) => {
    const client = geargagClient(access, outside);
    return {
      test: async () => {
        await client.get('/sku.json', skusShape);
        return {};
      },
      submit: (order) => submitOrder(client, order),
      find: (order) => findOrder(client, order),
      catalogue: () => readCatalogue(client),
    };
  },
};
