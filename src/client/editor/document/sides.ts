import { roundTo } from '../../../domain/numbers';
import { dequal } from 'dequal/lite';
import { cloneName } from '../../../domain/design/layer-names';
import { own } from '../../kernel/own';
import type { ScenePrintArea } from '../../../scene/document';
import type { documentActions } from './actions';
import type { EditorDocument, EditorSide, SideChange } from './types';

const withSide = (document: EditorDocument, side: EditorSide, index = document.order.length): EditorDocument => ({
  ...document,
  order: document.order.toSpliced(index, 0, side.id),
  sides: { ...document.sides, [side.id]: side },
});

/** The document with a blank side that has the frame of another. */
export const withNewSide = (
  document: EditorDocument,
  { id, like, name }: ReturnType<typeof documentActions.addSide>['payload'],
): EditorDocument => {
  const frame = own(document.sides, like);
  return frame ? withSide(document, { ...frame, id, name, order: [], layers: {} }) : document;
};

/** The document with a copy of a side, layers and all, after the original. */
export const withCopyOfSide = (
  document: EditorDocument,
  { sideId, id, layers }: ReturnType<typeof documentActions.duplicateSide>['payload'],
): EditorDocument => {
  const side = own(document.sides, sideId);
  if (!side) return document;
  const copies = layers.flatMap((copy) => {
    const layer = own(side.layers, copy.id);
    return layer ? [{ ...layer, id: copy.copyId }] : [];
  });
  const copied = {
    ...side,
    id,
    name: cloneName(
      side.name,
      Object.values(document.sides).map(({ name }) => name),
    ),
    order: copies.map((layer) => layer.id),
    layers: Object.fromEntries(copies.map((layer) => [layer.id, layer])),
  };
  return withSide(document, copied, document.order.indexOf(sideId) + 1);
};

/** The document without a side; the last one stays. */
export const withoutSide = (document: EditorDocument, sideId: string): EditorDocument => {
  if (!own(document.sides, sideId) || document.order.length === 1) return document;
  const { [sideId]: _gone, ...sides } = document.sides;
  return { ...document, order: document.order.filter((id) => id !== sideId), sides };
};

/** The document with its sides in this order; sides that are not named come last. */
export const withSidesSorted = (document: EditorDocument, wanted: readonly string[]): EditorDocument => {
  const named = [...new Set(wanted)].filter((id) => own(document.sides, id));
  const order = [...named, ...document.order.filter((id) => !named.includes(id))];
  return dequal(order, document.order) ? document : { ...document, order };
};

const rounded = (area: ScenePrintArea): ScenePrintArea => ({
  x: roundTo(area.x, 2),
  y: roundTo(area.y, 2),
  width: roundTo(area.width, 2),
  height: roundTo(area.height, 2),
  rotation: roundTo(area.rotation, 2),
  scaleX: roundTo(area.scaleX, 2),
  scaleY: roundTo(area.scaleY, 2),
  knewX: roundTo(area.knewX, 2),
  knewY: roundTo(area.knewY, 2),
});

/** The side with the change applied and its numbers rounded to two decimals; the side itself when that changes nothing. */
export const patchedSide = (side: EditorSide, change: SideChange): EditorSide => {
  const next: EditorSide = { ...side, ...change };
  const exact: EditorSide = {
    ...next,
    width: roundTo(next.width, 2),
    height: roundTo(next.height, 2),
    printArea: rounded(next.printArea),
  };
  const kept = dequal(exact.printArea, side.printArea) ? { ...exact, printArea: side.printArea } : exact;
  return dequal(kept, side) ? side : kept;
};
