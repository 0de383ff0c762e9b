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
import type { Fault } from '../../../../domain/fault';
import { readTrackings } from '../../../../domain/providers/trackings';
import type { AmbiguousDay, DayOrder } from '../../../../domain/spreadsheets/written-times';
import { makeId } from '../../../kernel/clock';
import { dropImport, importById, keepImport } from '../../../tasks/imports';
import { useFormat } from '../../../ui/format';
import { refusalSentence } from '../../../ui/refusal';
import { DayOrderQuestion } from '../../../ui/sheet-file/DayOrderQuestion';
import { SheetFileField, type ReadFile } from '../../../ui/sheet-file/SheetFileField';
import { ImportRows } from './ImportRows';
import { useTask } from '../../../shell/tasks/use-task';

interface Chosen {
  readonly id: string;
  readonly parcels: number;
  readonly faults: readonly Fault[];
  readonly unknown: readonly string[];
}

/** Parcels from a file: it is read here, looked at by the server line by line, and taken in once somebody agrees. */
export const ImportDialog = ({ fulfilmentId, onClose }: { readonly fulfilmentId: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('workshop');
  const { t: sheetWords } = useTranslation('sheet');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const titleId = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [question, setQuestion] = useState<{ readonly file: ReadFile; readonly day: AmbiguousDay } | null>(null);
  const check = useTask('workshop');
  const deed = useTask('workshop');
  const id = chosen?.id;
  useEffect(() => (id === undefined ? undefined : () => dropImport(id)), [id]);

  const read = (file: ReadFile | null, order: DayOrder | null = null): void => {
    check.reset();
    deed.reset();
    setChosen(null);
    setQuestion(null);
    if (!file) return;
    const { trackings, faults, unknown, question: day } = readTrackings(file.sheet, order);
    if (day) return setQuestion({ file, day });
    const importId = makeId();
    keepImport(importId, trackings);
    setChosen({ id: importId, parcels: trackings.length, faults, unknown });
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
        <SheetFileField disabled={busy} onRead={read} />
        {question && <DayOrderQuestion {...question.day} onAnswer={(order) => read(question.file, order)} />}
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {chosen && chosen.parcels === 0 && chosen.faults.length === 0 && t('import.nothing')}
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
        {chosen && chosen.unknown.length > 0 && deed.state !== 'done' && (
          <Typography variant="body2">
            {sheetWords('unknown', { count: chosen.unknown.length, columns: chosen.unknown.join(', ') })}
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
