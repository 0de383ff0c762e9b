import { UserError } from '../kernel/errors';
import type { MutationOperations, QueryOperations } from '../kernel/operation';

const missing = (): UserError => new UserError('order.missing', { code: 'NOT_FOUND' });

export const Query: Pick<QueryOperations, 'paypalItems' | 'paypalItemsCount' | 'paypalItem' | 'paypalAccounts'> = {
  paypalItems: { rule: { module: 'paypal', access: 'view' }, run: () => Promise.resolve([]) },
  paypalItemsCount: { rule: { module: 'paypal', access: 'view' }, run: () => Promise.resolve([]) },
  paypalItem: { rule: { module: 'paypal', access: 'view' }, run: () => Promise.reject(missing()) },
  paypalAccounts: { rule: { module: 'paypal', access: 'view' }, run: () => Promise.resolve([]) },
};

type PaypalMutation = 'updatePaypalItem' | 'paypalFetch' | 'paypalDispute' | 'makePaypalAccount' | 'trashPaypalAccount';

export const Mutation: Pick<MutationOperations, PaypalMutation> = {
  updatePaypalItem: { rule: { module: 'paypal', access: 'update' }, run: () => Promise.reject(missing()) },
  paypalFetch: { rule: { module: 'paypal', access: 'update' }, run: () => Promise.resolve([]) },
  paypalDispute: { rule: { module: 'paypal', access: 'update' }, run: () => Promise.reject(missing()) },
  makePaypalAccount: { rule: ({ _id }) => ({ module: 'paypal', access: _id ? 'update' : 'add' }), run: () => Promise.reject(missing()) },
  trashPaypalAccount: { rule: { module: 'paypal', access: 'delete' }, run: () => Promise.resolve([]) },
};
