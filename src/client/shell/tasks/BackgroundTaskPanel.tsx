import Close from '../../ui/icons/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectPanelOpen, taskActions, selectTaskLists } from '../../kernel/tasks-slice';
import { FailedTask, LiveTask } from './TaskRow';

const TITLE_ID = 'background-task-title';

/** What runs in the background, what failed, and the warning not to leave (specification 1, §2 and §4). Desktop only. */
export const BackgroundTaskPanel = () => {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  const open = useSelector(selectPanelOpen);
  const { live, failed } = useSelector(selectTaskLists);
  const next = live.find(({ status }) => status === 'queued')?.key;
  const close = () => dispatch(taskActions.setPanelOpen(false));
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': TITLE_ID, sx: { width: 380 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 5, minHeight: 56, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={TITLE_ID} variant="h2" sx={{ flex: 1 }}>
          {t('tasks.title')}
        </Typography>
        <IconButton edge="end" aria-label={common('action.close')} onClick={close}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ px: 5, py: 3, bgcolor: 'background.subtle' }}>
        <Typography variant="subtitle2" aria-live="polite">
          {t('tasks.tasks', { count: live.length })}, {t('tasks.errors', { count: failed.length })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('tasks.warning')}
        </Typography>
      </Box>
      {live.length + failed.length === 0 ? (
        <Typography sx={{ px: 5, py: 8, textAlign: 'center', color: 'text.secondary' }}>{t('tasks.empty')}</Typography>
      ) : (
        <List disablePadding sx={{ overflowY: 'auto' }}>
          {live.map((task) => {
            const { key } = task;
            return (
              <LiveTask
                key={key}
                task={task}
                waits={key !== next}
                onHold={() => dispatch(taskActions.hold({ keys: [key] }))}
                onRelease={() => dispatch(taskActions.release({ key }))}
                onFirst={() => dispatch(taskActions.first({ key }))}
                onDismiss={() => dispatch(taskActions.dismiss({ key }))}
              />
            );
          })}
          {failed.map((task) => (
            <FailedTask
              key={task.key}
              task={task}
              onRetry={() => dispatch(taskActions.retry({ key: task.key }))}
              onDismiss={() => dispatch(taskActions.dismiss({ key: task.key }))}
            />
          ))}
        </List>
      )}
    </Drawer>
  );
};
