import { boxUnder, type Drawn } from '../../../domain/geometry/drawn';
import { layerMatrix } from '../../../domain/geometry/placement';
import type { SceneLayer } from '../../../scene/document';
import type { LayerChange } from '../document/types';
import { boxMiddle, drawnOf, layerBox, unionBox } from './boxes';
import { layerAfter, spotAfter } from './similarity';

/** Where something lies and how large it is, as people read it: what is drawn, in document pixels and degrees. */
export interface Figures {
  /** The middle of what is drawn. */
  readonly x: number;
  readonly y: number;
  /** As it would be if it were not turned. */
  readonly width: number;
  readonly height: number;
  /** 0 for several layers. */
  readonly rotation: number;
}

/** The figures of one layer; `drawn` goes before what the layer says where a hand is changing it. */
export const figuresOfOne = (layer: SceneLayer, drawn: Drawn = drawnOf(layer)): Figures => {
  const box = boxUnder(drawn, layerMatrix({ ...layer, rotation: 0 }));
  const middle = spotAfter({ from: layer, to: layer, angle: layer.rotation, factor: 1 }, boxMiddle(box));
  return { ...middle, width: box.right - box.left, height: box.bottom - box.top, rotation: layer.rotation };
};

/** The figures of layers as one; the same whether they are a group or not. Null for none. */
export const figuresOf = (layers: readonly SceneLayer[]): Figures | null => {
  const [first] = layers;
  if (first && layers.length === 1) return figuresOfOne(first);
  const box = unionBox(layers.map(layerBox));
  return box && { ...boxMiddle(box), width: box.right - box.left, height: box.bottom - box.top, rotation: 0 };
};

/** What brings layers, as one and in their proportions, to other figures, by layer id. Of width and height one is enough. */
export const changesFor = (layers: readonly SceneLayer[], wanted: Partial<Figures>): Readonly<Record<string, LayerChange>> => {
  const now = figuresOf(layers);
  if (!now) return {};
  const { x, y, rotation } = { ...now, ...wanted };
  const factor = wanted.width === undefined ? (wanted.height ?? now.height) / now.height : wanted.width / now.width;
  const similarity = { from: { x: now.x, y: now.y }, to: { x, y }, angle: rotation - now.rotation, factor };
  return Object.fromEntries(layers.map((layer) => [layer.id, layerAfter(similarity, layer)]));
};

/** What makes a picture so wide or so high and leaves its other side as it is. */
export const stretchedTo = (layer: SceneLayer, side: 'width' | 'height', wanted: number): LayerChange => {
  const now = figuresOfOne(layer)[side];
  // A skew adds to the one side what the other has of it, so doubling a side need not double the figure.
  const grown = figuresOfOne({ ...layer, [side]: layer[side] * 2 })[side] - now;
  return { [side]: Math.max(1, layer[side] * (1 + (wanted - now) / grown)) };
};
