import type { TFunction } from 'i18next';
import { IMAGE_TYPES, isImageType } from '../../../domain/files/upload-rules';
import type { File } from '../../entities/files';

const MEGABYTE = 1024 * 1024;

/** What kind of picture a file is, as people say it. */
export const kindOf = ({ mimetype }: Pick<File, 'mimetype'>): string => (isImageType(mimetype) ? IMAGE_TYPES[mimetype].label : mimetype);

/** Width and height in pixels; empty where they are unknown. */
export const pixelsOf = ({ width, height }: Pick<File, 'width' | 'height'>): string => (width && height ? `${width} × ${height}` : '');

/** Bytes as people read them. */
export const sizeOf = (t: TFunction<'media'>, bytes: number, language: string): string => {
  const round = (value: number): string => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  return bytes >= MEGABYTE
    ? t('size.megabytes', { size: round(bytes / MEGABYTE) })
    : t('size.kilobytes', { size: round(Math.ceil(bytes / 1024)) });
};
