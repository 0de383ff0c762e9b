import type { ReactNode } from 'react';
import { orderTasks, type OrderTask } from '../../entities/order-tasks';
import { ListScreen } from '../../shell/lists/ListScreen';
import { aboutOf, categoryName } from '../../shell/orders/task-words';
import type { ListColumn } from '../../ui/list/columns';
import { latePart } from '../../ui/late-part';
import type { useTaskScreen } from './use-task-screen';

const TaskDrawer = latePart(async () => (await import('./TaskDrawer')).TaskDrawer);

const TaskBoard = latePart(async () => (await import('./board/TaskBoard')).TaskBoard);

const opening = (kind: 'designs' | 'tickets') => ({
  param: 'id',
  prepare: TaskDrawer.prepare,
  drawer: (id: string, close: () => void) => <TaskDrawer key={id} kind={kind} id={id} onClose={close} />,
});

const OPENS = { designs: opening('designs'), tickets: opening('tickets') } as const;

interface TaskListProps {
  readonly list: 'design-tasks' | 'order-tickets';
  readonly kind: keyof typeof OPENS;
  /** What both kinds have in common. */
  readonly screen: ReturnType<typeof useTaskScreen>;
  readonly columns: readonly ListColumn<OrderTask>[];
  /** The columns of the board. */
  readonly statuses: readonly string[];
  readonly empty: ReactNode;
  readonly actions: ReactNode;
}

/** Tasks of one kind, as a list or a board. */
export const TaskList = ({ list, kind, screen, columns, statuses, empty, actions }: TaskListProps) => {
  const { t, filters, bulk, query, tabs, tools, home, narrowed, onBoard, statusLink } = screen;
  return (
    <ListScreen
      list={list}
      entity={orderTasks}
      title={t(`${kind}.title`)}
      columns={columns}
      query={query}
      tabs={tabs}
      searchPlaceholder={t('searchPlaceholder')}
      filters={filters}
      rowName={(task) => `${categoryName(t, task.category)} ${aboutOf(task)}`}
      opens={OPENS[kind]}
      bulk={bulk}
      tools={tools}
      board={onBoard ? (variables) => <TaskBoard variables={variables} statuses={statuses} linkTo={statusLink} empty={empty} /> : undefined}
      actions={actions}
      home={home}
      narrowed={narrowed}
      empty={empty}
    />
  );
};
