import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoMatch } from '../Message';
import { PageHeader } from '../PageHeader';
import { SearchField } from '../SearchField';
import type { ListAddress } from './address';
import { CardGrid } from './CardGrid';
import { ColumnsButton } from './ColumnsButton';
import type { ListRow } from './columns';
import { FilterBar } from './FilterBar';
import { FilterChips } from './FilterChips';
import { activeFilters, chosenFilters, cleared, type ListFilter } from './filters';
import { ListTable, type ListTableProps } from './ListTable';
import { Pagination } from './Pagination';
import { TabLinks, type ListTab } from './TabLinks';

interface ListPageProps<R extends ListRow> extends Omit<ListTableProps<R>, 'label' | 'sort' | 'onSort' | 'skeletonRows'> {
  readonly title: string;
  /** The primary action, and at most a few others. */
  readonly actions?: ReactNode;
  readonly tabs?: { readonly items: readonly ListTab[]; readonly value: string } | undefined;
  readonly address: ListAddress;
  readonly onAddress: (changes: Readonly<Record<string, string>>) => void;
  readonly search?: { readonly value: string; readonly onChange: (text: string) => void; readonly placeholder: string } | undefined;
  readonly filters: readonly ListFilter[];
  /** Saved views, export: what a list offers beside its columns. */
  readonly tools?: ReactNode;
  /** Stands in the filters' place while rows are chosen. */
  readonly selectionBar?: ReactNode;
  /** Rows on all pages. */
  readonly total: number;
  /** Some filter narrows the list: none of its rows is not the same as no row at all. */
  readonly narrowed: boolean;
  readonly onClearFilters: () => void;
  /** Shows rows as cards instead of a table; `box` chooses the row. */
  readonly card?: ((row: R, box: ReactNode) => ReactNode) | undefined;
  /** Least width of a card, in pixels. */
  readonly cardWidth?: number | undefined;
  /** Rows on a page unless somebody chooses another number. */
  readonly pageSize?: number | undefined;
}

/** A whole list screen: title, tabs, filters, rows, pages. It shows what it is given. */
export const ListPage = <R extends ListRow>(props: ListPageProps<R>) => {
  const { title, actions, tabs, address, onAddress, search, filters, tools, selectionBar, total, narrowed, onClearFilters, card } = props;
  const { t } = useTranslation();
  const { columns, layout, onLayout, empty, loading, rows } = props;
  const choosable = chosenFilters(filters);
  const active = activeFilters(filters, address.filters);
  // Its box gives way to what can be done with chosen rows; what was searched for narrows them all the same.
  const searched = address.search === '' ? [] : [{ label: t('action.search'), value: address.search, names: ['search'] }];
  const nothing = narrowed ? <NoMatch onClear={onClearFilters} /> : empty;
  const shared = { ...props, label: title, empty: nothing };
  return (
    <>
      <PageHeader title={title}>{actions}</PageHeader>
      {tabs && <TabLinks label={title} tabs={tabs.items} value={tabs.value} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 40, mb: 3 }}>
        {selectionBar || (
          <>
            {search && <SearchField slash value={search.value} onChange={search.onChange} placeholder={search.placeholder} />}
            {choosable.length > 0 && (
              <FilterBar
                filters={choosable}
                values={address.filters}
                onChange={onAddress}
                onClear={active.length > 0 ? () => onAddress(cleared(active)) : undefined}
              />
            )}
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginInlineStart: 'auto' }}>
              {tools}
              {layout && onLayout && !card && <ColumnsButton columns={columns} layout={layout} onLayout={onLayout} />}
            </Box>
          </>
        )}
      </Box>
      <FilterChips active={selectionBar ? [...searched, ...active] : active} onChange={onAddress} />
      {card ? (
        <CardGrid {...shared} card={card} cardWidth={props.cardWidth} />
      ) : (
        <ListTable {...shared} sort={address.sort} onSort={(sort) => onAddress({ sort })} />
      )}
      {total > 0 && (!loading || rows.length > 0) && (
        <Pagination address={address} pageSize={props.pageSize} total={total} onChange={onAddress} />
      )}
    </>
  );
};
