import { DndContext, MouseSensor, TouchSensor, useSensor, useSensors, type CollisionDetection, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, useSortable } from '@dnd-kit/sortable';
import { useEffect, type SyntheticEvent } from 'react';
import { useColumnWords } from './use-column-words';

interface HeadDragProps {
  /** The row of heads. Those that can be moved say which column they are in `data-movable`. */
  readonly row: HTMLElement;
  /** The columns that can be moved, in the order they stand in. */
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  /** Puts a column at the place of another. */
  readonly onMove: (id: string, place: string) => void;
}

/** Pixels a head is moved before it counts as dragged; a click sorts. */
const MOUSE = { activationConstraint: { distance: 6 } } as const;
/** ms a finger rests before it drags, and pixels it may tremble meanwhile; a finger that moves scrolls the list. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 6 } } as const;

/** The column above or below the pointer, which need not stay in the row. */
const columnAtPointer: CollisionDetection = ({ pointerCoordinates, droppableContainers, droppableRects }) =>
  droppableContainers.filter(({ id }) => {
    const rect = droppableRects.get(id);
    return pointerCoordinates && rect && pointerCoordinates.x >= rect.left && pointerCoordinates.x < rect.right;
  });

/** Moving columns by their heads, with mouse, pen or finger; by keyboard they are moved in the columns panel. Draws nothing itself. */
export const HeadDrag = ({ row, columns, onMove }: HeadDragProps) => {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const ids = columns.map(({ id }) => id);
  const words = useColumnWords(ids, (id) => columns.find((column) => column.id === id)?.header ?? id);
  const setDragging = (on: boolean) => row.toggleAttribute('data-dragging', on);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragging(false);
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnAtPointer}
      // What it says stands outside the table, which may hold rows alone.
      accessibility={{ ...words, container: document.body }}
      onDragStart={() => setDragging(true)}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragging(false)}
    >
      <SortableContext items={ids} strategy={() => null}>
        {ids.map((id) => (
          <Head key={id} id={id} row={row} />
        ))}
      </SortableContext>
    </DndContext>
  );
};

const headOf = (row: HTMLElement, id: string): HTMLElement | null => row.querySelector(`[data-movable="${CSS.escape(id)}"]`);

/** Makes a head that is there already one that can be dragged: it was drawn before this code was loaded. */
const Head = ({ id, row }: { readonly id: string; readonly row: HTMLElement }) => {
  const { setNodeRef, listeners, isDragging, isOver, activeIndex, overIndex } = useSortable({ id });
  const drop = isOver && !isDragging ? (overIndex > activeIndex ? 'after' : 'before') : undefined;
  useEffect(() => {
    const head = headOf(row, id);
    if (!head) return undefined;
    setNodeRef(head);
    const stop = Object.entries(listeners ?? {}).map(([name, press]: [string, unknown]) => {
      const onPress = (event: Event): void => {
        // The edge of a head makes it wider.
        if (event.target instanceof Element && event.target.closest('[role="separator"]')) return;
        (press as (event: Pick<SyntheticEvent, 'nativeEvent'>) => void)({ nativeEvent: event });
      };
      const type = name.slice('on'.length).toLowerCase();
      head.addEventListener(type, onPress);
      return () => head.removeEventListener(type, onPress);
    });
    head.setAttribute('data-drag', '');
    return () => {
      head.removeAttribute('data-drag');
      stop.forEach((off) => off());
    };
  }, [row, id, listeners, setNodeRef]);
  useEffect(() => {
    const head = headOf(row, id);
    head?.toggleAttribute('data-dragged', isDragging);
    if (drop) head?.setAttribute('data-drop', drop);
    else head?.removeAttribute('data-drop');
  }, [row, id, isDragging, drop]);
  return null;
};
