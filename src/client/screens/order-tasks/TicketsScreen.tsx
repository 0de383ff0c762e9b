import Add from '@mui/icons-material/Add';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Button from '@mui/material/Button';
import { Suspense, useMemo, useState } from 'react';
import { TASK_STATUSES } from '../../../domain/tasks/tasks';
import { orderTasks } from '../../entities/order-tasks';
import { ListScreen } from '../../shell/lists/ListScreen';
import { categoryName } from '../../shell/orders/task-words';
import { useMay } from '../../shell/session/use-may';
import { latePart } from '../../ui/late-part';
import { Message } from '../../ui/Message';
import { ticketColumns } from './task-columns';
import { useTaskScreen } from './use-task-screen';

const TaskDrawer = latePart(async () => (await import('./TaskDrawer')).TaskDrawer);
const NewTask = latePart(async () => (await import('../../shell/orders/NewTask')).NewTask);

const TaskBoard = latePart(async () => (await import('./board/TaskBoard')).TaskBoard);

/** What comes by itself, some time after it was resolved, is no column. */
const COLUMNS = TASK_STATUSES.support.filter((status) => status !== 'Closed');

const OPENS = {
  param: 'id',
  prepare: TaskDrawer.prepare,
  drawer: (id: string, close: () => void) => <TaskDrawer key={id} kind="tickets" id={id} onClose={close} />,
};

/** `/tasks/support/{category}/{status}?id=…`: order tickets; `id` opens one. */
export const TicketsScreen = () => {
  const { t, format, place, filters, bulk, query, tabs, tools, home, narrowed, onBoard, statusLink } = useTaskScreen('support', 'list');
  const mayAdd = useMay('tasks', 'add');
  const [opening, setOpening] = useState(false);
  const columns = useMemo(() => ticketColumns(t, format), [t, format]);
  const add = mayAdd && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setOpening(true)}>
      {t('new.ticket')}
    </Button>
  );
  const empty = (
    <Message Icon={ConfirmationNumber} title={t('tickets.empty')} text={t('tickets.emptyText')}>
      {add}
    </Message>
  );
  return (
    <>
      <ListScreen
        list="order-tickets"
        entity={orderTasks}
        title={t('tickets.title')}
        columns={columns}
        query={query}
        tabs={tabs}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters}
        rowName={(task) => `${categoryName(t, task.category)} #${task.order.number}`}
        opens={OPENS}
        bulk={bulk}
        tools={tools}
        board={
          onBoard ? (variables) => <TaskBoard variables={variables} statuses={COLUMNS} linkTo={statusLink} empty={empty} /> : undefined
        }
        actions={add}
        home={home}
        narrowed={narrowed}
        empty={empty}
      />
      <Suspense>
        {opening && (
          <NewTask type="support" category={place.category === 'all' ? undefined : place.category} onClose={() => setOpening(false)} />
        )}
      </Suspense>
    </>
  );
};
