import Close from '../../ui/icons/Close';
import ErrorIcon from '../../ui/icons/ErrorOutlined';
import KeyboardDoubleArrowUp from '../../ui/icons/KeyboardDoubleArrowUp';
import Pause from '../../ui/icons/Pause';
import PlayArrow from '../../ui/icons/PlayArrow';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TaskKind } from '../../kernel/queue';
import type { TaskEntry } from '../../kernel/tasks-slice';
import { taskKinds } from '../../tasks/kinds';
import { useFormat } from '../../ui/format';
import { refusalSentence } from '../../ui/refusal';
import { paceOf } from './pace';

const kinds: Readonly<Record<string, TaskKind<never> | undefined>> = taskKinds;

/** A task by name, in the language of `t`; the kind itself when nobody knows it any more. */
const taskName = (t: TFunction<'tasks'>, { kind, payload }: TaskEntry): string => {
  const label = kinds[kind]?.label(payload as never);
  // A kind's key is a plain string, so that kinds need not know the texts; the test of the texts holds every one.
  return label ? (t as (key: string, values?: object) => string)(label.key, label.values) : kind;
};

const rowStyle = { px: 5, py: 3, gap: 3, alignItems: 'flex-start', borderBottom: 1, borderColor: 'divider' } as const;

/** Megabytes of an upload that have not arrived; null for other tasks, and at its end. */
const megabytesLeft = ({ payload, progress }: TaskEntry): number | null => {
  if (!('size' in payload) || typeof payload.size !== 'number') return null;
  const left = (payload.size * (1 - (progress ?? 0))) / 1024 / 1024;
  return left > 0 ? Math.max(0.1, Math.round(left * 10) / 10) : null;
};

/** How far a task that runs has come, in words; null while there is nothing to say. */
const useStanding = (task: TaskEntry): string | null => {
  const { t } = useTranslation('shell');
  if (task.status === 'queued') return t('tasks.queued');
  const parts = task.status === 'held' ? [t('tasks.held')] : [];
  const left = megabytesLeft(task);
  if (task.status === 'running' && left !== null) parts.push(t('tasks.left', { left }));
  if (task.count) {
    const { done, total } = task.count;
    parts.push(t('tasks.done', { done, total }));
    const pace = task.status === 'running' ? paceOf(task.count) : null;
    if (pace) parts.push(t('tasks.pace', { rate: pace.rate }), t(`tasks.${pace.left.unit}Left`, { count: pace.left.count }));
  }
  return parts.length > 0 ? parts.join(' · ') : null;
};

interface LiveTaskProps {
  readonly task: TaskEntry;
  /** Others wait before it. */
  readonly waits: boolean;
  readonly onHold: () => void;
  readonly onRelease: () => void;
  readonly onFirst: () => void;
  readonly onDismiss: () => void;
}

/** A task that waits or runs, with what can be done about it. */
export const LiveTask = ({ task, waits, onHold, onRelease, onFirst, onDismiss }: LiveTaskProps) => {
  const { t } = useTranslation('shell');
  const { t: names } = useTranslation('tasks');
  const format = useFormat();
  const name = taskName(names, task);
  const standing = useStanding(task);
  const kind = kinds[task.kind];
  const button = (label: string, Icon: typeof Close, onPress: () => void) => (
    <IconButton size="small" aria-label={label} title={label} onClick={onPress}>
      <Icon fontSize="inherit" />
    </IconButton>
  );
  return (
    <ListItem sx={rowStyle}>
      <Box sx={{ width: 18, pt: 0.5 }}>{task.status === 'running' && <CircularProgress size={16} aria-label={name} />}</Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {standing && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {standing}
          </Typography>
        )}
        {task.status === 'running' && task.progress !== null && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
            <LinearProgress variant="determinate" value={task.progress * 100} aria-label={name} sx={{ flex: 1, borderRadius: 1 }} />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {format.percent(task.progress)}
            </Typography>
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', my: -0.5 }}>
        {task.status === 'queued' && waits && button(t('tasks.first', { name }), KeyboardDoubleArrowUp, onFirst)}
        {(task.status === 'queued' || (task.status === 'running' && task.inSteps)) && button(t('tasks.pause', { name }), Pause, onHold)}
        {task.status === 'held' && button(t('tasks.resume', { name }), PlayArrow, onRelease)}
        {(task.status !== 'running' || kind?.canBeDropped) && button(t('tasks.drop', { name }), Close, onDismiss)}
      </Box>
    </ListItem>
  );
};

interface FailedTaskProps {
  readonly task: TaskEntry;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** A task that failed, why, and the way to try again. */
export const FailedTask = ({ task, onRetry, onDismiss }: FailedTaskProps) => {
  const { t } = useTranslation('shell');
  const { t: names } = useTranslation('tasks');
  return (
    <ListItem sx={rowStyle}>
      <ErrorIcon color="error" sx={{ fontSize: 18, mt: 0.25 }} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {taskName(names, task)}
        </Typography>
        <Typography variant="body2" role="alert" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          {refusalSentence(task.errors.at(-1) ?? {})}
        </Typography>
        <Link component="button" variant="body2" onClick={onRetry}>
          {t('tasks.tryAgain')}
        </Link>
      </Box>
      <IconButton aria-label={t('tasks.dismiss')} onClick={onDismiss}>
        <Close fontSize="inherit" />
      </IconButton>
    </ListItem>
  );
};
