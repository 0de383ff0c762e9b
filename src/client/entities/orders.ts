import {
  OrderAddressLinkDocument,
  OrderCancelDocument,
  OrderLineFulfilledDocument,
  OrderMatchDocument,
  OrderProcessDocument,
  OrderRefundDocument,
  OrderReprintDocument,
  OrderRetryDocument,
  OrdersDocument,
  OrderSplitDocument,
  OrderUpdateDocument,
  type OrderFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, reference } from '../kernel/define-entity';
import { stores } from './stores';

export type Order = OrderFieldsFragment;

/** What buyers bought in the connected stores. */
export const orders = defineEntity({
  name: 'orders',
  references: { store: reference(stores.name) },
  query: { document: OrdersDocument, rows: (data): readonly Order[] => data.orders },
  mutations: {
    update: mutation({ document: OrderUpdateDocument, rows: (data) => data.orderUpdate }),
    process: mutation({ document: OrderProcessDocument, rows: (data) => data.orderProcess }),
    split: mutation({ document: OrderSplitDocument, rows: (data) => [data.orderSplit] }),
    cancel: mutation({ document: OrderCancelDocument, rows: (data) => data.orderCancel }),
    refund: mutation({ document: OrderRefundDocument, rows: (data) => [data.orderRefund] }),
    reprint: mutation({ document: OrderReprintDocument, rows: (data) => [data.orderReprint] }),
    retry: mutation({ document: OrderRetryDocument, rows: (data) => [data.orderRetry] }),
    addressLink: mutation({ document: OrderAddressLinkDocument }),
    lineFulfilled: mutation({ document: OrderLineFulfilledDocument, rows: (data) => [data.orderLineFulfilled] }),
    match: mutation({ document: OrderMatchDocument, rows: (data) => [data.orderMatch] }),
  },
});
