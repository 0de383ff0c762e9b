import { useTranslation } from 'react-i18next';
import { posts } from '../../entities/posts';
import { useRow } from '../../kernel/hooks';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { ScheduleDialog } from './ScheduleDialog';

const OF_NOBODY = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, publish_at: null };

/** When chosen posts are published: by the shop's clock, beginning with when the first of them is. */
export const ScheduleOptions = ({ ids, count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('blogs');
  const first = useRow(posts, ids?.[0] ?? null);
  const { zone, publish_at } = first ?? OF_NOBODY;
  return (
    <ScheduleDialog
      title={t('bulk.scheduleTitle', { count })}
      zone={zone}
      at={publish_at ?? null}
      onChoose={(at) => onReady({ publish_at: at }, false)}
      onClose={onClose}
    />
  );
};
