import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TasksQueryVariables } from '../../../../contract/generated/operations';
import type { OrderTask } from '../../../entities/order-tasks';
import { aboutOf, taskStatusName } from '../../../shell/orders/task-words';
import { useMay } from '../../../shell/session/use-may';
import { useFormat } from '../../../ui/format';
import { latePart } from '../../../ui/late-part';
import { Link } from '../../../ui/Link';
import { useOpened } from '../../../ui/list/opened';
import { ListFailure } from '../../../ui/Message';
import { nextSteps } from '../steps';
import { boardLook } from './board-look';
import { CardFace, TaskCard } from './TaskCard';
import { useBoard, type BoardColumn } from './use-board';

const StepDialog = latePart(async () => (await import('../StepDialog')).StepDialog);

/** Pixels a card is moved before it counts as dragged; a click opens it. */
const MOUSE = { activationConstraint: { distance: 6 } } as const;
/** ms a finger rests before it drags; a finger that moves scrolls the board. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 6 } } as const;

/** The column a card is over: the one above or below the pointer, or by the keyboard the one its middle is in. */
const columnAt: CollisionDetection = ({ pointerCoordinates, collisionRect, droppableContainers, droppableRects }) => {
  const x = pointerCoordinates?.x ?? collisionRect.left + collisionRect.width / 2;
  return droppableContainers.filter(({ id }) => {
    const rect = droppableRects.get(id);
    return rect && x >= rect.left && x < rect.right;
  });
};

/** An arrow key takes a card to the next column on that side. */
const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context: { droppableRects, collisionRect } }) => {
  const way = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
  if (way === 0 || !collisionRect) return undefined;
  event.preventDefault();
  const middle = collisionRect.left + collisionRect.width / 2;
  const next = [...droppableRects.values()]
    .filter((rect) => (way === 1 ? rect.left > middle : rect.right < middle))
    .toSorted((a, b) => way * (a.left - b.left))[0];
  return next && { ...currentCoordinates, x: next.left + (next.width - collisionRect.width) / 2 };
};
const KEYBOARD = { coordinateGetter: toNextColumn };

interface TaskBoardProps {
  /** What the server is asked, whatever column it is for. */
  readonly variables: TasksQueryVariables;
  readonly statuses: readonly string[];
  /** Where all of a column are. */
  readonly linkTo: (status: string) => string;
  readonly empty: ReactNode;
}

/** Tasks by status: a card put in another column takes that step. */
export const TaskBoard = ({ variables, statuses, linkTo, empty }: TaskBoardProps) => {
  const { t } = useTranslation('orderTasks');
  const mayMove = useMay('tasks', 'update');
  const { linkTo: cardLink } = useOpened('id');
  const { columns, loading, failed, drop, asks, answered } = useBoard(variables, statuses);
  const [lifted, setLifted] = useState<OrderTask | null>(null);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH), useSensor(KeyboardSensor, KEYBOARD));
  const board = useRef<HTMLDivElement>(null);
  const taskOf = (id: unknown): OrderTask | undefined => columns.flatMap(({ tasks }) => tasks).find(({ _id }) => _id === id);
  const said = (id: unknown, over?: unknown) => {
    const task = taskOf(id);
    return { name: task ? aboutOf(task) : '', status: over === undefined ? '' : taskStatusName(t, String(over)) };
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('board.lifted', said(active.id)),
    onDragOver: ({ active, over }) => (over ? t('board.over', said(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? t('board.dropped', said(active.id, over.id)) : t('board.left', said(active.id))),
    onDragCancel: ({ active }) => t('board.left', said(active.id)),
  };
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    setLifted(null);
    const task = taskOf(active.id);
    if (task && over) drop(task, String(over.id));
  };
  if (failed?.error && columns.every(({ tasks }) => tasks.length === 0))
    return <ListFailure error={failed.error} onRetry={failed.reload} />;
  if (!loading && columns.every(({ total }) => total === 0)) return empty;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnAt}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('board.how') } }}
      onDragStart={({ active }) => setLifted(taskOf(active.id) ?? null)}
      onDragEnd={onDragEnd}
      onDragCancel={() => setLifted(null)}
    >
      <Box ref={board} sx={boardLook} onKeyDown={(event) => lifted === null && stepCards(event, board.current)}>
        {columns.map((column) => (
          <Column
            key={column.status}
            column={column}
            link={linkTo(column.status)}
            takes={lifted === null ? undefined : lifted.status === column.status || nextSteps(lifted).some((to) => to === column.status)}
          >
            {loading && column.tasks.length === 0 ? (
              <li>
                <Skeleton variant="rounded" height={96} />
              </li>
            ) : (
              column.tasks.map((task) => <TaskCard key={task._id} task={task} link={cardLink(task._id)} mayMove={mayMove} />)
            )}
          </Column>
        ))}
      </Box>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <Box component="ul" sx={{ ...boardLook, p: 0, m: 0 }}>
            <li data-card="" data-lifted="">
              <CardFace task={lifted} link="" />
            </li>
          </Box>
        )}
      </DragOverlay>
      <Suspense>{asks && <StepDialog task={asks.task} question={asks.question} onClose={answered} />}</Suspense>
    </DndContext>
  );
};

/** Arrow keys go from card to card: up and down in a column, to the card at the same height of the next one. */
const stepCards = (event: KeyboardEvent, board: HTMLElement | null): void => {
  if (!(event.target instanceof HTMLElement) || event.target.dataset.row === undefined || !board) return;
  const columns = [...board.querySelectorAll('section')].map((column) => [...column.querySelectorAll<HTMLElement>('a[data-row]')]);
  const at = columns.findIndex((cards) => cards.includes(event.target as HTMLElement));
  const place = columns[at]?.indexOf(event.target) ?? 0;
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const beside = (cards: readonly (readonly HTMLElement[])[]): HTMLElement | undefined => {
    const next = cards.find(({ length }) => length > 0);
    return next?.[Math.min(place, next.length - 1)];
  };
  const next =
    event.key === 'ArrowDown'
      ? columns[at]?.[place + 1]
      : event.key === 'ArrowUp'
        ? columns[at]?.[place - 1]
        : event.key === forward
          ? beside(columns.slice(at + 1))
          : event.key === backward
            ? beside(columns.slice(0, at).toReversed())
            : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
};

interface ColumnProps {
  readonly column: BoardColumn;
  readonly link: string;
  /** Whether what is lifted may be put here; undefined: nothing is lifted. */
  readonly takes: boolean | undefined;
  readonly children: ReactNode;
}

const Column = ({ column: { status, tasks, total }, link, takes, children }: ColumnProps) => {
  const { t } = useTranslation('orderTasks');
  const format = useFormat();
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const name = taskStatusName(t, status);
  return (
    <section
      ref={setNodeRef}
      aria-label={name}
      data-status={status}
      data-over={(isOver && takes) || undefined}
      data-shut={takes === false || undefined}
    >
      <h2>
        <Link to={link}>{name}</Link>
        <span>{format.count(total)}</span>
      </h2>
      <ul>
        {children}
        {total === 0 && <li className="nothing">{t('board.nothing')}</li>}
      </ul>
      {total > tasks.length && (
        <Link className="more" to={link}>
          {t('board.more', { count: total - tasks.length })}
        </Link>
      )}
    </section>
  );
};
