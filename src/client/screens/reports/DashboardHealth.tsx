import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { useStatusWord } from '../../shell/connections/connection-status';
import { accountUrl } from '../../shell/session/addresses';
import { HISTORY_PATH } from '../../shell/layout/navigation-table';
import type { Dashboard } from '../../entities/dashboards';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { Part } from '../../ui/Part';
import { refusalSentence } from '../../ui/refusal';
import { StatusChip, type Tone } from '../../ui/StatusChip';

const LEVELS: readonly Tone[] = ['good', 'warning', 'bad'];

/** How stores, providers, rejected jobs and the wallet stand. */
export const DashboardHealth = ({ dashboard: { stores, providers, jobs, wallet } }: { readonly dashboard: Dashboard }) => {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const statusWord = useStatusWord();
  const days = (value: number | null): string => (value === null ? t('none') : t('health.days', { count: value }));
  return (
    <Box sx={frame}>
      {stores && stores.length > 0 && (
        <Part title={t('health.stores')}>
          <Box component="ul" sx={list}>
            {stores.map(({ _id, name, status, fetched_at, warning_level }) => (
              <li key={_id}>
                <MuiLink component={Link} to={addresses.stores.print({ filter: 'all', store: _id })}>
                  <bdi>{name}</bdi>
                </MuiLink>
                <small>{fetched_at === null ? t('health.never') : t('health.fetched', { time: format.moment(fetched_at) })}</small>
                <StatusChip tone={LEVELS[warning_level] ?? 'neutral'} label={statusWord(status)} />
              </li>
            ))}
          </Box>
        </Part>
      )}
      {providers && providers.length > 0 && (
        <Part title={t('health.providers')}>
          <Box component="ul" sx={list}>
            {providers.map(({ _id, name, status, balance, balance_currency, p90_30, p90_90 }) => (
              <li key={_id}>
                <MuiLink component={Link} to={addresses.fulfilments.print({ filter: 'all', fulfilment: _id })}>
                  <bdi>{name}</bdi>
                </MuiLink>
                <small>
                  {[
                    balance !== null && t('health.balance', { amount: format.money(balance, balance_currency ?? 'USD') }),
                    // Who has shipped nothing yet has no days to tell of.
                    (p90_30 !== null || p90_90 !== null) && t('health.p90', { now: days(p90_30), before: days(p90_90) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                <StatusChip
                  tone={status !== 'Valid' ? 'bad' : p90_30 !== null && p90_90 !== null && p90_30 > p90_90 ? 'warning' : 'good'}
                  label={
                    status !== 'Valid' || p90_30 === null || p90_90 === null || p90_30 <= p90_90 ? statusWord(status) : t('health.slower')
                  }
                />
              </li>
            ))}
          </Box>
        </Part>
      )}
      {jobs && jobs.length > 0 && (
        <Part title={t('health.jobs')}>
          <Box component="ul" sx={list}>
            {jobs.map(({ code, count, msg: { msg, ...said } }) => {
              const reason = refusalSentence({ ...said, message: msg });
              return (
                <li key={code}>
                  <bdi>{reason}</bdi>
                  <MuiLink component={Link} to={addresses.jobs.print()} aria-label={t('health.jobsOf', { count, reason })}>
                    {format.count(count)}
                  </MuiLink>
                </li>
              );
            })}
          </Box>
        </Part>
      )}
      {wallet && (
        <Part title={t('health.wallet')}>
          <Facts
            facts={[
              [
                t('health.balanceLabel'),
                <MuiLink key="balance" href={accountUrl(HISTORY_PATH)}>
                  {format.money(wallet.balance)}
                </MuiLink>,
              ],
              [t('health.held'), format.money(wallet.held)],
              [t('health.left'), wallet.days_left === null ? t('none') : t('health.days', { count: Math.floor(wallet.days_left) })],
            ]}
          />
        </Part>
      )}
    </Box>
  );
};

const frame = {
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  alignItems: 'start',
  '& > *': { minWidth: 0 },
} as const;

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: 13,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    minHeight: 40,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& > li > :first-child': { flex: '1 1 120px', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { fontSize: 12, color: 'text.secondary' },
} as const;
