import type { ListColumnInput } from '../../contract/generated/resolvers';
import { isListName, LIST_MODULES, type ListName } from '../../domain/lists/lists';
import type { StoredColumn } from './tables';
import { UserError } from '../kernel/errors';
import type { Rule } from '../kernel/operation';

/** Pixels. */
const WIDTHS = { least: 24, most: 2000 };

const COLUMN_ID = /^[\w.-]{1,60}$/u;
/** A path of this application with a query; nothing a browser would take for another host. */
const PATH = /^\/(?!\/)[\w/-]*(?:\?[^\s#\\]*)?$/u;

/** The list of that name. Throws a sentence. */
export const listNamed = (list: string): ListName => {
  if (!isListName(list)) throw new UserError('list.unknown', { code: 'NOT_FOUND', field: 'list', values: { list: list.slice(0, 40) } });
  return list;
};

/** Whoever may see a list's rows may arrange it and see the views of it. */
export const ruleOfList = (list: string): Rule => ({ module: LIST_MODULES[listNamed(list)], access: 'view' });

/** Columns as they are stored: each once, widths in whole pixels. Throws a sentence. */
export const checkColumns = (columns: readonly ListColumnInput[], field: string): StoredColumn[] => {
  if (new Set(columns.map(({ id }) => id)).size < columns.length) throw new UserError('list.columnTwice', { field });
  return columns.map(({ id, hidden, width }) => {
    if (!COLUMN_ID.test(id)) throw new UserError('list.columnName', { field, values: { column: id.slice(0, 40) } });
    if (width !== null && width !== undefined && (width < WIDTHS.least || width > WIDTHS.most)) {
      throw new UserError('list.columnWidth', { field, values: WIDTHS });
    }
    return { id, hidden, width: width ?? null };
  });
};

/** A view's name, trimmed. Throws a sentence. */
export const checkViewName = (text: string): string => {
  const name = text.trim().replace(/\s+/gu, ' ');
  if (name === '') throw new UserError('name.missing.view', { field: 'params.name' });
  return name;
};

/** A view's path and query. Throws a sentence. */
export const checkViewQuery = (text: string): string => {
  const query = text.trim();
  if (!PATH.test(query)) throw new UserError('view.queryElsewhere', { field: 'params.query' });
  return query;
};
