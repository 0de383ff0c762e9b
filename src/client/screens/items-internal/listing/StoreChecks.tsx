import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import { listingChecks } from '../../../entities/listing-checks';
import type { Listing } from '../../../entities/listings';
import type { Store } from '../../../entities/stores';
import { useList } from '../../../kernel/hooks';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { refusalSentence } from '../../../ui/refusal';
import { StatusChip } from '../../../ui/StatusChip';
import { ownDirection } from '../../../ui/styles';

interface StoreChecksProps {
  readonly listing: Listing;
  readonly stores: readonly Store[];
}

/** What each store would make of a push of the listing as it is saved: the very verdicts the push goes by. */
export const StoreChecks = ({ listing, stores }: StoreChecksProps) => {
  const { t } = useTranslation('listing');
  if (stores.length === 0) return <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('stores.none')}</Box>;
  return (
    <Box component="ul" sx={list}>
      {stores.map((store) => (
        <StoreCheck key={store._id} listing={listing} store={store} />
      ))}
    </Box>
  );
};

const StoreCheck = ({ listing, store }: { readonly listing: Listing; readonly store: Store }) => {
  const { t } = useTranslation('listing');
  const format = useFormat();
  const { rows, loading, error, reload } = useList(listingChecks, {
    variables: { action: 'jobItem', ids: [listing._id], store_ids: [store._id] },
  });
  const again = useEffectEvent(() => reload());
  // What was asked before the save stands for another listing.
  const asked = useRef(listing.updated_at);
  useEffect(() => {
    if (asked.current === listing.updated_at) return;
    asked.current = listing.updated_at;
    again();
  }, [listing.updated_at]);
  const [verdict] = rows;
  const to = addresses.stores.print({ filter: 'all', store: store._id });
  const isWrong = error !== null || verdict?.ok === false;
  const isLacking = !isWrong && (verdict?.lacks != null || verdict?.loss != null || verdict?.cautions != null);
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <MuiLink component={Link} to={to}>
          {store.sto_name}
        </MuiLink>
        {loading && !verdict && !error ? (
          <Skeleton variant="rounded" width={96} height={22} />
        ) : (
          <StatusChip
            tone={isWrong ? 'bad' : isLacking ? 'warning' : 'good'}
            label={t(isWrong ? 'stores.refuses' : isLacking ? 'stores.lacks' : 'stores.takes')}
          />
        )}
      </Box>
      {error && <Box sx={sentence}>{refusalSentence(error)}</Box>}
      {verdict && !error && (
        <>
          {verdict.code && (
            <Box sx={sentence}>
              {refusalSentence({ refusal: `bulk.row.${verdict.code}`, values: { count: verdict.count }, message: verdict.message })}
            </Box>
          )}
          {verdict.lacks != null && <Box sx={sentence}>{t('stores.missing', { names: verdict.lacks })}</Box>}
          {verdict.cautions != null && <Box sx={sentence}>{t('stores.caution', { words: verdict.cautions })}</Box>}
          {verdict.loss != null && <Box sx={sentence}>{t('stores.loss', { amount: format.money(verdict.loss) })}</Box>}
        </>
      )}
    </li>
  );
};

const sentence = { color: 'text.secondary', ...ownDirection } as const;
const list = { display: 'grid', gap: 3, m: 0, p: 0, fontSize: 13, listStyle: 'none', maxWidth: 760 } as const;
