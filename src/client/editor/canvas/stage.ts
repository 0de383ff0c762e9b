import { Canvas, type FabricObject } from 'fabric';
import type { SceneLayer, SceneSide } from '../../../scene/document';
import { withSideFrame } from '../../../scene/side-canvas';
import type { LayerChange } from '../document/types';
import { dressObject, drawPrintArea } from './appearance';
import { GarmentLayer } from './garment-layer';
import { changeOf, type GestureAction } from './gesture';
import { LayerProjection } from './projection';
import { createResources } from './resources';
import { listenForText } from './text-editing';
import { Viewport, type Point2D } from './viewport';
import { listenForWheel } from './wheel';

/** What the stage shows; it is given whole whenever any of it changed. */
export interface StageModel {
  readonly scene: SceneSide;
  readonly selected: string | null;
  /** Factor on the zoom at which the side fits. */
  readonly zoom: number;
}

/** The selected layer's box on the stage, in CSS pixels. */
export interface SelectionBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface StageEvents {
  readonly onSelect: (layerId: string | null) => void;
  /** A gesture is over. Puts the change into the state and gives the layer as the state now has it. */
  readonly commit: (layerId: string, change: LayerChange, gesture?: string) => SceneLayer | undefined;
  readonly onZoom: (zoom: number) => void;
  /** Null while nothing is selected or the selection is being changed. */
  readonly onSelectionBox: (box: SelectionBox | null) => void;
  /** CSS pixels per document pixel. */
  readonly onScale: (scale: number) => void;
  readonly urlOf: (assetId: string) => string | undefined;
}

export interface Stage {
  readonly update: (model: StageModel) => void;
  /** An asset got an address: pictures that were missing are asked for again. */
  readonly retryPictures: () => void;
  /** From a place in the window to document pixels. */
  readonly toDocument: (client: Point2D) => Point2D;
  readonly dispose: () => void;
}

const SideCanvas = withSideFrame<Canvas>(Canvas as never);
export type SideCanvas = InstanceType<typeof SideCanvas>;

const actions: ReadonlySet<string> = new Set<GestureAction>(['drag', 'rotate', 'scale', 'scaleX', 'scaleY', 'resizing']);
const isAction = (name: string | undefined): name is GestureAction => name !== undefined && actions.has(name);

/**
 * Puts an interactive Fabric canvas into the host element. State flows in by `update`, finished gestures flow out by `events.commit`;
 * between the two nothing is read from the canvas.
 */
export const createStage = (host: HTMLElement, events: StageEvents): Stage => {
  const element = document.createElement('canvas');
  host.replaceChildren(element);
  const canvas = new SideCanvas(element, {
    selection: false,
    preserveObjectStacking: true,
    renderOnAddRemove: false,
    enableRetinaScaling: true,
    stopContextMenu: true,
    targetFindTolerance: 4,
  });
  const viewport = new Viewport();
  const resources = createResources({
    urlOf: events.urlOf,
    onPicture: (assetId) => projection.arrived({ assetId }),
    onFont: (family) => projection.arrived({ family }),
  });
  const projection = new LayerProjection(canvas, resources, dressObject);
  const garment = new GarmentLayer(() => paintFrame());
  let model: StageModel | null = null;
  /** True while the canvas is brought to the state: what it reports then is no person's doing. */
  let following = false;
  let cancelled = false;

  const reportBox = (): void => {
    const object = canvas.getActiveObject();
    if (!object || (object as { isEditing?: boolean }).isEditing) {
      events.onSelectionBox(null);
      return;
    }
    const { left, top, width, height } = object.getBoundingRect();
    const corner = viewport.toStage({ x: left, y: top });
    events.onSelectionBox({ left: corner.x, top: corner.y, width: width * viewport.scale, height: height * viewport.scale });
  };

  const paintFrame = (): void => {
    if (!model) return;
    const { scene } = model;
    const pixels = viewport.scale * canvas.getRetinaScaling();
    canvas.frame = {
      width: scene.width,
      height: scene.height,
      backgroundColor: scene.backgroundColor,
      garment: garment.at(scene, pixels),
      printArea: scene.printArea,
    };
    canvas.requestRenderAll();
  };

  const applyViewport = (): void => {
    canvas.setViewportTransform(viewport.transform);
    events.onScale(viewport.scale);
    paintFrame();
  };

  const pan = (): void => {
    applyViewport();
    reportBox();
  };

  const followSelection = (selected: string | null): void => {
    const object = selected === null ? undefined : projection.objectOf(selected);
    const active = canvas.getActiveObject();
    if (object === active) return;
    if (object?.visible) canvas.setActiveObject(object);
    else canvas.discardActiveObject();
  };

  const onSelection = (): void => {
    if (!following) events.onSelect(projection.idOf(canvas.getActiveObject()));
    reportBox();
  };

  const finish = (object: FabricObject, action: GestureAction): void => {
    const id = projection.idOf(object);
    const layer = id === null ? undefined : projection.layerOf(id);
    if (id === null || !layer) return;
    const next = cancelled ? layer : (events.commit(id, changeOf(object, layer, action)) ?? layer);
    // From the rounded state, or back to it: the canvas never keeps what the state does not hold.
    projection.restore(next);
    reportBox();
  };

  canvas.on({
    'selection:created': onSelection,
    'selection:updated': onSelection,
    'selection:cleared': onSelection,
    'object:moving': () => events.onSelectionBox(null),
    'object:scaling': () => events.onSelectionBox(null),
    'object:rotating': () => events.onSelectionBox(null),
    'object:resizing': () => events.onSelectionBox(null),
    'object:modified': ({ target, action }) => {
      if (isAction(action)) finish(target, action);
    },
    'after:render': ({ ctx }) => {
      if (model) drawPrintArea(ctx, model.scene.printArea, viewport);
    },
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !canvas._currentTransform) return;
    event.stopPropagation();
    cancelled = true;
    canvas.endCurrentTransform();
    cancelled = false;
  };
  window.addEventListener('keydown', onKeyDown, true);

  const stopText = listenForText(canvas, projection, { commit: events.commit, onChanged: reportBox });
  const stopWheel = listenForWheel(host, viewport, { onPan: pan, onZoom: events.onZoom, zoomOf: () => model?.zoom ?? 1 });

  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    canvas.setDimensions({ width, height });
    viewport.resize({ width, height });
    canvas.calcOffset();
    pan();
  });
  observer.observe(host);

  return {
    update: (next) => {
      const previous = model;
      model = next;
      following = true;
      if (previous?.scene.id !== next.scene.id) canvas.discardActiveObject();
      if (previous?.scene.layers !== next.scene.layers) projection.show(next.scene.layers);
      followSelection(next.selected);
      following = false;
      viewport.showSide(next.scene);
      viewport.zoomTo(next.zoom);
      if (viewport.transform.some((value, i) => value !== canvas.viewportTransform[i])) applyViewport();
      else paintFrame();
      reportBox();
    },
    retryPictures: () => {
      for (const layer of model?.scene.layers ?? []) if (layer.type === 'image') projection.arrived({ assetId: layer.fileId });
    },
    toDocument: ({ x, y }) => {
      const { left, top } = host.getBoundingClientRect();
      return viewport.toDocument({ x: x - left, y: y - top });
    },
    dispose: () => {
      following = true;
      observer.disconnect();
      window.removeEventListener('keydown', onKeyDown, true);
      stopText();
      stopWheel();
      resources.dispose();
      canvas.off();
      host.replaceChildren();
      void canvas.dispose();
    },
  };
};
