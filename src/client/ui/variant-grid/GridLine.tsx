import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isNumeric, type GridColumn } from '../../../domain/variant-grid/cells';
import { CellInput } from './CellInput';
import { columnWord } from './grid-words';

interface GridLineProps {
  /** Place among the rows that are shown. */
  readonly line: number;
  readonly top: number;
  readonly columns: readonly GridColumn[];
  /** What its cells say. Compared by what is in it. */
  readonly texts: readonly string[];
  /** What is wrong, by column; empty where nothing is. */
  readonly faults: readonly string[];
  /** Chosen columns, both included; null: none. */
  readonly chosen: readonly [start: number, end: number] | null;
  /** The column with the focus; -1: in another row. */
  readonly focused: number;
  /** What is typed there first; null: what is there, undefined: nobody types. */
  readonly typing: string | null | undefined;
  readonly onDone: (text: string | null, move: 'down' | 'on' | 'back' | null) => void;
}

const sameWords = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((word, at) => word === b[at]);

const sameLine = (a: GridLineProps, b: GridLineProps): boolean =>
  a.line === b.line &&
  a.top === b.top &&
  a.columns === b.columns &&
  a.focused === b.focused &&
  a.typing === b.typing &&
  a.chosen?.[0] === b.chosen?.[0] &&
  a.chosen?.[1] === b.chosen?.[1] &&
  sameWords(a.texts, b.texts) &&
  sameWords(a.faults, b.faults) &&
  (a.typing === undefined || a.onDone === b.onDone);

const isMark = (column: GridColumn): boolean => column.kind === 'field' && column.field === 'selected';

const classOf = (column: GridColumn): string => (isNumeric(column) ? 'cell end' : isMark(column) ? 'cell mark' : 'cell');

/** What is heard of a cell whose text is not enough; undefined: it is. */
const labelOf = (t: TFunction<'grid'>, column: GridColumn, text: string, fault: string): string | undefined => {
  if (fault !== '') return `${text}. ${fault}`;
  if (column.kind === 'picture') return t(text === '' ? 'noPicture' : 'picture');
  return isMark(column) ? t(text === '✓' ? 'on' : 'off') : undefined;
};

/** One variant of the grid. */
export const GridLine = memo(({ line, top, columns, texts, faults, chosen, focused, typing, onDone }: GridLineProps) => {
  const { t } = useTranslation('grid');
  return (
    <div role="row" aria-rowindex={line + 2} className="line" style={{ transform: `translateY(${top}px)` }}>
      {columns.map((column, at) => {
        const fault = faults[at] ?? '';
        const text = texts[at] ?? '';
        const types = at === focused && typing !== undefined;
        return (
          <div
            key={at}
            role={column.kind === 'option' ? 'rowheader' : 'gridcell'}
            data-line={line}
            data-column={at}
            tabIndex={at === focused ? 0 : -1}
            aria-colindex={at + 1}
            aria-selected={chosen !== null && at >= chosen[0] && at <= chosen[1]}
            aria-readonly={(column.kind !== 'field' && column.kind !== 'picture') || undefined}
            aria-invalid={fault !== '' || undefined}
            aria-label={labelOf(t, column, text, fault)}
            title={fault || undefined}
            className={classOf(column)}
          >
            {column.kind === 'picture' ? (
              text !== '' && <img src={text} alt="" loading="lazy" />
            ) : types ? (
              <CellInput
                label={`${columnWord(t, column)}, ${texts.slice(0, columns.filter(({ kind }) => kind === 'option').length).join(' / ')}`}
                text={typing ?? text}
                replaces={typing !== null}
                numeric={isNumeric(column)}
                onDone={onDone}
              />
            ) : (
              text
            )}
          </div>
        );
      })}
    </div>
  );
}, sameLine);
GridLine.displayName = 'GridLine';
