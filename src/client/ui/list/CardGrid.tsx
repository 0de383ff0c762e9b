import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { ListFailure } from '../ListFailure';
import type { ListRow } from './columns';
import type { ListTableProps } from './ListTable';

export interface CardGridProps<R extends ListRow> extends Pick<
  ListTableProps<R>,
  'label' | 'rows' | 'loading' | 'error' | 'onRetry' | 'empty'
> {
  /** A list item. */
  readonly card: (row: R) => ReactNode;
}

/** Rows as cards, with the states a table has. */
export const CardGrid = <R extends ListRow>({ label, rows, loading, error, onRetry, empty, card }: CardGridProps<R>) => {
  if (error && rows.length === 0) return <ListFailure message={error.message} onRetry={onRetry} />;
  if (!loading && rows.length === 0) return empty;
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={loading}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', p: 0, m: 0 }}
    >
      {rows.length === 0
        ? Array.from({ length: 8 }, (_card, index) => <Skeleton key={index} component="li" variant="rounded" height={384} />)
        : rows.map((row) => row && card(row))}
    </Box>
  );
};
