import { historyActions } from '../document/actions';
import type { EditorDocument } from '../document/types';
import { uiActions } from '../ui';
import type { Command } from './command';
import type { EditorRoot } from '../state';

/** The side on which two documents differ, so that nothing changes out of sight. */
const differingSide = (left: EditorDocument, right: EditorDocument | undefined): string | undefined =>
  right && left.order.find((id) => left.sides[id] !== right.sides[id]);

const showing = ({ editor }: EditorRoot, sideId: string | undefined) =>
  sideId === undefined || sideId === editor.ui.sideId ? [] : [uiActions.showSide(sideId)];

export const undo: Command = {
  label: 'commands.undo',
  section: 'edit',
  shortcuts: [{ key: 'z', mod: true }],
  enabled: ({ editor }) => editor.ui.step === 'design' && editor.document.past.length > 0,
  perform: (state) => {
    const { past, present } = state.editor.document;
    return [...showing(state, differingSide(present, past.at(-1))), historyActions.undo()];
  },
};

export const redo: Command = {
  label: 'commands.redo',
  section: 'edit',
  shortcuts: [
    { key: 'z', mod: true, shift: true },
    { key: 'y', mod: true },
  ],
  enabled: ({ editor }) => editor.ui.step === 'design' && editor.document.future.length > 0,
  perform: (state) => {
    const { future, present } = state.editor.document;
    return [...showing(state, differingSide(present, future[0])), historyActions.redo()];
  },
};

/** Goes so many steps back (below 0) or ahead, and shows the side that differs. */
export const jumpTo = (state: EditorRoot, steps: number) => {
  const { past, present, future } = state.editor.document;
  const there = steps < 0 ? past[past.length + steps] : future[steps - 1];
  return steps === 0 || !there ? [] : [...showing(state, differingSide(present, there)), historyActions.jump(steps)];
};
