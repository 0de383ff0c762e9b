import { readCounts } from '../db/kept-counts';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { makePaypalAccount, paypalAccounts, paypalFetch, trashPaypalAccount } from './account-operations';
import { paypalDispute } from './act';
import { readPaypalDesk } from './desk';
import { readItems } from './list';
import { updatePaypalItem } from './update';

export const Query: Pick<QueryOperations, 'paypalItems' | 'paypalItemsCount' | 'paypalItem' | 'paypalAccounts'> = {
  paypalItems: operation({
    rule: { module: 'paypal', access: 'view' },
    prepare: (_args, { services }) => services.marketNow(),
    run: (tx, args, context, now) => readItems(tx, args, context, now),
  }),

  paypalItemsCount: {
    rule: { module: 'paypal', access: 'view' },
    run: (tx, _args, { container }) => readCounts(tx, 'paypal_counts', container._id),
  },

  paypalItem: {
    rule: { module: 'paypal', access: 'view' },
    run: (tx, { _id }, { container }) => readPaypalDesk(tx, container._id, _id.trim()),
  },

  paypalAccounts,
};

type PaypalMutation = 'updatePaypalItem' | 'paypalFetch' | 'paypalDispute' | 'makePaypalAccount' | 'trashPaypalAccount';

export const Mutation: Pick<MutationOperations, PaypalMutation> = {
  updatePaypalItem,
  paypalFetch,
  paypalDispute,
  makePaypalAccount,
  trashPaypalAccount,
};
