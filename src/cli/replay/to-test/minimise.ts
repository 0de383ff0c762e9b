/**
 * The fewest of some parts that still show a fault, by delta debugging: leaves out ever smaller pieces as long as the fault stays. What it gives
 * is minimal in the sense that no single part can be left out.
 */
export const minimise = <Part>(parts: readonly Part[], shows: (kept: readonly Part[]) => boolean): readonly Part[] => {
  let kept = parts;
  let pieces = 2;
  while (kept.length > 0) {
    const size = Math.ceil(kept.length / pieces);
    let less: readonly Part[] | undefined;
    for (let at = 0; at < kept.length && !less; at += size) {
      const rest = [...kept.slice(0, at), ...kept.slice(at + size)];
      if (shows(rest)) less = rest;
    }
    if (less) {
      kept = less;
      pieces = Math.max(2, pieces - 1);
    } else if (size <= 1) break;
    else pieces = Math.min(kept.length, pieces * 2);
  }
  return kept;
};

type Plain = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** How deep a state is taken apart: a slice, its fields, what is in them. */
const DEEPEST = 5;

/** The parts of a value that may each be left out, outermost first, as paths. */
const partsOf = (value: unknown, depth = 0): string[][] => {
  if (depth >= DEEPEST || (!isObject(value) && !Array.isArray(value))) return [];
  return Object.entries(value).flatMap(([key, item]) => [[key], ...partsOf(item, depth + 1).map((path) => [key, ...path])]);
};

/** A value without what stands at some paths; rows of a table leave their place empty. */
const without = (value: unknown, paths: readonly (readonly string[])[]): unknown => {
  const here = new Set(paths.filter(({ length }) => length === 1).map(([key]) => key));
  const below = (key: string): readonly (readonly string[])[] =>
    paths.filter(([first, ...rest]) => first === key && rest.length > 0).map(([, ...rest]) => rest);
  if (Array.isArray(value))
    return value.filter((_item, i) => !here.has(String(i))).map((item: unknown, i) => without(item, below(String(i))));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => (here.has(key) ? [] : [[key, without(item, below(key))]])));
};

/** Parts of equal depth at a time: what is left out as a whole need not be taken apart. */
export const minimiseState = (state: Plain, shows: (state: Plain) => boolean): Plain => {
  let kept = state;
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const base = kept;
    const parts = partsOf(base).filter(({ length }) => length === depth);
    const gone = (left: readonly string[][]): Plain => {
      const stays = new Set(left);
      return without(
        base,
        parts.filter((part) => !stays.has(part)),
      ) as Plain;
    };
    const left = minimise(parts, (some) => shows(gone(some)));
    kept = gone(left);
  }
  return kept;
};
