import ConfirmationNumber from '../../ui/icons/ConfirmationNumberOutlined';
import Brush from '../../ui/icons/BrushOutlined';
import Forum from '../../ui/icons/ForumOutlined';
import Gavel from '../../ui/icons/GavelOutlined';
import ReceiptLong from '../../ui/icons/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import { timeCell } from '../../../domain/spreadsheets/cell-values';
import type { QueueItem } from '../../entities/queue-items';
import { DueChip } from '../../shell/orders/DueChip';
import { longestDue, priorityName } from '../../shell/orders/task-words';
import { Stacked, Words } from '../../ui/list/cells';
import { listColumns, widthOfChips, widthOfWords } from '../../ui/list/columns';
import type { Icon } from '../../ui/styles';
import { stateOf, titleOf, type Says } from './queue-words';

type Sign = 'support' | 'ticket' | 'design' | 'dispute' | 'order';

const SIGNS: Readonly<Record<Sign, Icon>> = {
  support: Forum,
  ticket: ConfirmationNumber,
  design: Brush,
  dispute: Gavel,
  order: ReceiptLong,
};

const signOf = ({ kind, type }: Pick<QueueItem, 'kind' | 'type'>): Sign => {
  if (kind === 'task') return type === 'design' ? 'design' : 'ticket';
  return kind === 'dispute' || kind === 'order' ? kind : 'support';
};

const Kind = ({ says: { t }, row }: { readonly says: Says; readonly row: QueueItem }) => {
  const sign = signOf(row);
  const Picture = SIGNS[sign];
  return <Picture fontSize="small" titleAccess={t(`kind.${sign}`)} sx={{ display: 'block', color: 'text.secondary' }} />;
};

/** Whatever is due says the same of itself. */
export const queueColumns = (says: Says) => {
  const { t, tasks } = says;
  return listColumns<QueueItem>([
    {
      id: 'kind',
      header: t('column.kind'),
      width: 40,
      role: 'picture',
      bareHead: true,
      fixed: true,
      csv: (row) => t(`kind.${signOf(row)}`),
      cell: (row) => <Kind says={says} row={row} />,
    },
    {
      id: 'what',
      header: t('column.what'),
      minWidth: 176,
      role: 'title',
      csv: (row) => titleOf(says, row),
      cell: (row) => {
        const pressing = row.priority === 'urgent' || row.priority === 'high';
        return (
          <Stacked title={titleOf(says, row)}>
            <b>{titleOf(says, row)}</b>
            <small>
              {pressing && (
                <Box component="span" sx={{ color: 'warning.dark', fontWeight: 500 }}>
                  {`${priorityName(tasks, row.priority)} · `}
                </Box>
              )}
              {[row.subject, row.buyer, row.order && `#${row.order.number}`].filter(Boolean).join(' · ')}
            </small>
          </Stacked>
        );
      },
    },
    {
      id: 'due',
      header: t('column.due'),
      width: widthOfChips(longestDue(tasks)),
      role: 'status',
      sort: 'due_at',
      csv: ({ due_at }) => timeCell(due_at),
      cell: ({ sla, due_at, as_of }) => <DueChip task={{ sla, due_at, as_of, due_left: null }} />,
    },
    {
      id: 'status',
      header: t('column.status'),
      width: 132,
      rank: 3,
      csv: (row) => stateOf(says, row),
      cell: (row) => <Words>{stateOf(says, row)}</Words>,
    },
    {
      id: 'assignee',
      header: t('column.assignee'),
      width: Math.max(120, widthOfWords([t('nobody')])),
      rank: 2,
      csv: ({ assignee }) => assignee?.name ?? '',
      cell: ({ assignee }) => assignee && <Words>{assignee.name}</Words>,
    },
    {
      id: 'store',
      header: t('column.store'),
      width: 128,
      rank: 4,
      csv: ({ store }) => store?.sto_name ?? '',
      cell: ({ store }) => <Words>{store?.sto_name}</Words>,
    },
    {
      id: 'buyer',
      header: t('column.buyer'),
      width: 140,
      hidden: true,
      csv: ({ buyer }) => buyer,
      cell: ({ buyer }) => <Words>{buyer}</Words>,
    },
    {
      id: 'order',
      header: t('column.order'),
      width: 96,
      hidden: true,
      csv: ({ order }) => order?.number ?? '',
      cell: ({ order }) => <Words>{order && `#${order.number}`}</Words>,
    },
  ]);
};
