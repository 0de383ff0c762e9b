import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import ArrowDownward from '../icons/ArrowDownward';
import ArrowUpward from '../icons/ArrowUpward';
import DragIndicator from '../icons/DragIndicator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPanel } from '../AnchoredPanel';
import type { ColumnsButtonProps } from './ColumnsButton';
import { neededWidth } from './columns';
import { arrange, withHidden, withPlaced, withWidth } from './layout';
import { useColumnWords } from './use-column-words';

interface ColumnsPanelProps extends ColumnsButtonProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Which columns are shown, and in which order; every change shows in the list at once. */
export const ColumnsPanel = ({ anchor, columns, layout, out, onLayout, onClose }: ColumnsPanelProps) => {
  const { t } = useTranslation('lists');
  const [moving, setMoving] = useState(false);
  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const arranged = arrange(columns, layout);
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id;
  const movable = arranged.filter(({ id }) => !columns.find((column) => column.id === id)?.fixed);
  const ids = movable.map(({ id }) => id);
  const words = useColumnWords(ids, nameOf);
  const shown = movable.filter(({ id, hidden }) => !hidden && !out.has(id)).length;
  const show = (id: string, on: boolean) => {
    const next = withHidden(arranged, id, !on);
    const column = columns.find((each) => each.id === id);
    // A width of its own says that it is wanted, whatever room there is; others give way to it.
    onLayout(on && column && out.has(id) ? withWidth(next, id, neededWidth(column)) : next);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setMoving(false);
    if (over && over.id !== active.id) onLayout(withPlaced(arranged, String(active.id), String(over.id)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape ends the move, not the panel around it; who moves hears it at the document, so the event itself has to go on.
    if (moving && event.key === 'Escape') event.isPropagationStopped = () => true;
  };
  return (
    <AnchoredPanel
      anchor={anchor}
      label={t('columns.title')}
      align="right"
      sx={{ minWidth: 260, maxHeight: 480, mt: 1, p: 2 }}
      onClose={onClose}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={words}
        onDragStart={() => setMoving(true)}
        onDragEnd={onDragEnd}
        onDragCancel={() => setMoving(false)}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <Box component="ul" onKeyDown={onKeyDown} sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {movable.map(({ id, hidden }, index) => (
              <ColumnRow
                key={id}
                id={id}
                name={nameOf(id)}
                shown={!hidden && !out.has(id)}
                note={!hidden && out.has(id) ? t('columns.noRoom') : undefined}
                // The last one stays: a list of nothing says nothing.
                fixed={!hidden && !out.has(id) && shown === 1}
                before={ids[index - 1]}
                after={ids[index + 1]}
                onShow={(on) => show(id, on)}
                onPlace={(place) => onLayout(withPlaced(arranged, id, place))}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <Button onClick={() => onLayout(arrange(columns, []))}>{t('columns.reset')}</Button>
    </AnchoredPanel>
  );
};

interface ColumnRowProps {
  readonly id: string;
  readonly name: string;
  readonly shown: boolean;
  /** Why it is not shown, if nobody hid it. */
  readonly note: string | undefined;
  /** Cannot be hidden now. */
  readonly fixed: boolean;
  /** The neighbours; undefined at an end. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly onShow: (shown: boolean) => void;
  readonly onPlace: (place: string) => void;
}

/** One column: drag it by its handle, or move it a step by a button, for whoever cannot drag. */
const ColumnRow = ({ id, name, shown, note, fixed, before, after, onShow, onPlace }: ColumnRowProps) => {
  const { t } = useTranslation('lists');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id });
  const steps = [
    { label: t('columns.up', { column: name }), place: before, Arrow: ArrowUpward },
    { label: t('columns.down', { column: name }), place: after, Arrow: ArrowDownward },
  ];
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      sx={{ display: 'flex', alignItems: 'center', minHeight: 34, ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: 2 }) }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('columns.move', { column: name })}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicator sx={{ fontSize: 16 }} />
      </IconButton>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', flex: 1, fontSize: 13 }}>
        <Checkbox checked={shown} disabled={fixed} onChange={(_event, on) => onShow(on)} sx={{ p: 1, marginInlineEnd: 1 }} />
        <span>
          {name}
          {note && (
            <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
              {note}
            </Box>
          )}
        </span>
      </Box>
      {steps.map(({ label, place, Arrow }) => (
        <IconButton
          key={label}
          aria-label={label}
          // A button that is disabled while it has the focus would lose it, and with it the keyboard.
          aria-disabled={place === undefined}
          sx={atEnd}
          onClick={() => place !== undefined && onPlace(place)}
        >
          <Arrow sx={{ fontSize: 16 }} />
        </IconButton>
      ))}
    </Box>
  );
};

const atEnd = { '&[aria-disabled=true]': { opacity: 0.38, cursor: 'default' } } as const;
