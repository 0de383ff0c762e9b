import Box from '@mui/material/Box';
import i18next from 'i18next';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DesignPosition } from '../../../../domain/design/design';
import type { Size } from '../../../../domain/geometry/placement';
import { pixelsInInch, STANDARD_PRINT } from '../../../../domain/print/print-file';
import type { SceneLayer } from '../../../../scene/document';
import { createStage, type Stage } from '../../../editor/canvas/stage';
import type { Held, StageView } from '../../../editor/canvas/stage-model';
import type { LayerChange } from '../../../editor/document/types';
import { makeId } from '../../../kernel/clock';
import { Cropping } from '../../../shell/stage/Cropping';
import { heldText } from '../../../shell/stage/held-text';
import { useLengths } from '../../../shell/stage/lengths';
import type { FormImage } from '../design-form';
import { changedImages, layersOf, sceneOf, withCopies } from './form-composition';

/** The zoom at first: room for the handles of what is as large as the sheet. */
const WITH_ROOM = 0.86;

interface SheetStageProps {
  readonly images: readonly FormImage[];
  readonly sheet: Size;
  readonly side: DesignPosition;
  readonly selected: readonly string[];
  /** Key of the image whose crop is being chosen. */
  readonly cropping: string | null;
  readonly onChange: (images: readonly FormImage[]) => void;
  readonly onSelect: (keys: readonly string[]) => void;
  readonly onCrop: (key: string | null) => void;
}

type Changes = Readonly<Record<string, LayerChange>>;

/** One side of a design's sheet, to take hold of: the editor's stage, and with it the picture the server prints. */
export const SheetStage = ({ images, sheet, side, selected, cropping, onChange, onSelect, onCrop }: SheetStageProps) => {
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [view, setView] = useState<StageView | null>(null);
  const [zoom, setZoom] = useState(WITH_ROOM);
  /** The pictures by file; the stage asks while this is drawn too. */
  const pictures = useRef<ReadonlyMap<string | null, FormImage['picture']>>(new Map());
  const scene = sceneOf(images, sheet, side);
  const inch = pixelsInInch(scene.printArea, STANDARD_PRINT);
  const lengths = useLengths(inch);

  const commit = useEffectEvent((changes: Changes): Readonly<Record<string, SceneLayer>> => {
    const next = changedImages(images, sheet, changes);
    onChange(next);
    return layersOf(sceneOf(next, sheet, side));
  });
  const copy = useEffectEvent((layers: readonly SceneLayer[]) => onChange(withCopies(images, sheet, layers, makeId)));
  const select = useEffectEvent((keys: readonly string[]) => onSelect(keys));
  const crop = useEffectEvent((key: string) => onCrop(key));
  const inWords = useEffectEvent((held: Held) => heldText(held, lengths));

  useEffect(() => {
    if (!host.current) return undefined;
    const made = createStage(host.current, {
      onSelect: (keys) => select(keys),
      commit: (changes) => commit(changes),
      onCopies: (layers) => copy(layers),
      onTyping: () => undefined,
      typingLabel: () => i18next.t('editor:properties.content'),
      onZoom: setZoom,
      onOpen: (key) => crop(key),
      urlOf: (id) => pictures.current.get(id)?.url,
      sizeOf: (id) => pictures.current.get(id) ?? null,
      heldText: (held) => inWords(held),
      onLive: () => undefined,
      onSelectionBox: () => undefined,
      onMenu: () => undefined,
      onView: setView,
    });
    setStage(made);
    return () => {
      setStage(null);
      made.dispose();
    };
  }, []);
  const show = useEffectEvent((on: Stage) =>
    on.update({
      scene,
      selected,
      typing: null,
      zoom,
      middle: null,
      tool: 'select',
      snapping: true,
      margins: false,
      inch,
      print: STANDARD_PRINT,
      tell: lengths.tell,
    }),
  );
  useEffect(() => {
    pictures.current = new Map(images.map(({ fileId, picture }) => [fileId, picture]));
    if (stage) show(stage);
  }, [stage, images, sheet.width, sheet.height, side, selected, zoom, lengths]);

  const cropped = scene.layers.find(({ id }) => id === cropping);
  return (
    <Box sx={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      <Box ref={host} data-testid="stage" sx={{ position: 'absolute', inset: 0 }} />
      <Suspense>
        <Cropping
          layer={cropped}
          stage={stage}
          view={view}
          onDone={(key, change) => {
            if (change) onChange(changedImages(images, sheet, { [key]: change }));
            onCrop(null);
          }}
        />
      </Suspense>
    </Box>
  );
};
