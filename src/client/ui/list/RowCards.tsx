import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../PlainSelect';
import { DRAWN_AT_ONCE, rowProps } from './BodyRows';
import { CardSkeletons } from './CardGrid';
import { cellLook } from './cells';
import { arrange } from './layout';
import { type ListTableProps } from './ListTable';
import type { ListRow } from './columns';
import { ownDirection } from '../styles';
import { PageBox } from './PageBox';
import { RowCard } from './RowCard';
import { rowWords } from './RowView';
import { useRowKeys } from './use-row-keys';
import { useRowWindow } from './use-row-window';

/** Pixels of a card until it has been drawn. */
const USUAL_HEIGHT = 160;

type RowCardsProps<R extends ListRow> = Omit<ListTableProps<R>, 'room' | 'out' | 'skeletonRows'> &
  Required<Pick<ListTableProps<R>, 'layout'>>;

/** The rows of a list where there is no room for a table: each a card, made of the columns that are shown. */
export const RowCards = <R extends ListRow>(props: RowCardsProps<R>) => {
  const { label, columns, layout, rows, loading, sort = '', onSort, selection, rowName, rowLink, renderDetails, onSight } = props;
  const { t } = useTranslation();
  const { t: lists } = useTranslation('lists');
  const frame = useRef<HTMLDivElement>(null);
  const looks = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return arrange(columns, layout).flatMap(({ id, hidden }) => (hidden ? [] : (byId.get(id) ?? [])));
  }, [columns, layout]);
  const ids = useMemo(() => rows.map((row) => row?._id ?? ''), [rows]);
  const keys = useRowKeys({ frame, ids, rows, rowLink, selection, unfolds: renderDetails !== undefined });
  const many = rows.length > DRAWN_AT_ONCE;
  const window = useRowWindow({ count: many ? rows.length : 0, height: USUAL_HEIGHT, frame, keys, onSight: many ? onSight : undefined });
  const words = useMemo(() => rowWords(t), [t]);
  const body = { rows, columns: looks, keys, selection: selection?.value, rowName, rowLink, words, renderDetails };
  const card = (row: R | undefined, index: number) =>
    row ? (
      <RowCard key={row._id} {...rowProps(body, row, index)} drawn={many ? window.measureElement : undefined} />
    ) : (
      <li key={index} data-row="" data-index={index} aria-busy tabIndex={index === keys.active ? 0 : -1} style={{ height: USUAL_HEIGHT }} />
    );
  const orders = looks.flatMap(({ sort: field, header }) =>
    field === undefined
      ? []
      : [
          { value: field, label: `${header} ↑` },
          { value: `-${field}`, label: `${header} ↓` },
        ],
  );
  const drawn = window.getVirtualItems();
  const after = window.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, paddingInlineStart: selection ? 3 : 0, ...boxes }}>
        {selection && <PageBox ids={ids} selection={selection} />}
        {onSort && orders.length > 0 && (
          <PlainSelect
            label={lists('sort.label')}
            value={sort}
            options={[{ value: '', label: lists('sort.usual') }, ...orders]}
            onChange={onSort}
          />
        )}
      </Box>
      {loading && rows.length === 0 ? (
        <CardSkeletons />
      ) : (
        <Box ref={frame} sx={{ ...look, ...(many && { maxHeight: 'calc(100dvh - 120px)', overflowY: 'auto' }) }}>
          <ul aria-label={label} aria-busy={loading} {...keys.handlers}>
            {many
              ? drawn.flatMap(({ index, start }, place) => {
                  const gap = start - (drawn[place - 1]?.end ?? 0);
                  return [gap > 0 && <li key={`before ${index}`} aria-hidden style={{ height: gap }} />, card(rows[index], index)];
                })
              : rows.map(card)}
            {after > 0 && <li aria-hidden style={{ height: after }} />}
          </ul>
        </Box>
      )}
    </>
  );
};

const boxes = { '& input[type=checkbox]': { width: 20, height: 20, m: 1, accentColor: 'var(--mui-palette-primary-main)' } } as const;

// Said once for all cards, as for the cells of a table.
const look = {
  fontSize: 13,
  '& ul': { p: 0, m: 0, listStyle: 'none' },
  '& li[data-row]': { pb: 2, outline: 'none' },
  '& .card': { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 3 },
  '& li:focus-visible .card': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& li:has(> .card > .top > input:checked) .card': { borderColor: 'primary.main' },
  '& .top, & .foot': { display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 },
  '& .top': { flexWrap: 'wrap' },
  // Why something failed has a line of its own.
  '& .top > [data-failure]': { flexBasis: '100%', minWidth: 0 },
  '& .top > [data-failure] > span': { whiteSpace: 'normal' },
  '& .top .title': { flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '& .foot': { justifyContent: 'flex-end', mt: 1, '&:empty': { display: 'none' } },
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))', gap: 2, mx: 0, mt: 2, mb: 0 },
  '& dl:empty': { display: 'none' },
  '& dl > .wide': { gridColumn: 'span 2' },
  '& dl > .whole': { gridColumn: '1 / -1' },
  '& dt, & dd': ownDirection,
  '& dt': { fontSize: 12, color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
  ...cellLook,
  // There is room for all of them.
  '& .card .words': { display: 'block' },
  '& .card .stacked': { py: 0 },
  ...boxes,
} as const;
