import Brush from '../../ui/icons/BrushOutlined';
import ConfirmationNumber from '../../ui/icons/ConfirmationNumberOutlined';
import { useTranslation } from 'react-i18next';
import { orderTasks } from '../../entities/order-tasks';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { aboutOf, categoryName } from '../../shell/orders/task-words';
import { TaskDetails } from './drawer/TaskDetails';

interface TaskDrawerProps {
  readonly id: string;
  readonly kind: 'tickets' | 'designs';
  readonly onClose: () => void;
}

/** One task of the address, with all that is known of it. */
export const TaskDrawer = ({ id, kind, onClose }: TaskDrawerProps) => {
  const { t } = useTranslation('orderTasks');
  return (
    <RowDrawer
      entity={orderTasks}
      id={id}
      variables={{ _id: id }}
      title={t(`${kind}.one`)}
      rowTitle={(task) => `${categoryName(t, task.category)} · ${aboutOf(task)}`}
      gone={t(`${kind}.gone`)}
      Icon={kind === 'tickets' ? ConfirmationNumber : Brush}
      roomy
      onClose={onClose}
    >
      {(task) => <TaskDetails task={task} />}
    </RowDrawer>
  );
};
