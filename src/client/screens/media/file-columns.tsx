import type { TFunction } from 'i18next';
import { CONTENT_STATUSES } from '../../../domain/design/design';
import { imageUrl } from '../../../domain/files/image-sizes';
import type { File } from '../../entities/files';
import { ContentStatus } from '../../ui/ContentStatus';
import type { Format } from '../../ui/format';
import { Words } from '../../ui/list/cells';
import { listColumns, widthOfChips } from '../../ui/list/columns';
import { csvTexts } from '../../../domain/spreadsheets/cell-values';
import { timeColumn } from '../../ui/list/time-column';
import { Thumb } from '../../ui/Thumb';
import { kindOf, pixelsOf, sizeOf } from './file-facts';

interface FileColumnsContext {
  readonly t: TFunction<'media'>;
  readonly lists: TFunction<'lists'>;
  readonly format: Format;
  readonly language: string;
}

export const fileColumns = ({ t, lists, format, language }: FileColumnsContext) =>
  listColumns<File>([
    {
      id: 'picture',
      header: t('column.picture'),
      width: 56,
      role: 'picture',
      fixed: true,
      bareHead: true,
      cell: ({ image_sizes }) => <Thumb src={imageUrl(image_sizes, 'thumb')} alt="" />,
    },
    {
      id: 'filename',
      header: t('column.filename'),
      minWidth: 180,
      sort: 'filename',
      role: 'title',
      csv: ({ filename }) => filename,
      cell: ({ filename }) => <b style={{ fontWeight: 500 }}>{filename}</b>,
    },
    { id: 'kind', header: t('column.kind'), width: 80, hidden: true, csv: kindOf, cell: kindOf },
    { id: 'pixels', header: t('column.pixels'), width: 112, rank: 3, csv: pixelsOf, cell: pixelsOf },
    {
      id: 'size',
      header: t('column.size'),
      width: 84,
      rank: 1,
      align: 'end',
      sort: 'size',
      csv: ({ size }) => size,
      cell: ({ size }) => sizeOf(t, size, language),
    },
    {
      id: 'tags',
      header: t('column.tags'),
      minWidth: 112,
      rank: 4,
      csv: ({ tags }) => csvTexts(tags),
      cell: ({ tags }) => <Words>{tags.join(', ')}</Words>,
    },
    { id: 'sku', header: t('column.sku'), width: 110, hidden: true, csv: ({ sku }) => sku ?? '', cell: ({ sku }) => sku },
    {
      id: 'status',
      header: t('column.status'),
      width: widthOfChips(CONTENT_STATUSES.map((status) => lists(`contentStatus.${status}`))),
      role: 'status',
      csv: ({ status }) => status,
      cell: ({ status }) => <ContentStatus status={status} />,
    },
    {
      id: 'used',
      header: t('column.used'),
      width: 64,
      rank: 2,
      align: 'end',
      csv: ({ used }) => used,
      cell: ({ used }) => format.count(used),
    },
    timeColumn(format, { id: 'created_at', header: t('column.created'), sort: 'created_at', at: ({ created_at }) => created_at }),
  ]);
