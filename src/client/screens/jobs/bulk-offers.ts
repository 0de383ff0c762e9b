import DeleteOutlined from '../../ui/icons/DeleteOutlined';
import PlayArrow from '../../ui/icons/PlayArrowOutlined';
import Stop from '../../ui/icons/StopOutlined';
import type { TFunction } from 'i18next';
import type { BulkOffer } from '../../shell/lists/bulk/offer';
import { labelInWords } from './job-facts';

/** What can be done with many groups of jobs at once. */
export const bulkOffers = (
  t: TFunction<'jobs'>,
  common: TFunction<'common'>,
  may: { readonly update: boolean; readonly remove: boolean },
): readonly BulkOffer[] => {
  const rowName = (label: string): string => labelInWords(t, label);
  const update: readonly BulkOffer[] = [
    {
      action: 'jobsStart',
      rowName,
      label: t('bulk.start'),
      Icon: PlayArrow,
      title: (count) => t('bulk.startTitle', { count }),
      done: (count) => t('bulk.startDone', { count }),
    },
    {
      action: 'jobsStop',
      rowName,
      label: t('bulk.stop'),
      Icon: Stop,
      title: (count) => t('bulk.stopTitle', { count }),
      done: (count) => t('bulk.stopDone', { count }),
    },
  ];
  const remove: readonly BulkOffer[] = [
    {
      action: 'jobsRemove',
      rowName,
      label: common('action.remove'),
      Icon: DeleteOutlined,
      tone: 'error',
      title: (count) => t('bulk.removeTitle', { count }),
      done: (count) => t('bulk.removeDone', { count }),
    },
  ];
  return [...(may.update ? update : []), ...(may.remove ? remove : [])];
};
