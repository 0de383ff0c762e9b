import { z } from 'zod';
import type { ProviderConnector } from '../provider';
import { readCatalogue } from './catalogue';
import { shineonClient } from './client';
import { ordersOf } from './orders';

/** ShineOn by its API v1. */
export const shineon: ProviderConnector<'catalogue' | 'cancel'> = {
  open: (access, outside) => {
    const client = shineonClient(access, outside);
    return {
      test: async () => {
        await client.get('/whoami', z.record(z.string(), z.unknown()));
        return {};
      },
      ...ordersOf(client),
      catalogue: () => readCatalogue(client),
    };
  },
};
