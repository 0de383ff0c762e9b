import { lazy } from 'react';
import type { SceneLayer } from '../../../scene/document';
import type { Stage } from '../../editor/canvas/stage';
import type { StageView } from '../../editor/canvas/stage-model';
import type { LayerChange } from '../../editor/document/types';

const CropTool = lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './CropTool')).CropTool }));

interface CroppingProps {
  /** The layer whose crop is being chosen, if there is one. */
  readonly layer: SceneLayer | undefined;
  readonly stage: Stage | null;
  readonly view: StageView | null;
  /** With the change, or null to leave the picture as it was. */
  readonly onDone: (layerId: string, change: LayerChange | null) => void;
}

/** The crop tool over a stage while a picture on it is cropped. */
export const Cropping = ({ layer, stage, view, onDone }: CroppingProps) =>
  layer?.type === 'image' &&
  stage &&
  view && (
    <CropTool
      key={layer.id}
      layer={layer}
      picture={stage.pictureOf(layer.fileId)}
      view={view}
      onDone={(change) => onDone(layer.id, change)}
    />
  );
