import UploadFile from '../../../../../ui/icons/UploadFileOutlined';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { keepBlob } from '../../../../../kernel/blobs';
import { makeId } from '../../../../../kernel/clock';
import { selectTask, type TasksRoot } from '../../../../../kernel/tasks-slice';
import { pushTask } from '../../../../../tasks/kinds';
import { FileButton } from '../../../../../ui/FileButton';
import { refusalSentence } from '../../../../../ui/refusal';

/** What browsers call a font's type, by the file's ending; many give none. */
const TYPES: Readonly<Record<string, string>> = { ttf: 'font/ttf', otf: 'font/otf', woff: 'font/woff', woff2: 'font/woff2' };

const endingOf = (filename: string): string => filename.toLowerCase().split('.').at(-1) ?? '';

/** Adds a font of one's own; what is wrong with the file stands below the button. */
export const FontUpload = () => {
  const { t } = useTranslation('editor');
  const dispatch = useDispatch();
  const [wrongName, setWrongName] = useState<string | null>(null);
  const [taskKey, setTaskKey] = useState('');
  const task = useSelector((state: TasksRoot) => selectTask(state, taskKey));
  const add = (file: File): void => {
    const mimetype = TYPES[endingOf(file.name)];
    setWrongName(mimetype ? null : file.name);
    if (!mimetype) return;
    const blobId = makeId();
    keepBlob(blobId, file);
    const push = pushTask('uploadFont', { blobId, filename: file.name, mimetype, size: file.size });
    setTaskKey(push.payload.key);
    dispatch(push);
  };
  const error = task?.errors.at(-1);
  const fault = wrongName === null ? error && refusalSentence(error) : t('fonts.wrongType', { name: wrongName });
  return (
    <>
      <FileButton
        fullWidth
        variant="outlined"
        startIcon={<UploadFile />}
        loading={task !== undefined && task.status !== 'failed'}
        loadingPosition="start"
        label={t('fonts.upload')}
        accept={Object.keys(TYPES).map((ending) => `.${ending}`)}
        onFiles={([file]) => file && add(file)}
        sx={{ mt: 3 }}
      />
      <Typography
        variant="caption"
        component="p"
        role={fault ? 'alert' : undefined}
        sx={{ color: fault ? 'error.main' : 'text.secondary', mt: 1 }}
      >
        {fault ?? t('fonts.uploadHint')}
      </Typography>
    </>
  );
};
