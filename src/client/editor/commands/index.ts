import type { EditorRoot } from '../state';
import type { Command, Shortcut } from './command';
import { deselect } from './deselect';
import { duplicate } from './duplicate';
import { redo, undo } from './history';
import { leapDown, leapLeft, leapRight, leapUp, nudgeDown, nudgeLeft, nudgeRight, nudgeUp } from './nudge';
import { remove } from './remove';
import { save } from './save';
import { bringForward, sendBackward } from './stacking';
import { toggleLock, toggleVisible } from './visibility';
import { zoomFit, zoomIn, zoomOut } from './zoom';

export type { Command, Shortcut } from './command';

export type CommandName =
  | 'undo'
  | 'redo'
  | 'remove'
  | 'duplicate'
  | 'bringForward'
  | 'sendBackward'
  | 'toggleLock'
  | 'toggleVisible'
  | 'nudgeLeft'
  | 'nudgeRight'
  | 'nudgeUp'
  | 'nudgeDown'
  | 'leapLeft'
  | 'leapRight'
  | 'leapUp'
  | 'leapDown'
  | 'deselect'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomFit'
  | 'save';

/** Every command of the editor. A new one is a file, a name and a line here. */
export const commands: Readonly<Record<CommandName, Command>> = {
  undo,
  redo,
  remove,
  duplicate,
  bringForward,
  sendBackward,
  toggleLock,
  toggleVisible,
  nudgeLeft,
  nudgeRight,
  nudgeUp,
  nudgeDown,
  leapLeft,
  leapRight,
  leapUp,
  leapDown,
  deselect,
  zoomIn,
  zoomOut,
  zoomFit,
  save,
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const matches = (press: KeyPress, { key, mod = false, shift = false }: Shortcut): boolean =>
  press.key.toLowerCase() === key && (press.ctrlKey || press.metaKey) === mod && press.shiftKey === shift && !press.altKey;

/** The enabled command a key press stands for. */
export const commandForKey = (press: KeyPress, state: EditorRoot): Command | undefined =>
  Object.values(commands).find((command) => command.shortcuts.some((shortcut) => matches(press, shortcut)) && command.enabled(state));
