import type { TFunction } from 'i18next';
import { isNumeric, type GridColumn } from '../../../../domain/product-presets/grid/cells';
import type { CellFaultCode } from '../../../../domain/product-presets/grid/faults';
import type { GridField } from '../../../../domain/product-presets/grid/row';

type Words = TFunction<'preset'>;

export const fieldWord = (t: Words, field: GridField): string => t(`grid.field.${field}`);

export const columnWord = (t: Words, column: GridColumn): string => {
  if (column.kind === 'option') return column.type;
  return column.kind === 'field' ? fieldWord(t, column.field) : t('grid.margin');
};

/** What is wrong with a cell, in one sentence. */
export const faultSentence = (t: Words, code: CellFaultCode): string => t(`grid.fault.${code}`);

/** A column as a part of the grid's width. */
export const columnTrack = (column: GridColumn): string => {
  if (column.kind === 'option') return 'minmax(88px, 1fr)';
  if (column.kind === 'margin') return 'minmax(72px, 0.6fr)';
  return column.field === 'sku' ? 'minmax(160px, 1.8fr)' : 'minmax(96px, 0.8fr)';
};

/** What a cell shows of its plain text; `write` says how a number is written. */
export const shownText = (column: GridColumn, text: string, write: (plain: string) => string): string => {
  if (!isNumeric(column) || text === '') return text;
  return column.kind === 'margin' ? `${write(text)} %` : write(text);
};
