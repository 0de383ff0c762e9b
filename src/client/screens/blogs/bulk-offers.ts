import DeleteOutlined from '../../ui/icons/DeleteOutlined';
import EventBusy from '../../ui/icons/EventBusyOutlined';
import Publish from '../../ui/icons/PublishOutlined';
import Schedule from '../../ui/icons/ScheduleOutlined';
import type { TFunction } from 'i18next';
import { addresses } from '../../../domain/addresses/addresses';
import type { BulkOffer } from '../../shell/lists/bulk/offer';
import { latePart } from '../../ui/late-part';
import { postName } from './post-words';

const ScheduleOptions = latePart(async () => (await import(/* webpackChunkName: "post-dialogs" */ './ScheduleOptions')).ScheduleOptions);

/** What can be done with many posts at once. */
export const bulkOffers = (t: TFunction<'blogs'>): readonly BulkOffer[] => {
  const words = (deed: 'publish' | 'schedule' | 'unschedule' | 'trash') => ({
    label: t(`bulk.${deed}`),
    rowName: (title: string) => postName(t, title),
    title: (count: number) => t(`bulk.${deed}Title`, { count }),
    done: (count: number) => t(`bulk.${deed}Done`, { count }),
  });
  return [
    {
      ...words('publish'),
      action: 'blogPublish',
      Icon: Publish,
      tone: 'primary',
      key: 'p',
      follow: { label: t('bulk.follow'), to: addresses.jobs.print() },
    },
    { ...words('schedule'), action: 'blogPublish', Icon: Schedule, key: 's', Options: ScheduleOptions },
    { ...words('unschedule'), action: 'blogPublish', Icon: EventBusy, extra: { status: 'draft', publish_at: 0 } },
    { ...words('trash'), action: 'trashBlog', Icon: DeleteOutlined, tone: 'error' },
  ];
};
