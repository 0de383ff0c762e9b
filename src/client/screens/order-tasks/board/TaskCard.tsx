import { useDraggable } from '@dnd-kit/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { useTranslation } from 'react-i18next';
import type { OrderTask } from '../../../entities/order-tasks';
import { DueChip } from '../../../shell/orders/DueChip';
import { categoryName, firstLine, priorityName, waitingName } from '../../../shell/orders/task-words';
import { Link } from '../../../ui/Link';
import { OPENED } from '../../../ui/list/opened';
import { Thumb } from '../../../ui/Thumb';
import { PriorityMark } from '../PriorityMark';

interface TaskCardProps {
  readonly task: OrderTask;
  readonly link: string;
  readonly mayMove: boolean;
}

export const cardName = (task: Pick<OrderTask, 'order'>): string => `#${task.order.number}`;

/** One task on the board: dragged anywhere by mouse or finger, by its handle with the keyboard. */
export const TaskCard = ({ task, link, mayMove }: TaskCardProps) => {
  const { t } = useTranslation('orderTasks');
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: task._id, disabled: !mayMove });
  const { onKeyDown, ...pointers } = (listeners ?? {}) as Readonly<Record<string, (event: unknown) => void>>;
  return (
    <li ref={setNodeRef} data-card={task._id} data-dragged={isDragging || undefined} {...pointers}>
      <CardFace task={task} link={link} />
      {mayMove && (
        <button
          type="button"
          {...attributes}
          aria-label={t('board.move', { name: `${categoryName(t, task.category)} ${cardName(task)}` })}
          onKeyDown={onKeyDown}
        >
          <DragIndicator fontSize="small" />
        </button>
      )}
    </li>
  );
};

/** What a card shows, also while it is dragged. */
export const CardFace = ({ task, link }: Pick<TaskCardProps, 'task' | 'link'>) => {
  const { t } = useTranslation('orderTasks');
  const { _id, category, order, goods, priority, assignee, waiting_for } = task;
  return (
    <>
      <div className="top">
        <Thumb src={goods[0]?.image} alt="" size={28} enlarge={false} />
        <div>
          <Link to={link} state={OPENED} data-row={_id} draggable={false}>
            {categoryName(t, category)}
          </Link>
          <small>{cardName(task)}</small>
        </div>
      </div>
      <small>{order.buyer}</small>
      <p>{firstLine(task)}</p>
      <div className="foot">
        <DueChip task={task} />
        {priority !== 'normal' && <PriorityMark priority={priority} label={priorityName(t, priority)} />}
        {waiting_for !== null && <small>{waitingName(t, waiting_for)}</small>}
        {assignee && <small>{assignee.name}</small>}
      </div>
    </>
  );
};
