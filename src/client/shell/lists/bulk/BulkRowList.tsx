import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format';
import { hasStarted, type BulkRun, type CheckedRow, type RowResult } from '../../../tasks/bulk/bulk-slice';
import { refusalSentence } from '../../../ui/refusal';
import { StatusChip } from '../../../ui/StatusChip';
import type { BulkOffer } from './offer';

/** In pixels. */
const ROW = 36;
/** The same of a field that changes. */
const FIELD = 20;

/** How much a row wants looking at: what failed or was refused comes first. */
const rank = ({ ok }: CheckedRow, result: RowResult | undefined): number => (result ? (result.ok ? 2 : 0) : ok ? 1 : 0);

interface BulkRowListProps {
  readonly run: BulkRun;
  readonly rowName: BulkOffer['rowName'];
  readonly fieldName?: BulkOffer['fieldName'];
}

/** Every row of a bulk action with what would become, or became, of it; thousands of them scroll. */
export const BulkRowList = ({ run, rowName = (label) => label, fieldName = (field) => field }: BulkRowListProps) => {
  const { t } = useTranslation('lists');
  const frame = useRef<HTMLDivElement>(null);
  // The order is that of the dry run: rows must not move under the eyes while their results come in.
  const rows = useMemo(() => [...run.rows].sort((a, b) => rank(a, undefined) - rank(b, undefined)), [run.rows]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: (at) => heightOf(rows[at]),
    overscan: 4,
  });
  return (
    <Box
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label={t('bulk.rows')}
      sx={{ maxHeight: 320, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box component="ul" sx={{ position: 'relative', height: virtualizer.getTotalSize(), p: 0, m: 0, listStyle: 'none' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <Line
                key={row._id}
                name={rowName(row.label)}
                row={row}
                result={run.results[row._id]}
                started={hasStarted(run)}
                top={start}
                fieldName={fieldName}
              />
            )
          );
        })}
      </Box>
    </Box>
  );
};

/** Prices take a line, and what is left of them another where it is known. */
const linesOf = (price: CheckedRow['price']): number => (price ? (price.profit_before !== null && price.profit_after !== null ? 2 : 1) : 0);

/** A row is as high as what changes of it takes. */
const heightOf = (row: CheckedRow | undefined): number => ROW + FIELD * (row?.ok ? (row.changes?.length ?? 0) + linesOf(row.price) : 0);

/** What the dry run says of a row. */
const sentenceOf = ({ code, count, message }: CheckedRow): string =>
  refusalSentence({ message, refusal: code && `bulk.row.${code}`, values: { count } });

interface LineProps {
  /** Empty where the row is gone. */
  readonly name: string;
  readonly row: CheckedRow;
  readonly result: RowResult | undefined;
  readonly started: boolean;
  /** Pixels. */
  readonly top: number;
  readonly fieldName: NonNullable<BulkOffer['fieldName']>;
}

const Line = ({ name, row, result, started, top, fieldName }: LineProps) => {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const chip = () => {
    if (!row.ok) return <StatusChip tone="bad" label={t('bulk.row.refused')} />;
    if (result) return <StatusChip tone={result.ok ? 'good' : 'bad'} label={t(result.ok ? 'bulk.row.done' : 'bulk.row.failed')} />;
    return <StatusChip tone={started ? 'waiting' : 'neutral'} label={t(started ? 'bulk.row.waiting' : 'bulk.row.ready')} />;
  };
  const told = result && !result.ok ? refusalSentence(result.message === null ? { refusal: 'bulk.row.missing' } : result) : sentenceOf(row);
  const loss = row.ok && row.loss ? t('bulk.loss', { amount: format.money(row.loss) }) : '';
  const lacks = row.ok && row.lacks ? t('bulk.lacks', { what: row.lacks }) : '';
  const caution = row.ok && row.cautions ? t('bulk.caution', { words: row.cautions }) : '';
  const warning = [loss, lacks, caution].filter(Boolean).join(' ');
  const words = [told, warning].filter(Boolean).join(' ');
  return (
    <Box component="li" sx={item} style={{ top, height: heightOf(row) }}>
      <Box title={words} sx={line} style={{ height: ROW }}>
        <span>{name || t('bulk.gone')}</span>
        <span>
          {told}{' '}
          {warning && (
            <Box component="span" sx={{ color: 'warning.main' }}>
              {warning}
            </Box>
          )}
        </span>
        {chip()}
      </Box>
      {row.ok && <Changes row={row} fieldName={fieldName} />}
    </Box>
  );
};

/** What changes of a row, field by field, and what it comes to. */
const Changes = ({ row: { changes, price }, fieldName }: Pick<LineProps, 'row' | 'fieldName'>) => {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const none = t('bulk.nothing');
  const told = changes?.map(({ field, before, after }) => ({ name: fieldName(field), before: before || none, after: after || none })) ?? [];
  if (price) {
    const { before, after, profit_before, profit_after } = price;
    if (profit_before !== null && profit_after !== null)
      told.unshift({ name: t('bulk.profit'), before: format.money(profit_before), after: format.money(profit_after) });
    told.unshift({ name: fieldName('price'), before: format.money(before), after: format.money(after) });
  }
  return told.map(({ name, before, after }, at) => (
    <Box key={at} sx={change} style={{ height: FIELD }} title={`${name}: ${before} → ${after}`}>
      <span>{name}</span>
      <del>{before}</del>
      <ins>{after}</ins>
    </Box>
  ));
};

const change = {
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 1fr) 2fr 2fr',
  gap: 2,
  px: 3,
  fontSize: 12,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span, & > del': { color: 'text.secondary' },
  '& > ins': { textDecoration: 'none' },
} as const;

const item = { position: 'absolute', insetInline: 0, borderBottom: 1, borderColor: 'divider' } as const;

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 3,
  fontSize: 13,
  '& > span:not([class])': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span:first-of-type': { flex: '1 1 45%', fontWeight: 500 },
  '& > span:nth-of-type(2)': { flex: '1 1 55%', color: 'text.secondary' },
} as const;
