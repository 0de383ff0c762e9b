import path from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { FabricImage, Rect, StaticCanvas, Textbox, type FabricObject } from 'fabric';
import type { SceneAssets } from '../../../src/scene/assets';
import type { SceneSide } from '../../../src/scene/document';
import { colorPainter } from '../../../src/scene/render-colors';
import { renderSide } from '../../../src/scene/render-side';
import '../../../src/server/render/napi-env';
import { nodeAssets } from '../../../src/server/render/node-assets';
import { inTurn, median, timedAsync, type Finding } from '../measure';
import { picture, sideWith } from './layers';

const ROUNDS = 7;
const LAYERS = 100;
const COLORS = Array.from({ length: 25 }, (_color, i) => `#${(((i + 1) * 655_357) % 16_777_215).toString(16).padStart(6, '0')}`);
const SIDES = 4;
/** Pixels across of a colour's preview. */
const PREVIEW = 530;

const root = path.resolve(__dirname, '../../..');

/** Reading a pixel makes sure that everything has been drawn. */
const finish = (canvas: unknown): void => void (canvas as Canvas).getContext('2d').getImageData(0, 0, 1, 1);

/** The side as open editors on Fabric draw it: every object cached, and cut off by a clip path of its own. */
const drawAsUsual = async (scene: SceneSide, assets: SceneAssets, multiplier: number): Promise<HTMLCanvasElement> => {
  const { x, y, width, height } = scene.printArea;
  const source = (await assets.image('picture')) as HTMLCanvasElement;
  const canvas = new StaticCanvas(undefined, {
    width: scene.width * multiplier,
    height: scene.height * multiplier,
    enableRetinaScaling: false,
    renderOnAddRemove: false,
  });
  canvas.viewportTransform = [multiplier, 0, 0, multiplier, 0, 0];
  const objects = scene.layers.map((layer): FabricObject => {
    const place = {
      left: layer.x,
      top: layer.y,
      angle: layer.rotation,
      originX: 'center',
      originY: 'center',
      objectCaching: true,
    } as const;
    const clipPath = new Rect({ left: x, top: y, width, height, originX: 'left', originY: 'top', absolutePositioned: true });
    if (layer.type === 'text') {
      const { text, fontFamily, fontSize, fill } = layer;
      return new Textbox(text, { ...place, width: layer.width, fontFamily, fontSize, fill, clipPath });
    }
    return new FabricImage(source, { ...place, scaleX: layer.width / source.width, scaleY: layer.height / source.height, clipPath });
  });
  canvas.add(...objects);
  canvas.renderAll();
  return canvas.getElement();
};

/** Medians of `ROUNDS` turns each, after one that does not count; milliseconds. */
const race = async <N extends string>(sides: Readonly<Record<N, () => Promise<void>>>): Promise<Record<N, number>> => {
  const names = Object.keys(sides) as N[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<N, number[]>;
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of inTurn(names, round)) {
      const time = await timedAsync(sides[name]);
      if (round > 0) times[name].push(time);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<N, number>;
};

const less = { unit: 'ms', better: 'less' } as const;

/** A side with 100 layers at a screen's size and at print size, and a product's previews in all colours. */
const bench = async (): Promise<Finding[]> => {
  const shown = picture();
  const assets: SceneAssets = {
    ...nodeAssets(() => Promise.reject(new Error('No files here.')), path.join(root, 'static')),
    image: async () => shown,
  };
  const scene = sideWith(LAYERS);
  const bare = { ...scene, garment: null };
  const drawn = async (multiplier: number) =>
    race({
      ours: async () => finish(await renderSide(bare, assets, { multiplier })),
      usual: async () => finish(await drawAsUsual(bare, assets, multiplier)),
    });
  const view = await drawn(0.4);
  const full = await drawn(2.5);
  const few = sideWith(8);
  const multiplier = PREVIEW / few.width;
  const colors = await race({
    ours: async () => {
      for (let side = 0; side < SIDES; side += 1) {
        const paint = await colorPainter(few, assets, { multiplier });
        for (const color of COLORS) finish(paint(color));
      }
    },
    each: async () => {
      for (let side = 0; side < SIDES; side += 1) {
        for (const color of COLORS) finish(await renderSide({ ...few, color }, assets, { multiplier }));
      }
    },
  });
  const usual = 'Fabric, objects cached, clip path each';
  return [
    { bench: 'side of 100 layers, 800 px', ours: view.ours, peer: view.usual, peerName: usual, ...less, goal: { ratio: 2 } },
    { bench: 'side of 100 layers, 5000 px', ours: full.ours, peer: full.usual, peerName: usual, ...less, goal: { ratio: 3 } },
    {
      bench: 'previews of 25 colours × 4 sides',
      ours: colors.ours,
      peer: colors.each,
      peerName: 'each side drawn anew',
      ...less,
      goal: { ours: 1000 },
    },
  ];
};

export default bench;
