import Upload from '../../../ui/icons/UploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskPlacesLimits } from '../../../../contract/generated/limits';
import type { TaskFileInput } from '../../../../contract/generated/operations';
import { checkUpload, IMAGE_TYPES } from '../../../../domain/files/upload-rules';
import { taskPlaces } from '../../../entities/task-places';
import { useList, useMutation } from '../../../kernel/hooks';
import { useFileUploads } from '../../../shell/orders/use-file-uploads';
import { FileButton } from '../../../ui/FileButton';
import { refusalSentence } from '../../../ui/refusal';
import { showToast } from '../../../ui/toast';
import { useIncomingFiles } from '../../../ui/use-incoming-files';
import { FilePlaces } from './FilePlaces';
import { pictureSize } from './picture-size';

const MOST = taskPlacesLimits.files.entries;

interface Chosen {
  readonly files: readonly File[];
  /** As the server is asked about them. */
  readonly asked: readonly TaskFileInput[];
}

const checked = ({ name, type, size }: File) => checkUpload({ filename: name, mimetype: type, size });

/** Print files of many design tasks at once: each goes where its name says, which is shown before anything is sent. */
export const UploadPrints = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('orderTasks');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const [{ files, asked }, setChosen] = useState<Chosen>({ files: [], asked: [] });
  const places = useList(taskPlaces, { variables: { files: [...asked] } }, { skip: asked.length === 0 });
  /** What is on its way: how many were sent, and which have arrived. */
  const [sent, setSent] = useState<{ readonly count: number; readonly arrived: readonly string[] } | null>(null);
  const { submit, state } = useMutation(taskPlaces, taskPlaces.actions.upload);
  const { going, failed, send } = useFileUploads(checked, (ids) =>
    setSent((former) => former && { ...former, arrived: [...former.arrived, ...ids] }),
  );
  const fitting = files.filter((_file, at) => places.rows[at]?.task_id);
  const arrived = sent?.arrived.length ?? 0;
  const whole = sent !== null && arrived > 0 && arrived + failed >= sent.count;

  const put = useEffectEvent(() => {
    if (sent) submit({ files: [...sent.arrived] });
  });
  useEffect(() => {
    if (whole) put();
  }, [whole]);
  const done = useEffectEvent(() => {
    showToast(t('upload.done', { count: arrived }));
    if (failed === 0) onClose();
  });
  useEffect(() => {
    if (state?.status === 'done') done();
  }, [state?.status]);

  const choose = useCallback((chosen: readonly File[]): void => {
    const wanted = chosen.slice(0, MOST);
    const look = async (): Promise<void> => {
      const next: TaskFileInput[] = [];
      for (const file of wanted) next.push({ filename: file.name, ...(await pictureSize(file)) });
      setSent(null);
      setChosen({ files: wanted, asked: next });
    };
    void look();
  }, []);
  const hovering = useIncomingFiles(sent ? undefined : choose);
  const busy = sent !== null && state?.status !== 'failed' && (going > failed || whole);
  const upload = (): void => {
    setSent({ count: fitting.length, arrived: [] });
    send(fitting);
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('upload.open')}</DialogTitle>
      <DialogContent
        sx={{ display: 'flex', flexDirection: 'column', gap: 4, outline: hovering ? '2px dashed' : undefined, outlineOffset: -8 }}
      >
        <DialogContentText variant="body1">{t('upload.text')}</DialogContentText>
        <Box>
          <FileButton
            label={t('upload.choose')}
            accept={Object.keys(IMAGE_TYPES)}
            multiple
            variant="outlined"
            startIcon={<Upload />}
            disabled={busy}
            onFiles={choose}
          />
        </Box>
        {asked.length > 0 &&
          (places.error ? (
            <Typography role="alert" sx={{ color: 'error.main' }}>
              {refusalSentence(places.error)}
            </Typography>
          ) : (
            <FilePlaces names={asked.map(({ filename }) => filename)} places={places.rows} />
          ))}
        {failed > 0 && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {t('upload.failed', { count: failed })}
          </Typography>
        )}
        {state?.status === 'failed' && state.error && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {refusalSentence(state.error)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          {common('action.close')}
        </Button>
        <Button variant="contained" disabled={fitting.length === 0} loading={busy} onClick={upload}>
          {t('upload.do', { count: fitting.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
