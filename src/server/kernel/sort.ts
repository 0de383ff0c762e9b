import { UserError } from './errors';

/** How a list is sorted: by one of its own orders, upwards or downwards. */
export interface Sort<Field extends string> {
  readonly field: Field;
  readonly direction: 'asc' | 'desc';
}

/**
 * What the argument `sort` asks for: `field`, or `-field` downwards; null for the list's own order. Only the fields a list names can be
 * sorted by, each of which has an index or is of a table that stays small. Throws a sentence for any other.
 */
export const sortOf = <Field extends string>(sort: string | null | undefined, fields: readonly Field[]): Sort<Field> | null => {
  const asked = sort?.trim() ?? '';
  if (asked === '') return null;
  const name = asked.replace(/^-/u, '');
  const field = fields.find((each) => each === name);
  if (!field) throw new UserError('list.sort', { field: 'sort', values: { field: name.slice(0, 40) } });
  return { field, direction: asked.startsWith('-') ? 'desc' : 'asc' };
};
