import Checkroom from '../../../ui/icons/CheckroomOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { providerCatalogues, type ProviderProduct } from '../../../entities/provider-products';
import { useList, useSettledText } from '../../../kernel/hooks';
import { Pagination } from '../../../ui/list/Pagination';
import { ListFailure, Message } from '../../../ui/Message';
import { SearchField } from '../../../ui/SearchField';
import { Thumb } from '../../../ui/Thumb';
import { AsOf } from './AsOf';

const PAGE = 50;

interface ProductShelfProps {
  readonly fulfilment: string;
  readonly onChoose: (product: string) => void;
}

/** What an account makes, to choose from. */
export const ProductShelf = ({ fulfilment, onChoose }: ProductShelfProps) => {
  const { t } = useTranslation('source');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [refresh, setRefresh] = useState(false);
  const [typed, type] = useSettledText(search, (text) => {
    setSearch(text);
    setPage(1);
  });
  const variables = { fulfilment, search, ...(refresh && { refresh }) };
  const { rows, total, loading, error, reload } = useList(providerCatalogues, { page, perpage: PAGE, variables });
  const told = rows[0];
  if (error && !told) return <ListFailure error={error} onRetry={reload} />;
  return (
    <Box component="section" aria-label={t('products')} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <SearchField value={typed} onChange={type} placeholder={t('search')} slash />
      {loading && !told && <Skeleton variant="rounded" height={240} />}
      {told?.products.length === 0 && <Message Icon={Checkroom} title={t('nothing')} text={t('nothingText')} />}
      {told && told.products.length > 0 && (
        <Box component="ul" sx={grid}>
          {told.products.map((product) => (
            <Choice key={product.id} product={product} onChoose={() => onChoose(product.id)} />
          ))}
        </Box>
      )}
      {told && total > PAGE && (
        <Pagination
          address={{ page, perpage: PAGE }}
          pageSize={PAGE}
          total={total}
          about={false}
          onChange={({ page: next }) => setPage(Number(next) || 1)}
        />
      )}
      {told && (
        <AsOf
          keptAt={told.kept_at}
          reason={told.reason}
          busy={loading}
          onRefresh={() => {
            if (refresh) reload();
            setRefresh(true);
          }}
        />
      )}
    </Box>
  );
};

const Choice = ({ product: { name, brand, image }, onChoose }: { readonly product: ProviderProduct; readonly onChoose: () => void }) => (
  <Box component="li">
    <ButtonBase onClick={onChoose} sx={choice}>
      <Thumb src={image} alt="" size={48} enlarge={false} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="div">
          {name}
        </Typography>
        {brand && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {brand}
          </Typography>
        )}
      </Box>
    </ButtonBase>
  </Box>
);

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const choice = {
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 3,
  width: '100%',
  minHeight: 72,
  p: 3,
  textAlign: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover, &:focus-visible': { borderColor: 'primary.main' },
} as const;
