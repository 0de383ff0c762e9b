import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isOver, type TaskStatus } from '../../../../domain/tasks/tasks';
import type { OrderTask } from '../../../entities/order-tasks';
import { selectUser, type SessionRoot } from '../../../shell/session/session-slice';
import { refusalSentence } from '../../../ui/refusal';
import { nextSteps, stepTo, type StepQuestion } from '../steps';
import { useTaskChange } from './use-task-change';

const StepDialog = lazy(async () => ({ default: (await import('../StepDialog')).StepDialog }));

/** What a task is there for comes first. */
const MAIN: readonly TaskStatus[] = ['Resolved', 'Approved', 'Review', 'In design'];

/** Where a task can be taken from where it stands; what is refused is said here. */
export const TaskSteps = ({ task }: { readonly task: OrderTask }) => {
  const { t } = useTranslation('orderTasks');
  const me = useSelector((state: SessionRoot) => selectUser(state)?._id ?? '');
  const { change, pending, refusal } = useTaskChange(task);
  const [asks, setAsks] = useState<StepQuestion | null>(null);
  const [obstacle, setObstacle] = useState<string | null>(null);
  if (isOver(task.status as TaskStatus)) return null;
  const take = (to: string): void => {
    const step = stepTo(task, to);
    setObstacle(step.kind === 'refused' ? refusalSentence({ refusal: `bulk.row.${step.obstacle}` }) : null);
    if (step.kind === 'asks') setAsks(step.question);
    if (step.kind === 'goes') change(step.params);
  };
  const name = (to: TaskStatus): string => {
    if (to === 'Inprocess' && task.status !== 'New') return t(task.status === 'Resolved' ? 'move.reopen' : 'move.goOn');
    if (to === 'In design' && task.status === 'Revision') return t('move.again');
    return t(`move.${to}`);
  };
  const steps = nextSteps(task).toSorted((a, b) => Number(MAIN.includes(b)) - Number(MAIN.includes(a)));
  const said = obstacle ?? refusal;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {steps.map((to, place) => (
          <Button
            key={to}
            variant={place === 0 ? 'contained' : 'outlined'}
            color={place === 0 ? 'primary' : 'inherit'}
            disabled={pending}
            onClick={() => take(to)}
          >
            {name(to)}
          </Button>
        ))}
        {task.assignee?._id !== me && task.status !== 'Resolved' && (
          <Button variant="outlined" color="inherit" disabled={pending} onClick={() => change({ assignee: me })}>
            {t('move.take')}
          </Button>
        )}
      </Box>
      {said !== null && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', mt: 2 }}>
          {said}
        </Typography>
      )}
      <Suspense>{asks && <StepDialog task={task} question={asks} onClose={() => setAsks(null)} />}</Suspense>
    </Box>
  );
};
