import Box from '@mui/material/Box';
import i18next from 'i18next';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import { pixelsInInch, presetPrintOf } from '../../../../../domain/print/print-file';
import type { SceneSide } from '../../../../../scene/document';
import type { Preset } from '../../../../entities/presets';
import { createStage, type Stage } from '../../../../editor/canvas/stage';
import type { SelectionBox, StageView } from '../../../../editor/canvas/stage-model';
import { documentActions } from '../../../../editor/document/actions';
import { withCloneNames } from '../../../../editor/document/layers';
import type { Figures } from '../../../../editor/geometry/figures';
import { liveMoved } from '../../../../editor/live';
import { selectAssetUrl, selectPictureSize, selectSelectedLayers, selectSide } from '../../../../editor/selectors';
import { uiActions } from '../../../../editor/ui';
import { Cropping } from '../../../../shell/stage/Cropping';
import { useLengths } from '../../../../shell/stage/lengths';
import { ContextBar, DropHint, Rulers, StageMenu } from '../../lazy-parts';
import type { Root } from '../../root';
import type { Commands } from '../../use-commands';
import type { Pictures } from '../../use-pictures';
import { isForStage } from './dragged';
import type { Dropping } from './DropHint';
import { heldText } from '../../../../shell/stage/held-text';
import { useClipboard } from './use-clipboard';
import { useDrop } from './use-drop';

interface StageHostProps {
  readonly preset: Preset;
  readonly scene: SceneSide;
  readonly pictures: Pictures;
  readonly commands: Commands;
  readonly onScale: (scale: number) => void;
}

type Store = ReturnType<typeof useStore<Root>>;

const eventsFor = (store: Store) => ({
  onSelect: (layerIds: readonly string[]) => void store.dispatch(uiActions.select(layerIds)),
  commit: (changes: Parameters<typeof documentActions.patchLayers>[0]['changes'], gesture?: string) => {
    const sideId = selectSide(store.getState())?.id;
    if (sideId !== undefined) store.dispatch(documentActions.patchLayers({ sideId, changes }, gesture));
    return selectSide(store.getState())?.layers ?? {};
  },
  onCopies: (layers: Parameters<typeof documentActions.pasteLayers>[0]['layers']) => {
    const side = selectSide(store.getState());
    if (side) store.dispatch(documentActions.pasteLayers({ sideId: side.id, layers: withCloneNames(side, layers) }));
  },
  onTyping: (layerId: string | null) => void store.dispatch(uiActions.type(layerId)),
  onZoom: (zoom: number) => void store.dispatch(uiActions.zoomTo(zoom)),
  onOpen: (layerId: string) => void store.dispatch(uiActions.crop(layerId)),
  onLive: (figures: Figures | null) => void store.dispatch(liveMoved(figures)),
  sizeOf: (assetId: string) => selectPictureSize(store.getState(), assetId),
  urlOf: (assetId: string) => selectAssetUrl(store.getState(), assetId),
});

/** The canvas: an element of its own that React never looks into, a place to drop pictures, and what hangs at the selected layers. */
export const StageHost = ({ preset, scene, pictures, commands, onScale }: StageHostProps) => {
  const { t } = useTranslation('editor');
  const store = useStore<Root>();
  const assets = useSelector((state: Root) => state.editor.assets);
  const { zoom, middle, typing, tool, snapping, margins, rulers, cropping } = useSelector((state: Root) => state.editor.ui);
  const layers = useSelector(selectSelectedLayers);
  const selected = useMemo(() => layers.map(({ id }) => id), [layers]);
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [box, setBox] = useState<SelectionBox | null>(null);
  const [view, setView] = useState<StageView | null>(null);
  const [menu, setMenu] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const [dropping, setDropping] = useState<Dropping | null>(null);
  const print = presetPrintOf(scene.id, preset.print_areas);
  const inch = pixelsInInch(scene.printArea, print);
  const lengths = useLengths(inch);
  const words = useRef(lengths);

  useEffect(() => {
    words.current = lengths;
  }, [lengths]);
  useEffect(() => {
    if (!host.current) return undefined;
    const made = createStage(host.current, {
      ...eventsFor(store),
      typingLabel: () => i18next.t('editor:properties.content'),
      heldText: (held) => heldText(held, words.current),
      onSelectionBox: setBox,
      onMenu: setMenu,
      onView: (next) => {
        setView(next);
        onScale(next.scale);
      },
    });
    setStage(made);
    return () => {
      setStage(null);
      made.dispose();
    };
  }, [store, onScale]);
  useEffect(
    () => stage?.update({ scene, selected, typing, zoom, middle, tool, snapping, margins, inch, print, tell: lengths.tell }),
    [stage, scene, selected, typing, zoom, middle, tool, snapping, margins, inch, print, lengths],
  );
  useEffect(() => stage?.retryPictures(), [stage, assets]);
  const paste = useClipboard(pictures);
  const { target, drop } = useDrop(pictures);

  const cropped = layers.find(({ id }) => id === cropping);
  const spotOf = ({ clientX: x, clientY: y }: React.DragEvent) => stage?.toDocument({ x, y });
  return (
    <Box
      role="group"
      aria-label={t('stage.label', { side: scene.name })}
      sx={{ position: 'absolute', inset: 0, overflow: 'hidden' }}
      onDragOver={(event) => {
        if (!isForStage(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        const replaced = target(event, spotOf(event));
        if (!dropping || dropping.replaced !== replaced) setDropping({ replaced });
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(null);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setDropping(null);
        drop(event.dataTransfer, spotOf(event), dropping?.replaced ?? null);
      }}
    >
      <Box ref={host} data-testid="stage" sx={{ position: 'absolute', inset: 0 }} />
      <Suspense>
        {rulers && view && <Rulers view={view} lengths={lengths} />}
        {box && layers.length > 0 && !cropped && <ContextBar box={box} layers={layers} commands={commands} />}
        {menu && <StageMenu at={menu} onPaste={() => paste(stage?.toDocument(menu))} onClose={() => setMenu(null)} />}
        <Cropping
          layer={cropped}
          stage={stage}
          view={view}
          onDone={(layerId, change) => {
            if (change) store.dispatch(documentActions.patchLayers({ sideId: scene.id, changes: { [layerId]: change } }));
            store.dispatch(uiActions.crop(null));
          }}
        />
      </Suspense>
      <Suspense>{dropping && view && <DropHint {...dropping} view={view} />}</Suspense>
    </Box>
  );
};
