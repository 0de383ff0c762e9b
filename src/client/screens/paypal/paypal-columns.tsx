import MuiLink from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { PAYPAL_STATUSES } from '../../../domain/sales/paypal';
import { DISPUTE_STAGES } from '../../../domain/sales/paypal-disputes';
import type { PaypalItem } from '../../entities/paypal-items';
import type { Format } from '../../ui/format';
import { Link } from '../../ui/Link';
import { Stacked, Words } from '../../ui/list/cells';
import { listColumns, widthOfChips, widthOfWords } from '../../ui/list/columns';
import { timeColumn } from '../../ui/list/time-column';
import { StatusChip } from '../../ui/StatusChip';
import { CarrierCell, NumberCell } from './NumberCells';
import { outcomeName, stageName, paypalStatusOf, timeLeft } from '../../shell/orders/paypal-words';

interface DisputeCellProps {
  readonly dispute: NonNullable<PaypalItem['dispute']>;
  readonly asOf: number;
  readonly t: TFunction<'paypal'>;
  readonly format: Format;
}

/** How far a dispute is, and how long there is to answer it. */
const DisputeCell = ({ dispute, asOf, t, format }: DisputeCellProps) => {
  const left = timeLeft(t, dispute, asOf);
  return (
    <Stacked title={dispute.respond_by === null ? undefined : t('left.by', { at: format.dateTime(dispute.respond_by) })}>
      {left && <StatusChip {...left} />}
      <small>{dispute.outcome === null ? stageName(t, dispute.stage) : outcomeName(t, dispute.outcome)}</small>
    </Stacked>
  );
};

export const paypalColumns = (t: TFunction<'paypal'>, format: Format) => {
  const told = timeColumn<PaypalItem>(format, { id: 'pushed', header: t('column.pushed'), rank: 5, at: ({ pushed_at }) => pushed_at });
  return listColumns<PaypalItem>([
    {
      id: 'transaction',
      header: t('column.transaction'),
      width: 176,
      role: 'title',
      csv: ({ transaction_id }) => transaction_id,
      cell: ({ transaction_id }) => transaction_id,
    },
    {
      id: 'account',
      header: t('column.account'),
      minWidth: 132,
      rank: 6,
      csv: ({ account }) => account.email,
      cell: ({ account }) => <Words>{account.email}</Words>,
    },
    {
      id: 'store',
      header: t('column.store'),
      width: 112,
      hidden: true,
      csv: ({ store }) => store?.sto_name,
      cell: ({ store }) => <Words>{store?.sto_name}</Words>,
    },
    {
      id: 'amount',
      header: t('column.amount'),
      width: 92,
      align: 'end',
      sort: 'amount',
      csv: ({ amount }) => amount,
      cell: ({ amount, currency }) => format.money(amount, currency),
    },
    {
      id: 'fee',
      header: t('column.fee'),
      width: 72,
      align: 'end',
      rank: 8,
      csv: ({ fee }) => fee,
      cell: ({ fee, currency }) => (fee === null ? '–' : format.money(fee, currency)),
    },
    {
      id: 'order',
      header: t('column.order'),
      width: 80,
      rank: 3,
      csv: ({ order }) => order?.number,
      cell: ({ order }) =>
        order && (
          <MuiLink component={Link} to={addresses.orders.print({ filter: 'all', id: order._id })}>
            #{order.number}
          </MuiLink>
        ),
    },
    {
      id: 'number',
      header: t('column.number'),
      width: 220,
      csv: ({ tracking_number }) => tracking_number,
      cell: (row) => <NumberCell row={row} />,
    },
    {
      id: 'carrier',
      header: t('column.carrier'),
      width: 140,
      csv: ({ carrier_name }) => carrier_name,
      cell: (row) => <CarrierCell row={row} />,
    },
    {
      ...told,
      width: Math.max(told.width ?? 0, widthOfChips([t('pushing.waiting'), t('pushing.failed')])),
      cell: (row) => {
        const { state } = row.push;
        if (state === 'waiting') return <StatusChip tone="waiting" label={t('pushing.waiting')} />;
        return state === 'failed' ? <StatusChip tone="bad" label={t('pushing.failed')} /> : told.cell(row);
      },
    },
    {
      id: 'status',
      header: t('column.status'),
      width: Math.max(widthOfChips(PAYPAL_STATUSES.map((status) => paypalStatusOf(t, status).label)), 148),
      role: 'status',
      csv: ({ status }) => paypalStatusOf(t, status).label,
      cell: ({ status }) => <StatusChip {...paypalStatusOf(t, status)} />,
    },
    timeColumn(format, { id: 'release', header: t('column.release'), sort: 'release_at', rank: 7, at: ({ release_at }) => release_at }),
    {
      id: 'dispute',
      header: t('column.dispute'),
      width: Math.max(
        widthOfChips([t('left.hours', { count: 47 }), t('left.days', { count: 20 }), t('left.over'), t('left.soon')]),
        widthOfWords(DISPUTE_STAGES.map((stage) => stageName(t, stage))),
      ),
      sort: 'respond_by',
      rank: 2,
      csv: ({ dispute }) => dispute && stageName(t, dispute.stage),
      cell: (row) => row.dispute && <DisputeCell dispute={row.dispute} asOf={row.as_of} t={t} format={format} />,
    },
    timeColumn(format, { id: 'paid', header: t('column.paid'), sort: 'created_at', rank: 4, at: ({ created_at }) => created_at }),
  ]);
};
