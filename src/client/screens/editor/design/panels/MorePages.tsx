import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useList, type ListEntity, type ListView } from '../../../../kernel/hooks';
import { tileGrid } from './PictureTile';

interface MorePagesProps<R, Variables extends object> {
  readonly entity: ListEntity<R, Variables>;
  readonly variables: Variables;
  /** Rows of a page. */
  readonly perpage: number;
  readonly columns: number;
  readonly failed: string;
  /** Said when there is nothing at all. */
  readonly empty: string;
  readonly children: (row: R) => ReactNode;
}

/** A panel's tiles, a page at a time, each added below the others. Give it a `key` that changes with the variables: it then begins again. */
export const MorePages = <R, Variables extends object>({ empty, ...rest }: MorePagesProps<R, Variables>) => {
  const { t } = useTranslation('editor');
  const [pages, setPages] = useState(1);
  const { entity, variables, perpage, columns, failed } = rest;
  const first = useList(entity, { perpage, variables });
  if (!first.loading && !first.error && first.rows.length === 0) {
    return (
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {empty}
      </Typography>
    );
  }
  return (
    <>
      <Box sx={tileGrid(columns)}>
        <Tiles view={first} columns={columns} failed={failed}>
          {rest.children}
        </Tiles>
        {Array.from({ length: pages - 1 }, (_page, i) => (
          <OnePage key={i} page={i + 2} {...rest} />
        ))}
      </Box>
      {pages * perpage < first.total && (
        <Button fullWidth onClick={() => setPages(pages + 1)} sx={{ mt: 3 }}>
          {t('panels.more', { count: first.total - pages * perpage })}
        </Button>
      )}
    </>
  );
};

type OnePageProps<R, Variables extends object> = Omit<MorePagesProps<R, Variables>, 'empty'> & { readonly page: number };

const OnePage = <R, Variables extends object>({
  entity,
  variables,
  perpage,
  page,
  columns,
  failed,
  children,
}: OnePageProps<R, Variables>) => (
  <Tiles view={useList(entity, { page, perpage, variables })} columns={columns} failed={failed}>
    {children}
  </Tiles>
);

interface TilesProps<R> {
  readonly view: ListView<R>;
  readonly columns: number;
  readonly failed: string;
  readonly children: (row: R) => ReactNode;
}

/** A page's tiles: blank ones while it is on its way, and what went wrong if it does not come. */
const Tiles = <R,>({ view: { rows, loading, error, reload }, columns, failed, children }: TilesProps<R>) => {
  const { t } = useTranslation();
  if (error && rows.length === 0) {
    return (
      <Alert severity="error" action={<Button onClick={reload}>{t('action.retry')}</Button>} sx={{ gridColumn: '1 / -1' }}>
        {failed}
      </Alert>
    );
  }
  if (!loading) return rows.map(children);
  return Array.from({ length: columns * 3 }, (_tile, i) => (
    <Skeleton key={i} variant="rounded" sx={{ height: 'auto', aspectRatio: '1' }} />
  ));
};
