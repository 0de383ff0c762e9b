import { z } from 'zod';
import type { ProviderConnector } from '../provider';
import { scalableClient } from './client';
import { ordersOf } from './orders';
import { readCatalogue } from './products';
import { quoteOrder } from './quote';

/** Scalable Press by its API v2. */
export const scalable: ProviderConnector<'catalogue' | 'quote' | 'cancel'> = {
  open: (access, outside) => {
    const client = scalableClient(access, outside);
    return {
      test: async () => {
        // What it makes is told to everybody.
        await client.get('/order?page=1&limit=1', z.array(z.unknown()));
        return {};
      },
      ...ordersOf(client),
      catalogue: (wanted) => readCatalogue(client, wanted),
      quote: (order) => quoteOrder(client, order),
    };
  },
};
