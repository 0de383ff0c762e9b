import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Stop from '@mui/icons-material/StopOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { TFunction } from 'i18next';
import type { JobGroup } from '../../entities/job-groups';
import type { Format } from '../../ui/format';
import { columnsOf } from '../../ui/table-columns';
import { countsOf } from './job-progress';
import { ProgressBar } from './ProgressBar';

/** What a person may do with a group; undefined: nothing. */
export interface JobGroupActions {
  readonly onStart: ((group: JobGroup) => void) | undefined;
  readonly onStop: ((group: JobGroup) => void) | undefined;
  readonly onRemove: ((group: JobGroup) => void) | undefined;
}

const TYPES = ['push_item', 'fetch_orders'] as const;

/** A job type by name; one nobody knows is shown as it is. */
export const jobTypeName = (t: TFunction<'jobs'>, type: string): string => {
  const known = TYPES.find((each) => each === type);
  return known ? t(`type.${known}`) : type;
};

const column = columnsOf<JobGroup>();

export const jobGroupColumns = (t: TFunction<'jobs'>, format: Format, { onStart, onStop, onRemove }: JobGroupActions) =>
  column.columns([
    column.accessor('job_type', {
      header: t('column.job'),
      meta: { width: 160 },
      cell: ({ getValue }) => (
        <Box component="span" sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>
          {jobTypeName(t, getValue())}
        </Box>
      ),
    }),
    column.accessor((group) => group.store?.sto_name ?? '', { id: 'store', header: t('column.store'), meta: { width: 180 } }),
    column.display({
      id: 'progress',
      header: t('column.progress'),
      meta: { minWidth: 320 },
      cell: ({ row: { original: group } }) => <ProgressBar counts={countsOf(group)} total={group.total} />,
    }),
    column.accessor('created_at', {
      header: t('column.created'),
      meta: { width: 150 },
      cell: ({ getValue }) => <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(getValue())}</Box>,
    }),
    column.display({
      id: 'actions',
      header: '',
      meta: { width: 108, control: true, align: 'right', headLabel: t('action.moreActions', { ns: 'common' }) },
      cell: ({ row: { original: group } }) => {
        const name = [jobTypeName(t, group.job_type), group.store?.sto_name].filter(Boolean).join(', ');
        return (
          <Box sx={{ whiteSpace: 'nowrap' }}>
            {onStart && group.stopped + group.rejected > 0 && (
              <Tooltip title={t('start')}>
                <IconButton aria-label={`${t('start')}: ${name}`} onClick={() => onStart(group)}>
                  <PlayArrow />
                </IconButton>
              </Tooltip>
            )}
            {onStop && group.waiting > 0 && (
              <Tooltip title={t('stop')}>
                <IconButton aria-label={`${t('stop')}: ${name}`} onClick={() => onStop(group)}>
                  <Stop />
                </IconButton>
              </Tooltip>
            )}
            {onRemove && (
              <Tooltip title={t('remove.action')}>
                <IconButton aria-label={`${t('remove.action')}: ${name}`} onClick={() => onRemove(group)}>
                  <DeleteOutlined />
                </IconButton>
              </Tooltip>
            )}
          </Box>
        );
      },
    }),
  ]);
