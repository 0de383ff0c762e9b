import type { TFunction } from 'i18next';
import { imageUrl } from '../../../domain/files/image-sizes';
import type { File } from '../../entities/files';
import { ContentStatus } from '../../ui/ContentStatus';
import type { Format } from '../../ui/format';
import { listColumns } from '../../ui/list/columns';
import { csvTexts, csvTime } from '../../ui/list/csv';
import { Thumb } from '../../ui/Thumb';
import { kindOf, pixelsOf, sizeOf } from './file-facts';

interface FileColumnsContext {
  readonly t: TFunction<'media'>;
  readonly format: Format;
  readonly language: string;
}

export const fileColumns = ({ t, format, language }: FileColumnsContext) =>
  listColumns<File>([
    {
      id: 'picture',
      header: t('column.picture'),
      width: 56,
      fixed: true,
      bareHead: true,
      cell: ({ image_sizes }) => <Thumb src={imageUrl(image_sizes, 'thumb')} alt="" />,
    },
    {
      id: 'filename',
      header: t('column.filename'),
      minWidth: 200,
      leads: true,
      sort: 'filename',
      csv: ({ filename }) => filename,
      cell: ({ filename }) => <b style={{ fontWeight: 500 }}>{filename}</b>,
    },
    { id: 'kind', header: t('column.kind'), width: 80, hidden: true, csv: kindOf, cell: kindOf },
    { id: 'pixels', header: t('column.pixels'), width: 120, csv: pixelsOf, cell: pixelsOf },
    {
      id: 'size',
      header: t('column.size'),
      width: 92,
      align: 'end',
      sort: 'size',
      csv: ({ size }) => size,
      cell: ({ size }) => sizeOf(t, size, language),
    },
    { id: 'tags', header: t('column.tags'), minWidth: 120, csv: ({ tags }) => csvTexts(tags), cell: ({ tags }) => tags.join(', ') },
    { id: 'sku', header: t('column.sku'), width: 110, hidden: true, csv: ({ sku }) => sku ?? '', cell: ({ sku }) => sku },
    {
      id: 'status',
      header: t('column.status'),
      width: 124,
      csv: ({ status }) => status,
      cell: ({ status }) => <ContentStatus status={status} />,
    },
    { id: 'used', header: t('column.used'), width: 80, align: 'end', csv: ({ used }) => used, cell: ({ used }) => format.count(used) },
    {
      id: 'created_at',
      header: t('column.created'),
      width: 152,
      sort: 'created_at',
      csv: ({ created_at }) => csvTime(created_at),
      cell: ({ created_at }) => format.dateTime(created_at),
    },
  ]);
