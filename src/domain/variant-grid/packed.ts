import type { GridRow } from './row';

/**
 * Rows as one text. A form copies and compares whatever is in it field by field, at every key; a text it takes as one thing, and rows that are
 * the same stay the very same objects, so that whatever follows from one can be kept by it.
 */
export type PackedRows = string;

/** How many packings are remembered: the steps that can be taken back, and what the form stands on. */
const REMEMBERED = 60;

const known = new Map<PackedRows, readonly GridRow[]>();
const lines = new WeakMap<GridRow, string>();

const lineOf = (row: GridRow): string => {
  const line = lines.get(row) ?? JSON.stringify(row);
  lines.set(row, line);
  return line;
};

const remember = (packed: PackedRows, rows: readonly GridRow[]): void => {
  known.delete(packed);
  known.set(packed, rows);
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
};

export const packRows = (rows: readonly GridRow[]): PackedRows => {
  const packed = `[${rows.map(lineOf).join(',')}]`;
  if (!known.has(packed)) remember(packed, rows);
  return packed;
};

/** The rows themselves while they are remembered, else rows like them. */
export const unpackRows = (packed: PackedRows): readonly GridRow[] => {
  const rows = known.get(packed) ?? (JSON.parse(packed) as readonly GridRow[]);
  remember(packed, rows);
  return rows;
};
