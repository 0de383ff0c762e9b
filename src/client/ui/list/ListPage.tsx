import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFailure, NoMatch } from '../Message';
import { PageHeader } from '../PageHeader';
import { type Refusal, refusalSentence } from '../refusal';
import type { ListAddress } from './address';
import { CardGrid, CardSkeletons } from './CardGrid';
import { ColumnsButton } from './ColumnsButton';
import type { ListRow } from './columns';
import { FilterBar } from './FilterBar';
import { activeFilters, chosenFilters, cleared, type ListFilter } from './filters';
import type { Layout } from './layout';
import { ListTable, type ListTableProps } from './ListTable';
import { Pagination } from './Pagination';
import { TabLinks, type ListTab } from './TabLinks';
import { TabFilters } from './TabFilters';
import { useRoom } from './use-room';

/** Most visits see a whole list. */
const FilterChips = lazy(async () => ({ default: (await import('./FilterChips')).FilterChips }));
/** Most windows are wide enough for a table. */
const RowCards = lazy(async () => ({
  default: (await import('./RowCards')).RowCards,
})) as unknown as (typeof import('./RowCards'))['RowCards'];

interface ListPageProps<R extends ListRow> extends Omit<ListTableProps<R>, 'label' | 'sort' | 'onSort' | 'skeletonRows' | 'room' | 'out'> {
  readonly title: string;
  /** The primary action, and at most a few others. */
  readonly actions?: ReactNode;
  readonly tabs?: { readonly items: readonly ListTab[]; readonly value: string } | undefined;
  readonly address: ListAddress;
  readonly onAddress: (changes: Readonly<Record<string, string>>) => void;
  /** The box to search in. */
  readonly search?: ReactNode;
  readonly filters: readonly ListFilter[];
  /** Saved views, export: what a list offers beside its columns. */
  readonly tools?: ReactNode;
  /** Stands in the place of search and tools while rows are chosen. */
  readonly selectionBar?: ReactNode;
  /** Why the rows could not be loaded; rows that are there stay. */
  readonly error?: Refusal | null;
  readonly onRetry: () => void;
  /** Shown when there is no row at all. */
  readonly empty: ReactNode;
  /** Rows on all pages. */
  readonly total: number;
  /** Nobody counted them: there are so many. */
  readonly about: boolean;
  /** Some filter narrows the list: none of its rows is not the same as no row at all. */
  readonly narrowed: boolean;
  readonly onClearFilters: () => void;
  /** Shows rows as cards instead of a table; `box` chooses the row, `link` is where it leads. */
  readonly card?: ((row: R, box: ReactNode, link: string | null) => ReactNode) | undefined;
  /** Stands in the place of the rows. */
  readonly board?: ReactNode;
  /** Least width of a card, in pixels. */
  readonly cardWidth?: number | undefined;
  /** Rows on a page unless somebody chooses another number. */
  readonly pageSize?: number | undefined;
}

const NO_LAYOUT: Layout = [];

/** A whole list screen: title, tabs, filters, rows, pages. It shows what it is given. */
export const ListPage = <R extends ListRow>(props: ListPageProps<R>) => {
  const { title, actions, tabs, address, onAddress, search, filters, tools, selectionBar, total, narrowed, onClearFilters, card, board } =
    props;
  const { columns, layout = NO_LAYOUT, onLayout, empty, loading, error, onRetry, rows, selection, renderDetails } = props;
  const { t } = useTranslation();
  const { measure, known, room, narrow, out } = useRoom(columns, layout, (selection ? 1 : 0) + (renderDetails ? 1 : 0));
  const choosable = chosenFilters(filters);
  const active = activeFilters(filters, address.filters);
  // Its box gives way to what can be done with chosen rows; what was searched for narrows them all the same.
  const searched = address.search === '' ? [] : [{ label: t('action.search'), value: address.search, names: ['search'] }];
  const chips = selectionBar ? [...searched, ...active] : active;
  const shared = { ...props, label: title, sort: address.sort, onSort: (sort: string) => onAddress({ sort }) };
  const body = () => {
    if (board) return board;
    if (error && rows.length === 0) return <ListFailure error={error} onRetry={onRetry} />;
    if (!loading && rows.length === 0) return narrowed ? <NoMatch onClear={onClearFilters} /> : empty;
    if (card) return <CardGrid {...shared} card={card} cardWidth={props.cardWidth} />;
    if (!narrow) return <ListTable {...shared} layout={layout} room={room} out={out} />;
    return (
      <Suspense fallback={<CardSkeletons />}>
        <RowCards {...shared} layout={layout} />
      </Suspense>
    );
  };
  return (
    <>
      <PageHeader title={title}>{actions}</PageHeader>
      {tabs && <TabLinks label={title} tabs={tabs.items} value={tabs.value} />}
      <TabFilters filters={filters} values={address.filters} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 40, mb: 3 }}>
        {selectionBar || (
          <>
            {search}
            {choosable.length > 0 && (
              <FilterBar
                filters={choosable}
                values={address.filters}
                onChange={onAddress}
                onClear={active.length > 0 ? () => onAddress(cleared(active)) : undefined}
              />
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, maxWidth: 1, marginInlineStart: 'auto' }}>
              {tools}
              {onLayout && !card && !board && <ColumnsButton columns={columns} layout={layout} out={out} onLayout={onLayout} />}
            </Box>
          </>
        )}
      </Box>
      {chips.length > 0 && (
        <Suspense fallback={<Box sx={{ height: 28, mt: -1, mb: 3 }} />}>
          <FilterChips active={chips} onChange={onAddress} />
        </Suspense>
      )}
      <Box ref={measure}>{known && body()}</Box>
      {error && rows.length > 0 && <Stale error={error} onRetry={onRetry} />}
      {total > 0 && (!loading || rows.length > 0) && (
        <Pagination address={address} pageSize={props.pageSize} total={total} about={props.about} onChange={onAddress} />
      )}
    </>
  );
};

/** The rows are those of a while ago. */
const Stale = ({ error, onRetry }: { readonly error: Refusal; readonly onRetry: () => void }) => {
  const { t } = useTranslation('lists');
  const { t: common } = useTranslation('common');
  return (
    <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 1, fontSize: 13, color: 'error.main' }}>
      {t('stale', { message: refusalSentence(error) })}
      <Button onClick={onRetry}>{common('action.retry')}</Button>
    </Box>
  );
};
