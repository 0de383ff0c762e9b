import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { IntegrationStatus } from '../../../domain/integrations/integrations';
import { appConfigs, type AppConfig } from '../../entities/app-configs';
import { users } from '../../entities/users';
import { useMutation } from '../../kernel/hooks';
import { cardFrame } from '../../ui/card-frame';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { refusalSentence } from '../../ui/refusal';
import { StatusChip } from '../../ui/StatusChip';
import { ownDirection } from '../../ui/styles';
import { showToast } from '../../ui/toast';
import { TONES, useIntegrationWords } from './integration-words';

interface IntegrationCardProps {
  readonly integration: AppConfig;
  readonly mayChange: boolean;
  /** Opens how it is reached. */
  readonly onConnect: (code: string) => void;
}

/** One integration: what it does, how it stands, what stops without it; its switch and its test. */
export const IntegrationCard = ({ integration, mayChange, onConnect }: IntegrationCardProps) => {
  const { t } = useTranslation('integrations');
  const { t: lists } = useTranslation('lists');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const dispatch = useDispatch();
  const words = useIntegrationWords();
  const save = useMutation(appConfigs, appConfigs.actions.save);
  const test = useMutation(appConfigs, appConfigs.actions.test);
  const { _id, code, status, asks, config, last_error, last_success_at, updated_at } = integration;
  const name = words.name(integration);
  const isOn = status !== 'off';
  // A test that goes well has everything tried again that waits.
  const isFailing = status === 'failing';
  const switching = save.state?.status === 'pending';
  const testing = test.state?.status === 'pending';
  const labels = words.labels(integration);

  const told = useRef('');
  const done = save.state?.status === 'done' ? save.requestId : '';
  useEffect(() => {
    if (done === '' || told.current === done) return;
    told.current = done;
    showToast(t(isOn ? 'switchedOn' : 'switchedOff', { name }));
    // The menu goes by what the person's shop has.
    if (code === 'trends') dispatch(users.actions.load({}));
  }, [done, isOn, name, code, dispatch, t]);

  const failure = save.state?.error ?? test.state?.error ?? (isFailing ? last_error : null);
  const answered = test.state?.status === 'done' && !last_error;
  return (
    <Box component="li" data-row={_id} sx={cardFrame}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
        <Box component="h2" sx={{ m: 0, fontSize: 14, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <StatusChip tone={TONES[status as IntegrationStatus]} label={t(`status.${status as IntegrationStatus}`)} />
      </Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary', ...ownDirection }}>{words.what(integration)}</Box>
      <Facts
        facts={[
          [t('fact.usedBy'), words.used(integration)],
          [t('fact.lastSuccess'), asks && (last_success_at === null ? t('fact.never') : format.dateTime(last_success_at))],
          ...Object.entries(labels).map(([field, label]) => [label, config?.[field as 'key' | 'url']] as const),
        ]}
      />
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {failure ? (
          <Alert severity="warning">{refusalSentence(failure)}</Alert>
        ) : (
          answered && <Alert severity="success">{t('tested', { name })}</Alert>
        )}
      </Box>
      <Box sx={{ mt: 'auto', pt: 3, borderTop: 1, borderColor: 'divider', fontSize: 13, ...ownDirection }}>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {common('labelOf', { label: t('whenOff') })}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {words.off(integration)}
        </Box>
      </Box>
      {mayChange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <FormControlLabel
            label={t('on')}
            disabled={switching}
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ flex: 1, m: 0, gap: 1 }}
            control={
              <Switch
                size="small"
                checked={isOn}
                slotProps={{ input: { role: 'switch', 'aria-label': t('switch', { name }) } }}
                onChange={(_event, on) => void save.submit({ _id, updated_at: updated_at || null, params: { on } })}
              />
            }
          />
          {config && (
            <Button size="small" aria-label={t('connectOf', { name })} onClick={() => onConnect(code)}>
              {t('connect')}
            </Button>
          )}
          {asks && (
            <Button
              size="small"
              variant="outlined"
              loading={testing}
              loadingPosition="start"
              aria-label={isFailing ? `${lists('connection.tryNow')}: ${name}` : t('testOf', { name })}
              onClick={() => test.submit({ _id })}
            >
              {testing ? t('testing') : isFailing ? lists('connection.tryNow') : t('test')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
};
