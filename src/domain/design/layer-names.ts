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

/** The name of a duplicate, `Clone …` (specification 2, §4). */
export const cloneName = (name: string): string => `Clone ${name}`;
