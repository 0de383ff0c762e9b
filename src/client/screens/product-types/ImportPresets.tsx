import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeId } from '../../kernel/clock';
import { useTask } from '../../shell/tasks/use-task';
import { dropPresetFile, keepPresetFile, presetFileById } from '../../tasks/preset-files';
import { FileButton } from '../../ui/FileButton';
import { Labelled } from '../../ui/form/Labelled';
import { useFormat } from '../../ui/format';
import { refusalSentence } from '../../ui/refusal';
import { ImportPreview } from './ImportPreview';

/** Bytes of a file that is looked at: ten thousand product types have some hundred million at most. */
const MOST_BYTES = 120_000_000;

/** Product types from a file or a pasted text: the server says what would change, and takes it in once somebody agrees. */
export const ImportPresets = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('preset');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const titleId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const check = useTask('presetFile');
  const deed = useTask('presetFile');
  const id = chosen?.id;
  useEffect(() => (id === undefined ? undefined : () => dropPresetFile(id)), [id]);

  const look = (name: string, json: string): void => {
    deed.reset();
    setProblem(null);
    const fileId = makeId();
    keepPresetFile(fileId, json);
    setChosen({ id: fileId, name });
    check.begin({ what: 'check', fileId });
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST_BYTES) setProblem(t('import.tooLarge'));
    else look(file.name, await file.text());
  };

  const answer = chosen && check.state === 'done' ? presetFileById(chosen.id)?.answer : null;
  const does = answer ? answer.made + answer.changed : 0;
  const busy = check.state === 'running' || deed.state === 'running';
  const isDone = deed.state === 'done';
  const error = check.error ?? deed.error;
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('import.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <DialogContentText variant="body1">{t('import.text')}</DialogContentText>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <FileButton
            label={t('import.choose')}
            accept={['.json', 'application/json']}
            variant="outlined"
            disabled={busy}
            onFiles={([file]) => void read(file)}
          />
          {chosen?.name}
        </Box>
        {!chosen && (
          <Labelled label={t('import.paste')}>
            {({ id: inputId }) => (
              <OutlinedInput
                id={inputId}
                multiline
                minRows={3}
                maxRows={8}
                value={text}
                onChange={({ target }) => setText(target.value)}
                slotProps={{ input: { spellCheck: false, dir: 'ltr' } }}
                sx={{ fontFamily: 'monospace', fontSize: 12 }}
              />
            )}
          </Labelled>
        )}
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {problem}
          {busy && <LinearProgress variant="determinate" value={(deed.state === 'running' ? deed : check).progress * 100} />}
          {answer && !busy && (
            <b>
              {isDone
                ? t('import.done', { count: does })
                : t('import.summary', {
                    made: format.count(answer.made),
                    changed: format.count(answer.changed),
                    same: format.count(answer.same),
                    refused: format.count(answer.refused),
                  })}
            </b>
          )}
        </Box>
        {error && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {refusalSentence(error)}
          </Typography>
        )}
        {answer && !busy && !isDone && <ImportPreview rows={answer.rows} />}
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          {common('action.close')}
        </Button>
        {!chosen && (
          <Button variant="contained" disabled={text.trim() === ''} onClick={() => look(t('import.pasted'), text)}>
            {t('import.look')}
          </Button>
        )}
        {chosen && !isDone && (
          <Button variant="contained" disabled={busy || does === 0} onClick={() => deed.begin({ what: 'import', fileId: chosen.id })}>
            {t('import.do', { count: does })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
