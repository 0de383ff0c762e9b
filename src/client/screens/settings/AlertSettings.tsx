import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { ALERT_NAMES, alertNamed, type Alert as AlertName } from '../../../domain/settings/alerts';
import { alerts, type AlertRow } from '../../entities/alerts';
import { useList, useMutation } from '../../kernel/hooks';
import { ListFailure } from '../../ui/Message';
import { refusalSentence } from '../../ui/refusal';
import { ownDirection } from '../../ui/styles';
import { settingColumn } from './setting-column';

const ALL = {};

/** What the person is told of in this shop, by the bell: a switch each, which holds at once. */
export const AlertSettings = () => {
  const { t } = useTranslation('settings');
  const { rows, loading, error, reload } = useList(alerts, ALL);
  return (
    <Box sx={settingColumn}>
      <Box sx={{ color: 'text.secondary', ...ownDirection }}>{t('alerts.about')}</Box>
      {error && rows.length === 0 && <ListFailure error={error} onRetry={reload} />}
      <Box component="ul" aria-label={t('tab.alerts')} aria-busy={loading} sx={list}>
        {rows.map((row) => {
          const name = alertNamed(row._id);
          return name && <AlertLine key={name} name={name} row={row} />;
        })}
        {loading && rows.length === 0 && ALERT_NAMES.map((name) => <Skeleton key={name} component="li" variant="rounded" height={56} />)}
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary', ...ownDirection }}>{t('alerts.always')}</Box>
    </Box>
  );
};

const AlertLine = ({ name, row }: { readonly name: AlertName; readonly row: AlertRow }) => {
  const { t } = useTranslation('settings');
  const turn = useMutation(alerts, alerts.actions.turn);
  const pending = turn.state?.status === 'pending';
  const failure = turn.state?.error;
  return (
    <Box component="li" data-row={name} sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 4, cursor: 'pointer' }}>
        <Box sx={{ flex: 1, minWidth: 0, ...ownDirection }}>
          <Box sx={{ fontWeight: 500 }}>{t(`alerts.${name}`)}</Box>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t(`alerts.${name}Hint`)}</Box>
        </Box>
        <Switch
          checked={row.on}
          disabled={pending}
          slotProps={{ input: { role: 'switch', 'aria-label': t(`alerts.${name}`) } }}
          onChange={(_event, on) => void turn.submit({ _id: name, on })}
        />
      </Box>
      {failure && <Alert severity="warning">{refusalSentence(failure)}</Alert>}
    </Box>
  );
};

const list = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' } as const;
