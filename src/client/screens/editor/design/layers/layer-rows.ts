import type { SceneLayer } from '../../../../../scene/document';

/** A line of the list: a layer, or the head of layers that are grouped and lie on each other. */
export type LayerRow =
  | { readonly kind: 'layer'; readonly id: string; readonly layer: SceneLayer; readonly ids: readonly string[]; readonly inGroup: boolean }
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly groupId: string;
      /** Null for a group nobody has named. */
      readonly name: string | null;
      readonly layers: readonly SceneLayer[];
      readonly ids: readonly string[];
      readonly open: boolean;
    };

/** The rows of a side's layers, topmost first. `closed` are the groups whose layers are not shown. */
export const layerRows = (topFirst: readonly SceneLayer[], closed: readonly string[]): LayerRow[] => {
  const rows: LayerRow[] = [];
  for (let i = 0; i < topFirst.length;) {
    const layer = topFirst[i];
    if (!layer) break;
    const { groupId, groupName } = layer;
    let end = i + 1;
    while (groupId !== null && topFirst[end]?.groupId === groupId) end++;
    const run = topFirst.slice(i, end);
    const open = groupId === null || !closed.includes(groupId);
    if (groupId !== null) {
      rows.push({ kind: 'group', id: `${groupId}-${layer.id}`, groupId, name: groupName, layers: run, ids: run.map(({ id }) => id), open });
    }
    if (open)
      rows.push(...run.map((one) => ({ kind: 'layer' as const, id: one.id, layer: one, ids: [one.id], inGroup: groupId !== null })));
    i = end;
  }
  return rows;
};

/** The row that stands for exactly these layers: a group's head, or one layer's own. */
export const rowOf = (rows: readonly LayerRow[], ids: readonly string[]): LayerRow | undefined =>
  rows.find((row) => row.ids.length === ids.length && row.ids.every((id) => ids.includes(id)));

/** The ids of the rows from one to another, whichever comes first. */
export const idsBetween = (rows: readonly LayerRow[], from: number, to: number): string[] => [
  ...new Set(rows.slice(Math.min(from, to), Math.max(from, to) + 1).flatMap(({ ids }) => ids)),
];

/** The order, bottom first, with the moved layers put together above or below those of a row. */
export const orderAfterDrop = (order: readonly string[], moved: readonly string[], target: readonly string[], above: boolean): string[] => {
  const rest = order.filter((id) => !moved.includes(id));
  const places = target.filter((id) => !moved.includes(id)).map((id) => rest.indexOf(id));
  if (places.length === 0) return [...order];
  const at = above ? Math.max(...places) + 1 : Math.min(...places);
  return rest.toSpliced(at, 0, ...order.filter((id) => moved.includes(id)));
};
