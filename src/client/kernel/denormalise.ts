import { schema } from 'normalizr';
import type { References } from './row-schema';
import type { Row } from './table';

/** Finds a normalised row by entity and id. */
export type Lookup = (entity: string, id: string) => Row | undefined;

interface Remembered {
  readonly parts: readonly unknown[];
  readonly row: Row;
}

/** Puts referenced rows back into a row; undefined references stay ids. */
export type Denormalise = (row: Row, lookup: Lookup) => Row;

/**
 * Makes the function that rebuilds an entity's rows. The result is remembered by the row's identity and is the same object until the
 * row, or a row it refers to, changes.
 */
export const createDenormalise = (references: References, of: (entity: string) => Denormalise): Denormalise => {
  if (Object.keys(references).length === 0) return (row) => row;
  const memory = new WeakMap<Row, Remembered>();

  const collect = (value: unknown, shape: unknown, lookup: Lookup, parts: unknown[]): void => {
    if (value === null || value === undefined) return;
    if (shape instanceof schema.Entity) {
      const found = lookup(shape.key, value as string);
      parts.push(found && of(shape.key)(found, lookup));
    } else if (Array.isArray(shape)) {
      for (const item of value as unknown[]) collect(item, shape[0], lookup, parts);
    } else {
      const nested = shape as References;
      for (const key in nested) collect((value as Record<string, unknown>)[key], nested[key], lookup, parts);
    }
  };

  const rebuild = (value: unknown, shape: unknown, parts: Iterator<unknown>): unknown => {
    if (value === null || value === undefined) return value;
    if (shape instanceof schema.Entity) return parts.next().value ?? value;
    if (Array.isArray(shape)) return (value as unknown[]).map((item) => rebuild(item, shape[0], parts));
    const copy = { ...(value as Record<string, unknown>) };
    const nested = shape as References;
    for (const key in nested) copy[key] = rebuild(copy[key], nested[key], parts);
    return copy;
  };

  return (row, lookup) => {
    const parts: unknown[] = [];
    collect(row, references, lookup, parts);
    const known = memory.get(row);
    if (known && known.parts.length === parts.length && known.parts.every((part, i) => part === parts[i])) return known.row;
    const rebuilt = rebuild(row, references, parts[Symbol.iterator]()) as Row;
    memory.set(row, { parts, row: rebuilt });
    return rebuilt;
  };
};

/** Names of the entities a definition refers to, itself or through them. */
export const entitiesReferredTo = (references: References, of: (entity: string) => References): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (shape: unknown): void => {
    if (shape instanceof schema.Entity) {
      if (names.has(shape.key)) return;
      names.add(shape.key);
      visit(of(shape.key));
    } else if (typeof shape === 'object' && shape !== null) {
      for (const part of Object.values(shape)) visit(part);
    }
  };
  visit(references);
  return names;
};
