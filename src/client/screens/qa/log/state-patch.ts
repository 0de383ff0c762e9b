import type { State } from '../../../replay/slices';

/** What has to be told of a state to whoever has the one before. Only what is another object is told, and of a table the chunks that are. */
export interface StatePatch {
  readonly slices: Readonly<Record<string, unknown>>;
  readonly entities: Readonly<Record<string, EntityPatch>>;
}

interface EntityPatch {
  /** Everything of an entity but its rows, where that changed. */
  readonly rest?: Readonly<Record<string, unknown>>;
  /** How many chunks there are, and those that are new. */
  readonly length: number;
  readonly chunks: readonly (readonly [at: number, chunk: unknown])[];
}

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (entity: unknown): readonly unknown[] => (isPlain(entity) && Array.isArray(entity.rows) ? (entity.rows as unknown[]) : []);
const restOf = (entity: unknown): Plain => {
  const { rows: _rows, ...rest } = isPlain(entity) ? entity : {};
  return rest;
};

const entityPatch = (before: unknown, after: unknown): EntityPatch => {
  const [old, rows] = [rowsOf(before), rowsOf(after)];
  const [was, is] = [restOf(before), restOf(after)];
  const same = Object.keys(was).length === Object.keys(is).length && Object.keys(is).every((key) => was[key] === is[key]);
  return {
    ...(!same && { rest: is }),
    length: rows.length,
    chunks: [...rows.entries()].filter(([at, chunk]) => chunk !== old[at]),
  };
};

/** `before`: what the other side has; null where it has nothing. */
export const patchBetween = (before: State | null, after: State): StatePatch => {
  const slices: Record<string, unknown> = {};
  const entities: Record<string, EntityPatch> = {};
  for (const [key, value] of Object.entries(after)) {
    if (before?.[key] === value) continue;
    if (key !== 'entities' || !isPlain(value)) slices[key] = value;
    else {
      const old = isPlain(before?.entities) ? before.entities : {};
      for (const [name, entity] of Object.entries(value)) {
        if (old[name] !== entity) entities[name] = entityPatch(old[name], entity);
      }
    }
  }
  return { slices, entities };
};

/** The state after a patch; what it does not name stays the same object. */
export const patched = (before: State | null, { slices, entities }: StatePatch): State => {
  const old = isPlain(before?.entities) ? before.entities : {};
  const changed = Object.entries(entities).map(([name, { rest, length, chunks }]) => {
    const rows = rowsOf(old[name]).slice(0, length);
    for (const [at, chunk] of chunks) rows[at] = chunk;
    return [name, { ...(rest ?? restOf(old[name])), rows }] as const;
  });
  return { ...before, ...slices, entities: { ...old, ...Object.fromEntries(changed) } };
};
