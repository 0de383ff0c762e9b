import {
  ItemsInfoDocument,
  MakeItemInfoDocument,
  QueueItemDocument,
  RemoveItemInfoDocument,
  type ItemInfoFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, reference, saveOver } from '../kernel/define-entity';
import { stores } from './stores';

export type Listing = ItemInfoFieldsFragment;

/** The seller's own listings, pushed to stores (specification 2, §3, Item info). */
export const listings = defineEntity({
  name: 'listings',
  references: { items: [{ store: reference(stores.name) }], store_queue: [{ store: reference(stores.name) }] },
  query: { document: ItemsInfoDocument, rows: (data): readonly Listing[] => data.itemsInfo },
  mutations: {
    save: mutation({ document: MakeItemInfoDocument, rows: (data) => [data.makeItemInfo], over: saveOver('save') }),
    remove: mutation({ document: RemoveItemInfoDocument, removed: (data) => data.removeItemInfo.map(({ _id }) => _id) }),
    queue: mutation({ document: QueueItemDocument }),
  },
});
