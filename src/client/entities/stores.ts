import { MakeStoreDocument, StoreAuthorizedDocument, StoresDocument, TrashStoreDocument, type StoreFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type Store = StoreFieldsFragment;

/** Connected shops and marketplaces (specification 1, §3). */
export const stores = defineEntity({
  name: 'stores',
  query: { document: StoresDocument, rows: (data): readonly Store[] => data.stores },
  mutations: {
    save: mutation({ document: MakeStoreDocument, rows: (data) => [data.makeStore], over: saveOver('save') }),
    /** What a platform sent a seller back with opens the shop from now on. */
    enter: mutation({ document: StoreAuthorizedDocument, rows: (data) => [data.storeAuthorized] }),
    trash: mutation({ document: TrashStoreDocument, removed: (data) => data.trashStore }),
  },
});
