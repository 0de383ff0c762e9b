import type { SceneLayer } from '../../../scene/document';
import { documentActions } from '../document/actions';
import type { LayerChange } from '../document/types';
import { areaBox, layerBox, unionBox, type Box } from '../geometry/boxes';
import { onLooseTargets, type Command, type Targets } from './command';

/** Layers that are moved as one: those of a group together, each other one alone. */
const unitsOf = (layers: readonly SceneLayer[]): SceneLayer[][] => {
  const units = new Map<string, SceneLayer[]>();
  for (const layer of layers) {
    const key = layer.groupId === null ? `layer ${layer.id}` : `group ${layer.groupId}`;
    const unit = units.get(key);
    if (unit) unit.push(layer);
    else units.set(key, [layer]);
  }
  return [...units.values()];
};

/** A group is moved as one, so its layers stay as they lie to each other. */
interface Unit {
  readonly layers: readonly SceneLayer[];
  readonly box: Box;
}

const measured = (layers: readonly SceneLayer[]): Unit[] =>
  unitsOf(layers).flatMap((unit) => {
    const box = unionBox(unit.map(layerBox));
    return box ? [{ layers: unit, box }] : [];
  });

const shifted = ({ layers }: Unit, dx: number, dy: number): [string, LayerChange][] =>
  layers.map((layer) => [layer.id, { ...(dx !== 0 && { x: layer.x + dx }), ...(dy !== 0 && { y: layer.y + dy }) }]);

/** One alone aligns to the print area, several to the box around them. */
const aligned = ({ side, layers }: Targets, shift: (box: Box, frame: Box) => readonly [number, number]) => {
  const units = measured(layers);
  const frame = units.length === 1 ? areaBox(side.printArea) : unionBox(units.map(({ box }) => box));
  if (!frame) return [];
  const changes = Object.fromEntries(units.flatMap((unit) => shifted(unit, ...shift(unit.box, frame))));
  return [documentActions.patchLayers({ sideId: side.id, changes })];
};

const align = (label: Command['label'], key: string, shift: (box: Box, frame: Box) => readonly [number, number]): Command =>
  onLooseTargets({
    label,
    section: 'arrange',
    shortcuts: [{ key, alt: true }],
    perform: (targets) => aligned(targets, shift),
  });

export const alignLeft = align('commands.alignLeft', 'a', (box, frame) => [frame.left - box.left, 0]);
export const alignCenter = align('commands.alignCenter', 'h', (box, frame) => [(frame.left + frame.right - box.left - box.right) / 2, 0]);
export const alignRight = align('commands.alignRight', 'd', (box, frame) => [frame.right - box.right, 0]);
export const alignTop = align('commands.alignTop', 'w', (box, frame) => [0, frame.top - box.top]);
export const alignMiddle = align('commands.alignMiddle', 'v', (box, frame) => [0, (frame.top + frame.bottom - box.top - box.bottom) / 2]);
export const alignBottom = align('commands.alignBottom', 's', (box, frame) => [0, frame.bottom - box.bottom]);

interface Axis {
  readonly start: (box: Box) => number;
  readonly end: (box: Box) => number;
  readonly shift: (by: number) => readonly [number, number];
}

const across: Axis = { start: ({ left }) => left, end: ({ right }) => right, shift: (by) => [by, 0] };
const down: Axis = { start: ({ top }) => top, end: ({ bottom }) => bottom, shift: (by) => [0, by] };

/** Equal gaps between neighbours; the outermost stay. */
const distribute = (label: Command['label'], key: string, { start, end, shift }: Axis): Command =>
  onLooseTargets({
    label,
    section: 'arrange',
    shortcuts: [{ key, alt: true, shift: true }],
    enabled: ({ layers }) => unitsOf(layers).length > 2,
    perform: ({ side, layers }) => {
      const units = measured(layers).toSorted((a, b) => start(a.box) + end(a.box) - start(b.box) - end(b.box));
      const from = Math.min(...units.map(({ box }) => start(box)));
      const to = Math.max(...units.map(({ box }) => end(box)));
      const filled = units.reduce((sum, { box }) => sum + end(box) - start(box), 0);
      const gap = (to - from - filled) / (units.length - 1);
      let next = from;
      const changes = units.flatMap((unit) => {
        const by = next - start(unit.box);
        next += end(unit.box) - start(unit.box) + gap;
        return shifted(unit, ...shift(by));
      });
      return [documentActions.patchLayers({ sideId: side.id, changes: Object.fromEntries(changes) })];
    },
  });

export const distributeAcross = distribute('commands.distributeAcross', 'h', across);
export const distributeDown = distribute('commands.distributeDown', 'v', down);
