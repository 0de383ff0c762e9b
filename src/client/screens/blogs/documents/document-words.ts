import type { TFunction } from 'i18next';
import { isDocumentStatus, type DocumentStatus } from '../../../../domain/documents/document';
import type { Tone } from '../../../ui/StatusChip';

const TONES: Readonly<Record<DocumentStatus, Tone>> = {
  waiting: 'waiting',
  sharing: 'waiting',
  shared: 'good',
  failed: 'bad',
  unknown: 'warning',
};

/** A status in words; one a newer server has is shown as it is. */
export const documentStatusName = (t: TFunction<'blogs'>, status: string): string =>
  isDocumentStatus(status) ? t(`documents.status.${status}`) : status;

export const documentStatusTone = (status: string): Tone => (isDocumentStatus(status) ? TONES[status] : 'neutral');
