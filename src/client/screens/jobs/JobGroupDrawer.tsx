import WorkHistory from '../../ui/icons/WorkHistoryOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { jobGroups } from '../../entities/job-groups';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { countsOf, groupName } from './job-facts';
import { GroupWait } from './JobOutcome';
import { JobsOfGroup } from './JobsOfGroup';
import { ProgressBar } from './ProgressBar';

/** One group of the address: how far it is, why jobs were rejected, and the jobs. */
export const JobGroupDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  return (
    <RowDrawer
      entity={jobGroups}
      id={id}
      variables={{ _id: id }}
      title={t('group')}
      rowTitle={(group) => groupName(t, group)}
      gone={t('groupGone')}
      Icon={WorkHistory}
      onClose={onClose}
    >
      {(group) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
          <div>
            <ProgressBar counts={countsOf(group)} total={group.total} />
            <GroupWait group={group} />
          </div>
          <Facts
            facts={[
              [t('column.store'), group.store?.sto_name],
              [t('column.created'), format.dateTime(group.created_at)],
              [t('fact.changed'), format.dateTime(group.updated_at)],
            ]}
          />
          <JobsOfGroup group={group} />
        </Box>
      )}
    </RowDrawer>
  );
};
