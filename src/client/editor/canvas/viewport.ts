import type { TMat2D } from 'fabric';
import type { Size } from '../../../domain/geometry/placement';

/** Room left around a side that fits, in CSS pixels; the garment's own picture has a margin too. */
const MARGIN = 6;

export interface Point2D {
  readonly x: number;
  readonly y: number;
}

/**
 * Which part of a side the stage shows. Everything is kept relative to the zoom at which the side fits, so that a window of another size
 * shows the same part, print area and layers in proportion (specification 2, §4).
 */
export class Viewport {
  private stage: Size = { width: 0, height: 0 };
  private side: Size = { width: 1, height: 1 };
  private zoom = 1;
  /** The document point in the middle of the stage; null: the side's middle. */
  private middle: Point2D | null = null;

  /** CSS pixels per document pixel. */
  get scale(): number {
    const across = Math.max(1, this.stage.width - 2 * MARGIN) / this.side.width;
    const down = Math.max(1, this.stage.height - 2 * MARGIN) / this.side.height;
    return Math.min(across, down) * this.zoom;
  }

  get transform(): TMat2D {
    const { scale } = this;
    const { x, y } = this.centre;
    return [scale, 0, 0, scale, this.stage.width / 2 - x * scale, this.stage.height / 2 - y * scale];
  }

  resize(stage: Size): void {
    this.stage = stage;
  }

  /** Another side begins in its middle. */
  showSide(side: Size): void {
    if (side.width === this.side.width && side.height === this.side.height) return;
    this.side = side;
    this.middle = null;
  }

  zoomTo(zoom: number): void {
    if (zoom === this.zoom) return;
    this.zoom = zoom;
    if (zoom <= 1) this.middle = null;
  }

  /** Puts a document point into the middle of the stage; null lets go of it where the side fits. */
  lookAt(spot: Point2D | null): void {
    if (spot) this.middle = this.within(spot);
    else if (this.zoom <= 1) this.middle = null;
  }

  /** Zooms so that the point under the pointer (CSS pixels of the stage) stays there. */
  zoomAt(pointer: Point2D, zoom: number): void {
    const fixed = this.toDocument(pointer);
    this.zoomTo(zoom);
    if (zoom <= 1) return;
    const { scale } = this;
    this.middle = this.within({
      x: fixed.x - (pointer.x - this.stage.width / 2) / scale,
      y: fixed.y - (pointer.y - this.stage.height / 2) / scale,
    });
  }

  /** Moves the view by CSS pixels as a wheel or a pinch does: a side that fits stays where it is. */
  scrollBy(dx: number, dy: number): void {
    if (this.zoom > 1) this.panBy(dx, dy);
  }

  /** Moves the view by CSS pixels. */
  panBy(dx: number, dy: number): void {
    const { x, y } = this.centre;
    this.middle = this.within({ x: x + dx / this.scale, y: y + dy / this.scale });
  }

  /** From CSS pixels of the stage to document pixels. */
  toDocument({ x, y }: Point2D): Point2D {
    const [scale, , , , left, top] = this.transform;
    return { x: (x - left) / scale, y: (y - top) / scale };
  }

  /** From document pixels to CSS pixels of the stage. */
  toStage({ x, y }: Point2D): Point2D {
    const [scale, , , , left, top] = this.transform;
    return { x: x * scale + left, y: y * scale + top };
  }

  private get centre(): Point2D {
    return this.middle ?? { x: this.side.width / 2, y: this.side.height / 2 };
  }

  /** The middle of the view never leaves the side. */
  private within({ x, y }: Point2D): Point2D {
    return { x: Math.min(this.side.width, Math.max(0, x)), y: Math.min(this.side.height, Math.max(0, y)) };
  }
}
