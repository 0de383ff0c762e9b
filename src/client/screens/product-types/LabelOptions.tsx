import { useTranslation } from 'react-i18next';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { WordsOptions } from '../../shell/lists/bulk/WordsOptions';

/** Which tags chosen product types get, and which they lose. */
export const TagOptions = ({ count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('products');
  return (
    <WordsOptions
      title={t('bulk.tagTitle', { count })}
      add={t('bulk.addTags')}
      takeOff={t('bulk.removeTags')}
      confirm={t('bulk.tag')}
      none={t('bulk.noTag')}
      onReady={({ add, remove }) => onReady({ preset: { add_tags: add, remove_tags: remove } }, true)}
      onClose={onClose}
    />
  );
};

/** The same of collections. */
export const CollectionOptions = ({ count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('products');
  return (
    <WordsOptions
      title={t('bulk.collectTitle', { count })}
      add={t('bulk.addCollections')}
      takeOff={t('bulk.removeCollections')}
      confirm={t('bulk.collect')}
      none={t('bulk.noCollection')}
      onReady={({ add, remove }) => onReady({ preset: { add_collections: add, remove_collections: remove } }, true)}
      onClose={onClose}
    />
  );
};
