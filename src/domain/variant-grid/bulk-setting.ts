import { upToEnding, type PriceEnding } from '../listing/price-setting';
import { parseNumber, roundTo } from '../numbers';
import { editableCells, type CellEdit, type GridView } from './cells';
import type { CellBox } from './range';
import { isNumberField, textOf, type GridField } from './row';

/** What happens to each chosen cell: it is set, raised by an amount or by a share (below 0: lowered), or raised to an ending. */
export type BulkSetting =
  | { readonly by: 'set'; readonly text: string }
  | { readonly by: 'amount'; readonly amount: number }
  | { readonly by: 'percent'; readonly percent: number }
  | { readonly by: 'ending'; readonly ending: PriceEnding };

/** What a cell holds by a setting; null: it means nothing there, so the cell stays. */
const setTo = (setting: BulkSetting, field: GridField, text: string): string | null => {
  if (setting.by === 'set') return setting.text;
  const value = parseNumber(text);
  if (!isNumberField(field) || value === null) return null;
  if (setting.by === 'amount') return String(roundTo(value + setting.amount, 4));
  if (setting.by === 'percent') return String(roundTo(value * (1 + setting.percent / 100), 6));
  return field === 'fix_profit' || value < 0 ? null : upToEnding(value, setting.ending).toFixed(2);
};

/** The edits by which a setting is done in a box. */
export const setInBulk = (view: GridView, box: CellBox, setting: BulkSetting): readonly CellEdit[] =>
  editableCells(view, box).flatMap(({ row: at, field }) => {
    const row = view.rows[at];
    const text = row && setTo(setting, field, textOf(row, field, view.additionOf(row)));
    return text === null || text === undefined ? [] : [{ row: at, field, text }];
  });
