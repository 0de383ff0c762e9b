import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { csvTexts, timeCell } from '../../../domain/spreadsheets/cell-values';
import { ADDRESS_STATES, GATE_CODES, GATES } from '../../../domain/sales/gates';
import { ORDER_STATUSES } from '../../../domain/sales/order-status';
import { workingDaysBetween } from '../../../domain/working-days';
import type { Order } from '../../entities/orders';
import type { Format } from '../../ui/format';
import { Stacked, Words } from '../../ui/list/cells';
import { listColumns, widthOfChips, widthOfWords, type ListColumn } from '../../ui/list/columns';
import { timeColumn } from '../../ui/list/time-column';
import { StatusChip } from '../../ui/StatusChip';
import { Thumb } from '../../ui/Thumb';
import { closedGate, gateName, gateReason } from '../../shell/orders/gate-words';
import { GateStrip } from '../../shell/orders/GateStrip';
import { buyerName } from './order-address';
import { isOpen, removedName, statusName, toneOfOrder } from '../../shell/orders/order-status';
import { shipByWords } from '../../shell/orders/ship-by';
import { ShipByChip } from '../../shell/orders/ShipByChip';

/** Pictures in a row, at most. */
const THUMBS = 3;

/** Working days an order has waited; null when nobody waits for it any more. */
const waited = ({ status, created_at, as_of }: Order): number | null => (isOpen(status) ? workingDaysBetween(created_at, as_of) : null);

/** How a gate of an order stands, in words. */
const gateColumn = (t: TFunction<'orders'>, gate: 'artwork' | 'paid'): ListColumn<Order> => {
  const words = ({ gates }: Order): string => {
    const told = gates.find((each) => each.gate === gate);
    return told && !told.open ? gateReason(t, told) : t(`state.${gate}`);
  };
  return {
    id: gate,
    header: t(`column.${gate}`),
    width: widthOfWords([t(`state.${gate}`), ...GATE_CODES[gate].map((code) => t(`reason.${code}`))]),
    hidden: true,
    csv: words,
    cell: (order) => <Words>{words(order)}</Words>,
  };
};

/** Where it goes, and in which state that address is. */
export const addressWords = (t: TFunction<'orders'>, { address_state, gates }: Order): string => {
  const told = gates.find(({ gate }) => gate === 'address');
  if (address_state === 'invalid' && told && !told.open) return gateReason(t, told);
  const state = ADDRESS_STATES.find((each) => each === address_state);
  return state ? t(`addressState.${state}`) : address_state;
};

const dollars = (
  format: Format,
  {
    id,
    header,
    rank,
    of,
  }: { readonly id: string; readonly header: string; readonly rank?: number; readonly of: (order: Order) => number | null },
): ListColumn<Order> => ({
  id,
  header,
  width: 96,
  align: 'end',
  ...(rank === undefined ? { hidden: true } : { rank }),
  csv: of,
  cell: (order) => {
    const amount = of(order);
    if (amount === null) return '–';
    const text = format.money(amount);
    return amount < 0 ? (
      <Box component="span" sx={{ color: 'error.main' }}>
        {text}
      </Box>
    ) : (
      text
    );
  },
});

const shownBuyer = (t: TFunction<'orders'>, { erased_at, buyer }: Order): string =>
  erased_at === null ? buyerName(buyer) : t('buyerErased');

export const orderColumns = (t: TFunction<'orders'>, format: Format) =>
  listColumns<Order>([
    {
      id: 'number',
      header: t('column.number'),
      width: 72,
      sort: 'number',
      role: 'title',
      csv: ({ number }) => number,
      cell: ({ number }) => (
        <Box component="span" sx={{ fontWeight: 500 }}>
          #{number}
        </Box>
      ),
    },
    {
      id: 'store',
      header: t('column.store'),
      width: 112,
      rank: 2,
      csv: ({ store }) => store.sto_name,
      cell: ({ store }) => <Words>{store.sto_name}</Words>,
    },
    {
      id: 'buyer',
      header: t('column.buyer'),
      minWidth: 128,
      csv: (order) => shownBuyer(t, order),
      cell: (order) => (
        <Stacked title={[shownBuyer(t, order), format.country(order.buyer.country)].join('\n')}>
          <span>{shownBuyer(t, order)}</span>
          {order.buyer.country && <small>{format.country(order.buyer.country)}</small>}
        </Stacked>
      ),
    },
    {
      id: 'country',
      header: t('column.country'),
      width: 130,
      hidden: true,
      csv: ({ buyer }) => buyer.country,
      cell: ({ buyer }) => buyer.country && format.country(buyer.country),
    },
    {
      id: 'items',
      header: t('column.items'),
      width: 140,
      rank: 3,
      csv: ({ items }) => csvTexts(items.map(({ name, quantity }) => `${quantity} × ${name}`)),
      cell: ({ items }) => <ItemThumbs items={items} t={t} />,
    },
    {
      id: 'status',
      header: t('column.status'),
      width: widthOfChips(ORDER_STATUSES.map((status) => statusName(t, status))),
      sort: 'status',
      role: 'status',
      csv: ({ status }) => statusName(t, status),
      cell: ({ status, removed, cancel_requested_at, cancelled_at }) => (
        <Stacked>
          <StatusChip tone={toneOfOrder(status)} label={statusName(t, status)} />
          {removed ? (
            <small>{removedName(t, removed)}</small>
          ) : (
            cancel_requested_at !== null && cancelled_at === null && <small>{t('cancelAsked')}</small>
          )}
        </Stacked>
      ),
    },
    {
      id: 'gates',
      header: t('column.gates'),
      // Dots, and below them the words on one line.
      width: widthOfChips(GATES.flatMap((gate) => GATE_CODES[gate].map((code) => t(`reason.${code}`)))) - 24,
      csv: (order) => {
        const closed = closedGate(order);
        return closed && `${gateName(t, closed.gate)}: ${gateReason(t, closed)}`;
      },
      cell: (order) => <GateStrip order={order} t={t} />,
    },
    gateColumn(t, 'artwork'),
    {
      id: 'address',
      header: t('column.address'),
      width: widthOfWords([
        ...GATE_CODES.address.map((code) => t(`reason.${code}`)),
        ...ADDRESS_STATES.map((each) => t(`addressState.${each}`)),
      ]),
      hidden: true,
      csv: (order) => addressWords(t, order),
      cell: (order) => <Words>{addressWords(t, order)}</Words>,
    },
    gateColumn(t, 'paid'),
    {
      id: 'shipBy',
      header: t('column.shipBy'),
      width: widthOfChips([t('shipBy.late', { count: 99 }), t('shipBy.lateToday'), t('shipBy.days', { count: 99 }), t('shipBy.tomorrow')]),
      sort: 'act_by',
      csv: (order) => shipByWords(t, order) && timeCell(order.ship_by),
      cell: (order) => shipByWords(t, order) !== null && <ShipByChip order={order} t={t} format={format} />,
    },
    {
      id: 'total',
      header: t('column.total'),
      width: 104,
      rank: 4,
      align: 'end',
      sort: 'total',
      csv: ({ total }) => total,
      cell: ({ total, refunded, currency }) => (
        <Stacked>
          <span>{format.money(total, currency)}</span>
          {refunded > 0 && <small>{t('refunded', { amount: format.money(refunded, currency) })}</small>}
        </Stacked>
      ),
    },
    {
      id: 'refunded',
      header: t('column.refunded'),
      width: 110,
      align: 'end',
      hidden: true,
      csv: ({ refunded }) => refunded,
      cell: ({ refunded, currency }) => refunded > 0 && format.money(refunded, currency),
    },
    {
      id: 'currency',
      header: t('column.currency'),
      width: 90,
      hidden: true,
      csv: ({ currency }) => currency,
      cell: ({ currency }) => currency,
    },
    dollars(format, { id: 'cost', header: t('column.cost'), of: ({ cost }) => cost }),
    { ...dollars(format, { id: 'profit', header: t('column.profit'), rank: 5, of: ({ profit }) => profit }), sort: 'profit' },
    namesColumn('provider', t('column.provider'), ({ providers }) => providers, 7),
    namesColumn('tracking', t('column.tracking'), ({ tracking_numbers }) => tracking_numbers, 9),
    namesColumn('tags', t('column.tags'), ({ tags }) => tags, 10),
    namesColumn('assignee', t('column.assignee'), ({ assignee }) => (assignee ? [assignee.name] : []), 8),
    {
      id: 'removed',
      header: t('column.removed'),
      width: 150,
      hidden: true,
      csv: ({ removed }) => removed && removedName(t, removed),
      cell: ({ removed }) => removed && removedName(t, removed),
    },
    timeColumn(format, { id: 'date', header: t('column.date'), sort: 'created_at', rank: 6, at: ({ created_at }) => created_at }),
    {
      id: 'waited',
      header: t('column.waited'),
      width: widthOfWords([t('workingDays', { count: 99 })]),
      hidden: true,
      csv: waited,
      cell: (order) => {
        const count = waited(order);
        return count !== null && <Words>{t('workingDays', { count })}</Words>;
      },
    },
  ]);

/** A column of what an order has some of, one below the other where there is room. */
const namesColumn = (id: string, header: string, names: (order: Order) => readonly string[], rank: number): ListColumn<Order> => ({
  id,
  header,
  width: 128,
  rank,
  csv: (order) => csvTexts(names(order)),
  cell: (order) => names(order).length > 0 && <Words>{names(order).join(', ')}</Words>,
});

const ItemThumbs = ({ items, t }: { readonly items: Order['items']; readonly t: TFunction<'orders'> }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 12 }}>
    {items.slice(0, THUMBS).map(({ _id, name, image, quantity }) => (
      <Box key={_id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Thumb src={image} alt={t('quantity', { name, quantity })} />
        {quantity > 1 && `×${quantity}`}
      </Box>
    ))}
    {items.length > THUMBS && t('more', { count: items.length - THUMBS })}
  </Box>
);
