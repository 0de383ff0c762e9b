import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { ORDER_FIGURES, partsOf, type OrderFigure } from '../../../domain/figures/figures';
import { orderReportRows, type OrderReport, type OrderReportRow } from '../../entities/order-reports';
import { useList } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { daysText } from '../../ui/RangePicker';
import { figureText, groupName } from './figure-words';
import { pageOf, RowsDrawer, ROWS, type RowColumn } from './RowsDrawer';

interface OrderRowsProps {
  readonly figure: OrderFigure;
  readonly report: OrderReport;
  /** The group whose rows they are; null: all of the report. */
  readonly of: string | null;
  /** What narrows the report. */
  readonly filters: { readonly store: string | null; readonly service: string | null; readonly currency: string | null };
  readonly onClose: () => void;
}

const COLUMNS = new Set(['orders']);

/** The orders behind a figure, with the parts of its formula. */
export const OrderRows = ({ figure, report, of, filters, onClose }: OrderRowsProps) => {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const [params] = useSearchParams();
  const mayOrders = useMay('order', 'view');
  const group = of === null ? null : (report.rows.find(({ key }) => key === of) ?? report.trend.find(({ key }) => key === of) ?? null);
  // What the address names may be of other days by now: then there are no rows.
  const missing = of !== null && group === null;
  const days = { start: group?.start ?? report.range.start, end: group?.end ?? report.range.end };
  const narrowed = group && group.start === null ? { ...filters, [report.group]: group.key } : filters;
  const list = useList(
    orderReportRows,
    { page: pageOf(params), perpage: ROWS, variables: { figure, ...days, ...narrowed } },
    { skip: missing },
  );
  const { unit, formula } = ORDER_FIGURES[figure];
  const sums = group ? group.figures : report.total;
  const value = (id: OrderFigure, figures: OrderReportRow['figures']): string => figureText(t, format, ORDER_FIGURES[id].unit, figures[id]);
  const parts: readonly OrderFigure[] = [...partsOf(formula).filter((part) => !COLUMNS.has(part))];
  const shown: readonly OrderFigure[] = parts.includes(figure) || figure === 'orders' || unit !== 'dollars' ? parts : [...parts, figure];
  const columns: readonly RowColumn<OrderReportRow>[] = [
    { id: 'day', label: t('rows.day'), words: true, cell: ({ day }) => daysText(format, { start: day, end: day }) },
    ...(shown.length < 4
      ? [{ id: 'store', label: t('rows.store'), words: true, cell: ({ store_name }: OrderReportRow) => store_name }]
      : []),
    ...(shown.length < 3
      ? [
          {
            id: 'service',
            label: t('rows.service'),
            words: true,
            cell: ({ service, service_name }: OrderReportRow) =>
              groupName(t, format, { key: service, name: service_name, start: null, end: null }, 'day'),
          },
          { id: 'paid', label: t('rows.paid'), cell: ({ total, currency }: OrderReportRow) => format.money(total, currency) },
        ]
      : []),
    ...shown.map((id) => ({
      id,
      label: t(`figure.${id}`),
      cell: ({ figures }: OrderReportRow) => value(id, figures),
      foot: value(id, sums),
    })),
  ];
  const name = t(`figure.${figure}`);
  const total = figureText(t, format, unit, sums[figure]);
  return (
    <RowsDrawer
      title={t('rows.title', { figure: name, value: total })}
      formula={t(`formula.${figure}`)}
      of={group ? groupName(t, format, group, report.rows.includes(group) ? report.group : report.bucket) : daysText(format, days)}
      list={missing ? { ...list, loading: false } : list}
      rowHead={t('rows.order')}
      rowName={({ number }) => `#${number}`}
      linkOf={({ order_id }) => (mayOrders ? addresses.orders.print({ filter: 'all', status: 'All', id: order_id }) : null)}
      columns={columns}
      shares={unit === 'share' && figure !== 'margin'}
      onClose={onClose}
    />
  );
};
