import HourglassEmpty from '../../ui/icons/HourglassEmpty';
import OpenInNew from '../../ui/icons/OpenInNew';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Listing } from '../../entities/listings';
import { FailureLine } from '../../shell/lists/FailureLine';
import { Hint } from '../../ui/Hint';
import { refusalSentence } from '../../ui/refusal';

/** Where a listing is on sale, each chip a way to the product in the shop; and the stores it waits for. */
export const StoreChips = ({ listing }: { readonly listing: Listing }) => {
  const { t } = useTranslation('items');
  const onSale = listing.items.filter(({ imported_at }) => imported_at !== null);
  const queued = listing.store_queue.filter(({ queue_status }) => queue_status !== 'pushed');
  if (onSale.length + queued.length === 0) {
    return (
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>
        {t('notPushed')}
      </Box>
    );
  }
  const refused = queued.find(({ queue_status }) => queue_status === 'refused');
  return (
    <>
      <Box data-wrap="" sx={chips}>
        {onSale.map(({ _id, external_url, store }) =>
          external_url ? (
            <a
              key={_id}
              href={external_url}
              title={store.sto_name}
              target="_blank"
              rel="noreferrer"
              aria-label={t('viewOn', { name: listing.name, store: store.sto_name })}
            >
              <span>{store.sto_name}</span>
              <OpenInNew aria-hidden />
            </a>
          ) : (
            <span key={_id} title={store.sto_name}>
              <span>{store.sto_name}</span>
            </span>
          ),
        )}
        {queued.map(({ store_id, store, queue_status, queue_messenger, queue_reason }) => {
          const words = t(queue_status === 'refused' ? 'queue.refused' : 'queue.waiting', { store: store.sto_name });
          return (
            <Hint key={store_id} title={refusalSentence({ message: queue_messenger ?? words, ...queue_reason })}>
              <Box
                component="span"
                tabIndex={0}
                className={queue_status}
                sx={{ color: queue_status === 'refused' ? 'error.main' : 'text.secondary' }}
              >
                <HourglassEmpty aria-hidden />
                <span>{words}</span>
              </Box>
            </Hint>
          );
        })}
      </Box>
      {refused && <FailureLine short failure={{ ...refused.queue_reason, message: refused.queue_messenger ?? '' }} />}
    </>
  );
};

const chips = {
  display: 'flex',
  gap: 1,
  flexWrap: 'wrap',
  py: 1,
  '& > *': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    height: 24,
    maxWidth: 1,
    px: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: 3,
    fontSize: 12,
    color: 'text.primary',
    textDecoration: 'none',
    '&:is(a):hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  },
  '& > * > span': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .waiting, & .refused': { borderStyle: 'dashed' },
  '& svg': { fontSize: 12 },
} as const;
