import type { TFunction } from 'i18next';
import { isNumeric, type GridColumn } from '../../../domain/variant-grid/cells';
import type { CellFaultCode } from '../../../domain/variant-grid/faults';
import type { GridField } from '../../../domain/variant-grid/row';

type Words = TFunction<'grid'>;

export const fieldWord = (t: Words, field: GridField): string => t(`field.${field}`);

export const columnWord = (t: Words, column: GridColumn): string => {
  if (column.kind === 'option') return column.type;
  if (column.kind === 'base') return fieldWord(t, 'base_price');
  return column.kind === 'field' ? fieldWord(t, column.field) : t(column.kind);
};

/** What is wrong with a cell, in one sentence. */
export const faultSentence = (t: Words, code: CellFaultCode): string => t(`fault.${code}`);

/** A column as a part of the grid's width. */
export const columnTrack = (column: GridColumn): string => {
  if (column.kind === 'option') return 'minmax(88px, 1fr)';
  if (column.kind === 'margin') return 'minmax(72px, 0.6fr)';
  if (column.kind === 'picture') return '64px';
  if (column.kind === 'base') return 'minmax(108px, 0.8fr)';
  if (column.field === 'selected') return 'minmax(92px, 0.5fr)';
  if (column.field === 'barcode') return 'minmax(124px, 1.2fr)';
  return column.field === 'sku' ? 'minmax(160px, 1.8fr)' : 'minmax(96px, 0.8fr)';
};

/** What a cell shows of its plain text; `write` says how a number is written, `percent` how it is called a percentage. */
export const shownText = (
  column: GridColumn,
  text: string,
  write: (plain: string) => string,
  percent: (written: string) => string,
): string => {
  if (column.kind === 'field' && column.field === 'selected') return text === '' ? '–' : '✓';
  if (!isNumeric(column) || text === '') return text;
  return column.kind === 'margin' ? percent(write(text)) : write(text);
};
