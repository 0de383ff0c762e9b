import { styled } from '@mui/material/styles';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAST_WIDTH, MOST_WIDTH } from './columns';
import { clampWidth } from './layout';

/** Pixels an arrow key makes a column wider or narrower. */
const STEP = 16;

interface ColumnResizerProps {
  readonly id: string;
  readonly label: string;
  /** Pixels, as far as it is known before the column is dragged. */
  readonly width: number;
  /** Null: as wide as the list makes it. */
  readonly onWidth: (id: string, width: number | null) => void;
}

/** While it is dragged, a column's width is only set on the page; the rows are not drawn again. */
const showWidth = (edge: HTMLElement, id: string, width: number): void => {
  const column = edge.closest('table')?.querySelector<HTMLElement>(`col[data-column="${CSS.escape(id)}"]`);
  if (column) column.style.width = `${width}px`;
};

const widthOf = (edge: HTMLElement): number => edge.parentElement?.offsetWidth ?? 0;

/** The edge of a column's head: drag it, or use the arrow keys; a double click gives the column its own width back. */
export const ColumnResizer = ({ id, label, width, onWidth }: ColumnResizerProps) => {
  const { t } = useTranslation('lists');
  const [drag, setDrag] = useState<{ readonly x: number; readonly width: number } | null>(null);

  const dragged = (event: PointerEvent<HTMLElement>): number => {
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    return clampWidth((drag?.width ?? 0) + sign * (event.clientX - (drag?.x ?? 0)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    onWidth(id, clampWidth(widthOf(event.currentTarget) + ((event.key === 'ArrowRight') !== rtl ? STEP : -STEP)));
  };
  return (
    <Edge
      role="separator"
      aria-orientation="vertical"
      aria-label={t('columns.width', { column: label })}
      aria-valuenow={width}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={MOST_WIDTH}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ x: event.clientX, width: widthOf(event.currentTarget) });
      }}
      onPointerMove={(event) => {
        if (drag) showWidth(event.currentTarget, id, dragged(event));
      }}
      onPointerUp={(event) => {
        if (drag && event.clientX !== drag.x) onWidth(id, dragged(event));
        setDrag(null);
      }}
      onPointerCancel={() => setDrag(null)}
      onDoubleClick={() => onWidth(id, null)}
      onKeyDown={onKeyDown}
    />
  );
};

const Edge = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 8,
  cursor: 'col-resize',
  touchAction: 'none',
  '&::after': { content: '""', position: 'absolute', insetBlock: 8, insetInlineEnd: 0, width: 1, background: theme.vars.palette.divider },
  '&:hover::after, &:focus-visible::after': { insetBlock: 0, width: 2, background: theme.vars.palette.primary.main },
  '&:focus-visible': { outline: 'none' },
}));
