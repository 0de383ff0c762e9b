import { createCanvas } from '@napi-rs/canvas';
import type { SceneLayer, SceneSide } from '../../../src/scene/document';
import type { Picture } from '../../../src/scene/garment';
import { image, side, text } from '../../fixtures/golden/layers';

/** A picture of 600 × 400 pixels with something to see. */
export const picture = (): Picture => {
  const canvas = createCanvas(600, 400);
  const context = canvas.getContext('2d');
  for (let stripe = 0; stripe < 30; stripe += 1) {
    context.fillStyle = `hsl(${stripe * 12} 80% 50%)`;
    context.fillRect(stripe * 20, 0, 20, 400);
  }
  return canvas as unknown as Picture;
};

const PRINT_AREA = { x: 550, y: 450, width: 900, height: 1080, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 };

/** A side of 2000 × 2000 with that many layers, pictures and words by turns, spread over the print area. */
export const sideWith = (count: number): SceneSide => {
  const layers = Array.from({ length: count }, (_layer, i): SceneLayer => {
    const place = { x: 600 + ((i * 97) % 800), y: 500 + ((i * 61) % 980), rotation: (i * 17) % 360 };
    return i % 2 === 0
      ? image(`layer-${i}`, 'picture', { ...place, width: 300, height: 200 })
      : text(`layer-${i}`, 'Mountain high', { ...place, fontFamily: 'Oswald', width: 400, fontSize: 70 });
  });
  const garment = { url: '/static/garments/tee/front.png', width: 2000, height: 2000 };
  return side(`with-${count}`, { width: 2000, height: 2000, garment, backgroundColor: null, printArea: PRINT_AREA, layers });
};
