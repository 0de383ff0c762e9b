import { layersOf } from '../document/convert';
import { selectSide } from '../selectors';
import type { EditorRoot } from '../state';
import { uiActions } from '../ui';
import { inDesign, onTargets, type Command } from './command';

/** What a hand on the stage could take hold of. */
const within = (state: EditorRoot): string[] => {
  const side = selectSide(state);
  return side ? layersOf(side).flatMap(({ id, locked, visible }) => (visible && !locked ? [id] : [])) : [];
};

export const selectAll: Command = {
  label: 'commands.selectAll',
  section: 'edit',
  shortcuts: [{ key: 'a', mod: true }],
  enabled: (state) => inDesign(state) && within(state).length > 0,
  perform: (state) => [uiActions.select(within(state))],
};

export const deselect = onTargets({
  label: 'commands.deselect',
  section: 'edit',
  shortcuts: [{ key: 'escape' }],
  perform: () => [uiActions.select([])],
});
