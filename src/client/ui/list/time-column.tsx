import type { Format } from '../format';
import type { ListColumn, ListRow } from './columns';
import { timeCell } from '../../../domain/spreadsheets/cell-values';

/** Pixels of the longest short form of a day, `21/11/2025`. */
const WIDTH = 92;

interface TimeColumn<R extends ListRow> extends Pick<ListColumn<R>, 'id' | 'header' | 'sort' | 'hidden' | 'rank'> {
  /** Unix seconds. */
  readonly at: (row: R) => number | null | undefined;
  /** Shown where there is none. */
  readonly none?: string;
}

/** A column of times: short in the cell, in full when pointed at and for screen readers. */
export const timeColumn = <R extends ListRow>(format: Format, { at, none, ...column }: TimeColumn<R>): ListColumn<R> => ({
  ...column,
  width: WIDTH,
  csv: (row) => timeCell(at(row)),
  cell: (row) => {
    const seconds = at(row);
    if (seconds === null || seconds === undefined) return none;
    const full = format.dateTime(seconds);
    return (
      <time dateTime={new Date(seconds * 1000).toISOString()} title={full} aria-label={full}>
        {format.moment(seconds)}
      </time>
    );
  },
});
