import WorkHistory from '@mui/icons-material/WorkHistoryOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { jobs } from '../../entities/jobs';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { useMay } from '../../shell/session/use-may';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { idsOfJob, jobName } from './job-facts';
import { JobOutcome } from './JobOutcome';
import { JobStateChip } from './JobStateChip';

/** One job of the address: how it stands, why, and what to do next. */
export const JobDrawer = ({ address, onClose }: { readonly address: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const mayItems = useMay('item_info', 'view');
  const { group_id, _id } = idsOfJob(address);
  return (
    <RowDrawer
      entity={jobs}
      id={_id}
      variables={{ group_id, _id }}
      title={t('job')}
      rowTitle={(job) => jobName(t, job, undefined)}
      gone={t('jobGone')}
      Icon={WorkHistory}
      onClose={onClose}
    >
      {(job) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5, fontSize: 13 }}>
          <JobOutcome job={job} />
          <Facts
            facts={[
              [t('fact.state'), <JobStateChip key="state" status={job.status} />],
              [t('fact.attempts'), format.count(job.attempts)],
              [
                t('fact.item'),
                mayItems && job.data.item_info_id && (
                  <MuiLink component={Link} to={addresses.internal.print({ item: job.data.item_info_id })}>
                    {job.data.name ?? t('fact.item')}
                  </MuiLink>
                ),
              ],
              [
                t('viewInShop'),
                job.data.external_url && (
                  <MuiLink href={job.data.external_url} target="_blank" rel="noreferrer">
                    {job.data.external_url}
                  </MuiLink>
                ),
              ],
              [t('column.created'), format.dateTime(job.created_at)],
              [t('fact.changed'), format.dateTime(job.updated_at)],
            ]}
          />
        </Box>
      )}
    </RowDrawer>
  );
};
