import { useTranslation } from 'react-i18next';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { WordsOptions } from '../../shell/lists/bulk/WordsOptions';

/** Which tags chosen files get, and which they lose. */
export const TagOptions = ({ count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('media');
  return (
    <WordsOptions
      title={t('bulk.tagTitle', { count })}
      add={t('bulk.add')}
      takeOff={t('bulk.takeOff')}
      confirm={t('bulk.tag')}
      none={t('bulk.noTag')}
      onReady={(changes) => onReady(changes, true)}
      onClose={onClose}
    />
  );
};
