import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decodeText } from '../../../../domain/csv/decode';
import type { Fault } from '../../../../domain/fault';
import { readTrackings } from '../../../../domain/providers/trackings';
import { makeId } from '../../../kernel/clock';
import { dropImport, importById, keepImport } from '../../../tasks/imports';
import { FileButton } from '../../../ui/FileButton';
import { useFormat } from '../../../ui/format';
import { refusalSentence } from '../../../ui/refusal';
import { ImportRows } from './ImportRows';
import { useTask } from '../../../shell/tasks/use-task';

/** Bytes of a file that is looked at: a hundred thousand parcels have some ten million. */
const MOST_BYTES = 30_000_000;

interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly parcels: number;
  readonly faults: readonly Fault[];
}

/** Parcels from a file: it is read here, looked at by the server line by line, and taken in once somebody agrees. */
export const ImportDialog = ({ fulfilmentId, onClose }: { readonly fulfilmentId: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('workshop');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const titleId = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const check = useTask('workshop');
  const deed = useTask('workshop');
  const id = chosen?.id;
  useEffect(() => (id === undefined ? undefined : () => dropImport(id)), [id]);

  const read = async (file: File | undefined): Promise<void> => {
    check.reset();
    deed.reset();
    setChosen(null);
    if (!file) return;
    if (file.size > MOST_BYTES) return setProblem(t('import.tooLarge'));
    const { trackings, faults } = readTrackings(decodeText(new Uint8Array(await file.arrayBuffer())));
    setProblem(trackings.length === 0 && faults.length === 0 ? t('import.nothing') : null);
    const importId = makeId();
    keepImport(importId, trackings);
    setChosen({ id: importId, name: file.name, parcels: trackings.length, faults });
    if (trackings.length > 0) check.begin({ what: 'check', fulfilmentId, importId });
  };

  const looked = chosen && check.state === 'done' ? importById(chosen.id) : undefined;
  const count = (state: string): number => looked?.answers.filter((answer) => answer.state === state).length ?? 0;
  const fresh = count('new');
  const busy = check.state === 'running' || deed.state === 'running';
  const error = check.error ?? deed.error;
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('import.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <DialogContentText variant="body1">{t('import.text')}</DialogContentText>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <FileButton
            label={t('import.choose')}
            accept={['.csv', '.txt', '.tsv', 'text/csv']}
            variant="outlined"
            disabled={busy}
            onFiles={([file]) => void read(file)}
          />
          {chosen && <span>{chosen.name}</span>}
        </Box>
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {problem}
          {busy && (
            <>
              {t(deed.state === 'running' ? 'import.taking' : 'import.checking', { count: chosen?.parcels ?? 0 })}
              <LinearProgress variant="determinate" value={(deed.state === 'running' ? deed : check).progress * 100} sx={{ mt: 2 }} />
            </>
          )}
          {looked && !busy && deed.state !== 'done' && (
            <b>
              {t('import.summary', {
                fresh: format.count(fresh),
                known: format.count(count('known')),
                bad: format.count(count('refused') + (chosen?.faults.length ?? 0)),
              })}
            </b>
          )}
          {deed.state === 'done' && <b>{t('import.done', { count: fresh })}</b>}
        </Box>
        {error && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {refusalSentence(error)}
          </Typography>
        )}
        {chosen && !busy && deed.state !== 'done' && (
          <ImportRows faults={chosen.faults} parcels={looked?.parcels ?? []} answers={looked?.answers ?? []} />
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          {common('action.close')}
        </Button>
        {deed.state !== 'done' && (
          <Button
            variant="contained"
            disabled={busy || fresh === 0}
            onClick={() => chosen && deed.begin({ what: 'import', fulfilmentId, importId: chosen.id })}
          >
            {t('import.do', { count: fresh })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
