import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Preset } from '../../../entities/presets';
import { sceneOf } from '../../../editor/document/convert';
import { selectDocument, selectScene } from '../../../editor/selectors';
import { uiActions } from '../../../editor/ui';
import { LayerList, ReplaceDialog } from '../lazy-parts';
import type { Root } from '../root';
import type { Commands } from '../use-commands';
import { usePictures } from '../use-pictures';
import { DesignView } from './DesignView';
import { PanelRail } from './PanelRail';
import { panels } from './panels';
import { PropertyPanel } from './PropertyPanel';
import { SideTabs } from './stage/SideTabs';
import { StageHost } from './stage/StageHost';
import { RULER } from './stage/ruler-size';
import { useSheets } from './drawn/use-sheets';
import { ZoomBar } from './stage/ZoomBar';

interface DesignStepProps {
  readonly preset: Preset;
  readonly commands: Commands;
}

/** The Design step: which of its parts are shown, and the product they are about. */
export const DesignStep = ({ preset, commands }: DesignStepProps) => {
  const { t } = useTranslation('editor');
  const dispatch = useDispatch();
  const panel = useSelector(({ editor }: Root) => editor.ui.panel);
  const { tool, rulers } = useSelector(({ editor }: Root) => editor.ui);
  const replacing = useSelector(({ editor }: Root) => editor.ui.replacing);
  const document = useSelector(selectDocument);
  const scene = useSelector(selectScene);
  const pictures = usePictures();
  const [scale, setScale] = useState(0);
  const sides = useMemo(
    () => document.order.flatMap((id) => document.sides[id] ?? []).map((side) => sceneOf(side, document.color)),
    [document],
  );
  const sheets = useSheets(panel, (name) => dispatch(uiActions.togglePanel(name)), scene?.layers.length ?? 0);
  if (!scene) return null;

  const replaced = scene.layers.find(({ id }) => id === replacing);
  const Panel = sheets.panel && panels[sheets.panel];
  return (
    <>
      <DesignView
        narrow={sheets.narrow}
        rulers={rulers ? RULER : 0}
        onClose={sheets.close}
        rail={
          <PanelRail
            open={sheets.panel}
            onToggle={sheets.toggle}
            layers={sheets.narrow ? { open: sheets.layersOpen, onToggle: sheets.toggleLayers } : null}
          />
        }
        panel={Panel && sheets.panel && { title: t(`panels.${sheets.panel}`), content: <Panel preset={preset} pictures={pictures} /> }}
        stage={<StageHost preset={preset} scene={scene} pictures={pictures} commands={commands} onScale={setScale} />}
        sides={<SideTabs sides={sides} shown={scene.id} onShow={(id) => dispatch(uiActions.showSide(id))} />}
        zoom={<ZoomBar scale={scale} tool={tool} commands={commands} />}
        layers={sheets.layersOpen ? <LayerList commands={commands} /> : null}
        properties={<PropertyPanel preset={preset} commands={commands} />}
      />
      <Suspense>
        {replaced?.type === 'image' && (
          <ReplaceDialog layer={replaced} pictures={pictures} onClose={() => dispatch(uiActions.replace(null))} />
        )}
      </Suspense>
    </>
  );
};
