import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isOrderFigure, ORDER_FIGURES, type OrderFigure } from '../../../domain/figures/figures';
import { fulfilments } from '../../entities/fulfilments';
import { orderReports, type OrderReportGroup } from '../../entities/order-reports';
import { stores } from '../../entities/stores';
import { useList } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { Chart } from '../../ui/chart/Chart';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import { OPENED, useOpened } from '../../ui/list/opened';
import { FigureCards } from './FigureCards';
import { FiguresTable, type FigureLine } from './FiguresTable';
import { bucketOf, figureText, groupName } from './figure-words';
import { rowsAddress } from './report-address';
import { useReportAddress } from './use-report-address';
import { saveReport } from './report-file';
import { ReportFrame } from './ReportFrame';
import { ReportTrend } from './ReportTrend';

const OrderRows = latePart(async () => (await import('./OrderRows')).OrderRows);

const GROUPS = ['day', 'week', 'month', 'store', 'service', 'currency'] as const;
const FIGURES = Object.keys(ORDER_FIGURES) as OrderFigure[];
/** In large type above the rest. */
const CARDS = ['orders', 'revenue', 'cost', 'profit', 'margin', 'average_order', 'refund_rate'] as const satisfies readonly OrderFigure[];
/** What may be drawn. */
const DRAWN = ['profit', 'revenue', 'cost', 'orders', 'pieces'] as const satisfies readonly OrderFigure[];
/** More of these is worse. */
const BAD: ReadonlySet<OrderFigure> = new Set(['cost', 'fees', 'refunds', 'refund_rate', 'tax']);
const ALL = { perpage: 100 };

/** `/order-report`: what paid orders come to. `?rows=` opens the orders behind a figure. */
export const OrderReportScreen = () => {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const navigate = useNavigate();
  const address = useReportAddress();
  const { params, days, compare, change } = address;
  const opened = useOpened('rows');
  const group = GROUPS.find((each) => each === params.get('group')) ?? 'day';
  const drawn = DRAWN.find((each) => each === params.get('figure')) ?? 'profit';
  const filters = { store: params.get('store'), service: params.get('service'), currency: params.get('currency') };
  const { rows, error, reload } = useList(orderReports, { variables: { ...days, group, compare, ...filters } });
  const report = rows[0];
  const shops = useList(stores, ALL, { skip: !useMay('store', 'view') });
  const services = useList(fulfilments, ALL, { skip: !useMay('fulfilment', 'view') });

  const said = (figure: OrderFigure, value: number | null): string => figureText(t, format, ORDER_FIGURES[figure].unit, value);
  const lineOf = (key: string | null, name: string, figures: OrderReportGroup['figures']): FigureLine => ({
    key: key ?? '',
    name,
    cells: FIGURES.map((figure) => ({ text: said(figure, figures[figure]), to: rowsAddress(params, figure, key) })),
  });
  const open = (key: string | undefined) => key !== undefined && void navigate(rowsAddress(params, drawn, key), { state: OPENED });
  const options = (all: string, each: readonly { readonly value: string; readonly label: string }[], chosen: string | null) => [
    { value: '', label: all },
    ...each,
    ...(chosen !== null && chosen !== '' && each.every(({ value }) => value !== chosen) ? [{ value: chosen, label: chosen }] : []),
  ];
  const isDays = group === 'day' || group === 'week' || group === 'month';
  const name = (row: OrderReportGroup, by: string): string => groupName(t, format, row, by);
  const valueOf = (row: OrderReportGroup): number | null => row.figures[drawn];
  const inWords = ORDER_FIGURES[drawn].unit === 'dollars' ? format.money : format.count;
  const briefly = ORDER_FIGURES[drawn].unit === 'dollars' ? format.briefMoney : format.count;
  // Currencies there are to choose from are those the report knows of.
  const currencies = [
    ...new Set([
      'USD',
      ...(report?.group === 'currency' ? report.rows.map(({ key }) => key) : []),
      ...(report?.unrated.map(({ currency }) => currency) ?? []),
    ]),
  ];
  const empty = report !== undefined && report.total.orders === 0;
  return (
    <>
      <ReportFrame
        title={t('orderReport')}
        address={address}
        filters={[
          { name: 'group', label: t('group.title'), value: group, options: GROUPS.map((value) => ({ value, label: t(`group.${value}`) })) },
          {
            name: 'store',
            label: t('filter.store'),
            value: filters.store ?? '',
            options: options(
              t('filter.allStores'),
              shops.rows.map(({ _id, sto_name }) => ({ value: _id, label: sto_name })),
              filters.store,
            ),
          },
          {
            name: 'service',
            label: t('filter.service'),
            value: filters.service ?? '',
            options: options(
              t('filter.allServices'),
              [
                ...services.rows.map(({ _id, name: label }) => ({ value: _id, label })),
                ...(['several', 'none'] as const).map((value) => ({ value, label: t(`service.${value}`) })),
              ],
              filters.service,
            ),
          },
          {
            name: 'currency',
            label: t('filter.currency'),
            value: filters.currency ?? '',
            options: options(
              t('filter.allCurrencies'),
              currencies.map((value) => ({ value, label: value })),
              filters.currency,
            ),
          },
        ]}
        range={report?.range}
        before={report?.before}
        recalculating={report?.recalculating ?? 0}
        left={report?.unrated.map(({ currency, orders }) => t('unrated', { count: orders, currency })) ?? []}
        error={error}
        onRetry={reload}
        onExport={(chosen) =>
          report &&
          void saveReport(
            {
              name: 'order-report',
              range: report.range,
              heads: [t(`group.${group}`), ...FIGURES.map((figure) => t(`figure.${figure}`))],
              lines: [
                ...report.rows.map((row) => [isDays ? row.key : name(row, group), ...FIGURES.map((figure) => row.figures[figure])]),
                [t('total'), ...FIGURES.map((figure) => report.total[figure])],
              ],
            },
            chosen,
            i18n.language,
          )
        }
        empty={t('empty')}
        notes={t('notes.orders')}
      >
        {!report || empty ? null : (
          <>
            <FigureCards
              label={t('cards')}
              cards={CARDS.map((figure) => ({
                id: figure,
                label: t(`figure.${figure}`),
                text: said(figure, report.total[figure]),
                to: rowsAddress(params, figure, null),
                now: report.total[figure],
                before: report.total_before?.[figure],
                ...(report.total_before && { beforeText: said(figure, report.total_before[figure]) }),
                bad: BAD.has(figure),
              }))}
            />
            <ReportTrend
              figures={DRAWN.map((value) => ({ value, label: t(`figure.${value}`) }))}
              drawn={drawn}
              onDraw={(value) => change({ figure: value === 'profit' ? '' : value })}
              along={t(`group.${bucketOf(report.bucket)}`)}
              points={report.trend.map((row) => name(row, report.bucket))}
              values={report.trend.map(valueOf)}
              earlier={
                report.trend_before ? { label: t(`compare.${compare ?? 'before'}`), values: report.trend_before.map(valueOf) } : null
              }
              format={inWords}
              brief={briefly}
              onOpen={(point) => open(report.trend[point]?.key)}
            />
            {!isDays && report.rows.length > 1 && (
              <Chart
                kind="bar"
                title={t('byGroup', { figure: t(`figure.${drawn}`), group: t(`group.${group}`) })}
                along={t(`group.${group}`)}
                points={report.rows.map((row) => name(row, group))}
                series={[{ id: drawn, label: t(`figure.${drawn}`), look: 'main', values: report.rows.map(valueOf) }]}
                format={inWords}
                brief={briefly}
                onOpen={(point) => open(report.rows[point]?.key)}
              />
            )}
            <FiguresTable
              label={t('table')}
              head={t(`group.${group}`)}
              columns={FIGURES.map((id) => ({ id, label: t(`figure.${id}`), formula: t(`formula.${id}`) }))}
              lines={report.rows.map((row) => lineOf(row.key, name(row, group), row.figures))}
              total={lineOf(null, t('total'), report.total)}
            />
          </>
        )}
      </ReportFrame>
      {opened.id !== null && isOrderFigure(opened.id) && report && (
        <OrderRows figure={opened.id} report={report} of={params.get('of')} filters={filters} onClose={opened.close} />
      )}
    </>
  );
};
