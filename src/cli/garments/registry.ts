import { aophoodie } from './aophoodie';
import { blanket } from './blanket';
import { canvas } from './canvas';
import type { GarmentDrawings } from './drawing';
import { facemask } from './facemask';
import { hoodie } from './hoodie';
import { longsleeve } from './longsleeve';
import { mug, mug15 } from './mug';
import { necklace } from './necklace';
import { phonecase } from './phonecase';
import { pillow } from './pillow';
import { poster } from './poster';
import { sweatshirt } from './sweatshirt';
import { tee } from './tee';
import { tote } from './tote';
import { tumbler } from './tumbler';
import { ziphoodie } from './ziphoodie';

interface Garment {
  readonly sides: GarmentDrawings;
  /** Pixels the drawing is moved down, to lie in the middle of its document. */
  readonly down: number;
  /** Side of its pictures in pixels; 2000 unless told. Cloth with many folds is large as a file. */
  readonly picture?: number;
}

const CLOTH = 1100;

/** Every product with a drawing, by its slug in static/garments/garments.json. */
export const garments: Readonly<Record<string, Garment>> = {
  tee: { sides: tee, down: 0 },
  longsleeve: { sides: longsleeve, down: 60, picture: CLOTH },
  sweatshirt: { sides: sweatshirt, down: 52 },
  hoodie: { sides: hoodie, down: 115 },
  ziphoodie: { sides: ziphoodie, down: 115, picture: CLOTH },
  aophoodie: { sides: aophoodie, down: 115, picture: CLOTH },
  mug: { sides: mug, down: 0 },
  mug15: { sides: mug15, down: 0 },
  tumbler: { sides: tumbler, down: 60 },
  poster: { sides: poster, down: 0 },
  canvas: { sides: canvas, down: 10 },
  blanket: { sides: blanket, down: 0, picture: CLOTH },
  pillow: { sides: pillow, down: 0, picture: CLOTH },
  tote: { sides: tote, down: 0 },
  facemask: { sides: facemask, down: 0, picture: CLOTH },
  necklace: { sides: necklace, down: 70 },
  phonecase: { sides: phonecase, down: 0 },
};
