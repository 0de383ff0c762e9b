import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFailure } from '../Message';
import { type Refusal, refusalSentence } from '../refusal';
import { BodyRows } from './BodyRows';
import type { ListColumn, ListRow } from './columns';
import { HeadRow } from './HeadRow';
import { LateVirtualRows } from './LateVirtualRows';
import { arrange, withPlaced, withWidth, type Layout } from './layout';
import type { Selection } from './selection';
import { SkeletonRows } from './SkeletonRows';
import { useListTable } from './table';
import { useRowKeys } from './use-row-keys';

/** Beyond this many rows only those in sight are drawn. */
const DRAWN_AT_ONCE = 100;

const NO_LAYOUT: Layout = [];

export interface ListTableProps<R extends ListRow> {
  /** What the rows are, for a screen reader. */
  readonly label: string;
  /** Kept by the caller: a new array builds the table anew. */
  readonly columns: readonly ListColumn<R>[];
  /** How the person arranged the columns; not given: as they are written. */
  readonly layout?: Layout;
  readonly onLayout?: (layout: Layout) => void;
  /** Undefined: a row of a long list that has not been loaded yet. */
  readonly rows: readonly (R | undefined)[];
  /** Told which rows of a long list come in sight, the first and the last. Kept by the caller. */
  readonly onSight?: ((first: number, last: number) => void) | undefined;
  readonly loading: boolean;
  /** Why the rows could not be loaded; rows that are there stay. */
  readonly error?: Refusal | null;
  readonly onRetry: () => void;
  /** Shown when there is no row. */
  readonly empty: ReactNode;
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  readonly selection?: { readonly value: Selection; readonly onChange: (selection: Selection) => void };
  /** What people call a row: names its box for a screen reader. */
  readonly rowName: (row: R) => string;
  /** Where a row leads; Enter and a click go there, with the usual modifiers in a new tab. */
  readonly rowLink?: ((row: R) => string | null) | undefined;
  /** What unfolds under a row. */
  readonly renderDetails?: ((row: R) => ReactNode) | undefined;
  readonly skeletonRows?: number;
  /** Height of a list of more than a hundred rows, as CSS says it. */
  readonly height?: string;
}

/** Rows and columns of a list with its loading, empty and failed states; works by keyboard. */
export const ListTable = <R extends ListRow>(props: ListTableProps<R>) => {
  const { label, columns, layout = NO_LAYOUT, onLayout, rows, loading, error, onRetry, empty, sort = '', onSort, selection } = props;
  const { rowName, rowLink, renderDetails, onSight, skeletonRows = 8, height = 'calc(100dvh - 296px)' } = props;
  const { t } = useTranslation('lists');
  const { t: common } = useTranslation('common');
  const frame = useRef<HTMLDivElement>(null);
  const arranged = useMemo(() => arrange(columns, layout), [columns, layout]);
  const { looks, widths, totalWidth } = useListTable(columns, arranged);
  const ids = useMemo(() => rows.map((row) => row?._id ?? ''), [rows]);
  const keys = useRowKeys({ frame, ids, rows, rowLink, selection, unfolds: renderDetails !== undefined });
  const many = rows.length > DRAWN_AT_ONCE;

  const words = useMemo(
    () => ({
      select: (name: string) => common('list.selectRow', { name }),
      expand: common('list.expand'),
      collapse: common('list.collapse'),
    }),
    [common],
  );

  if (error && rows.length === 0) return <ListFailure error={error} onRetry={onRetry} />;
  if (!loading && rows.length === 0) return empty;
  const controls = (selection ? 1 : 0) + (renderDetails ? 1 : 0);
  const body = { rows, columns: looks, keys, selection: selection?.value, rowName, rowLink, words, renderDetails };
  const skeleton = <SkeletonRows rows={skeletonRows} looks={looks} controls={controls} />;
  return (
    <TableContainer ref={frame} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, ...(many && { maxHeight: height }) }}>
      <Table
        aria-label={label}
        aria-busy={loading}
        aria-rowcount={many ? rows.length + 1 : undefined}
        stickyHeader={many}
        className={many ? 'long' : undefined}
        sx={{ ...look, minWidth: totalWidth + controls * CONTROL_WIDTH }}
      >
        <colgroup>
          {Array.from({ length: controls }, (_control, index) => (
            <col key={index} style={{ width: CONTROL_WIDTH }} />
          ))}
          {looks.map(({ id, width }) => (
            <col key={id} data-column={id} style={{ width: widths[id] ?? width }} />
          ))}
        </colgroup>
        <HeadRow
          looks={looks}
          widths={widths}
          ids={ids}
          selection={selection}
          unfolds={renderDetails !== undefined}
          sort={sort}
          onSort={onSort}
          onMove={onLayout && ((id, place) => onLayout(withPlaced(arranged, id, place)))}
          onWidth={onLayout && ((id, width) => onLayout(withWidth(arranged, id, width)))}
        />
        {loading && rows.length === 0 ? (
          skeleton
        ) : many ? (
          <LateVirtualRows {...body} frame={frame} onSight={onSight} fallback={skeleton} />
        ) : (
          <BodyRows {...body} />
        )}
      </Table>
      {error && (
        <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 1, fontSize: 13, color: 'error.main' }}>
          {t('stale', { message: refusalSentence(error) })}
          <Button onClick={onRetry}>{common('action.retry')}</Button>
        </Box>
      )}
    </TableContainer>
  );
};

/** Width of the columns of boxes and unfolding buttons, in pixels. */
const CONTROL_WIDTH = 40;

// Said once for the table: a cell with a style of its own costs a pass through the style engine, and on a long list thousands pass by.
const look = {
  tableLayout: 'fixed',
  // Figures and names keep their own direction where people read from right to left; where they stand follows the page.
  '& td, & th': { px: 2, unicodeBidi: 'plaintext', textAlign: 'left' },
  '& td': { fontSize: 13, borderBottom: 1, borderColor: 'divider', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .end': { textAlign: 'right' },
  '& th': { position: 'relative', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& th[data-movable]': { userSelect: 'none', touchAction: 'manipulation' },
  '& tr[data-dragging]': { cursor: 'grabbing', '& *': { cursor: 'inherit' } },
  '& th[data-dragged]': { opacity: 0.5 },
  '& th[data-drop]::before': { content: '""', position: 'absolute', insetBlock: 0, width: 2, bgcolor: 'primary.main' },
  '& th[data-drop=before]::before': { insetInlineStart: 0 },
  '& th[data-drop=after]::before': { insetInlineEnd: 0 },
  '&.long th': { position: 'sticky' },
  // Rows of a long list are of one height.
  '&.long [data-wrap]': { flexWrap: 'nowrap' },
  '& td.coming::before': {
    content: '""',
    display: 'block',
    height: 8,
    width: '40%',
    marginInlineStart: 8,
    borderRadius: 1,
    bgcolor: 'background.subtle',
  },
  '& td.details': { p: 0, bgcolor: 'background.subtle', whiteSpace: 'normal' },
  '& td.control': { overflow: 'visible', textOverflow: 'clip' },
  '& .box': { textOverflow: 'clip', px: 1, textAlign: 'center' },
  '& input[type=checkbox]': { width: 16, height: 16, m: 1, accentColor: 'var(--mui-palette-primary-main)', verticalAlign: 'middle' },
  '& a[data-leads]': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& tbody tr[data-row]': { cursor: 'default' },
  '& tbody tr[data-row]:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
