import Add from '../../../../ui/icons/Add';
import Button from '@mui/material/Button';
import { dequal } from 'dequal/lite';
import { useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { makeProductMockupLimits } from '../../../../../contract/generated/limits';
import type { ScenePrintArea } from '../../../../../scene/document';
import { toSceneSide } from '../../../../../scene/side-codec';
import { documentActions } from '../../../../editor/document/actions';
import { movedTo } from '../../../../editor/document/order';
import type { EditorSide } from '../../../../editor/document/types';
import { selectDocument, selectSide } from '../../../../editor/selectors';
import { uiActions } from '../../../../editor/ui';
import { mockupPresets } from '../../../../entities/mockup-presets';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import type { Root } from '../../root';
import { PanelSection } from '../PanelSection';
import { useSidePatch } from '../use-patch';
import { CopyToSides } from './CopyToSides';
import { PrintAreaSection } from './PrintAreaSection';
import { SideList } from './SideList';

/**
 * The print area a side came with: its template's, or as it was opened; a side that was added since has that of a side with the same
 * garment. Null where that is the one it has.
 */
const useOriginalArea = (side: EditorSide | undefined): ScenePrintArea | null => {
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

/** The product's sides: their order and names, what is printed where; new ones, copies, and what goes onto several. */
export const SidesPanel = () => {
  const { t } = useTranslation('editor');
  const dispatch = useDispatch();
  const document = useSelector(selectDocument);
  const side = useSelector(selectSide);
  const { begin, patch } = useSidePatch();
  const original = useOriginalArea(side);
  const [removing, setRemoving] = useState<string | null>(null);
  if (!side) return null;
  const sides = document.order.flatMap((id) => document.sides[id] ?? []);
  const goes = sides.find(({ id }) => id === removing);
  const remove = (sideId: string): void => {
    // Only what holds something is asked about.
    if (document.sides[sideId]?.order.length === 0) dispatch(documentActions.removeSide(sideId));
    else setRemoving(sideId);
  };
  return (
    <>
      <PanelSection title={t('stage.sides')}>
        <SideList
          sides={sides}
          color={document.color}
          shown={side.id}
          full={sides.length >= makeProductMockupLimits.sides.entries}
          onShow={(id) => dispatch(uiActions.showSide(id))}
          onRename={(sideId, name) => {
            begin();
            patch(sideId, { name });
          }}
          onMove={(sideId, index) => dispatch(documentActions.sortSides(movedTo(document.order, sideId, index)))}
          onDuplicate={(sideId) => dispatch(documentActions.duplicateSide({ sideId, layerIds: document.sides[sideId]?.order ?? [] }))}
          onRemove={remove}
        />
        <Button
          fullWidth
          variant="outlined"
          startIcon={<Add />}
          disabled={sides.length >= makeProductMockupLimits.sides.entries}
          onClick={() => dispatch(documentActions.addSide({ like: side.id, name: t('side.newName', { number: sides.length + 1 }) }))}
          sx={{ mt: 2 }}
        >
          {t('side.add')}
        </Button>
      </PanelSection>
      <CopyToSides side={side} others={sides.filter(({ id }) => id !== side.id)} />
      <PrintAreaSection area={side.printArea} original={original} onStart={begin} onChange={(printArea) => patch(side.id, { printArea })} />
      <ConfirmDialog
        open={goes !== undefined}
        title={t('side.removeTitle', { name: goes?.name })}
        text={t('side.removeText', { count: goes?.order.length ?? 0 })}
        confirm={t('side.remove')}
        onConfirm={() => {
          if (removing !== null) dispatch(documentActions.removeSide(removing));
          setRemoving(null);
        }}
        onClose={() => setRemoving(null)}
      />
    </>
  );
};
