import ChevronRight from '../icons/ChevronRight';
import IconButton from '@mui/material/IconButton';
import TableRow from '@mui/material/TableRow';
import type { TFunction } from 'i18next';
import { memo, type ReactNode } from 'react';
import type { ColumnLook, ListRow } from './columns';
import type { RowKeys } from './use-row-keys';

/** What a row's controls are called; the same object until the language changes. A row asks for no texts itself: thousands of them pass by. */
export interface RowWords {
  readonly select: (name: string) => string;
  readonly expand: string;
  readonly collapse: string;
}

export const rowWords = (t: TFunction): RowWords => ({
  select: (name) => t('list.selectRow', { name }),
  expand: t('list.expand'),
  collapse: t('list.collapse'),
});

export interface RowViewProps<R extends ListRow> {
  readonly row: R;
  /** The columns shown, in order. */
  readonly columns: readonly ColumnLook<R>[];
  /** Whether the page's one stop for the Tab key is here. */
  readonly active: boolean;
  /** Undefined: rows cannot be chosen. */
  readonly selected: boolean | undefined;
  /** Undefined: rows do not unfold. */
  readonly unfolded: boolean | undefined;
  readonly keys: Pick<RowKeys, 'choose' | 'unfold'>;
  readonly rowName: (row: R) => string;
  /** Where the row leads; null: nowhere. */
  readonly link: string | null;
  readonly words: RowWords;
  readonly renderDetails?: ((row: R) => ReactNode) | undefined;
  /** 0-based place in the whole list. */
  readonly index: number;
  readonly height?: number | string;
}

const Row = <R extends ListRow>(props: RowViewProps<R>) => {
  const { row, columns, active, selected, unfolded, keys, rowName, link, words, renderDetails, index, height } = props;
  return (
    <>
      <TableRow
        hover
        data-row={row._id}
        data-index={index}
        tabIndex={active ? 0 : -1}
        selected={selected}
        aria-rowindex={height === undefined ? undefined : index + 2}
        style={height === undefined ? undefined : { height }}
      >
        {selected !== undefined && (
          <td className="box">
            <input
              type="checkbox"
              checked={selected}
              // The row itself is the keyboard's stop; Space chooses it.
              tabIndex={-1}
              aria-label={words.select(rowName(row))}
              onChange={({ nativeEvent }) => keys.choose(row._id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
            />
          </td>
        )}
        {unfolded !== undefined && (
          <td className="box">
            <IconButton
              aria-expanded={unfolded}
              aria-label={unfolded ? words.collapse : words.expand}
              onClick={() => keys.unfold(row._id, !unfolded)}
            >
              <ChevronRight sx={{ transition: 'transform 140ms', transform: unfolded ? 'rotate(90deg)' : 'none' }} />
            </IconButton>
          </td>
        )}
        {columns.map(({ id, cell, role, control, align }) => (
          <td key={id} className={control ? `control ${align ?? ''}` : align}>
            {role === 'title' && link !== null ? (
              // The row itself is the keyboard's stop; Enter goes there.
              <a href={link} data-leads="" tabIndex={-1}>
                {cell(row)}
              </a>
            ) : (
              cell(row)
            )}
          </td>
        ))}
      </TableRow>
      {unfolded && renderDetails && (
        <TableRow>
          <td className="details" colSpan={columns.length + 1 + (selected === undefined ? 0 : 1)}>
            {renderDetails(row)}
          </td>
        </TableRow>
      )}
    </>
  );
};

/** Whether a row looks as it did. */
export const sameRow = <R extends ListRow>(before: RowViewProps<R>, after: RowViewProps<R>): boolean =>
  before.row === after.row &&
  before.columns === after.columns &&
  before.active === after.active &&
  before.selected === after.selected &&
  before.unfolded === after.unfolded &&
  before.link === after.link &&
  before.words === after.words &&
  before.renderDetails === after.renderDetails &&
  before.index === after.index &&
  before.height === after.height;

/** One row of a list, and what unfolds under it; drawn again only when it changed. */
export const RowView = memo(Row, sameRow) as typeof Row;
