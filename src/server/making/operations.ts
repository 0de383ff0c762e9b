import type { MutationOperations } from '../kernel/operation';
import { orderReprint, orderRetry, orderSplit } from './by-hand';
import { orderProcess } from './process';
import { orderRefund } from './refund';
import { orderCancel } from './take-back';
import { fulfilmentTryNow } from './try-provider';

export const Mutation: Pick<
  MutationOperations,
  'orderProcess' | 'orderSplit' | 'orderCancel' | 'orderRefund' | 'orderReprint' | 'orderRetry' | 'fulfilmentTryNow'
> = { orderProcess, orderSplit, orderCancel, orderRefund, orderReprint, orderRetry, fulfilmentTryNow };
