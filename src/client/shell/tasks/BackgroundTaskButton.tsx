import PendingActions from '../../ui/icons/PendingActionsOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectPanelOpen, taskActions, selectTaskCounts } from '../../kernel/tasks-slice';
import { CountBadge } from '../../ui/CountBadge';

/** Opens the Background Task panel and tells how many tasks and errors it holds. */
export const BackgroundTaskButton = () => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { tasks, errors } = useSelector(selectTaskCounts);
  const open = useSelector(selectPanelOpen);
  const name = [t('tasks.title'), t('tasks.tasks', { count: tasks }), t('tasks.errors', { count: errors })].join(', ');
  return (
    <IconButton title={t('tasks.title')} aria-label={name} aria-expanded={open} onClick={() => dispatch(taskActions.setPanelOpen(!open))}>
      <CountBadge count={tasks + errors} colour={errors > 0 ? 'error' : 'primary'}>
        <PendingActions />
      </CountBadge>
    </IconButton>
  );
};
