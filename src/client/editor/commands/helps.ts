import { uiActions, type StageHelp, type StageTool } from '../ui';
import { inDesign, type Command } from './command';

const help = (name: StageHelp, label: Command['label'], key: string): Command => ({
  label,
  section: 'view',
  shortcuts: [{ key, shift: true }],
  enabled: inDesign,
  perform: () => [uiActions.toggleHelp(name)],
});

export const toggleSnapping = help('snapping', 'commands.toggleSnapping', 's');
export const toggleMargins = help('margins', 'commands.toggleMargins', 'b');
export const toggleRulers = help('rulers', 'commands.toggleRulers', 'u');

const tool = (name: StageTool, label: Command['label'], key: string): Command => ({
  label,
  section: 'view',
  shortcuts: [{ key }],
  enabled: (state) => inDesign(state) && state.editor.ui.tool !== name,
  perform: () => [uiActions.takeTool(name)],
});

export const handTool = tool('hand', 'commands.handTool', 'h');
export const selectTool = tool('select', 'commands.selectTool', 'v');
