import { Canvas, FabricImage, Textbox } from 'fabric';
import { dressObject } from '../../../src/client/editor/canvas/appearance';
import { LayerProjection } from '../../../src/client/editor/canvas/projection';
import { createStage } from '../../../src/client/editor/canvas/stage';
import { StageCanvas } from '../../../src/client/editor/canvas/stage-canvas';
import { makeSide } from './design';

/** What a page does for the benchmark; both sides draw on a canvas of 800 × 800 px at a scale of 0.4. */
export interface EditorBench {
  /** ms a frame, script and raster, while one layer in the middle is dragged. */
  readonly drag: (side: 'ours' | 'peer', layers: number, frames: number) => Promise<readonly number[]>;
  /** ms until the canvas holds the state before: ours patched, the peer loaded anew from JSON. Drawing is left out. */
  readonly undo: (side: 'ours' | 'peer', layers: number, times: number) => Promise<readonly number[]>;
  /** Mounts and takes down the stage so often, with a switch of sides in each; gives how many canvases are left in the page. */
  readonly mounts: (times: number) => Promise<number>;
}

declare global {
  interface Window {
    editorBench: EditorBench;
  }
}

const SIZE = 800;
const VIEW: [number, number, number, number, number, number] = [SIZE / 2000, 0, 0, SIZE / 2000, 0, 0];

const swatch = document.createElement('canvas');
swatch.width = 240;
swatch.height = 180;
swatch.getContext('2d')!.fillStyle = '#c03060';
swatch.getContext('2d')!.fillRect(0, 0, 240, 180);

const element = (): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  document.getElementById('root')!.replaceChildren(canvas);
  return canvas;
};

const resources = { picture: () => swatch, hasFont: () => true } as never;
const options = { width: SIZE, height: SIZE, renderOnAddRemove: false };

const ours = (layers: number) => {
  const canvas = new StageCanvas(element(), options);
  canvas.setViewportTransform(VIEW);
  const side = makeSide(layers);
  canvas.frame = {
    ...canvas.frame,
    width: 2000,
    height: 2000,
    backgroundColor: '#f2f2f2',
    garment: null,
    printArea: side.printArea,
  } as never;
  const projection = new LayerProjection(canvas, resources, dressObject);
  projection.show(side.layers);
  return { canvas, projection, side };
};

/** The same layers as Fabric's own objects on its own canvas, cached as it caches by default: how the usual open editor is built. */
const peer = (layers: number) => {
  const canvas = new Canvas(element(), { ...options, preserveObjectStacking: true });
  canvas.setViewportTransform(VIEW);
  canvas.add(
    ...makeSide(layers).layers.map((layer) => {
      const place = { left: layer.x, top: layer.y, angle: layer.rotation, originX: 'center', originY: 'center' } as const;
      if (layer.type === 'text')
        return new Textbox(layer.text, { ...place, width: layer.width, fontSize: layer.fontSize, fill: layer.fill });
      return new FabricImage(swatch, { ...place, scaleX: layer.width / swatch.width, scaleY: layer.height / swatch.height });
    }),
  );
  return canvas;
};

/** Reads a pixel back, so that what was drawn is drawn when the clock is read. */
const finished = (canvas: Canvas): void => void canvas.getContext().getImageData(0, 0, 1, 1);

const drag: EditorBench['drag'] = async (side, layers, frames) => {
  const made = side === 'ours' ? ours(layers).canvas : peer(layers);
  const target = made.getObjects()[layers >> 1]!;
  made.setActiveObject(target);
  if (made instanceof StageCanvas) made.lift([target]);
  made.renderAll();
  finished(made);
  const times: number[] = [];
  for (let i = 0; i < frames; i++) {
    const start = performance.now();
    target.set({ left: 600 + ((i * 13) % 700), top: 600 + ((i * 7) % 700) });
    target.setCoords();
    made.renderAll();
    finished(made);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  await made.dispose();
  return times;
};

const undo: EditorBench['undo'] = async (side, layers, times) => {
  const found: number[] = [];
  if (side === 'ours') {
    const { canvas, projection, side: scene } = ours(layers);
    const moved = scene.layers.map((layer, i) => (i === layers >> 1 ? { ...layer, x: layer.x + 40 } : layer));
    for (let i = 0; i < times; i++) {
      const start = performance.now();
      projection.show(i % 2 === 0 ? moved : scene.layers);
      found.push(performance.now() - start);
    }
    await canvas.dispose();
    return found;
  }
  const canvas = peer(layers);
  const json = JSON.stringify(canvas.toObject());
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await canvas.loadFromJSON(json);
    found.push(performance.now() - start);
  }
  await canvas.dispose();
  return found;
};

const mounts: EditorBench['mounts'] = async (times) => {
  const host = document.getElementById('root')!;
  host.style.cssText = 'width:800px;height:800px';
  const nothing = () => undefined;
  for (let i = 0; i < times; i++) {
    const stage = createStage(host, {
      onSelect: nothing,
      commit: () => ({}),
      onCopies: nothing,
      onZoom: nothing,
      onSelectionBox: nothing,
      onView: nothing,
      onLive: nothing,
      heldText: () => '',
      sizeOf: () => null,
      onOpen: nothing,
      onMenu: nothing,
      onTyping: nothing,
      typingLabel: () => '',
      urlOf: nothing,
    });
    const model = {
      selected: [],
      typing: null,
      zoom: 1,
      middle: null,
      tool: 'select',
      snapping: true,
      margins: true,
      inch: 40,
      print: { width: 4500, height: 5400 },
      tell: String,
    } as const;
    stage.update({ ...model, scene: makeSide(20) });
    stage.update({ ...model, scene: { ...makeSide(20), id: 'back' } });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    stage.dispose();
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  return document.querySelectorAll('canvas').length;
};

window.editorBench = { drag, undo, mounts };
