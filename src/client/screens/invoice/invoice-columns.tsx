import type { TFunction } from 'i18next';
import { INVOICE_KINDS, INVOICE_STATUSES } from '../../../domain/billing/invoice';
import type { Invoice } from '../../entities/invoices';
import type { Format } from '../../ui/format';
import { Words } from '../../ui/list/cells';
import { listColumns, widthOfChips, widthOfSmallLine, widthOfWords, type ListColumn } from '../../ui/list/columns';
import { timeColumn } from '../../ui/list/time-column';
import { StatusChip } from '../../ui/StatusChip';
import { invoiceName, kindName, monthName, statusOf } from './invoice-words';

export const invoiceColumns = (t: TFunction<'invoice'>, format: Format) => {
  const money = (
    id: 'subtotal' | 'tax' | 'total' | 'due',
    more: Pick<ListColumn<Invoice>, 'rank' | 'sort' | 'hidden'>,
  ): ListColumn<Invoice> => ({
    id,
    header: t(`column.${id}`),
    width: 104,
    align: 'end',
    csv: (row) => row[id],
    cell: (row) => format.money(row[id]),
    ...more,
  });
  return listColumns<Invoice>([
    {
      id: 'number',
      header: t('column.number'),
      // What names a row stands on one line, in larger letters than a small one.
      width: widthOfSmallLine([t('draftOf', { month: monthName(format, '2026-09') })]) + 24,
      role: 'title',
      sort: 'number',
      csv: ({ number }) => number,
      cell: (row) => invoiceName(t, format, row),
    },
    {
      id: 'kind',
      header: t('column.kind'),
      width: widthOfWords(INVOICE_KINDS.map((kind) => kindName(t, kind))),
      rank: 3,
      csv: ({ kind }) => kindName(t, kind),
      cell: ({ kind }) => <Words>{kindName(t, kind)}</Words>,
    },
    {
      id: 'store',
      header: t('column.store'),
      minWidth: 120,
      csv: ({ store }) => store.sto_name,
      cell: ({ store }) => <Words>{store.sto_name}</Words>,
    },
    {
      id: 'provider',
      header: t('column.provider'),
      minWidth: 120,
      rank: 2,
      csv: ({ provider }) => provider,
      cell: ({ provider }) => <Words>{provider}</Words>,
    },
    {
      id: 'month',
      header: t('column.month'),
      width: 96,
      rank: 1,
      sort: 'month',
      csv: ({ month }) => month,
      cell: ({ month }) => monthName(format, month),
    },
    {
      id: 'status',
      header: t('column.status'),
      width: widthOfChips(INVOICE_STATUSES.map((status) => statusOf(t, status).label)),
      role: 'status',
      csv: ({ status }) => statusOf(t, status).label,
      cell: ({ status }) => <StatusChip {...statusOf(t, status)} />,
    },
    money('subtotal', { rank: 6 }),
    money('tax', { rank: 7 }),
    money('total', { sort: 'total' }),
    money('due', { sort: 'due', rank: 4 }),
    timeColumn(format, { id: 'issued', header: t('column.issued'), rank: 5, at: ({ issued_at }) => issued_at }),
  ]);
};
