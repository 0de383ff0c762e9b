import type { ProviderConnector } from '../provider';
import { readCatalogue, testAccount } from './catalogue';
import { openClient } from './client';
import { findOrder, quoteOrder, submitOrder } from './orders';

/** Gearment by its REST interface v3. */
export const gearment: ProviderConnector<'catalogue' | 'quote'> = {
  open: (access, outside) => {
    const client = openClient(access, outside);
    return {
      test: () => testAccount(client),
      submit: (order) => submitOrder(client, order),
      find: (order) => findOrder(client, order),
      catalogue: () => readCatalogue(client),
      quote: (order) => quoteOrder(client, order),
    };
  },
};
