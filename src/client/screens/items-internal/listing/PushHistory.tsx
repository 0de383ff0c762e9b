import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../entities/listings';
import { useMayDesign } from '../../../shell/session/use-may';
import { useFormat } from '../../../ui/format';
import { editorOf, shownState } from '../listing-facts';
import { ListingStores } from '../ListingStores';

/** When it reached each store first and what was tried last, beside how it stands there now. */
export const PushHistory = ({ listing }: { readonly listing: Listing }) => {
  const { t } = useTranslation('listing');
  const { t: items } = useTranslation('items');
  const format = useFormat();
  const editor = useMayDesign() ? editorOf(listing) : null;
  const wordOf = (status: string): string => {
    const state = shownState(status);
    return state ? items(`job.${state}`) : status;
  };
  const names = new Map([...listing.items, ...listing.store_queue].map(({ store }) => [store._id, store.sto_name]));
  const happened = [
    ...listing.items.flatMap(({ store, imported_at, sku, platform_id }) =>
      imported_at === null ? [] : [{ at: imported_at, text: t('history.onSale', { store: store.sto_name, sku, id: platform_id ?? '–' }) }],
    ),
    ...listing.store_queue.map(({ store, queue_at }) => ({ at: queue_at, text: t('history.queued', { store: store.sto_name }) })),
    ...listing.job_list.map(({ store_id, status, updated_at }) => ({
      at: updated_at,
      text: t('history.job', { store: names.get(store_id) ?? t('history.store'), state: wordOf(status) }),
    })),
  ].sort((a, b) => b.at - a.at);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 760 }}>
      <ListingStores listing={listing} editor={editor} />
      {happened.length > 0 && (
        <Box component="ol" aria-label={t('history.title')} sx={list}>
          {happened.map(({ at, text }, place) => (
            <li key={place}>
              <time>{format.dateTime(at)}</time>
              <span>{text}</span>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
};

const list = {
  display: 'grid',
  gap: 1,
  m: 0,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '160px 1fr', gap: 2 },
  '& time': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
} as const;
