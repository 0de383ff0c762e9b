import type { SceneLayer } from '../../../scene/document';
import { CLONE_OFFSET } from '../../../domain/design/layer-names';
import { documentActions } from '../document/actions';
import { selectSide } from '../selectors';
import type { EditorRoot } from '../state';
import { uiActions } from '../ui';
import { inDesign, onLooseTargets, onTargets, type Command } from './command';

export const copy = onTargets({
  label: 'commands.copy',
  section: 'edit',
  shortcuts: [{ key: 'c', mod: true }],
  native: true,
  perform: ({ layers }) => [uiActions.copy(layers)],
});

export const cut = onLooseTargets({
  label: 'commands.cut',
  section: 'edit',
  shortcuts: [{ key: 'x', mod: true }],
  native: true,
  perform: ({ side, layers, ids }) => [uiActions.copy(layers), documentActions.removeLayers({ sideId: side.id, layerIds: ids })],
});

/** On the side they come from, copies lie a little beside what they were copied from; elsewhere in the same place. */
export const pasteOf = (state: EditorRoot, layers: readonly SceneLayer[], inPlace = false) => {
  const side = selectSide(state);
  if (!side || layers.length === 0) return [];
  const beside = !inPlace && layers.some(({ id }) => side.layers[id]);
  return [documentActions.pasteLayers({ sideId: side.id, layers, offset: beside ? CLONE_OFFSET : 0 })];
};

const pasting = (command: Pick<Command, 'label' | 'shortcuts' | 'native'>, inPlace: boolean): Command => ({
  ...command,
  section: 'edit',
  enabled: (state) => inDesign(state) && state.editor.ui.copied.length > 0,
  perform: (state) => pasteOf(state, state.editor.ui.copied, inPlace),
});

export const paste = pasting({ label: 'commands.paste', shortcuts: [{ key: 'v', mod: true }], native: true }, false);
export const pasteInPlace = pasting({ label: 'commands.pasteInPlace', shortcuts: [{ key: 'v', mod: true, shift: true }] }, true);
