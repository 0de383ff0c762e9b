import Add from '@mui/icons-material/Add';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../entities/stores';
import { DataTable } from '../../ui/DataTable';
import { FilterTabs, type FilterTab } from '../../ui/FilterTabs';
import { useFormat } from '../../ui/format';
import type { ListParams } from '../../ui/list-params';
import { Message } from '../../ui/Message';
import { NoMatch } from '../../ui/NoMatch';
import { PageHeader } from '../../ui/PageHeader';
import { Pagination } from '../../ui/Pagination';
import { SearchField } from '../../ui/SearchField';
import { storeColumns } from './store-columns';
import { useStoreWords } from './store-status';

export interface StoresViewProps {
  readonly rows: readonly Store[];
  readonly total: number;
  readonly loading: boolean;
  readonly error: { readonly message: string } | null;
  readonly tabs: readonly FilterTab[];
  readonly tab: string;
  readonly params: ListParams;
  readonly search: string;
  /** Some filter narrows the list. */
  readonly narrowed: boolean;
  readonly may: { readonly add: boolean; readonly update: boolean; readonly remove: boolean };
  readonly onSearch: (text: string) => void;
  readonly onRetry: () => void;
  readonly onClearFilters: () => void;
  readonly onAdd: () => void;
  readonly onRemove: (store: Store) => void;
}

export const StoresView = (props: StoresViewProps) => {
  const { rows, total, loading, error, tabs, tab, params, search, narrowed, may, onSearch, onRetry, onClearFilters, onAdd, onRemove } =
    props;
  const { t } = useTranslation('stores');
  const format = useFormat();
  const words = useStoreWords();
  const { update, remove } = may;
  const columns = useMemo(
    () => storeColumns({ t, format, statusWord: words.status, canEdit: update, onRemove: remove ? onRemove : undefined }),
    // The words follow t.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [t, format, update, remove, onRemove],
  );
  const addButton = may.add && (
    <Button variant="contained" startIcon={<Add />} onClick={onAdd}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')}>{addButton}</PageHeader>
      <FilterTabs label={t('title')} tabs={tabs} value={tab} />
      <Box sx={{ mb: 3 }}>
        <SearchField value={search} onChange={onSearch} placeholder={t('searchPlaceholder')} />
      </Box>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        loading={loading}
        error={error}
        onRetry={onRetry}
        skeletonRows={4}
        empty={
          narrowed ? (
            <NoMatch onClear={onClearFilters} />
          ) : (
            <Message Icon={Storefront} title={t('empty.title')} text={t('empty.text')}>
              {addButton}
            </Message>
          )
        }
      />
      {total > 0 && <Pagination params={params} total={total} />}
    </>
  );
};
