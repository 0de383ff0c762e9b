import type { MutationOperations, QueryOperations } from '../kernel/operation';
import { orderReprint, orderRetry, orderSplit } from './by-hand';
import { orderProcess } from './process';
import { orderRefund } from './refund';
import { reprintCost } from './reprint-cost';
import { fulfilmentShipping, fulfilmentShippingChoice } from './shipping-services';
import { orderCancel } from './take-back';
import { fulfilmentTryNow } from './try-provider';

export const Query: Pick<QueryOperations, 'reprintCost' | 'fulfilmentShipping'> = { reprintCost, fulfilmentShipping };

export const Mutation: Pick<
  MutationOperations,
  | 'orderProcess'
  | 'orderSplit'
  | 'orderCancel'
  | 'orderRefund'
  | 'orderReprint'
  | 'orderRetry'
  | 'fulfilmentTryNow'
  | 'fulfilmentShippingChoice'
> = { orderProcess, orderSplit, orderCancel, orderRefund, orderReprint, orderRetry, fulfilmentTryNow, fulfilmentShippingChoice };
