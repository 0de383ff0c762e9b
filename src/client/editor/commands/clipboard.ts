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

/** What was copied in this tab; the stage looks into the system's clipboard first, which may hold anything. */
export const paste: Command = {
  label: 'commands.paste',
  section: 'edit',
  shortcuts: [{ key: 'v', mod: true }],
  native: true,
  enabled: inDesign,
  perform: (state) => pasteOf(state, state.editor.ui.copied),
};

export const pasteInPlace: Command = {
  label: 'commands.pasteInPlace',
  section: 'edit',
  shortcuts: [{ key: 'v', mod: true, shift: true }],
  enabled: (state) => inDesign(state) && state.editor.ui.copied.length > 0,
  perform: (state) => pasteOf(state, state.editor.ui.copied, true),
};
