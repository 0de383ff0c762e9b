import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TaskUpdateInputLimits } from '../../../../contract/generated/limits';
import { isOver, type TaskStatus } from '../../../../domain/tasks/tasks';
import { orderTaskDesks } from '../../../entities/order-task-desks';
import { orderTasks, type OrderTask } from '../../../entities/order-tasks';
import { useBeside } from '../../../shell/lists/use-beside';
import { DueChip } from '../../../shell/orders/DueChip';
import { EventList } from '../../../shell/orders/EventList';
import { eventWords } from '../../../shell/orders/event-words';
import { PictureFiles } from '../../../shell/orders/PictureFiles';
import { isDesign, resolutionName, taskStatusOf, waitingName } from '../../../shell/orders/task-words';
import { useMay } from '../../../shell/session/use-may';
import { useFormat } from '../../../ui/format';
import { ListFailure } from '../../../ui/Message';
import { Part } from '../../../ui/Part';
import { StatusChip } from '../../../ui/StatusChip';
import { ownDirection } from '../../../ui/styles';
import { BriefForm } from './BriefForm';
import { TaskFields } from './TaskFields';
import { TaskOrderPart } from './TaskOrderPart';
import { TaskPrints } from './TaskPrints';
import { TaskSteps } from './TaskSteps';
import { TaskTodos } from './TaskTodos';
import { useTaskChange } from './use-task-change';

/** All that is known of a task: what it is about, what is done for it, and by whom. */
export const TaskDetails = ({ task }: { readonly task: OrderTask }) => {
  const { t } = useTranslation('orderTasks');
  const { t: events } = useTranslation('order');
  const { t: words } = useTranslation('orders');
  const { t: parcels } = useTranslation('trackings');
  const format = useFormat();
  const mayChange = useMay('tasks', 'update') && !isOver(task.status as TaskStatus);
  const mayFiles = useMay('file', 'add');
  const { desk, list } = useBeside(orderTaskDesks, task._id, (state) => orderTasks.selectList(state, { variables: { _id: task._id } }));
  const { replace, refusal } = useTaskChange(task);
  const { order, status, waiting_for, created_by, created_at, resolution, note, brief, files, resolved_at } = task;
  const design = isDesign(task);
  const since = format.dateTime(created_at);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <StatusChip {...taskStatusOf(t, status)} />
        <DueChip task={task} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            waiting_for !== null && t('waitsFor', { whom: waitingName(t, waiting_for) }),
            created_by ? t('openedBy', { name: created_by.name, at: since }) : t('openedItself', { at: since }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {(resolution !== null || (status === 'Revision' && note !== '')) && (
        <Alert severity={design ? 'warning' : 'success'} sx={{ whiteSpace: 'pre-line', ...ownDirection }}>
          {[
            resolution !== null &&
              t('resolvedBy', { how: resolutionName(t, resolution), at: resolved_at === null ? '' : format.dateTime(resolved_at) }),
            note,
          ]
            .filter(Boolean)
            .join('\n')}
        </Alert>
      )}
      {mayChange && <TaskSteps task={task} />}
      <Part title={t(design ? 'brief' : 'wrong')}>
        {mayChange ? <BriefForm task={task} /> : <Said text={brief} none={t('nothingSaid')} />}
      </Part>
      <TaskFields task={task} mayChange={mayChange} />
      {design && order && (
        <Part title={t('prints.title')}>
          {desk ? (
            <TaskPrints task={task} desk={desk} mayChange={mayChange} />
          ) : list.error ? (
            <ListFailure error={list.error} onRetry={list.reload} />
          ) : (
            <Skeleton variant="rounded" height={120} />
          )}
        </Part>
      )}
      {order && (
        <Part title={t('column.order')}>
          <TaskOrderPart order={order} goods={task.goods} />
        </Part>
      )}
      {(mayChange || files.length > 0) && (
        <Part title={t(order ? (design ? 'files.reference' : 'files.photos') : 'files.design')}>
          <PictureFiles
            add={t('files.add')}
            most={TaskUpdateInputLimits.files.entries}
            value={files.map(({ _id }) => _id)}
            readOnly={!mayChange || !mayFiles}
            onChange={(ids) => replace({ files: [...ids] })}
          />
          {refusal !== null && (
            <Typography role="alert" variant="body2" sx={{ color: 'error.main', mt: 2 }}>
              {refusal}
            </Typography>
          )}
        </Part>
      )}
      {(mayChange || task.todos.length > 0) && (
        <Part title={t('todos.title')}>
          <TaskTodos task={task} mayChange={mayChange} />
        </Part>
      )}
      {order && (
        <Part title={words('timeline.title')}>
          {desk && (
            <EventList
              entries={desk.events.map((event) => ({ ...event, text: eventWords({ t: events, words, parcels, format, fos: [] }, event) }))}
            />
          )}
        </Part>
      )}
    </Box>
  );
};

const Said = ({ text, none }: { readonly text: string; readonly none: string }) => (
  <Typography variant="body2" sx={{ ...ownDirection, whiteSpace: 'pre-line', color: text === '' ? 'text.secondary' : undefined }}>
    {text || none}
  </Typography>
);
