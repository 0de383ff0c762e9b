import {
  MakePaypalAccountDocument,
  PaypalAccountsDocument,
  PaypalFetchDocument,
  TrashPaypalAccountDocument,
  type PaypalAccountFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, reference, saveOver } from '../kernel/define-entity';
import { stores } from './stores';

export type PaypalAccount = PaypalAccountFieldsFragment;

/** Accounts at PayPal that stores are paid to. */
export const paypalAccounts = defineEntity({
  name: 'paypalAccounts',
  references: { stores: [reference(stores.name)] },
  query: { document: PaypalAccountsDocument, rows: (data): readonly PaypalAccount[] => data.paypalAccounts },
  mutations: {
    save: mutation({ document: MakePaypalAccountDocument, rows: (data) => [data.makePaypalAccount], over: saveOver('save') }),
    fetch: mutation({ document: PaypalFetchDocument, rows: (data) => data.paypalFetch }),
    trash: mutation({ document: TrashPaypalAccountDocument, removed: (data) => data.trashPaypalAccount }),
  },
});
