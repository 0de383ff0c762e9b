import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unseen } from '../styles';
import { sortDirection } from './address';
import { ColumnResizer } from './ColumnResizer';
import { neededWidth, type ColumnFrame } from './columns';
import { PageBox } from './PageBox';
import type { Selection } from './selection';
import { SortButton } from './SortButton';

/** Loaded when a pointer first comes near. */
const HeadDrag = lazy(async () => ({ default: (await import('./HeadDrag')).HeadDrag }));

interface HeadRowProps {
  readonly looks: readonly ColumnFrame[];
  /** Pixels by id, of columns somebody gave another width. */
  readonly widths: Readonly<Record<string, number>>;
  /** Of the rows on the page; empty for those that have not been loaded yet. */
  readonly ids: readonly string[];
  readonly selection: { readonly value: Selection; readonly onChange: (selection: Selection) => void } | undefined;
  readonly unfolds: boolean;
  readonly sort: string;
  readonly onSort: ((sort: string) => void) | undefined;
  readonly onWidth: ((id: string, width: number | null) => void) | undefined;
  /** Puts a column at the place of another. */
  readonly onMove: ((id: string, place: string) => void) | undefined;
}

/** Heads of the columns: choosing the page, sorting, moving columns and making them wider. */
export const HeadRow = ({ looks, widths, ids, selection, unfolds, sort, onSort, onWidth, onMove }: HeadRowProps) => {
  const { t } = useTranslation();
  const [row, setRow] = useState<HTMLElement | null>(null);
  return (
    <TableHead>
      <TableRow onPointerEnter={({ currentTarget }) => setRow(currentTarget)}>
        {selection && (
          <TableCell className="box">
            <PageBox ids={ids} selection={selection} />
          </TableCell>
        )}
        {unfolds && (
          <TableCell className="box">
            <span style={unseen}>{t('list.expand')}</span>
          </TableCell>
        )}
        {looks.map((look) => (
          <TableCell
            key={look.id}
            className={look.align}
            data-movable={onMove && !look.fixed ? look.id : undefined}
            aria-sort={onSort && look.sort ? sortDirection(sort, look.sort) : undefined}
          >
            {onSort && look.sort ? (
              <SortButton field={look.sort} label={look.header} sort={sort} onSort={onSort} />
            ) : (
              <span style={look.bareHead ? unseen : undefined}>{look.header}</span>
            )}
            {onWidth && !look.fixed && (
              <ColumnResizer id={look.id} label={look.header} width={widths[look.id] ?? neededWidth(look)} onWidth={onWidth} />
            )}
          </TableCell>
        ))}
      </TableRow>
      {row && onMove && (
        <Suspense>
          <HeadDrag row={row} columns={looks.filter(({ fixed }) => !fixed)} onMove={onMove} />
        </Suspense>
      )}
    </TableHead>
  );
};
