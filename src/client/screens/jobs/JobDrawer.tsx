import WorkHistory from '../../ui/icons/WorkHistoryOutlined';
import type { Action, Dispatch } from '@reduxjs/toolkit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { addresses } from '../../../domain/addresses/addresses';
import { jobGroups } from '../../entities/job-groups';
import { jobs } from '../../entities/jobs';
import { useList, useRow } from '../../kernel/hooks';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { useMay } from '../../shell/session/use-may';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { JobAttempts } from './JobAttempts';
import { idsOfJob, jobName, jobTypeName } from './job-facts';
import { JobOutcome } from './JobOutcome';
import { JobStateChip } from './JobStateChip';

/** One job of the address: how it stands, why, what to do next, what it is about, and every attempt at it. */
export const JobDrawer = ({ address, onClose }: { readonly address: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const mayItems = useMay('item_info', 'view');
  const mayStores = useMay('store', 'view');
  const mayOrders = useMay('order', 'view');
  const mayStart = useMay('job', 'update');
  const dispatch = useDispatch<Dispatch<Action>>();
  const { group_id, _id } = idsOfJob(address);
  const group = useRow(jobGroups, group_id);
  useList(jobGroups, { variables: { _id: group_id } });
  return (
    <RowDrawer
      entity={jobs}
      id={_id}
      variables={{ group_id, _id }}
      title={t('job')}
      rowTitle={(job) => jobName(t, job, group)}
      gone={t('jobGone')}
      Icon={WorkHistory}
      roomy
      onClose={onClose}
    >
      {(job) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5, fontSize: 13 }}>
          <JobOutcome job={job} storeId={group?.store?._id} />
          {mayStart && (job.status === 'stopped' || job.status === 'rejected') && (
            <Button
              variant="outlined"
              size="small"
              sx={{ alignSelf: 'flex-start' }}
              onClick={() => void dispatch(jobGroups.actions.start({ ids: [group_id], job: _id }))}
            >
              {t('start')}
            </Button>
          )}
          <Facts
            facts={[
              [t('fact.state'), <JobStateChip key="state" status={job.status} />],
              [t('fact.attempts'), format.count(job.attempts)],
              [t('fact.kind'), group && jobTypeName(t, group.job_type)],
              [
                t('column.store'),
                group?.store &&
                  (mayStores ? (
                    <MuiLink component={Link} to={addresses.stores.print({ filter: 'all', store: group.store._id })}>
                      {group.store.sto_name}
                    </MuiLink>
                  ) : (
                    group.store.sto_name
                  )),
              ],
              [
                t('fact.order'),
                job.order &&
                  (mayOrders ? (
                    <MuiLink component={Link} to={addresses.orders.print({ filter: 'all', id: job.order._id })}>
                      {job.order.number}
                    </MuiLink>
                  ) : (
                    job.order.number
                  )),
              ],
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
          <JobAttempts jobId={_id} />
        </Box>
      )}
    </RowDrawer>
  );
};
