import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import type { Listing } from '../../entities/listings';
import { FailureLine } from '../../shell/lists/FailureLine';
import { Link } from '../../ui/Link';
import { StatusChip } from '../../ui/StatusChip';
import { jobTones, shownJob } from './listing-facts';

/** What the latest jobs of a listing came to, and why one was rejected; leads to the group of the one that wants looking at. */
export const ListingJobs = ({ listing }: { readonly listing: Listing }) => {
  const { t } = useTranslation('items');
  const shown = shownJob(listing);
  if (!shown) return null;
  const { state, job } = shown;
  return (
    <>
      <MuiLink component={Link} to={addresses.jobs.print({ group: job.group_id })} underline="none">
        <StatusChip tone={jobTones[state]} label={t(`job.${state}`)} />
      </MuiLink>
      {job.msg && <FailureLine short failure={{ ...job.msg, message: job.msg.msg }} />}
    </>
  );
};
