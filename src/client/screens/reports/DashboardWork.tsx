import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import type { Dashboard } from '../../entities/dashboards';
import { gateName } from '../../shell/orders/gate-words';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { Part } from '../../ui/Part';

interface Work {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly to: string;
}

const withFilter = (filter: string): string => `${addresses.orders.print({ filter: 'all' })}?${filter}`;

/** What waits for somebody, each a way to where it is done; what there is none of is left out. */
export const DashboardWork = ({ dashboard: { orders, jobs, threads_overdue, tickets_overdue } }: { readonly dashboard: Dashboard }) => {
  const { t } = useTranslation('reports');
  const { t: orderWords } = useTranslation('orders');
  const format = useFormat();
  const maySupport = useMay('messenger', 'view');
  const works: readonly Work[] = [
    ...(orders?.risks.map(({ risk, count }) => ({
      id: `risk ${risk}`,
      label: orderWords(`filter.risk${riskOf(risk)}`),
      count,
      to: withFilter(`risk=${risk}`),
    })) ?? []),
    ...(orders?.gates.map(({ status, count }) => ({
      id: `gate ${status}`,
      label: t('work.gate', { gate: gateName(orderWords, status) }),
      count,
      to: withFilter(`gate=${encodeURIComponent(status)}`),
    })) ?? []),
    { id: 'rejected', label: t('work.rejected'), count: orders?.rejected ?? 0, to: addresses.orders.print({ filter: 'attention' }) },
    { id: 'unknown', label: t('work.unknown'), count: orders?.unknown ?? 0, to: addresses.orders.print({ filter: 'attention' }) },
    {
      id: 'threads',
      label: t('work.threads'),
      count: threads_overdue ?? 0,
      to: addresses.supportQueue.print(),
    },
    {
      id: 'tickets',
      label: t('work.tickets'),
      count: tickets_overdue ?? 0,
      to: maySupport ? addresses.supportQueue.print() : addresses.orderTickets.print({ category: 'all', status: 'all' }),
    },
    { id: 'jobs', label: t('work.jobs'), count: jobs?.reduce((sum, { count }) => sum + count, 0) ?? 0, to: addresses.jobs.print() },
  ];
  const waiting = works.filter(({ count }) => count > 0);
  const permitted = [orders, jobs, threads_overdue, tickets_overdue].some((part) => part !== null);
  if (!permitted) return null;
  return (
    <Part title={t('work.title')}>
      {waiting.length === 0 ? (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('work.none')}</Box>
      ) : (
        <Box component="ul" sx={list}>
          {waiting.map(({ id, label, count, to }) => (
            <li key={id}>
              <Link to={to}>
                <strong>{format.count(count)}</strong>
                <bdi>{label}</bdi>
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Part>
  );
};

/** A risk there are words for. */
const riskOf = (risk: number): 1 | 2 | 3 | 4 => (risk === 4 || risk === 3 || risk === 2 ? risk : 1);

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(236px, 100%), 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: 13,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 44,
    px: 3,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  },
  '& strong': { fontSize: 16, fontWeight: 600, minWidth: 28, fontVariantNumeric: 'tabular-nums' },
} as const;
