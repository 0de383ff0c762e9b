import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FULFILLMENT_FIGURES, isFulfillmentFigure, type FulfillmentFigure } from '../../../domain/figures/figures';
import { fulfilments } from '../../entities/fulfilments';
import { fulfillmentReports, type FulfillmentReportGroup } from '../../entities/fulfillment-reports';
import { stores } from '../../entities/stores';
import { useList } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import { OPENED, useOpened } from '../../ui/list/opened';
import { FigureCards } from './FigureCards';
import { FiguresTable, type FigureLine } from './FiguresTable';
import { bucketOf, figureText, groupName, type FigureValue } from './figure-words';
import { rowsAddress } from './report-address';
import { useReportAddress } from './use-report-address';
import { saveReport } from './report-file';
import { ReportFrame } from './ReportFrame';
import { ReportTrend } from './ReportTrend';

const FulfillmentRows = latePart(async () => (await import('./FulfillmentRows')).FulfillmentRows);

const FIGURES = Object.keys(FULFILLMENT_FIGURES) as FulfillmentFigure[];
const CARDS = [
  'fos',
  'cost',
  'per_piece',
  'production_days',
  'late_rate',
  'overdue',
  'reprint_rate',
] as const satisfies readonly FulfillmentFigure[];
const DRAWN = ['production_days', 'late_rate', 'fos', 'cost', 'per_piece'] as const satisfies readonly FulfillmentFigure[];
const BAD: ReadonlySet<FulfillmentFigure> = new Set([
  'cost',
  'per_piece',
  'production_days',
  'transit_days',
  'late_rate',
  'overdue',
  'reprint_rate',
  'cancelled_rate',
  'rejected_rate',
]);
const ALL = { perpage: 100 };

/** A figure as one number: of days their mean. */
const numberOf = (value: FigureValue): number | null => (value === null || typeof value === 'number' ? value : value.mean);

/** `/fulfillment-report`: how providers make and ship. `?rows=` opens what a figure is made of. */
export const FulfillmentReportScreen = () => {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const navigate = useNavigate();
  const address = useReportAddress();
  const { params, days, compare, change } = address;
  const opened = useOpened('rows');
  const drawn = DRAWN.find((each) => each === params.get('figure')) ?? 'production_days';
  const filters = { store: params.get('store'), provider: params.get('provider') };
  const { rows, error, reload } = useList(fulfillmentReports, { variables: { ...days, compare, ...filters } });
  const report = rows[0];
  const shops = useList(stores, ALL, { skip: !useMay('store', 'view') });
  const providers = useList(fulfilments, ALL, { skip: !useMay('fulfilment', 'view') });

  const said = (figure: FulfillmentFigure, value: FigureValue): string => figureText(t, format, FULFILLMENT_FIGURES[figure].unit, value);
  const lineOf = (
    key: string | null,
    name: string,
    figures: FulfillmentReportGroup['figures'],
    before: typeof figures | null,
  ): FigureLine => ({
    key: key ?? '',
    name,
    cells: FIGURES.map((figure) => ({
      text: said(figure, figures[figure]),
      to: rowsAddress(params, figure, key),
      faint: FULFILLMENT_FIGURES[figure].unit === 'share' && !figures.telling && figures[figure] !== null,
      ...(before && figure !== 'overdue' && { before: said(figure, before[figure]) }),
    })),
  });
  const nameOf = (row: FulfillmentReportGroup): string => groupName(t, format, row, report?.bucket ?? 'day');
  const units = { dollars: [format.money, format.briefMoney], share: [format.share, format.percent] } as const;
  const oneDecimal = (value: number): string => format.measure(value, 1);
  const { unit } = FULFILLMENT_FIGURES[drawn];
  const [inWords, briefly] = unit === 'dollars' || unit === 'share' ? units[unit] : [oneDecimal, oneDecimal];
  const anyFew = report?.rows.some(({ figures }) => !figures.telling) ?? false;
  const csvOf = (figures: FulfillmentReportGroup['figures']) =>
    FIGURES.flatMap((figure): (number | null)[] => {
      const value: FigureValue = figures[figure];
      return value !== null && typeof value === 'object' ? [value.mean, value.p90] : [value];
    });
  const heads = FIGURES.flatMap((figure) =>
    FULFILLMENT_FIGURES[figure].unit === 'days'
      ? [t('mean', { figure: t(`ff.${figure}`) }), t('p90', { figure: t(`ff.${figure}`) })]
      : [t(`ff.${figure}`)],
  );
  const empty = report !== undefined && report.total.fos === 0 && report.total.overdue === 0;
  return (
    <>
      <ReportFrame
        title={t('fulfillmentReport')}
        address={address}
        filters={[
          {
            name: 'provider',
            label: t('filter.provider'),
            value: filters.provider ?? '',
            options: [
              { value: '', label: t('filter.allProviders') },
              ...providers.rows.map(({ _id, name }) => ({ value: _id, label: name })),
            ],
          },
          {
            name: 'store',
            label: t('filter.store'),
            value: filters.store ?? '',
            options: [
              { value: '', label: t('filter.allStores') },
              ...shops.rows.map(({ _id, sto_name }) => ({ value: _id, label: sto_name })),
            ],
          },
        ]}
        range={report?.range}
        before={report?.before}
        recalculating={report?.recalculating ?? 0}
        left={[]}
        error={error}
        onRetry={reload}
        onExport={(chosen) =>
          report &&
          void saveReport(
            {
              name: 'fulfillment-report',
              range: report.range,
              heads: [t('rows.provider'), ...heads],
              lines: [...report.rows.map((row) => [nameOf(row), ...csvOf(row.figures)]), [t('total'), ...csvOf(report.total)]],
            },
            chosen,
            i18n.language,
          )
        }
        empty={t('emptyFulfillment')}
        notes={`${t('notes.fulfillment')} ${anyFew ? t('notes.few') : ''}`}
      >
        {!report || empty ? null : (
          <>
            <FigureCards
              label={t('cards')}
              cards={CARDS.map((figure) => ({
                id: figure,
                label: t(`ff.${figure}`),
                text: said(figure, report.total[figure]),
                to: rowsAddress(params, figure, null),
                now: numberOf(report.total[figure]),
                before: report.total_before && numberOf(report.total_before[figure]),
                ...(report.total_before && figure !== 'overdue' && { beforeText: said(figure, report.total_before[figure]) }),
                bad: BAD.has(figure),
              }))}
            />
            <FiguresTable
              label={t('table')}
              head={t('rows.provider')}
              columns={FIGURES.map((id) => ({ id, label: t(`ff.${id}`), formula: t(`ffFormula.${id}`) }))}
              lines={report.rows.map((row) => lineOf(row.key, nameOf(row), row.figures, row.figures_before))}
              total={lineOf(null, t('total'), report.total, report.total_before)}
            />
            <ReportTrend
              figures={DRAWN.map((value) => ({ value, label: t(`ff.${value}`) }))}
              drawn={drawn}
              onDraw={(value) => change({ figure: value === 'production_days' ? '' : value })}
              along={t(`group.${bucketOf(report.bucket)}`)}
              points={report.trend.map(nameOf)}
              values={report.trend.map(({ figures }) => numberOf(figures[drawn]))}
              earlier={
                compare && report.trend.some(({ figures_before }) => figures_before)
                  ? {
                      label: t(`compare.${compare}`),
                      values: report.trend.map(({ figures_before }) => numberOf(figures_before?.[drawn] ?? null)),
                    }
                  : null
              }
              format={inWords}
              brief={briefly}
              onOpen={(point) => {
                const key = report.trend[point]?.key;
                if (key !== undefined) void navigate(rowsAddress(params, drawn, key), { state: OPENED });
              }}
            />
          </>
        )}
      </ReportFrame>
      {opened.id !== null && isFulfillmentFigure(opened.id) && report && (
        <FulfillmentRows
          figure={opened.id}
          report={report}
          of={params.get('of')}
          filters={filters}
          cause={params.get('cause')}
          onClose={opened.close}
        />
      )}
    </>
  );
};
