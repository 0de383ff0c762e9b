import type { EditorRoot } from '../state';
import type { Command, Shortcut } from './command';
import { alignBottom, alignCenter, alignLeft, alignMiddle, alignRight, alignTop, distributeAcross, distributeDown } from './align';
import { copy, cut, paste, pasteInPlace } from './clipboard';
import { copyToOtherSides } from './copy-to-side';
import { group, ungroup, crop, duplicate, remove, replacePicture, toggleLock, toggleVisible, deselect, selectAll } from './layers';
import {
  fillArea,
  fitArea,
  leapDown,
  leapLeft,
  leapRight,
  leapUp,
  nudgeDown,
  nudgeLeft,
  nudgeRight,
  nudgeUp,
  flipX,
  flipY,
  rotate90,
} from './transform';
import { handTool, selectTool, toggleMargins, toggleRulers, toggleSnapping, zoomFit, zoomIn, zoomOut, zoomSelection } from './view';
import { redo, undo } from './history';
import { save } from './save';
import { addText, editText, toggleBold, toggleItalic, toggleUnderline } from './text';
import { bringForward, bringToFront, sendBackward, sendToBack } from './stacking';

export type { Command, CommandSection, Shortcut } from './command';
export { pasteOf } from './clipboard';
export { isLayersText, layersAsText, layersFromText } from './clipboard-text';
export { shortcutText } from './key-names';
export { withPicture } from './replace-picture';
export { newText } from './text';

/** Every command of the editor. */
export const commands = {
  undo,
  redo,
  copy,
  cut,
  paste,
  pasteInPlace,
  duplicate,
  copyToOtherSides,
  selectAll,
  deselect,
  remove,
  crop,
  replacePicture,
  addText,
  editText,
  toggleBold,
  toggleItalic,
  toggleUnderline,
  toggleLock,
  toggleVisible,
  group,
  ungroup,
  bringForward,
  sendBackward,
  bringToFront,
  sendToBack,
  alignLeft,
  alignCenter,
  alignRight,
  alignTop,
  alignMiddle,
  alignBottom,
  distributeAcross,
  distributeDown,
  flipX,
  flipY,
  rotate90,
  fitArea,
  fillArea,
  nudgeLeft,
  nudgeRight,
  nudgeUp,
  nudgeDown,
  leapLeft,
  leapRight,
  leapUp,
  leapDown,
  zoomIn,
  zoomOut,
  zoomFit,
  zoomSelection,
  handTool,
  selectTool,
  toggleSnapping,
  toggleRulers,
  toggleMargins,
  save,
} satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

/** The letter's own key, for the letters that Alt turns into other signs on a Mac. */
const letterOf = (code: string): string => (code.startsWith('Key') ? code.slice(3).toLowerCase() : '');

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** A sign may take Shift or AltGr to type, which a page sees as Ctrl and Alt: only Ctrl alone is then a modifier. */
const isSign = (key: string): boolean => /^[[\]+=-]$/.test(key);

const matches = (press: KeyPress, { key, mod = false, shift = false, alt = false }: Shortcut): boolean => {
  const held = press.ctrlKey || press.metaKey;
  if (isSign(key)) return press.key === key && (held && !press.altKey) === mod;
  const typed = press.key.toLowerCase() === key || (alt && letterOf(press.code) === key) || press.code === `Digit${key}`;
  return typed && held === mod && press.shiftKey === shift && press.altKey === alt;
};

/** The enabled command a key press stands for. */
export const commandForKey = (press: KeyPress, state: EditorRoot): Command | undefined =>
  Object.values(commands).find((command) => command.shortcuts.some((shortcut) => matches(press, shortcut)) && command.enabled(state));
