import { FabricImage, getFabricDocument, type FabricObjectProps, type TClassProperties } from 'fabric';
import type { Tiling } from './document';
import { pictureSize, type Picture } from './garment';
import { boxAround, invert } from './matrix';
import { drawPeriod, type Period, type SourceArea } from './tiling';

/** The shares of the picture that are shown, and how it repeats. */
export interface PictureProps {
  readonly cropLeft: number;
  readonly cropTop: number;
  readonly cropAcross: number;
  readonly cropDown: number;
  readonly tiling: Tiling;
}

type LayerImageOptions = Partial<TClassProperties<FabricObjectProps>> & PictureProps & { width: number; height: number };

/**
 * An image layer: its picture, or the cropped part of it, is stretched over `width` × `height` document pixels, whichever rendition it is. So a
 * smaller rendition in the editor and the original in the print file cover the same ground. A tiled one fills the plane, and the layer's box is
 * one tile of it. Without a picture it keeps its place and draws nothing.
 */
export class LayerImage extends FabricImage {
  static override type = 'LayerImage';

  declare cropLeft: number;
  declare cropTop: number;
  declare cropAcross: number;
  declare cropDown: number;
  declare tiling: Tiling;
  private source: Picture | null = null;
  private period: (Period & { readonly key: string; readonly picture: Picture }) | null = null;

  constructor(picture: Picture | null, options: LayerImageOptions) {
    super(getFabricDocument().createElement('canvas'), options as ConstructorParameters<typeof FabricImage>[1]);
    this.source = picture;
  }

  get picture(): Picture | null {
    return this.source;
  }

  /** Swaps the picture; place and size stay. */
  setPicture(picture: Picture | null): void {
    this.source = picture;
    this.dirty = true;
  }

  /** Tiles are seen where the box is not. */
  override isOnScreen(): boolean {
    return this.tiling !== 'none' || super.isOnScreen();
  }

  override _renderFill(context: CanvasRenderingContext2D): void {
    if (!this.source) return;
    context.imageSmoothingQuality = 'high';
    if (this.tiling === 'none') this.drawOnce(context, this.source);
    else this.drawTiled(context, this.source, this.tiling);
  }

  private drawOnce(context: CanvasRenderingContext2D, picture: Picture): void {
    const [left, top] = [-this.width / 2, -this.height / 2];
    const { x, y, width, height } = this.shownPart(picture);
    // Asking for the whole of a picture by its size would leave out vectors, which may have none.
    if (this.isWhole) context.drawImage(picture, left, top, this.width, this.height);
    else context.drawImage(picture, x, y, width, height, left, top, this.width, this.height);
  }

  private drawTiled(context: CanvasRenderingContext2D, picture: Picture, tiling: Exclude<Tiling, 'none'>): void {
    const { a, b, c, d, e, f } = context.getTransform();
    if (a * d === b * c) return;
    const period = this.periodAt(picture, tiling, this.width * Math.hypot(a, b), this.height * Math.hypot(c, d));
    const pattern = context.createPattern(period.raster, 'repeat');
    if (!pattern) return;
    const { width, height } = context.canvas;
    const seen = boxAround(invert([a, b, c, d, e, f]), { left: 0, top: 0, right: width, bottom: height });
    const [left, top] = [-this.width / 2, -this.height / 2];
    // The pattern starts at the tile's corner and is measured in the raster's pixels.
    const [sx, sy] = [(this.width * period.across) / period.raster.width, (this.height * period.down) / period.raster.height];
    context.save();
    context.translate(left, top);
    context.scale(sx, sy);
    context.fillStyle = pattern;
    context.fillRect((seen.left - left) / sx, (seen.top - top) / sy, (seen.right - seen.left) / sx, (seen.bottom - seen.top) / sy);
    context.restore();
  }

  /** Kept until picture, part or size on the screen change. */
  private periodAt(picture: Picture, tiling: Exclude<Tiling, 'none'>, width: number, height: number): Period {
    const part = this.shownPart(picture);
    const key = [tiling, part.x, part.y, part.width, part.height, width, height].join('|');
    if (this.period?.key !== key || this.period.picture !== picture) {
      this.period = { ...drawPeriod(picture, part, tiling, width, height), key, picture };
    }
    return this.period;
  }

  private get isWhole(): boolean {
    return this.cropLeft === 0 && this.cropTop === 0 && this.cropAcross === 1 && this.cropDown === 1;
  }

  private shownPart(picture: Picture): SourceArea {
    const { width, height } = pictureSize(picture);
    return { x: this.cropLeft * width, y: this.cropTop * height, width: this.cropAcross * width, height: this.cropDown * height };
  }
}
