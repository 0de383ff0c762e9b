import { FabricImage, getFabricDocument, type FabricObjectProps, type TClassProperties } from 'fabric';
import type { Picture } from './garment';

/**
 * An image layer: its picture is stretched over `width` × `height` document pixels, whichever rendition it is. So a smaller rendition in the
 * editor and the original in the print file cover the same ground. Without a picture it keeps its place and draws nothing.
 */
export class LayerImage extends FabricImage {
  static override type = 'LayerImage';

  private source: Picture | null = null;

  constructor(picture: Picture | null, options: Partial<TClassProperties<FabricObjectProps>> & { width: number; height: number }) {
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

  override _renderFill(context: CanvasRenderingContext2D): void {
    if (!this.source) return;
    context.imageSmoothingQuality = 'high';
    context.drawImage(this.source, -this.width / 2, -this.height / 2, this.width, this.height);
  }
}
