import Replay from '../../../../ui/icons/Replay';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { createSelector } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { taskActions, tasksInOrder, type TasksRoot } from '../../../../kernel/tasks-slice';
import type { UploadFilePayload } from '../../../../tasks/work/upload-file';
import { Hint } from '../../../../ui/Hint';
import { refusalSentence } from '../../../../ui/refusal';

const selectUploads = createSelector([({ tasks }: TasksRoot) => tasks.entries], (entries) =>
  tasksInOrder(entries).filter(({ kind }) => kind === 'uploadFile'),
);

/** The pictures on their way to the server, with how far each is; one that failed says why and can be tried again. */
export const UploadQueue = () => {
  const { t } = useTranslation('editor');
  const { t: common } = useTranslation();
  const dispatch = useDispatch();
  const uploads = useSelector(selectUploads);
  if (uploads.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('uploads.queue')} sx={{ listStyle: 'none', p: 0, m: 0, mb: 4, display: 'grid', gap: 2 }}>
      {uploads.map(({ key, status, progress, payload, errors }) => {
        const { filename } = payload as UploadFilePayload;
        const failed = status === 'failed';
        return (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="caption" component="p" noWrap>
                {filename}
              </Typography>
              {failed ? (
                <Typography variant="caption" component="p" role="alert" sx={{ color: 'error.main' }}>
                  {refusalSentence(errors.at(-1) ?? {})}
                </Typography>
              ) : (
                <LinearProgress
                  aria-label={filename}
                  variant={progress === null ? 'indeterminate' : 'determinate'}
                  value={(progress ?? 0) * 100}
                  sx={{ borderRadius: 1 }}
                />
              )}
            </Box>
            {failed && (
              <Hint title={common('action.retry')}>
                <IconButton aria-label={`${common('action.retry')}: ${filename}`} onClick={() => dispatch(taskActions.retry({ key }))}>
                  <Replay sx={{ fontSize: 18 }} />
                </IconButton>
              </Hint>
            )}
          </Box>
        );
      })}
    </Box>
  );
};
