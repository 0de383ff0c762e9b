import { z } from 'zod';
import type { ProviderConnector } from '../provider';
import { readCatalogue } from './catalogue';
import { shineonClient } from './client';
import { cancelOrder, findOrder, submitOrder } from './orders';

/** ShineOn by its API v1. */
export const shineon: ProviderConnector<'catalogue' | 'cancel'> = {
  open: (access, outside) => {
    const client = shineonClient(access, outside);
    return {
      test: async () => {
        await client.get('/whoami', z.record(z.string(), z.unknown()));
        return {};
      },
      submit: (order) => submitOrder(client, order),
      find: (order) => findOrder(client, order),
      catalogue: () => readCatalogue(client),
      cancel: (order) => cancelOrder(client, order),
    };
  },
};
