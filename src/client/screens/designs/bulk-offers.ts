import ContentCopy from '../../ui/icons/ContentCopyOutlined';
import DeleteForever from '../../ui/icons/DeleteForeverOutlined';
import DeleteOutlined from '../../ui/icons/DeleteOutlined';
import RestoreFromTrash from '../../ui/icons/RestoreFromTrashOutlined';
import type { TFunction } from 'i18next';
import type { BulkOffer } from '../../shell/lists/bulk/offer';

/** What can be done with many designs at once, in the trash and outside of it. */
export const bulkOffers = (
  t: TFunction<'designs'>,
  trashed: boolean,
  may: { readonly add: boolean; readonly update: boolean; readonly remove: boolean },
): readonly BulkOffer[] => {
  const words = (action: 'duplicate' | 'trash' | 'restore' | 'remove') => ({
    label: t(`bulk.${action}`),
    title: (count: number) => t(`bulk.${action}Title`, { count }),
    done: (count: number) => t(`bulk.${action}Done`, { count }),
  });
  const duplicate: BulkOffer = { action: 'duplicateMockupDesign', Icon: ContentCopy, ...words('duplicate') };
  const restore: BulkOffer = { action: 'moveMockupDesign', Icon: RestoreFromTrash, tone: 'primary', ...words('restore') };
  const trash: BulkOffer = { action: 'trashMockupDesign', Icon: DeleteOutlined, tone: 'error', ...words('trash') };
  const remove: BulkOffer = { action: 'removeMockupDesign', Icon: DeleteForever, tone: 'error', ...words('remove') };
  return trashed
    ? [...(may.update ? [restore] : []), ...(may.remove ? [remove] : [])]
    : [...(may.add ? [duplicate] : []), ...(may.remove ? [trash] : [])];
};
