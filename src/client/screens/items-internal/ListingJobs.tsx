import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import type { Listing } from '../../entities/listings';
import { StatusChip, type Tone } from '../../ui/StatusChip';
import { jobState, type ListingJobState } from './listing-facts';

const tones: Readonly<Record<ListingJobState, Tone>> = {
  rejected: 'bad',
  pending: 'waiting',
  waiting: 'neutral',
  stopped: 'paused',
  done: 'good',
};

/** What the latest jobs of a listing came to; leads to the jobs. */
export const ListingJobs = ({ listing }: { readonly listing: Listing }) => {
  const { t } = useTranslation('items');
  const state = jobState(listing);
  if (!state) return null;
  return (
    <MuiLink component={Link} to={addresses.jobs.print()} underline="none">
      <StatusChip tone={tones[state]} label={t(`job.${state}`)} />
    </MuiLink>
  );
};
