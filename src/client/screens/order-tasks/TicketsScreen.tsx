import Add from '../../ui/icons/Add';
import ConfirmationNumber from '../../ui/icons/ConfirmationNumberOutlined';
import Button from '@mui/material/Button';
import { Suspense, useMemo, useState } from 'react';
import { TASK_STATUSES } from '../../../domain/tasks/tasks';
import { useMay } from '../../shell/session/use-may';
import { latePart } from '../../ui/late-part';
import { Message } from '../../ui/Message';
import { ticketColumns } from './task-columns';
import { TaskList } from './TaskList';
import { useTaskScreen } from './use-task-screen';

const NewTask = latePart(async () => (await import('../../shell/orders/NewTask')).NewTask);

/** What comes by itself, some time after it was resolved, is no column. */
const COLUMNS = TASK_STATUSES.support.filter((status) => status !== 'Closed');

/** `/tasks/support/{category}/{status}?id=…`: order tickets; `id` opens one. */
export const TicketsScreen = () => {
  const screen = useTaskScreen('support', 'list');
  const { t, format, place } = screen;
  const mayAdd = useMay('tasks', 'add');
  const [opening, setOpening] = useState(false);
  const columns = useMemo(() => ticketColumns(t, format), [t, format]);
  const add = mayAdd && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setOpening(true)}>
      {t('new.ticket')}
    </Button>
  );
  return (
    <>
      <TaskList
        list="order-tickets"
        kind="tickets"
        screen={screen}
        columns={columns}
        statuses={COLUMNS}
        empty={
          <Message Icon={ConfirmationNumber} title={t('tickets.empty')} text={t('tickets.emptyText')}>
            {add}
          </Message>
        }
        actions={add}
      />
      <Suspense>
        {opening && (
          <NewTask type="support" category={place.category === 'all' ? undefined : place.category} onClose={() => setOpening(false)} />
        )}
      </Suspense>
    </>
  );
};
