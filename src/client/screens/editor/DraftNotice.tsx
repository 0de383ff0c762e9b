import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { isSameDay } from 'date-fns/isSameDay';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { type DraftOffer, draftActions } from '../../editor/drafts/slice';
import { notice } from './notice';

/** The time alone for today's work, the day with it for older. */
const timeOf = (savedAt: number, now: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    timeStyle: 'short',
    ...(!isSameDay(savedAt, now) && { dateStyle: 'short' }),
  }).format(savedAt);

export interface DraftNoticeProps {
  readonly offer: DraftOffer;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Says that unsaved work of a tab that is gone was found: one can go on with it, or throw it away. */
export const DraftNotice = ({ offer: { id, savedAt }, now }: DraftNoticeProps) => {
  const { t, i18n } = useTranslation('editor');
  const dispatch = useDispatch();
  const time = timeOf(savedAt, now, i18n.language);
  return (
    <Alert
      severity="info"
      sx={notice}
      action={
        <>
          <Button color="inherit" onClick={() => dispatch(draftActions.restore({ id }))}>
            {t('drafts.restore', { time })}
          </Button>
          <Button color="inherit" onClick={() => dispatch(draftActions.discard({ id }))}>
            {t('drafts.discard')}
          </Button>
        </>
      }
    >
      {t('drafts.offer', { time })}
    </Alert>
  );
};
