import CollectionsBookmark from '../../ui/icons/CollectionsBookmarkOutlined';
import DeleteForever from '../../ui/icons/DeleteForeverOutlined';
import LabelOutlined from '../../ui/icons/LabelOutlined';
import Star from '../../ui/icons/Star';
import StarBorder from '../../ui/icons/StarBorder';
import type { TFunction } from 'i18next';
import { lazy } from 'react';
import type { BulkOffer } from '../../shell/lists/bulk/offer';

const TagOptions = lazy(async () => ({ default: (await import('./LabelOptions')).TagOptions }));
const CollectionOptions = lazy(async () => ({ default: (await import('./LabelOptions')).CollectionOptions }));

/** What can be done with many product types at once. */
export const bulkOffers = (t: TFunction<'products'>, may: { readonly update: boolean; readonly remove: boolean }): readonly BulkOffer[] => {
  const words = (action: 'favorite' | 'unfavorite' | 'tag' | 'collect' | 'remove') => ({
    label: t(`bulk.${action}`),
    title: (count: number) => t(`bulk.${action}Title`, { count }),
    done: (count: number) => t(`bulk.${action}Done`, { count }),
  });
  const change = { action: 'productPresetUpdate' } as const;
  const favorite: BulkOffer = { ...change, Icon: Star, extra: { preset: { favorite: true } }, ...words('favorite') };
  const unfavorite: BulkOffer = { ...change, Icon: StarBorder, extra: { preset: { favorite: false } }, ...words('unfavorite') };
  const tag: BulkOffer = { ...change, Icon: LabelOutlined, Options: TagOptions, ...words('tag') };
  const collect: BulkOffer = { ...change, Icon: CollectionsBookmark, Options: CollectionOptions, ...words('collect') };
  const remove: BulkOffer = { action: 'productPresetRemove', Icon: DeleteForever, tone: 'error', ...words('remove') };
  return [...(may.update ? [favorite, unfavorite, tag, collect] : []), ...(may.remove ? [remove] : [])];
};
