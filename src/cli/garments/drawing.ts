import type { Curve } from './outline';

/** A fold of cloth: a ridge (or a valley, with a negative height) along a curve, fading out at both ends. */
export interface Fold {
  readonly along: Curve;
  /** Half its breadth, in pixels. */
  readonly breadth: number;
  /** Pixels of relief. */
  readonly height: number;
  /** 0: the same on both sides; towards 1 or −1 one side drops steeply, as cloth does that leans over. */
  readonly lean?: number;
}

/** One piece of cloth (or clay, or paper) with its own outline, laid on the pieces before it. */
export interface Part {
  readonly outline: string;
  /** Brightness of its flat ground, 0…1; a part seen from inside is darker. */
  readonly tone?: number;
  /** How far its border rounds off, and how high. */
  readonly border?: { readonly radius: number; readonly height: number };
  readonly folds?: readonly Fold[];
  /** Gentle unevenness: relief in pixels, and the size of a hill across and down. */
  readonly unevenness?: { readonly height: number; readonly across: number; readonly down: number; readonly seed: number };
  /** Shade it throws on the parts below. */
  readonly shadow?: { readonly blur: number; readonly strength: number; readonly dx?: number; readonly dy?: number };
  /** Cloth an all-over print lies on, or a hole in it. */
  readonly printed?: 'on' | 'hole';
  /** SVG drawn over it and clipped to it: seams, ribs, gradients. Black and white with opacity only, so that tints stay exact. */
  readonly details?: string;
}

/** One side of a product, bottom part first, on a 2000 × 2000 document. */
export type Drawing = readonly Part[];

/** The outline and the wanted sides of a product, by the names garments.json uses. */
export type GarmentDrawings = Readonly<Record<string, () => Drawing>>;
