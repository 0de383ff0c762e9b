import type { TFunction } from 'i18next';
import { isPostStatus, type PostStatus } from '../../../domain/blogs/post';
import type { Tone } from '../../ui/StatusChip';

const TONES: Readonly<Record<PostStatus, Tone>> = {
  draft: 'neutral',
  scheduled: 'waiting',
  publishing: 'waiting',
  published: 'good',
  failed: 'bad',
  unknown: 'warning',
};

/** A status in words; one a newer server has is shown as it is. */
export const statusName = (t: TFunction<'blogs'>, status: string): string => (isPostStatus(status) ? t(`status.${status}`) : status);

export const statusTone = (status: string): Tone => (isPostStatus(status) ? TONES[status] : 'neutral');

/** What people call a post: one that has no title yet is called so. */
export const postName = (t: TFunction<'blogs'>, title: string): string => title || t('untitled');
