import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { EditorPanel } from '../../../../editor/ui';

/** What opens over the stage on a narrow screen: a panel of the rail, or the layers with the selected one's properties. */
type Sheet = 'panel' | 'layers' | null;

interface Sheets {
  /** Below 992 px the tools stand at the bottom, and what they open is a sheet over the stage (specification 1, §9). */
  readonly narrow: boolean;
  /** The panel that is shown. */
  readonly panel: EditorPanel | null;
  readonly layersOpen: boolean;
  readonly toggle: (panel: EditorPanel) => void;
  readonly toggleLayers: () => void;
  readonly close: () => void;
}

/**
 * Which panel is shown where. On a wide screen that is the state's own panel, and layers are always there. On a narrow one at most one sheet
 * is open, none at first, and a panel's sheet goes when the person put something on the stage, so that it is seen: the number of layers changes then.
 */
export const useSheets = (panel: EditorPanel | null, onToggle: (panel: EditorPanel) => void, layers: number): Sheets => {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [open, setOpen] = useState<{ readonly sheet: Sheet; readonly layers: number }>({ sheet: null, layers });
  const sheet = open.sheet === 'panel' && open.layers !== layers ? null : open.sheet;
  const show = (next: Sheet): void => setOpen({ sheet: next, layers });
  return {
    narrow,
    panel: !narrow || sheet === 'panel' ? panel : null,
    layersOpen: !narrow || sheet === 'layers',
    toggle: (name) => {
      if (!narrow) {
        onToggle(name);
        return;
      }
      const shown = sheet === 'panel' && panel === name;
      show(shown ? null : 'panel');
      if (panel !== name) onToggle(name);
    },
    toggleLayers: () => show(sheet === 'layers' ? null : 'layers'),
    close: () => (narrow ? show(null) : panel !== null && onToggle(panel)),
  };
};
