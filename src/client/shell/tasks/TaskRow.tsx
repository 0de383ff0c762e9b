import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
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

const kinds: Readonly<Record<string, TaskKind<never> | undefined>> = taskKinds;

/** A task by name, in the language of `t`; the kind itself when nobody knows it any more. */
const taskName = (t: TFunction<'tasks'>, { kind, payload }: TaskEntry): string => {
  const label = kinds[kind]?.label(payload as never);
  // A kind's key is a plain string, so that kinds need not know the texts; the test of the texts holds every one.
  return label ? (t as (key: string, values?: object) => string)(label.key, label.values) : kind;
};

const rowStyle = { px: 5, py: 3, gap: 3, alignItems: 'flex-start', borderBottom: 1, borderColor: 'divider' } as const;

/** Megabytes of an upload that have not arrived; null for other tasks, and at its end. */
const megabytesLeft = ({ kind, payload, progress }: TaskEntry): number | null => {
  if (!kinds[kind]?.canBeDropped || !('size' in payload) || typeof payload.size !== 'number') return null;
  const left = (payload.size * (1 - (progress ?? 0))) / 1024 / 1024;
  return left > 0 ? Math.max(0.1, Math.round(left * 10) / 10) : null;
};

/** A task that waits or runs; one that can be given up has a way to. */
export const LiveTask = ({ task, onDismiss }: { readonly task: TaskEntry; readonly onDismiss: () => void }) => {
  const { t } = useTranslation('shell');
  const { t: names } = useTranslation('tasks');
  const format = useFormat();
  const name = taskName(names, task);
  const left = megabytesLeft(task);
  return (
    <ListItem sx={rowStyle}>
      <Box sx={{ width: 18, pt: 0.5 }}>{task.status === 'running' && <CircularProgress size={16} aria-label={name} />}</Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {(task.status === 'queued' || task.status === 'held') && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t(task.status === 'held' ? 'tasks.held' : 'tasks.queued')}
          </Typography>
        )}
        {task.status === 'running' && left !== null && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('tasks.left', { left })}
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
      {kinds[task.kind]?.canBeDropped && (
        <IconButton aria-label={t('tasks.drop', { name })} title={t('tasks.drop', { name })} onClick={onDismiss}>
          <Close fontSize="inherit" />
        </IconButton>
      )}
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
