import type { ProviderConnector } from '../provider';
import { openClient } from './client';
import { cancelOrder, findOrder, quoteOrder, readMethods, submitOrder } from './orders';

/** CustomCat by its API v1. */
export const customcat: ProviderConnector<'quote' | 'cancel'> = {
  open: (access, outside) => {
    const client = openClient(access, outside);
    return {
      test: async () => {
        await readMethods(client);
        return {};
      },
      submit: (order) => submitOrder(client, order),
      find: (order) => findOrder(client, order),
      quote: (order) => quoteOrder(client, order),
      cancel: (order) => cancelOrder(client, order),
    };
  },
};
