import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minuteIn, momentIn } from '../../../domain/blogs/schedule-time';
import { now } from '../../kernel/clock';
import { useFormat } from '../../ui/format';
import { Labelled } from '../../ui/form/Labelled';

interface ScheduleDialogProps {
  readonly title: string;
  readonly zone: string;
  /** When it is published so far; null: not known. */
  readonly at: number | null;
  readonly onChoose: (at: number) => void;
  readonly onClose: () => void;
}

const AN_HOUR = 3600;

const thisSecond = (): number => Math.floor(now() / 1000);

/** Asks when something is published, by the shop's clock, and says what that is by the reader's. */
export const ScheduleDialog = ({ title, zone, at, onChoose, onClose }: ScheduleDialogProps) => {
  const { t } = useTranslation('blogs');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const titleId = useId();
  const [typed, setTyped] = useState(() => minuteIn(zone, at ?? thisSecond() + AN_HOUR));
  const [tried, setTried] = useState(false);
  const moment = momentIn(zone, typed);
  const isPast = moment !== null && moment <= thisSecond();
  const error = !tried ? undefined : moment === null ? t('schedule.missing') : isPast ? t('schedule.past') : undefined;
  const choose = (): void => {
    setTried(true);
    if (moment !== null && moment > thisSecond()) onChoose(moment);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Labelled
          label={t('schedule.when', { zone })}
          hint={moment === null ? t('schedule.hint') : t('schedule.yours', { time: format.dateTime(moment) })}
          error={error}
        >
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              type="datetime-local"
              size="small"
              value={typed}
              inputProps={{ 'aria-describedby': describedBy, min: minuteIn(zone, thisSecond()) }}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && choose()}
            />
          )}
        </Labelled>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        <Button variant="contained" onClick={choose}>
          {t('schedule.action')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
