import type { TFunction } from 'i18next';
import { csvTexts, timeCell } from '../../../domain/spreadsheets/cell-values';
import { PRIORITIES } from '../../../domain/tasks/priorities';
import { RESOLUTIONS, TASK_STATUSES, WAITING_FOR, type TaskType } from '../../../domain/tasks/tasks';
import type { OrderTask } from '../../entities/order-tasks';
import { DueChip } from '../../shell/orders/DueChip';
import {
  aboutOf,
  categoryName,
  dueOf,
  firstLine,
  longestDue,
  pictureOf,
  priorityName,
  resolutionName,
  taskStatusName,
  taskStatusOf,
  waitingName,
} from '../../shell/orders/task-words';
import type { Format } from '../../ui/format';
import { Stacked, Words } from '../../ui/list/cells';
import { listColumns, widthOfChips, widthOfWords, type ListColumn } from '../../ui/list/columns';
import { timeColumn } from '../../ui/list/time-column';
import { StatusChip } from '../../ui/StatusChip';
import { Thumb } from '../../ui/Thumb';
import { PriorityMark } from './PriorityMark';

type Say = TFunction<'orderTasks'>;

const nameColumn = (t: Say): ListColumn<OrderTask> => ({
  id: 'name',
  header: t('column.what'),
  minWidth: 176,
  role: 'title',
  csv: ({ category }) => categoryName(t, category),
  cell: (task) => (
    <Stacked title={task.brief || undefined}>
      <b>{categoryName(t, task.category)}</b>
      <small>{firstLine(task)}</small>
    </Stacked>
  ),
});

const orderColumn = (t: Say): ListColumn<OrderTask> => ({
  id: 'order',
  header: t('column.order'),
  minWidth: 150,
  csv: ({ order, subject }) => order?.number ?? subject,
  cell: (task) =>
    task.order ? (
      <Stacked>
        <b>{aboutOf(task)}</b>
        <small>{[task.order.buyer, task.order.store.sto_name].filter(Boolean).join(' · ')}</small>
      </Stacked>
    ) : (
      <Words>{aboutOf(task)}</Words>
    ),
});

/** Pixels a status takes whose few letters are wide ones. */
const WIDE_STATUS = 144;

const statusColumn = (t: Say, type: TaskType): ListColumn<OrderTask> => ({
  id: 'status',
  header: t('column.status'),
  width: Math.max(WIDE_STATUS, widthOfChips(TASK_STATUSES[type].map((status) => taskStatusName(t, status)))),
  role: 'status',
  csv: ({ status }) => taskStatusName(t, status),
  cell: ({ status }) => <StatusChip {...taskStatusOf(t, status)} />,
});

const dueColumn = (t: Say): ListColumn<OrderTask> => ({
  id: 'due',
  header: t('column.due'),
  width: widthOfChips(longestDue(t)),
  sort: 'due_at',
  csv: ({ due_at }) => timeCell(due_at),
  cell: (task) => dueOf(t, task, task.as_of) && <DueChip task={task} />,
});

const priorityColumn = (t: Say): ListColumn<OrderTask> => ({
  id: 'priority',
  header: t('column.priority'),
  width: widthOfWords(PRIORITIES.map((priority) => priorityName(t, priority))) + 20,
  rank: 2,
  csv: ({ priority }) => priorityName(t, priority),
  cell: ({ priority }) => <PriorityMark priority={priority} label={priorityName(t, priority)} />,
});

const assigneeColumn = (header: string): ListColumn<OrderTask> => ({
  id: 'assignee',
  header,
  width: 128,
  rank: 1,
  csv: ({ assignee }) => assignee?.name,
  cell: ({ assignee }) => <Words>{assignee?.name}</Words>,
});

const itemsColumn = (t: Say): ListColumn<OrderTask> => ({
  id: 'items',
  header: t('column.items'),
  width: 140,
  hidden: true,
  csv: ({ goods }) => csvTexts(goods.map(({ quantity, name }) => `${quantity} × ${name}`)),
  cell: ({ goods }) => <Words>{goods.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</Words>,
});

const madeColumn = (t: Say, format: Format) =>
  timeColumn<OrderTask>(format, {
    id: 'created',
    header: t('column.created'),
    sort: 'created_at',
    rank: 5,
    at: ({ created_at }) => created_at,
  });

export const ticketColumns = (t: Say, format: Format) =>
  listColumns<OrderTask>([
    nameColumn(t),
    orderColumn(t),
    itemsColumn(t),
    statusColumn(t, 'support'),
    dueColumn(t),
    priorityColumn(t),
    assigneeColumn(t('column.assignee')),
    {
      id: 'waiting',
      header: t('column.waiting'),
      width: widthOfWords(WAITING_FOR.map((each) => waitingName(t, each))),
      rank: 4,
      csv: ({ waiting_for }) => waiting_for && waitingName(t, waiting_for),
      cell: ({ waiting_for }) => waiting_for && <Words>{waitingName(t, waiting_for)}</Words>,
    },
    {
      id: 'wanted',
      header: t('column.outcome'),
      width: widthOfWords(RESOLUTIONS.map((each) => resolutionName(t, each))),
      rank: 3,
      csv: ({ resolution, wanted }) => (resolution ?? wanted) && resolutionName(t, resolution ?? wanted ?? ''),
      cell: ({ resolution, wanted }) => (resolution ?? wanted) && <Words>{resolutionName(t, resolution ?? wanted ?? '')}</Words>,
    },
    madeColumn(t, format),
  ]);

/** How many of the print areas that want a file have one. */
const printsDone = ({ prints }: Pick<OrderTask, 'prints'>): number => prints.filter(({ file }) => file !== null).length;

export const designColumns = (t: Say, format: Format) =>
  listColumns<OrderTask>([
    {
      id: 'picture',
      header: t('column.picture'),
      width: 48,
      role: 'picture',
      bareHead: true,
      fixed: true,
      cell: (task) => <Thumb src={pictureOf(task)} alt="" />,
    },
    nameColumn(t),
    orderColumn(t),
    itemsColumn(t),
    statusColumn(t, 'design'),
    dueColumn(t),
    priorityColumn(t),
    assigneeColumn(t('column.designer')),
    {
      id: 'prints',
      header: t('column.prints'),
      width: 88,
      rank: 3,
      csv: (task) => task.order && `${printsDone(task)}/${task.prints.length}`,
      cell: (task) => task.order && t('prints.done', { done: printsDone(task), all: task.prints.length }),
    },
    madeColumn(t, format),
  ]);
