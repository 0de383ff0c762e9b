import type { Action } from '@reduxjs/toolkit';
import { areaMiddle } from '../../../domain/geometry/placement';
import { makeId } from '../../kernel/clock';
import type { SceneLayer } from '../../../scene/document';
import { documentActions } from '../document/actions';
import type { EditorSide } from '../document/types';
import { selectDocument } from '../selectors';
import type { EditorRoot } from '../state';
import { inDesign, targetsOf, type Command } from './command';

/** Puts copies of a side's layers on other sides, where they lie to the print area's middle as they do here. One step back. */
export const copiesOnto = (from: EditorSide, layers: readonly SceneLayer[], sides: readonly EditorSide[]): Action[] => {
  const origin = areaMiddle(from.printArea);
  const gesture = makeId();
  return sides.map(({ id, printArea }) => {
    const to = areaMiddle(printArea);
    const moved = layers.map((layer) => ({ ...layer, x: layer.x + to.x - origin.x, y: layer.y + to.y - origin.y }));
    return documentActions.pasteLayers({ sideId: id, layers: moved }, gesture);
  });
};

/** Puts copies of the selected layers on other sides. */
export const copyToSides = (state: EditorRoot, sideIds: readonly string[]): Action[] => {
  const targets = targetsOf(state);
  const { sides } = selectDocument(state);
  return targets
    ? copiesOnto(
        targets.side,
        targets.layers,
        sideIds.flatMap((id) => sides[id] ?? []),
      )
    : [];
};

export const otherSides = (state: EditorRoot): string[] => {
  const { order } = selectDocument(state);
  const shown = targetsOf(state)?.side.id;
  return order.filter((id) => id !== shown);
};

export const copyToOtherSides: Command = {
  label: 'commands.copyToOtherSides',
  section: 'edit',
  shortcuts: [{ key: 'd', mod: true, shift: true }],
  enabled: (state) => inDesign(state) && targetsOf(state) !== null && otherSides(state).length > 0,
  perform: (state) => copyToSides(state, otherSides(state)),
};
