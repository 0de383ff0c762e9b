import TrendingUp from '../../ui/icons/TrendingUpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { TREND_KINDS } from '../../../domain/trends/kinds';
import { stores } from '../../entities/stores';
import { trends } from '../../entities/trends';
import { useList } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { TabLinks } from '../../ui/list/TabLinks';
import { latePart } from '../../ui/late-part';
import { ListFailure, Message } from '../../ui/Message';
import { PageHeader } from '../../ui/PageHeader';
import { PlainSelect } from '../../ui/PlainSelect';
import { TrendCard } from './TrendCard';

const WordsForm = latePart(async () => (await import('./WordsForm')).WordsForm);

const ALL_STORES = { perpage: 100 };

/** `/items/trend?kind=…&store=…`: what sells more than it did. `words=1` opens the trademark words. */
export const TrendScreen = () => {
  const { t } = useTranslation('trend');
  const [params, setParams] = useSearchParams();
  const kind = TREND_KINDS.find((each) => each === params.get('kind')) ?? 'listing';
  const store = params.get('store') ?? '';
  const mayStores = useMay('store', 'view');
  const mayWords = useMay('item', 'update');
  const shops = useList(stores, ALL_STORES, { skip: !mayStores });
  const { rows, loading, error, reload } = useList(trends, { variables: { kind, store: store || null } });
  const set = useCallback(
    (name: string, value: string) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: name === 'store' },
      ),
    [setParams],
  );
  const closeWords = useCallback(() => set('words', ''), [set]);
  const addressOf = (each: string): string => {
    const query = new URLSearchParams({ ...(each !== 'listing' && { kind: each }), ...(store && { store }) }).toString();
    return addresses.trend.print() + (query && `?${query}`);
  };
  return (
    <>
      <PageHeader title={t('title')}>
        {mayWords && (
          <Button variant="outlined" onClick={() => set('words', '1')}>
            {t('words')}
          </Button>
        )}
      </PageHeader>
      <TabLinks
        label={t('kinds')}
        tabs={TREND_KINDS.map((each) => ({ value: each, label: t(`kind.${each}`), to: addressOf(each) }))}
        value={kind}
      />
      {shops.rows.length > 1 && (
        <Box sx={{ mb: 3 }}>
          <PlainSelect
            label={t('store')}
            value={store}
            options={[{ value: '', label: t('allStores') }, ...shops.rows.map(({ _id, sto_name }) => ({ value: _id, label: sto_name }))]}
            onChange={(value) => set('store', value)}
          />
        </Box>
      )}
      {error && rows.length === 0 && <ListFailure error={error} onRetry={reload} />}
      {!loading && !error && rows.length === 0 && <Message Icon={TrendingUp} title={t('empty.title')} text={t('empty.text')} />}
      <Box component="ul" aria-label={t(`kind.${kind}`)} aria-busy={loading} sx={grid}>
        {rows.length > 0
          ? rows.map((trend) => <TrendCard key={trend._id} trend={trend} />)
          : loading && [0, 1, 2, 3, 4, 5].map((each) => <Skeleton key={each} component="li" variant="rounded" height={200} />)}
      </Box>
      {params.get('words') === '1' && mayWords && <WordsForm onClose={closeWords} />}
    </>
  );
};

const grid = { display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))', p: 0, m: 0 } as const;
