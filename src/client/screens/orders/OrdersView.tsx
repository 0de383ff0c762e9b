import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Sync from '@mui/icons-material/Sync';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../entities/orders';
import { DataTable } from '../../ui/DataTable';
import { FilterTabs, type FilterTab } from '../../ui/FilterTabs';
import { useFormat } from '../../ui/format';
import type { ListParams } from '../../ui/list-params';
import { Message } from '../../ui/Message';
import { NoMatch } from '../../ui/NoMatch';
import { PageHeader } from '../../ui/PageHeader';
import { Pagination } from '../../ui/Pagination';
import { SearchField } from '../../ui/SearchField';
import { orderColumns } from './order-columns';

export interface OrdersViewProps {
  readonly rows: readonly Order[];
  readonly total: number;
  readonly loading: boolean;
  readonly error: { readonly message: string } | null;
  readonly tabs: readonly FilterTab[];
  readonly tab: string;
  readonly params: ListParams;
  readonly search: string;
  readonly fetching: boolean;
  /** Undefined: the person may not. */
  readonly onFetch: (() => void) | undefined;
  readonly onSearch: (text: string) => void;
  readonly onRetry: () => void;
}

export const OrdersView = (props: OrdersViewProps) => {
  const { rows, total, loading, error, tabs, tab, params, search, fetching, onFetch, onSearch, onRetry } = props;
  const { t } = useTranslation('orders');
  const format = useFormat();
  const columns = useMemo(() => orderColumns(t, format), [t, format]);
  return (
    <>
      <PageHeader title={t('title')}>
        {onFetch && (
          <Button variant="contained" startIcon={<Sync />} loading={fetching} loadingPosition="start" onClick={onFetch}>
            {t('fetch')}
          </Button>
        )}
      </PageHeader>
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
        empty={
          params.search === '' && params.get('id') === '' ? (
            <Message Icon={ReceiptLong} title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <NoMatch onClear={() => params.set({ search: '', id: '' })} />
          )
        }
      />
      {total > 0 && <Pagination params={params} total={total} />}
    </>
  );
};
