import type { ProviderConnector } from '../provider';
import { readBalance, testAccount } from './account';
import { checkAddress } from './address';
import { readCatalogue } from './catalogue';
import { PrintifyClient } from './client';
import { cancelOrder, findOrder, quoteOrder, submitOrder } from './orders';
import { printifyShelf } from './shelf';

/** Printify by its public API v1, with a personal token. */
export const printify: ProviderConnector<'catalogue' | 'shelf' | 'quote' | 'cancel' | 'balance' | 'addressCheck'> = {
  open: (access, outside) => {
    const client = new PrintifyClient(access, outside);
    return {
      test: () => testAccount(client),
      submit: (order) => submitOrder(client, order),
      find: (order) => findOrder(client, order),
      catalogue: (wanted) => readCatalogue(client, wanted),
      shelf: () => printifyShelf(client),
      quote: (order) => quoteOrder(client, order),
      cancel: (order) => cancelOrder(client, order),
      balance: () => readBalance(client),
      addressCheck: (order) => checkAddress(client, order),
    };
  },
};
