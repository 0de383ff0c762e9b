import {
  SetAsideOrderContentDocument,
  SetAsideOrderCreateDocument,
  SetAsideOrderDismissDocument,
  SetAsideOrderRetryDocument,
  SetAsideOrdersDocument,
  type SetAsideOrderContentQuery,
  type SetAsideOrderFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, reference } from '../kernel/define-entity';
import { stores } from './stores';

export type SetAsideOrder = SetAsideOrderFieldsFragment;
export type SetAsideContent = SetAsideOrderContentQuery['setAsideOrder'];

/** Orders that stores sent and that could not be read. */
export const setAsideOrders = defineEntity({
  name: 'setAsideOrders',
  references: { store: reference(stores.name) },
  query: { document: SetAsideOrdersDocument, rows: (data): readonly SetAsideOrder[] => data.setAsideOrders },
  mutations: {
    retry: mutation({ document: SetAsideOrderRetryDocument, removed: (data) => data.setAsideOrderRetry }),
    dismiss: mutation({ document: SetAsideOrderDismissDocument, removed: (data) => data.setAsideOrderDismiss }),
    create: mutation({ document: SetAsideOrderCreateDocument }),
  },
});

/** The raw order a store sent, by the id of its row in the list of set-aside orders. */
export const setAsideContents = defineEntity({
  name: 'setAsideContents',
  query: { document: SetAsideOrderContentDocument, rows: (data): readonly SetAsideContent[] => [data.setAsideOrder] },
  mutations: {},
});
