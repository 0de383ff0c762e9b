import Table from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BodyRows, DRAWN_AT_ONCE } from './BodyRows';
import { cellLook } from './cells';
import { CONTROL_WIDTH, neededWidth, type ListColumn, type ListRow } from './columns';
import { shownColumns } from './fitting';
import { HeadRow } from './HeadRow';
import { LateVirtualRows } from './LateVirtualRows';
import { arrange, withPlaced, withWidth, type Layout } from './layout';
import { rowWords } from './RowView';
import type { Selection } from './selection';
import { SkeletonRows } from './SkeletonRows';
import { ownDirection } from '../styles';
import { useRowKeys } from './use-row-keys';

const NO_LAYOUT: Layout = [];
const NONE: ReadonlySet<string> = new Set();

export interface ListTableProps<R extends ListRow> {
  /** What the rows are, for a screen reader. */
  readonly label: string;
  /** Kept by the caller: a new array builds the table anew. */
  readonly columns: readonly ListColumn<R>[];
  /** How the person arranged the columns; not given: as they are written. */
  readonly layout?: Layout;
  readonly onLayout?: (layout: Layout) => void;
  /** Pixels for columns, and those that give way in them (`use-room.ts`); kept by the caller. */
  readonly room?: number | undefined;
  readonly out?: ReadonlySet<string>;
  /** Undefined: a row of a long list that has not been loaded yet. */
  readonly rows: readonly (R | undefined)[];
  /** Told which rows of a long list come in sight, the first and the last. Kept by the caller. */
  readonly onSight?: ((first: number, last: number) => void) | undefined;
  readonly loading: boolean;
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

/** Rows and columns of a list; works by keyboard. */
export const ListTable = <R extends ListRow>(props: ListTableProps<R>) => {
  const { label, columns, layout = NO_LAYOUT, onLayout, room, out = NONE, rows, loading, sort = '', onSort, selection } = props;
  const { rowName, rowLink, renderDetails, onSight, skeletonRows = 8, height = 'calc(100dvh - 296px)' } = props;
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const arranged = useMemo(() => arrange(columns, layout), [columns, layout]);
  const fitting = useMemo(() => arranged.map((choice) => (out.has(choice.id) ? { ...choice, hidden: true } : choice)), [arranged, out]);
  const { looks, widths, totalWidth } = useMemo(() => shownColumns(columns, fitting), [columns, fitting]);
  const ids = useMemo(() => rows.map((row) => row?._id ?? ''), [rows]);
  const keys = useRowKeys({ frame, ids, rows, rowLink, selection, unfolds: renderDetails !== undefined });
  const many = rows.length > DRAWN_AT_ONCE;

  const words = useMemo(() => rowWords(t), [t]);
  const wider = room !== undefined && totalWidth > room;
  const controls = (selection ? 1 : 0) + (renderDetails ? 1 : 0);
  const body = { rows, columns: looks, keys, selection: selection?.value, rowName, rowLink, words, renderDetails };
  const skeleton = <SkeletonRows rows={skeletonRows} looks={looks} controls={controls} />;
  return (
    <TableContainer
      ref={frame}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, ...(many && { maxHeight: height }), ...(wider && edges) }}
    >
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
          {looks.map((column) => (
            <col
              key={column.id}
              data-column={column.id}
              style={{ width: widths[column.id] ?? (column.width === undefined ? undefined : neededWidth(column)) }}
            />
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
    </TableContainer>
  );
};

/** Where columns go on beyond an edge, a shadow says so. */
const edges = {
  background: `linear-gradient(to right, var(--mui-palette-background-default) 30%, transparent) 0 0 / 32px 100% no-repeat local,
    linear-gradient(to left, var(--mui-palette-background-default) 30%, transparent) 100% 0 / 32px 100% no-repeat local,
    linear-gradient(to right, var(--mui-palette-divider), transparent) 0 0 / 12px 100% no-repeat scroll,
    linear-gradient(to left, var(--mui-palette-divider), transparent) 100% 0 / 12px 100% no-repeat scroll`,
} as const;

// Said once for the table: a cell with a style of its own costs a pass through the style engine, and on a long list thousands pass by.
const look = {
  tableLayout: 'fixed',
  '& td, & th': { px: 2, ...ownDirection },
  '& td': { fontSize: 13, borderBottom: 1, borderColor: 'divider', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .end': { textAlign: 'right' },
  '& th': { position: 'relative', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'normal', lineHeight: 1.25 },
  '& th[data-movable]': { userSelect: 'none', touchAction: 'manipulation' },
  '& tr[data-dragging]': { cursor: 'grabbing', '& *': { cursor: 'inherit' } },
  '& th[data-dragged]': { opacity: 0.5 },
  '& th[data-drop]::before': { content: '""', position: 'absolute', insetBlock: 0, width: 2, bgcolor: 'primary.main' },
  '& th[data-drop=before]::before': { insetInlineStart: 0 },
  '& th[data-drop=after]::before': { insetInlineEnd: 0 },
  '&.long th': { position: 'sticky' },
  // Rows of a long list are of one height.
  '&.long [data-wrap]': { flexWrap: 'nowrap' },
  '& td.coming::before, & span.coming': { content: '""', display: 'block', height: 8, borderRadius: 1, bgcolor: 'background.subtle' },
  '& td.coming::before': { width: '40%', marginInlineStart: 8 },
  '& .end span.coming': { marginInlineStart: 'auto' },
  '& td.details': { p: 0, bgcolor: 'background.subtle', whiteSpace: 'normal' },
  '& td.control': { overflow: 'visible', textOverflow: 'clip' },
  ...cellLook,
  '& .box': { textOverflow: 'clip', px: 1, textAlign: 'center' },
  '& input[type=checkbox]': { width: 16, height: 16, m: 1, accentColor: 'var(--mui-palette-primary-main)', verticalAlign: 'middle' },
  // A picture of its own for each row: what scrolls by, or stands beside a change, is not painted again.
  '& tbody tr[data-row]': { cursor: 'default', isolation: 'isolate' },
  '& tbody tr[data-row]:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
