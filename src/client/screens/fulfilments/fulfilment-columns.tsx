import type { TFunction } from 'i18next';
import type { Handover } from '../../../domain/providers/provider';
import type { Fulfilment } from '../../entities/fulfilments';
import { CONNECTION_STATUSES } from '../../shell/connections/connection-status';
import type { Format } from '../../ui/format';
import { Stacked } from '../../ui/list/cells';
import { actionsColumn, listColumns, widthOfChips } from '../../ui/list/columns';
import { RemoveButton } from '../../ui/list/RemoveButton';
import { timeColumn } from '../../ui/list/time-column';
import { StatusChip } from '../../ui/StatusChip';
import { Balance } from './Balance';
import { FulfilmentState } from './FulfilmentState';
import { isConnected, type useFulfilmentWords } from './fulfilment-words';

interface FulfilmentColumnOptions {
  readonly t: TFunction<'fulfilments'>;
  readonly format: Format;
  readonly words: ReturnType<typeof useFulfilmentWords>;
  /** Undefined: the person may not. */
  readonly onRemove: ((fulfilment: Fulfilment) => void) | undefined;
}

const HANDOVERS: readonly Handover[] = ['api', 'csv', 'own'];

export const fulfilmentColumns = ({ t, format, words, onRemove }: FulfilmentColumnOptions) =>
  listColumns<Fulfilment>([
    {
      id: 'name',
      header: t('column.name'),
      minWidth: 156,
      sort: 'name',
      role: 'title',
      csv: ({ name }) => name,
      cell: ({ name, type }) => (
        <Stacked title={[name, words.provider(type)].join('\n')}>
          <b>{name}</b>
          <small>{words.provider(type)}</small>
        </Stacked>
      ),
    },
    {
      id: 'provider',
      header: t('column.provider'),
      width: 130,
      hidden: true,
      sort: 'type',
      csv: ({ type }) => words.provider(type),
      cell: ({ type }) => words.provider(type),
    },
    {
      id: 'status',
      header: t('column.status'),
      width: widthOfChips([
        ...CONNECTION_STATUSES.map((status) => words.status({ status, orders: 'api' })),
        ...HANDOVERS.map((orders) => words.status({ status: 'Valid', orders })),
      ]),
      sort: 'status',
      role: 'status',
      csv: words.status,
      cell: (fulfilment) => <FulfilmentState fulfilment={fulfilment} />,
    },
    {
      id: 'default',
      header: t('column.default'),
      width: widthOfChips([t('isDefault')]),
      rank: 2,
      csv: (fulfilment) => t(fulfilment.default ? 'on' : 'off'),
      cell: (fulfilment) => fulfilment.default && <StatusChip tone="neutral" label={t('isDefault')} />,
    },
    {
      id: 'auto',
      header: t('column.auto'),
      width: 100,
      rank: 4,
      csv: ({ auto }) => t(auto ? 'on' : 'off'),
      cell: (fulfilment) => isConnected(fulfilment) && t(fulfilment.auto ? 'on' : 'off'),
    },
    {
      id: 'balance',
      header: t('column.balance'),
      width: 130,
      rank: 3,
      align: 'end',
      csv: ({ balance }) => balance?.value ?? '',
      cell: ({ balance }) => balance && <Balance balance={balance} />,
    },
    {
      id: 'paid',
      header: t('column.paid'),
      width: 130,
      rank: 1,
      align: 'end',
      sort: 'total_paid',
      csv: ({ total_paid }) => total_paid,
      cell: ({ total_paid }) => format.money(total_paid),
    },
    timeColumn(format, {
      id: 'created',
      header: t('column.created'),
      sort: 'created_at',
      rank: 5,
      at: ({ created_at }) => created_at,
    }),
    {
      ...actionsColumn(t('action.moreActions', { ns: 'common' }), 68),
      cell: (fulfilment) =>
        onRemove && <RemoveButton label={t('remove.action')} name={fulfilment.name} onRemove={() => onRemove(fulfilment)} />,
    },
  ]);
