import { z } from 'zod';
import type { ProviderConnector } from '../provider';
import { readCatalogue } from './catalogue';
import { dreamshipClient } from './client';
import { ordersOf } from './orders';

/** Dreamship by its public API v1. */
export const dreamship: ProviderConnector<'catalogue' | 'cancel'> = {
  open: (access, outside) => {
    const client = dreamshipClient(access, outside);
    return {
      test: async () => {
        await client.get('/shops/', z.object({ data: z.array(z.unknown()) }));
        return {};
      },
      ...ordersOf(client),
      catalogue: () => readCatalogue(client),
    };
  },
};
