import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { dashboards, type Dashboard } from '../../entities/dashboards';
import { useList } from '../../kernel/hooks';
import { useFormat } from '../../ui/format';
import { ListFailure } from '../../ui/Message';
import { PageHeader } from '../../ui/PageHeader';
import { daysText, RangePicker } from '../../ui/RangePicker';
import { DashboardFigures } from './DashboardFigures';
import { DashboardHealth } from './DashboardHealth';
import { DashboardWork } from './DashboardWork';
import { useReportAddress } from './use-report-address';
import { StartSteps } from './StartSteps';
import { TourOffer } from './tour/TourOffer';

/** `/dashboard`: what wants doing, what the last days brought, and how stores, providers and wallet stand; the parts one may view. */
export const DashboardScreen = () => {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { name, days, params, change } = useReportAddress();
  const { rows, error, reload } = useList(dashboards, { variables: days });
  const dashboard = rows[0];
  return (
    <>
      <PageHeader title={t('dashboard')}>
        {dashboard?.orders && <RangePicker name={name} days={dashboard.range} onChange={change} />}
      </PageHeader>
      {error && !dashboard && <ListFailure error={error} onRetry={reload} />}
      {!dashboard && !error && (
        <Box aria-busy sx={frame}>
          <Skeleton variant="rounded" height={140} />
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
      {dashboard && (
        <Box sx={frame}>
          <TourOffer />
          <StartSteps steps={dashboard.steps} />
          <DashboardWork dashboard={dashboard} />
          {dashboard.orders && dashboard.orders.total.orders > 0 && (
            <DashboardFigures orders={dashboard.orders} params={params} range={daysText(format, dashboard.range)} />
          )}
          <DashboardHealth dashboard={dashboard} />
          {nothing(dashboard) && <Typography sx={{ color: 'text.secondary' }}>{t('nothing')}</Typography>}
        </Box>
      )}
    </>
  );
};

/** Whether a person may view none of the parts. */
const nothing = ({ orders, stores, providers, jobs, wallet, threads_overdue, tickets_overdue }: Dashboard): boolean =>
  [orders, stores, providers, jobs, wallet, threads_overdue, tickets_overdue].every((part) => part === null);

const frame = { display: 'grid', gap: 6, minWidth: 0, '& > *': { minWidth: 0 } } as const;
