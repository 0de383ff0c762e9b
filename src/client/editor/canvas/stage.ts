import { dressObject, drawPrintArea } from './appearance';
import type { Picture } from '../../../scene/garment';
import { GarmentLayer } from './garment-layer';
import { measureTexts } from './letters';
import { LayerProjection } from './projection';
import { createResources } from './resources';
import { StageCanvas } from './stage-canvas';
import type { Hands, StageEvents, StageModel } from './stage-model';
import { Viewport, type Point2D } from './viewport';

export interface Stage {
  readonly update: (model: StageModel) => void;
  /** An asset got an address: pictures that were missing are asked for again. */
  readonly retryPictures: () => void;
  /** From a place in the window to document pixels. */
  readonly toDocument: (client: Point2D) => Point2D;
  /** An asset's picture as the stage draws it; null while it is on its way. */
  readonly pictureOf: (assetId: string) => Picture | null;
  readonly dispose: () => void;
}

/** Nobody can take hold of anything before there is something to see, so this comes a moment later. */
const loadHands = () => import(/* webpackChunkName: "stage-hands" */ './hands');

/**
 * Puts a Fabric canvas into the host element. State flows in by `update`, finished gestures flow out by `events.commit`; between the two
 * nothing is read from the canvas.
 */
export const createStage = (host: HTMLElement, events: StageEvents): Stage => {
  measureTexts();
  const element = document.createElement('canvas');
  host.replaceChildren(element);
  const canvas = new StageCanvas(element, {
    selection: false,
    preserveObjectStacking: true,
    renderOnAddRemove: false,
    enableRetinaScaling: true,
    stopContextMenu: true,
    targetFindTolerance: 4,
    // Corners keep proportions always; Shift has other work here.
    uniScaleKey: null,
  });
  const viewport = new Viewport();
  const resources = createResources({
    urlOf: events.urlOf,
    onPicture: (assetId) => arrived({ assetId }),
    onClipart: (clipartId) => arrived({ clipartId }),
    onFont: (family) => arrived({ family }),
  });
  const projection = new LayerProjection(canvas, resources, dressObject);
  const garment = new GarmentLayer(() => paintFrame());
  let model: StageModel | null = null;
  let hands: Hands | null = null;
  let live = true;

  const arrived = (what: Parameters<LayerProjection['arrived']>[0]): void => {
    canvas.repaintPlanes();
    projection.arrived(what);
    if (what.assetId !== undefined && what.assetId === model?.scene.backgroundImage) paintFrame();
    if (model) hands?.follow(model);
  };

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
      backgroundPicture: scene.backgroundImage === null ? null : resources.picture(scene.backgroundImage),
      garment: garment.at(scene, pixels),
      printArea: scene.printArea,
      printMask: scene.printMask ?? null,
      shades: garment.shades(scene),
    };
    canvas.repaintPlanes();
    canvas.requestRenderAll();
  };

  const applyViewport = (): void => {
    canvas.setViewportTransform(viewport.transform);
    const { x: left, y: top } = viewport.toStage({ x: 0, y: 0 });
    events.onView({ scale: viewport.scale, left, top });
    paintFrame();
  };

  const moveView = (): void => {
    applyViewport();
    reportBox();
  };

  canvas.on('after:render', ({ ctx }) => {
    if (model) drawPrintArea(ctx, model.scene, viewport);
  });

  void loadHands().then(({ attachHands }) => {
    if (!live) return;
    hands = attachHands({ host, canvas, viewport, projection, events, model: () => model, moveView, reportBox });
    if (model) hands.follow(model);
    reportBox();
  });

  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    canvas.setDimensions({ width, height });
    viewport.resize({ width, height });
    canvas.calcOffset();
    moveView();
  });
  observer.observe(host);

  return {
    update: (next) => {
      const previous = model;
      model = next;
      const changed = previous?.scene.layers !== next.scene.layers;
      if (changed) canvas.repaintPlanes();
      if (changed) projection.show(next.scene.layers);
      hands?.follow(next);
      viewport.showSide(next.scene);
      viewport.zoomTo(next.zoom);
      if (next.middle !== (previous?.middle ?? null)) viewport.lookAt(next.middle);
      if (viewport.transform.some((value, i) => value !== canvas.viewportTransform[i])) applyViewport();
      else paintFrame();
      reportBox();
    },
    retryPictures: () => {
      for (const layer of model?.scene.layers ?? []) if (layer.type === 'image') projection.arrived({ assetId: layer.fileId });
      paintFrame();
    },
    toDocument: ({ x, y }) => {
      const { left, top } = host.getBoundingClientRect();
      return viewport.toDocument({ x: x - left, y: y - top });
    },
    pictureOf: (assetId) => resources.picture(assetId),
    dispose: () => {
      live = false;
      observer.disconnect();
      hands?.dispose();
      resources.dispose();
      canvas.lift(undefined);
      canvas.off();
      host.replaceChildren();
      void canvas.dispose();
    },
  };
};
