import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format';
import { isWhole } from '../../../tasks/bulk/bulk-counts';
import { hasStarted, rowsById, type BulkRun, type CheckedRow, type RowResult, type ShortRow } from '../../../tasks/bulk/bulk-slice';
import { ListFailure } from '../../../ui/Message';
import { refusalSentence } from '../../../ui/refusal';
import { StatusChip } from '../../../ui/StatusChip';
import type { BulkOffer } from './offer';

/** In pixels. */
const ROW = 36;
/** The same of a field that changes. */
const FIELD = 20;

/** Rows that are read together. */
const SEEN = 50;

/** Refused rows first. The order stays as it was: rows must not move under the eyes while their results come in. */
const orderOf = (run: BulkRun): readonly string[] => {
  const told = rowsById(run);
  // What stays as it is has nothing to be seen: of a file with all items, those that change come first.
  const rankOf = (id: string): number => {
    const row = told.get(id);
    return row?.ok !== false ? 1 : row.code === 'nothingChanges' ? 2 : 0;
  };
  return run.ids.toSorted((a, b) => rankOf(a) - rankOf(b));
};

interface BulkRowListProps {
  readonly run: BulkRun;
  readonly rowName: BulkOffer['rowName'];
  readonly fieldName?: BulkOffer['fieldName'];
  readonly onSee: (ids: readonly string[]) => void;
}

/** Every row of a bulk action with what would become, or became, of it; thousands of them scroll, and are read as they come into sight. */
export const BulkRowList = ({ run, rowName = (label) => label, fieldName = (field) => field, onSee }: BulkRowListProps) => {
  const { t } = useTranslation('lists');
  const frame = useRef<HTMLDivElement>(null);
  const [order] = useState(() => orderOf(run));
  const told = rowsById(run);
  // Rows that are not read yet are as high as most others will be, so that little moves when they come.
  const usual = heightOf(order.map((id) => told.get(id)).find((row) => isWhole(row) && row.ok));
  const virtualizer = useVirtualizer({
    count: order.length,
    getScrollElement: () => frame.current,
    estimateSize: (at) => {
      const row = told.get(order[at] ?? '');
      return isWhole(row) || row?.ok === false ? heightOf(row) : usual;
    },
    overscan: 4,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, run.rows]);
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? -1];
  const asked = useUnread(order, told, first, last, onSee);
  return (
    <>
      {run.unread && <ListFailure error={run.unread} onRetry={() => onSee(asked())} />}
      <Box
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={t('bulk.rows')}
        sx={{ maxHeight: 320, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Box component="ul" sx={{ position: 'relative', height: virtualizer.getTotalSize(), p: 0, m: 0, listStyle: 'none' }}>
          {items.map(({ index, start, size }) => {
            const id = order[index] ?? '';
            const row = told.get(id);
            const name = isWhole(row) ? rowName(row.label) : null;
            return (
              <Line
                key={id}
                name={name}
                row={row ?? { _id: id, ok: true, code: null, count: 0 }}
                result={run.results[id]}
                started={hasStarted(run)}
                top={start}
                height={size}
                fieldName={fieldName}
              />
            );
          })}
        </Box>
      </Box>
    </>
  );
};

/** Asks for rows as they come into sight, once each; gives what tells which of those in sight are still to be read. */
const useUnread = (
  order: readonly string[],
  told: ReadonlyMap<string, CheckedRow | ShortRow>,
  first: number,
  last: number,
  onSee: (ids: readonly string[]) => void,
): (() => readonly string[]) => {
  const asked = useRef(new Set<number>());
  const unread = (part: number): readonly string[] => order.slice(part * SEEN, (part + 1) * SEEN).filter((id) => !isWhole(told.get(id)));
  const inSight = (): readonly number[] => {
    const parts = [];
    for (let part = Math.floor(first / SEEN); part * SEEN <= last; part += 1) parts.push(part);
    return parts;
  };
  const look = useEffectEvent(() => {
    const parts = inSight().filter((part) => !asked.current.has(part));
    for (const part of parts) asked.current.add(part);
    const ids = parts.flatMap(unread);
    if (ids.length > 0) onSee(ids);
  });
  useEffect(() => look(), [first, last]);
  return () => inSight().flatMap(unread);
};

/** Prices take a line, and what is left of them another where it is known. */
const linesOf = (price: CheckedRow['price']): number => (price ? (price.profit_before !== null && price.profit_after !== null ? 2 : 1) : 0);

/** A row is as high as what changes of it takes. */
const heightOf = (row: CheckedRow | ShortRow | undefined): number =>
  ROW + FIELD * (isWhole(row) && row.ok ? (row.changes?.length ?? 0) + linesOf(row.price) : 0);

/** What its sentence is filled in with. */
const valuesOf = ({ count, store }: ShortRow) => ({ count, ...(store && { store }) });

/** What the dry run says of a row. */
const sentenceOf = (row: CheckedRow | ShortRow, name: string | null): string =>
  refusalSentence({
    message: isWhole(row) ? row.message : '',
    refusal: row.refusal ?? (row.code && `bulk.row.${row.code}`),
    values: { ...valuesOf(row), label: name ?? '', ...row.refusal_values },
  });

interface LineProps {
  /** Empty where the row is gone, null while it is not read yet. */
  readonly name: string | null;
  readonly row: CheckedRow | ShortRow;
  readonly result: RowResult | undefined;
  readonly started: boolean;
  /** Pixels. */
  readonly top: number;
  readonly height: number;
  readonly fieldName: NonNullable<BulkOffer['fieldName']>;
}

const Line = ({ name, row, result, started, top, height, fieldName }: LineProps) => {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const chip = () => {
    if (!row.ok) return <StatusChip tone="bad" label={t('bulk.row.refused')} />;
    if (result) return <StatusChip tone={result.ok ? 'good' : 'bad'} label={t(result.ok ? 'bulk.row.done' : 'bulk.row.failed')} />;
    return <StatusChip tone={started ? 'waiting' : 'neutral'} label={t(started ? 'bulk.row.waiting' : 'bulk.row.ready')} />;
  };
  const told =
    result && !result.ok ? refusalSentence(result.message === null ? { refusal: 'bulk.row.missing' } : result) : sentenceOf(row, name);
  const loss = row.ok && row.loss ? t('bulk.loss', { amount: format.money(row.loss) }) : '';
  const whole = isWhole(row) && row.ok ? row : null;
  const lacks = whole?.lacks ? t('bulk.lacks', { what: whole.lacks }) : '';
  const caution = whole?.cautions ? t('bulk.caution', { words: whole.cautions }) : '';
  const warning = [loss, lacks, caution].filter(Boolean).join(' ');
  const words = [told, warning].filter(Boolean).join(' ');
  return (
    <Box component="li" sx={item} style={{ top, height }}>
      <Box title={words} sx={line} style={{ height: ROW }}>
        <span>{name === null ? <Skeleton width="60%" /> : name || t('bulk.gone')}</span>
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
      {whole && <Changes row={whole} fieldName={fieldName} />}
    </Box>
  );
};

/** What changes of a row, field by field, and what it comes to. */
const Changes = ({ row: { changes, price }, fieldName }: { readonly row: CheckedRow } & Pick<LineProps, 'fieldName'>) => {
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
  // Two lines fit into a row: most sentences are told whole.
  '& > span:nth-of-type(2):not([class])': {
    flex: '1 1 55%',
    color: 'text.secondary',
    fontSize: 12,
    lineHeight: 1.3,
    whiteSpace: 'normal',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
} as const;
