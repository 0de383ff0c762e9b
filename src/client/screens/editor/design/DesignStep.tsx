import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { readableInk } from '../../../../domain/palette';
import { files } from '../../../entities/files';
import type { Preset } from '../../../entities/presets';
import { documentActions, patchLayer } from '../../../editor/document/actions';
import { movedTo } from '../../../editor/document/order';
import { productActions } from '../../../editor/product/slice';
import { selectDocument, selectScene, selectSelectedLayer } from '../../../editor/selectors';
import { uiActions, type EditorPanel } from '../../../editor/ui';
import { useList } from '../../../kernel/hooks';
import { TextPanel, UploadsPanel } from '../lazy-parts';
import type { Root } from '../root';
import type { Commands } from '../use-commands';
import { usePictures } from '../use-pictures';
import { ContextBar } from './ContextBar';
import { DesignView } from './DesignView';
import { LayerList } from './LayerList';
import { PanelRail } from './PanelRail';
import { ProductPanel } from './ProductPanel';
import { PropertyPanel } from './PropertyPanel';
import { SideTabs } from './SideTabs';
import { StageHost } from './StageHost';
import { useLayerPatch } from './use-layer-patch';
import { ZoomBar } from './ZoomBar';

/** How many recent uploads are offered (specification 2, §9: files 32). */
const RECENT_UPLOADS = 32;

export interface DesignStepProps {
  readonly preset: Preset;
  readonly commands: Commands;
}

/** The Design step: what is selected, what each tool dispatches. */
export const DesignStep = ({ preset, commands }: DesignStepProps) => {
  const { t } = useTranslation('editor');
  const dispatch = useDispatch();
  const { panel, zoom } = useSelector(({ editor }: Root) => editor.ui);
  const document = useSelector(selectDocument);
  const scene = useSelector(selectScene);
  const layer = useSelector(selectSelectedLayer);
  const assets = useSelector(({ editor }: Root) => editor.assets);
  const offered = useSelector(({ editor }: Root) => editor.product.form?.offered);
  const recent = useList(files, { perpage: RECENT_UPLOADS }, { skip: panel !== 'uploads' });
  const pictures = usePictures();
  const { begin, patch } = useLayerPatch();
  const [scale, setScale] = useState(0);
  const sides = useMemo(() => document.order.flatMap((id) => document.sides[id] ?? []), [document]);
  const topFirst = useMemo(() => scene?.layers.toReversed() ?? [], [scene]);
  const addText = useCallback(
    (fontFamily: string) => {
      if (!scene) return;
      dispatch(documentActions.addText({ sideId: scene.id, text: t('text.placeholder'), fontFamily, fill: readableInk(scene.color) }));
    },
    [dispatch, scene, t],
  );
  if (!scene) return null;

  const sideId = scene.id;
  const order = scene.layers.map(({ id }) => id);
  const text = layer?.type === 'text' ? layer : null;
  const panels: Partial<Record<EditorPanel, () => ReactNode>> = {
    product: () => (
      <ProductPanel
        preset={preset}
        offered={offered ?? {}}
        color={document.color}
        onOffer={(type, values) => dispatch(productActions.edit({ offered: { ...offered, [type]: values } }))}
        onShowColor={(hex) => dispatch(documentActions.setColor(hex))}
      />
    ),
    uploads: () => (
      <UploadsPanel
        recent={{ rows: recent.rows, loading: recent.loading, failed: recent.error !== null, reload: recent.reload }}
        onFiles={pictures.add}
        onUse={pictures.addFromLibrary}
      />
    ),
    text: () => (
      <TextPanel
        family={text?.fontFamily ?? null}
        onAdd={addText}
        onFont={(fontFamily) => {
          begin();
          if (text) patch(text.id, { fontFamily });
        }}
      />
    ),
  };
  return (
    <DesignView
      rail={<PanelRail open={panel} onToggle={(name) => dispatch(uiActions.togglePanel(name))} />}
      panel={panel && <Suspense>{panels[panel]?.()}</Suspense>}
      stage={
        <StageHost scene={scene} selected={layer?.id ?? null} zoom={zoom} pictures={pictures} onScale={setScale}>
          {(box) => layer && <ContextBar box={box} locked={layer.locked} commands={commands} />}
        </StageHost>
      }
      sides={<SideTabs sides={sides} shown={sideId} onShow={(id) => dispatch(uiActions.showSide(id))} />}
      zoom={<ZoomBar scale={scale} commands={commands} />}
      layers={
        <LayerList
          layers={topFirst}
          selected={layer?.id ?? null}
          assets={assets}
          onSelect={(id) => dispatch(uiActions.select([id]))}
          onMove={(layerId, fromTop) =>
            dispatch(documentActions.sortLayers({ sideId, order: movedTo(order, layerId, order.length - 1 - fromTop) }))
          }
          onPatch={(layerId, change) => dispatch(patchLayer({ sideId, layerId, change }))}
          onDuplicate={(layerId) => dispatch(documentActions.duplicateLayers({ sideId, layerIds: [layerId] }))}
          onRemove={(layerId) => dispatch(documentActions.removeLayers({ sideId, layerIds: [layerId] }))}
        />
      }
      properties={
        <PropertyPanel layer={layer} printArea={scene.printArea} onStart={begin} onChange={(change) => layer && patch(layer.id, change)} />
      }
    />
  );
};
