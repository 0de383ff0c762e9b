import { z } from 'zod';
import type { ProviderConnector } from '../provider';
import { readCatalogue } from './catalogue';
import { printwayClient } from './client';
import { cancelOrder, findOrder, submitOrder } from './orders';

/** Printway by its public API v3. */
export const printway: ProviderConnector<'catalogue' | 'cancel'> = {
  open: (access, outside) => {
    const client = printwayClient(access, outside);
    return {
      test: async () => {
        await client.get('/products/list?limit=1&page=1', z.object({ success: z.literal(true) }));
        // Tokens that were renewed by this are the only ones from now on.
        return client.transport.access;
      },
      submit: (order) => submitOrder(client, order),
      find: (order) => findOrder(client, order),
      catalogue: () => readCatalogue(client),
      cancel: (order) => cancelOrder(client, order),
    };
  },
};
