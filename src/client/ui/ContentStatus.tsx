import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CONTENT_STATUSES } from '../../domain/design/design';
import { StatusChip, type Tone } from './StatusChip';

const TONES: Readonly<Record<string, Tone>> = { published: 'good', draft: 'paused', trashed: 'bad' };

/** The status of a design or a file in words. */
export const contentStatusName = (t: TFunction<'lists'>, status: string): string => {
  const known = CONTENT_STATUSES.find((each) => each === status);
  return known ? t(`contentStatus.${known}`) : status;
};

/** The status of a design or a file. */
export const ContentStatus = ({ status }: { readonly status: string }) => {
  const { t } = useTranslation('lists');
  return <StatusChip tone={TONES[status] ?? 'neutral'} label={contentStatusName(t, status)} />;
};
