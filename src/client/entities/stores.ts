import {
  MakeStoreDocument,
  StoreAuthorizedDocument,
  StoreMailboxAuthorizedDocument,
  StoreMailboxDocument,
  StoreMailboxSignOutDocument,
  StoreOrderRulesDocument,
  StoreOrderRulesUpdateDocument,
  StoreOrderStatusesLiveDocument,
  StoresDocument,
  StoreTransactionSummaryLiveDocument,
  StoreTryNowDocument,
  StoreWarehouseLiveDocument,
  TestStoreDocument,
  TrashStoreDocument,
  type StoreFieldsFragment,
  type StoreMailboxQuery,
  type StoreOrderRulesQuery,
  type StoreOrderStatusesLiveQuery,
  type StoreWarehouseLiveQuery,
  type TestStoreMutation,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

/** A store, with what its shop was asked while somebody looked. */
export type Store = StoreFieldsFragment & {
  readonly tested?: TestStoreMutation['testStore'];
  readonly mailbox?: StoreMailboxQuery['storeMailbox'];
  readonly order_rules?: StoreOrderRulesQuery['storeOrderRules'];
  readonly order_statuses?: StoreOrderStatusesLiveQuery['storeOrderStatusesLive'];
  readonly warehouses?: StoreWarehouseLiveQuery['storeWarehouseLive'];
};

/** What came to be known of a store that is there. */
const learned = (rows: readonly { readonly _id: string }[], facts: Partial<Store>): Store[] =>
  // The rest of the row stays as it is.
  rows.map(({ _id }) => ({ _id, ...facts }) as Store);

/** Connected shops and marketplaces (specification 1, §3). */
export const stores = defineEntity({
  name: 'stores',
  query: { document: StoresDocument, rows: (data): readonly Store[] => data.stores },
  mutations: {
    save: mutation({ document: MakeStoreDocument, rows: (data) => [data.makeStore], over: saveOver('save') }),
    /** What a platform sent a seller back with opens the shop from now on. */
    enter: mutation({ document: StoreAuthorizedDocument, rows: (data) => [data.storeAuthorized] }),
    /** Has a disturbed store looked at now; how it went is told when the look is over. */
    tryNow: mutation({ document: StoreTryNowDocument, rows: (data) => [data.storeTryNow] }),
    trash: mutation({ document: TrashStoreDocument, removed: (data) => data.trashStore }),
    // Of a store that is not made yet the answer stands under an id of its own, in no list.
    test: mutation({ document: TestStoreDocument, rows: ({ testStore }) => learned([testStore], { tested: testStore }) }),
    readFunds: mutation({
      document: StoreTransactionSummaryLiveDocument,
      rows: ({ stores: rows, storeTransactionSummaryLive }) => learned(rows, { transaction_summary: storeTransactionSummaryLive }),
    }),
    readMailbox: mutation({
      document: StoreMailboxDocument,
      rows: ({ storeMailbox }) => learned([storeMailbox], { mailbox: storeMailbox }),
    }),
    /** The provider's answer a seller came back with opens the store's mailbox from now on. */
    enterMailbox: mutation({ document: StoreMailboxAuthorizedDocument, rows: (data) => [data.storeMailboxAuthorized] }),
    signOutOfMailbox: mutation({
      document: StoreMailboxSignOutDocument,
      rows: ({ storeMailboxSignOut }) => learned([storeMailboxSignOut], { mailbox: storeMailboxSignOut }),
    }),
    readOrderRules: mutation({
      document: StoreOrderRulesDocument,
      rows: ({ storeOrderRules }) => learned([storeOrderRules], { order_rules: storeOrderRules }),
    }),
    saveOrderRules: mutation({
      document: StoreOrderRulesUpdateDocument,
      rows: ({ storeOrderRulesUpdate }) => learned([storeOrderRulesUpdate], { order_rules: storeOrderRulesUpdate }),
    }),
    readOrderStatuses: mutation({
      document: StoreOrderStatusesLiveDocument,
      rows: ({ stores: rows, storeOrderStatusesLive }) => learned(rows, { order_statuses: storeOrderStatusesLive ?? [] }),
    }),
    readWarehouses: mutation({
      document: StoreWarehouseLiveDocument,
      rows: ({ stores: rows, storeWarehouseLive }) => learned(rows, { warehouses: storeWarehouseLive ?? [] }),
    }),
  },
});
