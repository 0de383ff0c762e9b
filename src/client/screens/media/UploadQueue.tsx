import Close from '../../ui/icons/Close';
import Pause from '../../ui/icons/Pause';
import PlayArrow from '../../ui/icons/PlayArrow';
import Refresh from '../../ui/icons/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { taskActions } from '../../kernel/tasks-slice';
import { useFormat } from '../../ui/format';
import { refusalSentence } from '../../ui/refusal';
import { uploadsOf, type Upload } from './queue-uploads';

/** Uploads that wait, run or failed: pause and go on with all, try again or forget each. */
export const UploadQueue = () => {
  const { t } = useTranslation('media');
  const dispatch = useDispatch();
  const uploads = useSelector(uploadsOf);
  const keysOf = (status: Upload['status']): string[] => uploads.filter((upload) => upload.status === status).map(({ key }) => key);
  const [queued, held, failed] = [keysOf('queued'), keysOf('held'), keysOf('failed')];
  return (
    <Paper variant="outlined" component="section" aria-label={t('upload.queue')} sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 4, minHeight: 44 }}>
        <Typography variant="subtitle2" component="h2" aria-live="polite" sx={{ flex: 1 }}>
          {[
            ...(uploads.length > failed.length ? [t('upload.left', { count: uploads.length - failed.length })] : []),
            ...(failed.length > 0 ? [t('upload.failed', { count: failed.length })] : []),
          ].join(' · ')}
        </Typography>
        {queued.length > 0 && (
          <Button startIcon={<Pause />} onClick={() => dispatch(taskActions.hold({ keys: queued }))}>
            {t('upload.pause')}
          </Button>
        )}
        {held.length > 0 && (
          <Button startIcon={<PlayArrow />} onClick={() => held.forEach((key) => dispatch(taskActions.release({ key })))}>
            {t('upload.resume')}
          </Button>
        )}
        {failed.length > 1 && (
          <Button startIcon={<Refresh />} onClick={() => failed.forEach((key) => dispatch(taskActions.retry({ key })))}>
            {t('upload.retryAll')}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, maxHeight: 208, overflowY: 'auto' }}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => dispatch(taskActions.retry({ key: upload.key }))}
            onDismiss={() => dispatch(taskActions.dismiss({ key: upload.key }))}
          />
        ))}
      </Box>
    </Paper>
  );
};

interface UploadRowProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

const UploadRow = ({ upload: { filename, status, progress, error }, onRetry, onDismiss }: UploadRowProps) => {
  const { t } = useTranslation('media');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, py: 1, minHeight: 40, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap title={filename}>
          {filename}
        </Typography>
        {error && status === 'failed' && (
          <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
            {refusalSentence(error)}
          </Typography>
        )}
      </Box>
      {status === 'running' ? (
        <>
          <LinearProgress
            variant={progress === null ? 'indeterminate' : 'determinate'}
            value={(progress ?? 0) * 100}
            aria-label={filename}
            sx={{ width: 160, borderRadius: 1 }}
          />
          <Typography variant="caption" sx={{ width: 40, color: 'text.secondary' }}>
            {progress !== null && format.percent(progress)}
          </Typography>
        </>
      ) : (
        status !== 'failed' && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {status === 'held' ? t('upload.paused') : shell('tasks.queued')}
          </Typography>
        )
      )}
      {status === 'failed' && (
        <IconButton aria-label={t('upload.retry', { name: filename })} onClick={onRetry}>
          <Refresh />
        </IconButton>
      )}
      {(status === 'failed' || status === 'held') && (
        <IconButton edge="end" aria-label={t('upload.dismiss', { name: filename })} onClick={onDismiss}>
          <Close />
        </IconButton>
      )}
    </Box>
  );
};
