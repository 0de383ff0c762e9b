import CloudUpload from '../../ui/icons/CloudUploadOutlined';
import MenuBook from '../../ui/icons/MenuBookOutlined';
import EditNote from '../../ui/icons/EditNoteOutlined';
import DeleteOutlined from '../../ui/icons/DeleteOutlined';
import HourglassEmpty from '../../ui/icons/HourglassEmpty';
import type { TFunction } from 'i18next';
import { lazy } from 'react';
import { addresses } from '../../../domain/addresses/addresses';
import type { BulkOffer } from '../../shell/lists/bulk/offer';
import { fieldWord } from './bulk/field-words';

const EditOptions = lazy(async () => ({ default: (await import('./bulk/EditOptions')).EditOptions }));
const PushOptions = lazy(async () => ({ default: (await import('./PushOptions')).PushOptions }));
const RemoveOptions = lazy(async () => ({ default: (await import('./RemoveOptions')).RemoveOptions }));
const QueueOptions = lazy(async () => ({ default: (await import('./QueueOptions')).QueueOptions }));

/** What can be done with many listings at once. */
export const bulkOffers = (
  t: TFunction<'items'>,
  common: TFunction<'common'>,
  may: { readonly push: boolean; readonly remove: boolean; readonly share: boolean },
): readonly BulkOffer[] => {
  const push: readonly BulkOffer[] = [
    {
      action: 'bulkItemInfo',
      label: t('bulk.action'),
      Icon: EditNote,
      title: (count) => t('bulk.title', { count }),
      done: (count) => t('bulk.done', { count }),
      back: {
        label: t('recent.undo'),
        intent: async ({ edit = '' }) => (await import('./bulk/undo-intent')).undoIntent(edit),
        to: () => addresses.internal.print({ recent: 'all' }),
      },
      fieldName: (field) => fieldWord(t, field),
      Options: EditOptions,
    },
    {
      action: 'jobItem',
      label: t('push.action'),
      Icon: CloudUpload,
      tone: 'primary',
      title: (count) => t('push.dryTitle', { count }),
      done: (count) => t('push.started', { count }),
      follow: { label: t('push.follow'), to: ({ push = '' }) => addresses.internal.print({ matrix: push }) },
      Options: PushOptions,
    },
    {
      action: 'queueItem',
      label: t('queue.action'),
      Icon: HourglassEmpty,
      title: (count) => t('queue.title', { count }),
      done: (count) => t('queue.done', { count }),
      Options: QueueOptions,
    },
  ];
  const share: readonly BulkOffer[] = [
    {
      action: 'pushIssuu',
      label: t('share.action'),
      Icon: MenuBook,
      title: (count) => t('share.title', { count }),
      done: (count) => t('share.done', { count }),
      follow: { label: t('share.follow'), to: addresses.blogsAll.print({ tab: 'documents' }) },
    },
  ];
  const remove: readonly BulkOffer[] = [
    {
      action: 'removeItemInfo',
      label: common('action.remove'),
      Icon: DeleteOutlined,
      tone: 'error',
      title: (count) => t('remove.title', { count }),
      done: (count) => t('remove.done', { count }),
      Options: RemoveOptions,
    },
  ];
  return [...(may.push ? push : []), ...(may.share ? share : []), ...(may.remove ? remove : [])];
};
