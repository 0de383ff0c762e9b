import { useDraggable } from '@dnd-kit/core';
import DragIndicator from '../../../ui/icons/DragIndicator';
import { useTranslation } from 'react-i18next';
import type { OrderTask } from '../../../entities/order-tasks';
import { DueChip } from '../../../shell/orders/DueChip';
import { aboutOf, categoryName, firstLine, pictureOf, priorityName, waitingName } from '../../../shell/orders/task-words';
import { Link } from '../../../ui/Link';
import { OPENED } from '../../../ui/list/opened';
import { Thumb } from '../../../ui/Thumb';
import { PriorityMark } from '../PriorityMark';

interface TaskCardProps {
  readonly task: OrderTask;
  readonly link: string;
  readonly mayMove: boolean;
}

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
          aria-label={t('board.move', { name: `${categoryName(t, task.category)} ${aboutOf(task)}` })}
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
  const { _id, category, order, priority, assignee, waiting_for } = task;
  const picture = pictureOf(task);
  return (
    <>
      <div className="top">
        {(order || picture) && <Thumb src={picture} alt="" size={28} enlarge={false} />}
        <div>
          <Link to={link} state={OPENED} data-row={_id} draggable={false}>
            {categoryName(t, category)}
          </Link>
          <small>{aboutOf(task)}</small>
        </div>
      </div>
      {order && <small>{order.buyer}</small>}
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
