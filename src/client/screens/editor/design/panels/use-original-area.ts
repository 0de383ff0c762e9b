import { dequal } from 'dequal/lite';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ScenePrintArea } from '../../../../../scene/document';
import { toSceneSide } from '../../../../../scene/side-codec';
import { mockupPresets } from '../../../../entities/mockup-presets';
import type { EditorSide } from '../../../../editor/document/types';
import type { Root } from '../../root';

/**
 * The print area a side came with: its template's, or as it was opened; a side that was added since has that of a side with the same
 * garment. Null where that is the one it has.
 */
export const useOriginalArea = (side: EditorSide | undefined): ScenePrintArea | null => {
  const opened = useSelector(({ editor }: Root) => editor.session.sides);
  const template = useSelector((state: Root) => mockupPresets.selectById(state, state.editor.session.templateId ?? ''));
  return useMemo(() => {
    if (!side) return null;
    const known = [...(template?.sides ?? []), ...opened];
    const found = known.find(({ id }) => id === side.id) ?? known.find(({ image }) => image?.url === side.garment?.url);
    const area = found && toSceneSide(found).printArea;
    return area && !dequal(area, side.printArea) ? area : null;
  }, [side, opened, template]);
};
