import CallReceived from '../../ui/icons/CallReceived';
import CloudUpload from '../../ui/icons/CloudUploadOutlined';
import InsertLink from '../../ui/icons/InsertLink';
import LinkOff from '../../ui/icons/LinkOff';
import SaveAlt from '../../ui/icons/SaveAlt';
import type { TFunction } from 'i18next';
import { lazy } from 'react';
import { addresses } from '../../../domain/addresses/addresses';
import { bulkEdits } from '../../entities/bulk-edits';
import type { BulkOffer } from '../../shell/lists/bulk/offer';
import { fieldWord } from './external-words';

const ImportOptions = lazy(async () => ({ default: (await import('./ImportOptions')).ImportOptions }));
const TakeTheirs = lazy(async () => ({ default: (await import('./TakeOptions')).TakeTheirs }));
const TakeOurs = lazy(async () => ({ default: (await import('./TakeOptions')).TakeOurs }));

/** Columns of an item by what people call the field. */
const COLUMNS: Readonly<Record<string, string>> = {
  custom_name: 'name',
  images: 'pictures',
  platform_category: 'category',
  plf_price: 'price',
};

/** What can be done with many products of shops at once. */
export const bulkOffers = (
  t: TFunction<'external'>,
  may: { readonly update: boolean; readonly add: boolean; readonly change: boolean },
): readonly BulkOffer[] => {
  const words = (name: 'import' | 'link' | 'unlink' | 'theirs' | 'ours') => ({
    label: t(`bulk.${name}`),
    title: (count: number) => t(`bulk.${name}Title`, { count }),
    done: (count: number) => t(`bulk.${name}Done`, { count }),
  });
  const fieldName = (field: string): string => fieldWord(t, COLUMNS[field] ?? field);
  const imports: BulkOffer = {
    action: 'externalImport',
    Icon: SaveAlt,
    ...words('import'),
    follow: { label: t('bulk.toItems'), to: addresses.internal.print() },
    Options: ImportOptions,
  };
  const theirs: BulkOffer = {
    action: 'externalTake',
    Icon: CallReceived,
    ...words('theirs'),
    fieldName,
    back: {
      label: t('undo'),
      intent: async ({ edit = '' }) => bulkEdits.actions.undo({ _id: edit }, `undo-${edit}`),
      to: () => addresses.internal.print({ recent: 'all' }),
    },
    Options: TakeTheirs,
  };
  const ours: BulkOffer = {
    action: 'externalTake',
    Icon: CloudUpload,
    ...words('ours'),
    fieldName,
    follow: { label: t('bulk.toJobs'), to: addresses.jobs.print() },
    Options: TakeOurs,
  };
  const link: BulkOffer = { action: 'externalLinkSku', Icon: InsertLink, ...words('link') };
  const unlink: BulkOffer = { action: 'externalUnlink', Icon: LinkOff, ...words('unlink') };
  if (!may.update) return [];
  return [...(may.add ? [imports] : []), link, ...(may.change ? [theirs, ours] : []), unlink];
};
