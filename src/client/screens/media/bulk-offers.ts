import DeleteForever from '../../ui/icons/DeleteForeverOutlined';
import DeleteOutlined from '../../ui/icons/DeleteOutlined';
import LabelOutlined from '../../ui/icons/LabelOutlined';
import RestoreFromTrash from '../../ui/icons/RestoreFromTrashOutlined';
import type { TFunction } from 'i18next';
import { lazy } from 'react';
import type { BulkOffer } from '../../shell/lists/bulk/offer';

const TagOptions = lazy(async () => ({ default: (await import('./TagOptions')).TagOptions }));

/** What can be done with many files at once, in the trash and outside of it. */
export const bulkOffers = (
  t: TFunction<'media'>,
  trashed: boolean,
  may: { readonly update: boolean; readonly remove: boolean },
): readonly BulkOffer[] => {
  const words = (action: 'tag' | 'trash' | 'restore' | 'remove') => ({
    label: t(`bulk.${action}`),
    title: (count: number) => t(`bulk.${action}Title`, { count }),
    done: (count: number) => t(`bulk.${action}Done`, { count }),
  });
  const tag: BulkOffer = { action: 'tagFile', Icon: LabelOutlined, Options: TagOptions, ...words('tag') };
  const restore: BulkOffer = { action: 'moveFile', Icon: RestoreFromTrash, tone: 'primary', ...words('restore') };
  const trash: BulkOffer = { action: 'trashFile', Icon: DeleteOutlined, tone: 'error', ...words('trash') };
  const remove: BulkOffer = { action: 'removeFiles', Icon: DeleteForever, tone: 'error', ...words('remove') };
  return [...(may.update ? [trashed ? restore : tag] : []), ...(may.remove ? [trashed ? remove : trash] : [])];
};
