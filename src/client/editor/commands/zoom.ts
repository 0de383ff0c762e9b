import { uiActions, ZOOM_MAX, ZOOM_MIN } from '../ui';
import type { Command } from './command';

const FACTOR = 1.25;

export const zoomIn: Command = {
  label: 'commands.zoomIn',
  shortcuts: [
    { key: '=', mod: true },
    { key: '+', mod: true },
    { key: '+', mod: true, shift: true },
  ],
  enabled: ({ editor }) => editor.ui.step === 'design' && editor.ui.zoom < ZOOM_MAX,
  perform: ({ editor }) => [uiActions.zoomTo(editor.ui.zoom * FACTOR)],
};

export const zoomOut: Command = {
  label: 'commands.zoomOut',
  shortcuts: [{ key: '-', mod: true }],
  enabled: ({ editor }) => editor.ui.step === 'design' && editor.ui.zoom > ZOOM_MIN,
  perform: ({ editor }) => [uiActions.zoomTo(editor.ui.zoom / FACTOR)],
};

export const zoomFit: Command = {
  label: 'commands.zoomFit',
  shortcuts: [{ key: '0', mod: true }],
  enabled: ({ editor }) => editor.ui.step === 'design',
  perform: () => [uiActions.zoomTo(1)],
};
