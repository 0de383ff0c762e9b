/** How far a duplicate lies from its original, right and down, in document pixels (specification 2, §9). */
export const CLONE_OFFSET = 30;

/** `image` → `Image`, the way a layer's type stands in its name. */
const typeLabel = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1);

/**
 * The name of a new layer, `{Type} #{n}` (specification 2, §4): n is one above the highest number its type has among `names`, so
 * that removing a layer never makes two of the same name.
 */
export const newLayerName = (type: string, names: Iterable<string>): string => {
  const label = typeLabel(type);
  const numbered = new RegExp(`^${label} #(\\d+)$`, 'u');
  let highest = 0;
  for (const name of names) highest = Math.max(highest, Number(numbered.exec(name)?.[1] ?? 0));
  return `${label} #${highest + 1}`;
};

const CLONE = 'Clone ';

/** What a clone was made of: `Image #1` for `Clone Image #1 (2)`. */
const originalName = (name: string): string => {
  if (!name.startsWith(CLONE)) return name;
  const bare = name.replace(/^(?:Clone )+/u, '').replace(/ \(\d+\)$/u, '');
  return bare === '' ? name : bare;
};

/**
 * The name of a duplicate, `Clone …` (specification 2, §4). A clone of a clone is one more clone of the original: from the second on they are
 * numbered, by the first number that none of `names` has.
 */
export const cloneName = (name: string, names: Iterable<string>): string => {
  const taken = new Set(names);
  const first = `${CLONE}${originalName(name)}`;
  let next = first;
  for (let n = 2; taken.has(next); n++) next = `${first} (${n})`;
  return next;
};
