import DeleteOutlined from '../../ui/icons/DeleteOutlined';
import PlayArrow from '../../ui/icons/PlayArrowOutlined';
import Stop from '../../ui/icons/StopOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { TFunction } from 'i18next';
import { isJobType } from '../../../domain/jobs/job-types';
import type { JobGroup } from '../../entities/job-groups';
import type { Format } from '../../ui/format';
import { Hint } from '../../ui/Hint';
import { Words } from '../../ui/list/cells';
import { actionsColumn, listColumns } from '../../ui/list/columns';
import { timeColumn } from '../../ui/list/time-column';
import { groupName, jobKinds, jobTypeName, countsOf } from './job-facts';
import { GroupReason } from './JobOutcome';
import { ProgressBar } from './ProgressBar';

/** What a person may do with a group; undefined: nothing. */
interface JobGroupActions {
  readonly onStart: ((group: JobGroup) => void) | undefined;
  readonly onStop: ((group: JobGroup) => void) | undefined;
  readonly onRemove: ((group: JobGroup) => void) | undefined;
}

/** The kind's own picture; none for one a newer server has. */
const KindIcon = ({ type }: { readonly type: string }) => {
  if (!isJobType(type)) return null;
  const { Icon } = jobKinds[type];
  return <Icon fontSize="small" sx={{ color: 'text.secondary' }} />;
};

export const jobGroupColumns = (t: TFunction<'jobs'>, format: Format, { onStart, onStop, onRemove }: JobGroupActions) =>
  listColumns<JobGroup>([
    {
      id: 'job',
      header: t('column.job'),
      width: 150,
      sort: 'job_type',
      role: 'title',
      csv: ({ job_type }) => jobTypeName(t, job_type),
      cell: ({ job_type }) => (
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 500 }}>
          <KindIcon type={job_type} />
          <Words>{jobTypeName(t, job_type)}</Words>
        </Box>
      ),
    },
    {
      id: 'store',
      header: t('column.store'),
      width: 120,
      sort: 'store',
      csv: ({ store }) => store?.sto_name,
      cell: ({ store }) => <Words>{store?.sto_name}</Words>,
    },
    {
      id: 'progress',
      header: t('column.progress'),
      minWidth: 260,
      csv: (group) => t('progress', { done: countsOf(group).done, total: group.total }),
      cell: (group) => (
        <>
          <ProgressBar counts={countsOf(group)} total={group.total} />
          <GroupReason group={group} />
        </>
      ),
    },
    {
      id: 'rejected',
      header: t('state.rejected'),
      width: 100,
      align: 'end',
      hidden: true,
      csv: ({ rejected }) => rejected,
      cell: ({ rejected }) => format.count(rejected),
    },
    timeColumn(format, {
      id: 'created',
      header: t('column.created'),
      sort: 'created_at',
      rank: 1,
      at: ({ created_at }) => created_at,
    }),
    {
      ...actionsColumn(t('action.moreActions', { ns: 'common' }), 108),
      cell: (group) => {
        const name = groupName(t, group);
        return (
          <>
            {onStart && group.stopped + group.rejected > 0 && (
              <Hint title={t('start')}>
                <IconButton aria-label={`${t('start')}: ${name}`} onClick={() => onStart(group)}>
                  <PlayArrow />
                </IconButton>
              </Hint>
            )}
            {onStop && group.waiting > 0 && (
              <Hint title={t('stop')}>
                <IconButton aria-label={`${t('stop')}: ${name}`} onClick={() => onStop(group)}>
                  <Stop />
                </IconButton>
              </Hint>
            )}
            {onRemove && (
              <Hint title={t('remove.action')}>
                <IconButton aria-label={`${t('remove.action')}: ${name}`} onClick={() => onRemove(group)}>
                  <DeleteOutlined />
                </IconButton>
              </Hint>
            )}
          </>
        );
      },
    },
  ]);
