import { boxMiddle, layerBox, unionBox } from '../geometry/boxes';
import { selectSide } from '../selectors';
import { uiActions, ZOOM_MAX, ZOOM_MIN, type StageHelp, type StageTool } from '../ui';
import { onTargets, type Command, inDesign } from './command';

const FACTOR = 1.25;

export const zoomIn: Command = {
  label: 'commands.zoomIn',
  section: 'view',
  shortcuts: [
    { key: '=', mod: true },
    { key: '+', mod: true },
  ],
  enabled: ({ editor }) => editor.ui.step === 'design' && editor.ui.zoom < ZOOM_MAX,
  perform: ({ editor }) => [uiActions.zoomTo(editor.ui.zoom * FACTOR)],
};

export const zoomOut: Command = {
  label: 'commands.zoomOut',
  section: 'view',
  shortcuts: [{ key: '-', mod: true }],
  enabled: ({ editor }) => editor.ui.step === 'design' && editor.ui.zoom > ZOOM_MIN,
  perform: ({ editor }) => [uiActions.zoomTo(editor.ui.zoom / FACTOR)],
};

export const zoomFit: Command = {
  label: 'commands.zoomFit',
  section: 'view',
  shortcuts: [
    { key: '0', mod: true },
    { key: '1', shift: true },
  ],
  enabled: ({ editor }) => editor.ui.step === 'design',
  // The middle too: a side that fits may have been pushed aside.
  perform: (state) => {
    const { width = 0, height = 0 } = selectSide(state) ?? {};
    return [uiActions.lookAt({ x: width / 2, y: height / 2, zoom: 1 })];
  },
};

/** Of the stage that a selection zoomed to fills. */
const SHARE = 0.8;

export const zoomSelection = onTargets({
  label: 'commands.zoomSelection',
  section: 'view',
  shortcuts: [{ key: '2', shift: true }],
  perform: ({ side, layers }) => {
    const box = unionBox(layers.map(layerBox));
    if (!box) return [];
    const across = side.width / Math.max(1, box.right - box.left);
    const down = side.height / Math.max(1, box.bottom - box.top);
    return [uiActions.lookAt({ ...boxMiddle(box), zoom: Math.min(across, down) * SHARE })];
  },
});

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
