import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import type { TaskType } from '../../../domain/tasks/tasks';
import { orderTasks } from '../../entities/order-tasks';
import type { Order } from '../../entities/orders';
import { useList } from '../../kernel/hooks';
import { DueChip } from './DueChip';
import { categoryName, isDesign, resolutionName, taskStatusOf } from './task-words';
import { useMay } from '../session/use-may';
import { Link } from '../../ui/Link';
import { Part } from '../../ui/Part';
import { StatusChip } from '../../ui/StatusChip';

const NewTask = lazy(async () => ({ default: (await import('./NewTask')).NewTask }));

/** Whether its artwork is there, and too small for its print. */
const isSoft = ({ gates }: Order): boolean => gates.some(({ gate, code }) => gate === 'artwork' && code === 'low_dpi');

/** Tickets and design tasks of an order, and the way to open one. `supportId`: the conversation it comes from. */
export const OrderTasks = ({ order, supportId }: { readonly order: Order; readonly supportId?: string }) => {
  const { t } = useTranslation('orderTasks');
  const { rows, loading } = useList(orderTasks, { perpage: 50, variables: { order_id: order._id, sort: '-created_at' } });
  const mayAdd = useMay('tasks', 'add');
  const [opening, setOpening] = useState<TaskType | null>(null);
  const hasDesign = rows.some((task) => isDesign(task) && task.status !== 'Approved' && task.status !== 'Cancelled');
  const linkOf = (id: string, design: boolean): string =>
    design
      ? addresses.designTasks.print({ category: 'all', status: 'all', shape: 'list', id })
      : addresses.orderTickets.print({ category: 'all', status: 'all', id });
  return (
    <Part
      title={t('ofOrder.title')}
      action={
        mayAdd && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {!hasDesign && (
              <Button size="small" onClick={() => setOpening('design')}>
                {t('ofOrder.design')}
              </Button>
            )}
            <Button size="small" variant="outlined" onClick={() => setOpening('support')}>
              {t('ofOrder.ticket')}
            </Button>
          </Box>
        )
      }
    >
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, fontSize: 13, listStyle: 'none' }}>
        {rows.map((task) => (
          <Box component="li" key={task._id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <MuiLink component={Link} to={linkOf(task._id, isDesign(task))}>
              {categoryName(t, task.category)}
            </MuiLink>
            <StatusChip {...taskStatusOf(t, task.status)} />
            <DueChip task={task} />
            {task.resolution !== null && <span>{resolutionName(t, task.resolution)}</span>}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {task.assignee?.name}
            </Box>
          </Box>
        ))}
        {!loading && rows.length === 0 && (
          <Box component="li" sx={{ color: 'text.secondary' }}>
            {t('ofOrder.none')}
          </Box>
        )}
      </Box>
      <Suspense>
        {opening && (
          <NewTask
            type={opening}
            category={opening === 'design' && isSoft(order) ? 'low_resolution' : undefined}
            order={order}
            supportId={supportId}
            onClose={() => setOpening(null)}
          />
        )}
      </Suspense>
    </Part>
  );
};
