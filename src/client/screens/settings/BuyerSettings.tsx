import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buyers, type Buyer } from '../../entities/buyers';
import { useList, useSettledText } from '../../kernel/hooks';
import { useFormat } from '../../ui/format';
import { ListFailure } from '../../ui/Message';
import { Part } from '../../ui/Part';
import { SearchField } from '../../ui/SearchField';
import { ownDirection } from '../../ui/styles';
import { BuyerDataPart } from './BuyerDataPart';
import { ErasureList } from './ErasureList';
import { settingColumn } from './setting-column';

/** Finds, exports and erases the data of a buyer. The search words never go into an address, which browsers and servers keep. */
export const BuyerSettings = () => {
  const { t } = useTranslation('settings');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>();
  const look = (text: string): void => {
    setSearch(text.trim());
    setChosen(undefined);
  };
  const [typed, type] = useSettledText(search, look);
  return (
    <Box sx={settingColumn}>
      <Box sx={{ color: 'text.secondary', ...ownDirection }}>{t('buyers.about')}</Box>
      <SearchField value={typed} onChange={type} placeholder={t('buyers.searchPlaceholder')} slash />
      {search !== '' && <FoundBuyers search={search} chosen={chosen} onChoose={setChosen} />}
      {chosen !== undefined && <BuyerDataPart key={chosen} id={chosen} onAsked={() => setChosen(undefined)} />}
      <ErasureList />
    </Box>
  );
};

interface FoundBuyersProps {
  readonly search: string;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

const FoundBuyers = ({ search, chosen, onChoose }: FoundBuyersProps) => {
  const { t } = useTranslation('settings');
  const { rows, loading, error, reload } = useList(buyers, { variables: { search } });
  if (error && rows.length === 0) return <ListFailure error={error} onRetry={reload} />;
  if (loading) return <Skeleton variant="rounded" height={64} />;
  return (
    <Part title={t('buyers.results')}>
      {rows.length === 0 ? (
        <Box role="status" sx={ownDirection}>
          <Box sx={{ fontWeight: 500 }}>{t('buyers.nobody')}</Box>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('buyers.nobodyText')}</Box>
        </Box>
      ) : (
        <Box component="ul" aria-label={t('buyers.results')} sx={list}>
          {rows.map((buyer) => (
            <FoundBuyer key={buyer._id} buyer={buyer} chosen={buyer._id === chosen} onChoose={() => onChoose(buyer._id)} />
          ))}
        </Box>
      )}
    </Part>
  );
};

const FoundBuyer = ({ buyer, chosen, onChoose }: { readonly buyer: Buyer; readonly chosen: boolean; readonly onChoose: () => void }) => {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { name, email, numbers, last_at } = buyer;
  const facts = [email, numbers.map((number) => `#${number}`).join(', '), t('buyers.lastAt', { when: format.date(last_at) })];
  return (
    <Box
      component="li"
      data-row={buyer._id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere', ...ownDirection }}>
        <Box sx={{ fontWeight: 500 }}>{name || t('buyers.unnamed')}</Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Box>
      </Box>
      <Button variant="outlined" size="small" aria-pressed={chosen} onClick={onChoose}>
        {t('buyers.show')}
      </Button>
    </Box>
  );
};

const list = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' } as const;
