import Box from '@mui/material/Box';
import {
  useCallback,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { isNumeric } from '../../../domain/variant-grid/cells';
import { useRowWindow } from '../list/use-row-window';
import { showToast } from '../toast';
import { gridCommandOf } from './grid-keys';
import { gridLook, LINE_HEIGHT } from './grid-look';
import { columnTrack, columnWord, faultSentence, shownText } from './grid-words';
import { GridLine } from './GridLine';
import { cellKey, type Grid, type NumberWords } from './use-grid';

interface GridTableProps {
  readonly grid: Grid;
  readonly numbers: NumberWords;
}

const cellOf = (target: EventTarget | null): { readonly row: number; readonly column: number } | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
  return cell ? { row: Number(cell.dataset.line), column: Number(cell.dataset.column) } : null;
};

const isMark = (target: EventTarget): boolean => target instanceof Element && target.closest('.line .mark') !== null;

const isTyping = (target: EventTarget): boolean => target instanceof HTMLInputElement;

/** Brings the chosen cell in sight and gives it the focus whenever the grid asks for it. */
const useFocus = (frame: RefObject<HTMLElement | null>, reveal: RefObject<((index: number) => void) | null>, grid: Grid): void => {
  const { goes, range } = grid;
  const { row, column } = range.focus;
  const heard = useRef(goes);
  useLayoutEffect(() => {
    if (heard.current === goes) return;
    heard.current = goes;
    const find = (): HTMLElement | null =>
      frame.current?.querySelector<HTMLElement>(`[data-line="${row}"][data-column="${column}"]`) ?? null;
    const show = (): void => {
      const cell = find();
      cell?.focus({ preventScroll: true });
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    reveal.current?.(row);
    if (find()) show();
    // A row that was out of sight is there after the next frame.
    else requestAnimationFrame(show);
  }, [frame, reveal, goes, row, column]);
};

/** The variants in sight as a spreadsheet; the others are empty space. */
export const GridTable = ({ grid, numbers }: GridTableProps) => {
  const { t } = useTranslation('grid');
  const { t: common } = useTranslation('common');
  const percent = (value: string): string => common('percent', { value });
  const frame = useRef<HTMLDivElement>(null);
  const reveal = useRef<((index: number) => void) | null>(null);
  const { view, range, box, editing, wrong } = grid;
  const { shown, columns } = view;
  const window = useRowWindow({ count: shown.length, height: LINE_HEIGHT, frame, keys: { active: range.focus.row, reveal } });
  // Before the focus goes to a cell, which tells of itself at once.
  const latest = useRef(grid);
  useLayoutEffect(() => {
    latest.current = grid;
  });
  useFocus(frame, reveal, grid);
  const onDone = useCallback<Grid['finish']>((text, move) => latest.current.finish(text, move), []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isTyping(event.target) || event.nativeEvent.isComposing) return;
    const command = gridCommandOf(event, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (!command) return;
    event.preventDefault();
    grid.obey(command);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const cell = isTyping(event.target) ? null : cellOf(event.target);
    if (cell && event.button === 0) grid.select(cell, event.shiftKey);
  };
  // However a cell gets the focus, it is the one that is worked on.
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const cell = isTyping(event.target) ? null : cellOf(event.target);
    const { focus } = latest.current.range;
    if (cell && (cell.row !== focus.row || cell.column !== focus.column)) grid.select(cell, false);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (event.buttons !== 1 || event.pointerType !== 'mouse' || editing) return;
    const cell = cellOf(event.target);
    if (cell && (cell.row !== range.focus.row || cell.column !== range.focus.column)) grid.select(cell, true);
  };
  // A mark is turned by one press, as a box to tick is.
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (isMark(event.target) && !event.shiftKey && box.top === box.bottom) latest.current.turn();
  };
  const onCopy = (event: ClipboardEvent, cuts: boolean): void => {
    if (isTyping(event.target)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', grid.copy());
    if (cuts) grid.obey({ kind: 'clear' });
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (isTyping(event.target)) return;
    event.preventDefault();
    const { lines, columns: beside } = grid.paste(event.clipboardData.getData('text/plain'));
    if (lines > 0) showToast(t('overLines', { count: lines }), { tone: 'error' });
    else if (beside > 0) showToast(t('overColumns', { count: beside }), { tone: 'error' });
  };

  const faultBy = new Map(
    wrong.map(({ row, field, code, sentence }) => [cellKey(row, field), sentence ?? (code && faultSentence(t, code))]),
  );
  const drawn = window.getVirtualItems();
  return (
    <Box
      ref={frame}
      role="grid"
      aria-label={t('title')}
      aria-multiselectable
      aria-rowcount={shown.length + 1}
      aria-colcount={columns.length}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onClick={onClick}
      onDoubleClick={(event) => cellOf(event.target) && !isTyping(event.target) && !isMark(event.target) && grid.edit()}
      onCopy={(event) => onCopy(event, false)}
      onCut={(event) => onCopy(event, true)}
      onPaste={onPaste}
      sx={gridLook}
      style={{ '--tracks': columns.map(columnTrack).join(' ') } as React.CSSProperties}
    >
      <div role="row" aria-rowindex={1} className="head">
        {columns.map((column, at) => (
          <div key={at} role="columnheader" aria-colindex={at + 1} className={isNumeric(column) ? 'cell end' : 'cell'}>
            {columnWord(t, column)}
          </div>
        ))}
      </div>
      <div role="presentation" className="lines" style={{ height: window.getTotalSize() }}>
        {drawn.map(({ index, start }) => {
          const at = shown[index] ?? 0;
          const isActive = index === range.focus.row;
          return (
            <GridLine
              key={at}
              line={index}
              top={start}
              columns={columns}
              texts={columns.map((column, place) => shownText(column, grid.text(at, place), numbers.write, percent))}
              faults={columns.map((column) => (column.kind === 'field' ? (faultBy.get(cellKey(at, column.field)) ?? '') : ''))}
              chosen={index >= box.top && index <= box.bottom ? [box.start, box.end] : null}
              focused={isActive ? range.focus.column : -1}
              typing={isActive && editing ? editing.text : undefined}
              onDone={onDone}
            />
          );
        })}
      </div>
    </Box>
  );
};
