import type { ProviderConnector } from '../provider';
import { readCatalogue, testAccount } from './catalogue';
import { openClient } from './client';
import { cancelOrder, findOrder, submitOrder } from './orders';

/** Merchize by the external orders of its interface. */
export const merchize: ProviderConnector<'catalogue' | 'cancel'> = {
  open: (access, outside) => {
    const client = openClient(access, outside);
    return {
      test: () => testAccount(client),
      submit: (order) => submitOrder(client, order),
      find: (order) => findOrder(client, order),
      catalogue: () => readCatalogue(client),
      cancel: (order) => cancelOrder(client, order),
    };
  },
};
