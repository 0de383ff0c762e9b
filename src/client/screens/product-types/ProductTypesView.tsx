import Checkroom from '@mui/icons-material/CheckroomOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { Preset } from '../../entities/presets';
import { FilterTabs, type FilterTab } from '../../ui/FilterTabs';
import type { ListParams } from '../../ui/list-params';
import { ListFailure } from '../../ui/ListFailure';
import { Message } from '../../ui/Message';
import { NoMatch } from '../../ui/NoMatch';
import { PageHeader } from '../../ui/PageHeader';
import { Pagination } from '../../ui/Pagination';
import { SearchField } from '../../ui/SearchField';
import { GarmentCard } from './GarmentCard';

export interface ProductTypesViewProps {
  readonly rows: readonly Preset[];
  readonly total: number;
  readonly loading: boolean;
  readonly error: { readonly message: string } | null;
  readonly tabs: readonly FilterTab[];
  readonly tab: string;
  readonly params: ListParams;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onRetry: () => void;
}

export const ProductTypesView = ({ rows, total, loading, error, tabs, tab, params, search, onSearch, onRetry }: ProductTypesViewProps) => {
  const { t } = useTranslation('products');
  return (
    <>
      <PageHeader title={t('title')} />
      <FilterTabs label={t('title')} tabs={tabs} value={tab} />
      <Box sx={{ mb: 4 }}>
        <SearchField value={search} onChange={onSearch} placeholder={t('searchPlaceholder')} />
      </Box>
      {error && rows.length === 0 && <ListFailure message={error.message} onRetry={onRetry} />}
      {!error && !loading && rows.length === 0 && (
        <>
          {params.search === '' ? (
            <Message Icon={Checkroom} title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <NoMatch onClear={() => params.set({ search: '' })} />
          )}
        </>
      )}
      <Box
        component="ul"
        aria-label={t('title')}
        aria-busy={loading}
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', p: 0, m: 0 }}
      >
        {loading &&
          !error &&
          Array.from({ length: 8 }, (_card, index) => <Skeleton key={index} component="li" variant="rounded" height={384} />)}
        {rows.map((preset) => (
          <GarmentCard key={preset._id} preset={preset} />
        ))}
      </Box>
      {total > params.perpage && <Pagination params={params} total={total} />}
    </>
  );
};
