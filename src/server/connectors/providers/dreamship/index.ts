import { z } from 'zod';
import type { ProviderConnector } from '../provider';
import { readCatalogue } from './catalogue';
import { dreamshipClient } from './client';
import { cancelOrder, findOrder, submitOrder } from './orders';

/** Dreamship by its public API v1. */
export const dreamship: ProviderConnector<'catalogue' | 'cancel'> = {
  open: (access, outside) => {
    const client = dreamshipClient(access, outside);
    return {
      test: async () => {
        await client.get('/shops/', z.object({ data: z.array(z.unknown()) }));
        return {};
      },
      submit: (order) => submitOrder(client, order),
      find: (order) => findOrder(client, order),
      catalogue: () => readCatalogue(client),
      cancel: (order) => cancelOrder(client, order),
    };
  },
};
