import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { FULFILLMENT_FIGURES, type FulfillmentFigure } from '../../../domain/figures/figures';
import {
  fulfillmentReportRows,
  type FulfillmentReport,
  type FulfillmentReportGroup,
  type FulfillmentReportRow,
} from '../../entities/fulfillment-reports';
import { useList } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { useFormat, type Format } from '../../ui/format';
import { daysText } from '../../ui/RangePicker';
import { figureText, groupName, type FigureValue } from './figure-words';
import { pageOf, RowsDrawer, ROWS, type RowColumn } from './RowsDrawer';

interface FulfillmentRowsProps {
  readonly figure: FulfillmentFigure;
  readonly report: FulfillmentReport;
  /** The provider, or the days, whose rows they are; null: all of the report. */
  readonly of: string | null;
  readonly filters: { readonly store: string | null; readonly provider: string | null };
  /** Whose doing it was that something was made again; null: anybody's. */
  readonly cause: string | null;
  readonly onClose: () => void;
}

type Figures = FulfillmentReportGroup['figures'];

/** A column of a part of the formulas: what each row has of it, and what all of them come to. */
interface PartColumn {
  readonly words?: boolean;
  readonly cell: (row: FulfillmentReportRow, format: Format) => string;
  readonly foot?: (figures: Figures, format: Format) => string;
}

const time = (format: Format, at: number | null): string => (at === null ? '–' : format.date(at));

const PART_COLUMNS = {
  pieces: { cell: ({ pieces }, format) => format.count(pieces), foot: ({ pieces }, format) => format.count(pieces) },
  shippedPieces: { cell: ({ pieces }, format) => format.count(pieces), foot: ({ shipped_pieces }, format) => format.count(shipped_pieces) },
  cost: { cell: ({ cost }, format) => format.money(cost), foot: ({ cost }, format) => format.money(cost) },
  submitted: { cell: ({ submitted_at }, format) => time(format, submitted_at) },
  shipBy: { cell: ({ ship_by }, format) => time(format, ship_by) },
  shipped: { cell: ({ shipped_at }, format) => time(format, shipped_at) },
  delivered: { cell: ({ delivered_at }, format) => time(format, delivered_at) },
  tracking: { words: true, cell: ({ tracking_number }) => tracking_number ?? '–' },
  days: { cell: ({ days }, format) => (days === null ? '–' : format.count(days)) },
  reprinted: { cell: ({ reprinted }, format) => format.count(reprinted), foot: ({ reprinted }, format) => format.count(reprinted) },
  status: { words: true, cell: ({ status }) => status },
} as const satisfies Readonly<Record<string, PartColumn>>;

/** The parts of each figure's formula. */
const PARTS: Readonly<Record<FulfillmentFigure, readonly (keyof typeof PART_COLUMNS)[]>> = {
  fos: ['status', 'pieces', 'cost'],
  pieces: ['status', 'pieces'],
  cost: ['status', 'cost'],
  per_piece: ['pieces', 'cost'],
  production_days: ['submitted', 'shipped', 'days'],
  transit_days: ['tracking', 'shipped', 'delivered', 'days'],
  late_rate: ['shipBy', 'shipped'],
  overdue: ['status', 'submitted', 'shipBy'],
  reprint_rate: ['shippedPieces', 'reprinted'],
  cancelled_rate: ['status', 'submitted'],
  rejected_rate: ['status', 'submitted'],
};

/** The fulfilment orders and parcels behind a figure, with the parts of its formula. */
export const FulfillmentRows = ({ figure, report, of, filters, cause, onClose }: FulfillmentRowsProps) => {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const [params] = useSearchParams();
  const mayOrders = useMay('order', 'view');
  const provider = of === null ? null : (report.rows.find(({ key }) => key === of) ?? null);
  const span = of === null || provider ? null : (report.trend.find(({ key }) => key === of) ?? null);
  const missing = of !== null && !provider && !span;
  const days = { start: span?.start ?? report.range.start, end: span?.end ?? report.range.end };
  const list = useList(
    fulfillmentReportRows,
    { page: pageOf(params), perpage: ROWS, variables: { figure, ...days, ...filters, ...(provider && { provider: provider.key }), cause } },
    { skip: missing },
  );
  const group = provider ?? span;
  const figures = group ? group.figures : report.total;
  const { unit } = FULFILLMENT_FIGURES[figure];
  const value: FigureValue = figures[figure];
  const columns: readonly RowColumn<FulfillmentReportRow>[] = [
    { id: 'day', label: t('rows.day'), words: true, cell: ({ day }) => daysText(format, { start: day, end: day }) },
    { id: 'provider', label: t('rows.provider'), words: true, cell: ({ provider_name }) => provider_name },
    ...PARTS[figure].map((part): RowColumn<FulfillmentReportRow> => {
      const { cell, foot, words }: PartColumn = PART_COLUMNS[part];
      return {
        id: part,
        label: t(`part.${part}`),
        cell: (row) => cell(row, format),
        ...(foot && { foot: foot(figures, format) }),
        ...(words && { words }),
      };
    }),
  ];
  return (
    <RowsDrawer
      title={t('rows.title', { figure: t(`ff.${figure}`), value: figureText(t, format, unit, value) })}
      formula={t(`ffFormula.${figure}`)}
      of={[group ? groupName(t, format, group, report.bucket) : daysText(format, days), cause && t(`cause.${causeOf(cause)}`)]
        .filter(Boolean)
        .join(' · ')}
      list={missing ? { ...list, loading: false } : list}
      rowHead={t('rows.order')}
      rowName={({ order_number }) => `#${order_number}`}
      linkOf={({ order_id }) => (mayOrders ? addresses.orders.print({ filter: 'all', status: 'All', id: order_id }) : null)}
      columns={columns}
      shares={unit === 'share'}
      onClose={onClose}
    />
  );
};

/** A cause as this page knows it. */
const causeOf = (text: string): 'provider' | 'courier' | 'other' => (text === 'provider' || text === 'courier' ? text : 'other');
