import type { Denormalise, Lookup } from './denormalise';
import { rowById, rowsByIds, type Row, type Table } from './table';

/** Every entity's rows, of one state. */
export type Tables = Readonly<Record<string, { readonly rows: Table }>>;

export const lookupIn =
  (tables: Tables): Lookup =>
  (entity, id) => {
    const known = tables[entity];
    return known && rowById(known.rows, id);
  };

interface Page {
  readonly tables: Tables;
  /** As they stand in the table, and as the view gets them. */
  readonly stored: readonly (Row | undefined)[];
  readonly shown: readonly (Row | undefined)[];
  readonly rows: readonly Row[];
}

/**
 * Makes the function that reads an entity's rows for a list of ids, their references put back. What it gave for the same list last
 * time is given again as far as it still holds: rows that did not change are the same objects, and so is the page if none did.
 * `others` names the entities the rows refer to, themselves or through them.
 */
export const createPageReader = (name: string, denormalise: Denormalise, others: () => ReadonlySet<string>) => {
  const lastPages = new WeakMap<readonly string[], Page>();

  /** Whether no row of another entity changed between two states, so that an unchanged row of ours is shown as before. */
  const sameOthers = (before: Tables, after: Tables): boolean => {
    for (const entity of others()) if (before[entity]?.rows !== after[entity]?.rows) return false;
    return true;
  };

  const read = (tables: Tables, ids: readonly string[], last: Page | undefined): Page => {
    const table = tables[name]?.rows ?? [];
    const reusable = last && sameOthers(last.tables, tables) ? last : undefined;
    if (reusable && reusable.tables[name]?.rows === table) return { ...reusable, tables };
    const lookup = lookupIn(tables);
    const stored = rowsByIds(table, ids);
    const shown = stored.map((row, i) => (reusable && reusable.stored[i] === row ? reusable.shown[i] : row && denormalise(row, lookup)));
    const same = last && shown.every((row, i) => row === last.shown[i]);
    return { tables, stored, shown, rows: same ? last.rows : shown.filter((row) => row !== undefined) };
  };

  return (tables: Tables, ids: readonly string[]): readonly Row[] => {
    const last = lastPages.get(ids);
    if (last?.tables === tables) return last.rows;
    const page = read(tables, ids, last);
    lastPages.set(ids, page);
    return page.rows;
  };
};
