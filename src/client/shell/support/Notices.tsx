import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { Presence } from '../../entities/presences';
import type { Support } from '../../entities/supports';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';

interface NoticesProps {
  readonly support: Support;
  readonly others: readonly Presence[];
  readonly linkTo: (id: string) => string;
  readonly mayChange: boolean;
  readonly onReopen: () => void;
}

const flat = { py: 0, borderRadius: 0, alignItems: 'center' } as const;

/** What whoever opens a conversation has to know: that somebody writes in it, that it sleeps, is over, or goes on elsewhere. */
export const Notices = ({ support, others, linkTo, mayChange, onReopen }: NoticesProps) => {
  const { t } = useTranslation('support');
  const format = useFormat();
  const { snoozed_until, snoozed_for_parcel, merged_into, previous_id } = support;
  const writes = others.filter(({ mode }) => mode === 'reply');
  return (
    <>
      {writes.length > 0 && (
        <Alert severity="warning" role="status" sx={flat}>
          {t('presence.writing', { names: writes.map(({ person }) => person.name).join(', ') })}
        </Alert>
      )}
      {(snoozed_until !== null || snoozed_for_parcel) && (
        <Alert severity="info" sx={flat}>
          {snoozed_for_parcel ? t('snooze.forParcel') : t('snooze.sleeps', { at: format.dateTime(snoozed_until ?? 0) })}
        </Alert>
      )}
      {merged_into && (
        <Alert severity="info" sx={flat}>
          <MuiLink component={Link} to={linkTo(merged_into)}>
            {t('merge.isIn')}
          </MuiLink>
        </Alert>
      )}
      {previous_id && (
        <Alert severity="info" sx={flat}>
          <MuiLink component={Link} to={linkTo(previous_id)}>
            {t('thread.previous')}
          </MuiLink>
        </Alert>
      )}
      {support.status === 'Resolved' && mayChange && (
        <Alert
          severity="success"
          sx={flat}
          action={
            <Button size="small" color="inherit" onClick={onReopen}>
              {t('deed.reopen')}
            </Button>
          }
        >
          {t('thread.resolved')}
        </Alert>
      )}
    </>
  );
};
