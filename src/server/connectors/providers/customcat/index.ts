import { isFasterService } from '../../../../domain/sales/shipping-services';
import type { ProviderConnector } from '../provider';
import { openClient } from './client';
import { cancelOrder, findOrder, quoteOrder, readMethods, submitOrder } from './orders';

/** CustomCat by its API v1. */
export const customcat: ProviderConnector<'quote' | 'cancel' | 'shippingMethods'> = {
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
      // An order names its method by the name, not by the id.
      shippingMethods: async () =>
        (await readMethods(client)).map(({ SHIPPING_NAME: name }) => ({ id: name, name, faster: isFasterService(name) })),
    };
  },
};
