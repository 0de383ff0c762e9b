import type { Action, Dispatch } from '@reduxjs/toolkit';
import OpenInNew from '../../ui/icons/OpenInNew';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { addresses } from '../../../domain/addresses/addresses';
import { jobGroups } from '../../entities/job-groups';
import { listings, type Listing } from '../../entities/listings';
import { FailureLine } from '../../shell/lists/FailureLine';
import { useMay } from '../../shell/session/use-may';
import { Link } from '../../ui/Link';
import { StatusChip } from '../../ui/StatusChip';
import { SharedLine } from './SharedLine';
import { jobTones, shownState, type ListingJobState } from './listing-facts';

interface ListingStoresProps {
  readonly listing: Listing;
  /** Where its design is changed; null where it is not. */
  readonly editor: string | null;
}

/** How an item stands on each store: on sale, waiting in its queue, its last job, with why one failed and the next step. */
export const ListingStores = ({ listing, editor }: ListingStoresProps) => {
  const { t } = useTranslation('items');
  const dispatch = useDispatch<Dispatch<Action>>();
  const may = {
    jobs: useMay('job', 'view'),
    start: useMay('job', 'update'),
    queue: useMay('item_info', 'update'),
    share: useMay('item', 'update'),
    stores: useMay('store', 'view'),
  };
  const queued = listing.store_queue.filter(({ queue_status }) => queue_status !== 'pushed');
  const names = new Map([...listing.items, ...queued].map(({ store }) => [store._id, store.sto_name]));
  const ids = [...new Set([...names.keys(), ...listing.job_list.map(({ store_id }) => store_id)])];
  if (ids.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('notPushed')}</Typography>;
  return (
    <section aria-label={t('onStores')}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('onStores')}
      </Typography>
      <Box component="ul" sx={list}>
        {ids.map((id) => {
          const sold = listing.items.find((each) => each.store_id === id && each.imported_at !== null);
          const entry = queued.find(({ store_id }) => store_id === id);
          const job = listing.job_list.find(({ store_id }) => store_id === id);
          const again = job && may.start ? () => void dispatch(jobGroups.actions.start({ ids: [job.group_id] })) : undefined;
          const requeue = may.queue ? () => void dispatch(listings.actions.queue({ ids: [listing._id], store_id: id })) : undefined;
          const shared = {
            store: may.stores ? addresses.stores.print({ filter: 'all', store: id }) : undefined,
            item: editor ?? undefined,
          };
          const state = job && shownState(job.status);
          return (
            <li key={id}>
              <div>
                {sold?.external_url ? (
                  <MuiLink href={sold.external_url} target="_blank" rel="noreferrer">
                    {names.get(id)} <OpenInNew sx={{ fontSize: 12 }} aria-hidden />
                  </MuiLink>
                ) : (
                  (names.get(id) ?? t('column.stores'))
                )}
                {job && state && (
                  <JobChip state={state} to={may.jobs ? addresses.jobs.print({ group: job.group_id }) : null} label={t(`job.${state}`)} />
                )}
              </div>
              {sold && <SharedLine item={sold} may={may.share} />}
              {job?.msg && <FailureLine failure={{ ...job.msg, message: job.msg.msg }} steps={{ ...shared, again, shop: again }} />}
              {entry && (
                <div>
                  {entry.queue_reason || entry.queue_messenger ? (
                    <FailureLine
                      failure={{ ...entry.queue_reason, message: entry.queue_messenger ?? '' }}
                      steps={{ ...shared, ...(entry.queue_status === 'refused' && { again: requeue, shop: requeue }) }}
                    />
                  ) : (
                    t('queue.waiting', { store: entry.store.sto_name })
                  )}
                </div>
              )}
            </li>
          );
        })}
      </Box>
    </section>
  );
};

const JobChip = ({ state, label, to }: { readonly state: ListingJobState; readonly label: string; readonly to: string | null }) => {
  const chip = <StatusChip tone={jobTones[state]} label={label} />;
  return to === null ? (
    chip
  ) : (
    <MuiLink component={Link} to={to} underline="none">
      {chip}
    </MuiLink>
  );
};

const list = {
  display: 'grid',
  gap: 4,
  m: 0,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& li > div:first-of-type': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 3 },
} as const;
