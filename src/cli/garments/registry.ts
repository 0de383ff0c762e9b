import type { GarmentDrawings } from './drawing';
import { hoodie } from './hoodie';
import { mug } from './mug';
import { poster } from './poster';
import { sweatshirt } from './sweatshirt';
import { tee } from './tee';
import { tote } from './tote';

interface Garment {
  readonly sides: GarmentDrawings;
  /** Pixels the drawing is moved down, to lie in the middle of its document. */
  readonly down: number;
}

/** Every product with a drawing, by its slug in static/garments/garments.json. */
export const garments: Readonly<Record<string, Garment>> = {
  tee: { sides: tee, down: 0 },
  sweatshirt: { sides: sweatshirt, down: 52 },
  hoodie: { sides: hoodie, down: 115 },
  mug: { sides: mug, down: 0 },
  poster: { sides: poster, down: 0 },
  tote: { sides: tote, down: 0 },
};
