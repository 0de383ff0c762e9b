import type { TFunction } from 'i18next';
import { GATE_CODES, type GateCode } from '../../../domain/sales/gates';
import type { QueueItem } from '../../entities/queue-items';
import { statusName } from '../../shell/orders/order-status';
import { reasonName, stageName, waitsName } from '../../shell/orders/paypal-words';
import { categoryName, taskStatusName } from '../../shell/orders/task-words';

/** The words of each kind. */
export interface Says {
  readonly t: TFunction<'queue'>;
  readonly orders: TFunction<'orders'>;
  readonly tasks: TFunction<'orderTasks'>;
  readonly paypal: TFunction<'paypal'>;
}

const CODES: readonly GateCode[] = Object.values(GATE_CODES).flat();

type Told = Pick<QueueItem, 'kind' | 'about' | 'type' | 'status'>;

/** What something is about, as people say it. */
export const titleOf = ({ t, orders, tasks, paypal }: Says, { kind, about }: Told): string => {
  switch (kind) {
    case 'task':
      return categoryName(tasks, about);
    case 'dispute':
      return reasonName(paypal, about);
    case 'order': {
      const code = CODES.find((each) => about.endsWith(`.${each}`));
      return code ? orders(`reason.${code}`) : about || t('leaves');
    }
    default:
      return about || t('noSubject');
  }
};

const SUPPORT_STATUSES = ['New', 'Inprocess', 'Waiting', 'Resolved', 'Closed'] as const;

/** How it stands. */
export const stateOf = ({ orders, tasks, paypal }: Says, { kind, status, type }: Told): string => {
  switch (kind) {
    case 'order':
      return statusName(orders, status);
    case 'dispute':
      return type === null ? waitsName(paypal, status) : stageName(paypal, type);
    case 'support':
      return SUPPORT_STATUSES.some((each) => each === status) ? taskStatusName(tasks, status) : status;
    default:
      return taskStatusName(tasks, status);
  }
};
