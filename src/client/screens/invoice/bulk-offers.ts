import TaskAlt from '../../ui/icons/TaskAlt';
import type { TFunction } from 'i18next';
import type { BulkOffer } from '../../shell/lists/bulk/offer';

/** What can be done with many invoices at once. */
export const bulkOffers = (t: TFunction<'invoice'>, mayUpdate: boolean): readonly BulkOffer[] =>
  mayUpdate
    ? [
        {
          action: 'issueInvoice',
          label: t('do.issue'),
          Icon: TaskAlt,
          tone: 'primary',
          title: (count) => t('bulk.issueTitle', { count }),
          done: (count) => t('bulk.issueDone', { count }),
        },
      ]
    : [];
