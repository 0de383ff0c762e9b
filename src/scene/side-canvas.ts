import { StaticCanvas, type FabricObject } from 'fabric';
import type { ScenePrintArea } from './document';
import { tracePrintArea } from './geometry';
import { drawContained, drawCovering, type Picture } from './garment';
import { createRaster } from './raster';

/** Everything of a side but its layers. */
export interface SideFrame {
  /** Document pixels. */
  readonly width: number;
  readonly height: number;
  /** Fill of the document's rectangle; null leaves it transparent. */
  readonly backgroundColor: string | null;
  /** Covers the document behind the garment; none unless given. */
  readonly backgroundPicture?: Picture | null;
  /** The garment, tinted already (see `tintGarment`), or null. */
  readonly garment: Picture | null;
  /** What the layers are clipped to; null shows them whole. */
  readonly printArea: ScenePrintArea | null;
  /** What of the print area is printed, where that is no rectangle. */
  readonly printMask?: string | null;
  /** The garment's shades (see `shadesOf`), laid over the layers: a print that covers all of the cloth lies in its folds. */
  readonly shades?: Picture | null;
}

/** A canvas that paints a side's frame below its objects and clips them to the print area. */
interface SideSurface {
  frame: SideFrame | null;
}

type CanvasClass<T extends StaticCanvas> = new (...args: ConstructorParameters<typeof StaticCanvas>) => T;

/**
 * Adds the side's frame to `StaticCanvas` or to the interactive `Canvas`. The clip is a path along the print area's turned and skewed outline, so
 * it is sharp at any zoom and costs no canvas of its own; controls and guides are drawn after it and are never clipped.
 */
export const withSideFrame = <T extends StaticCanvas>(Base: CanvasClass<T>): CanvasClass<T & SideSurface> => {
  class SideCanvas extends (Base as CanvasClass<StaticCanvas>) implements SideSurface {
    // `declare`: Fabric's constructor may set options before a field's initialiser would run.
    declare frame: SideFrame | null;

    override _renderBackground(context: CanvasRenderingContext2D): void {
      super._renderBackground(context);
      if (!this.frame) return;
      const { width, height, backgroundColor, backgroundPicture, garment } = this.frame;
      context.save();
      context.transform(...this.viewportTransform);
      if (backgroundColor) {
        context.fillStyle = backgroundColor;
        context.fillRect(0, 0, width, height);
      }
      if (backgroundPicture) drawCovering(context, backgroundPicture, width, height);
      if (garment) context.drawImage(garment, 0, 0, width, height);
      context.restore();
    }

    override _renderObjects(context: CanvasRenderingContext2D, objects: FabricObject[]): void {
      const area = this.frame?.printArea;
      if (!area) {
        super._renderObjects(context, objects);
        return;
      }
      context.save();
      tracePrintArea(context, area, this.frame?.printMask ?? null);
      context.clip();
      if (this.frame?.shades) this.drawShaded(context, objects, this.frame, this.frame.shades);
      else super._renderObjects(context, objects);
      context.restore();
    }

    /** The objects on a raster of the target's own pixels, darkened where the cloth is, and put down once. */
    private drawShaded(context: CanvasRenderingContext2D, objects: FabricObject[], { width, height }: SideFrame, shades: Picture): void {
      const target = context.canvas;
      const apart = createRaster(target.width, target.height);
      apart.context.setTransform(context.getTransform());
      super._renderObjects(apart.context, objects);
      apart.context.globalCompositeOperation = 'source-atop';
      drawContained(apart.context, shades, width, height);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.drawImage(apart.canvas, 0, 0);
    }
  }
  return SideCanvas as unknown as CanvasClass<T & SideSurface>;
};

/** The canvas previews and print files are drawn on. */
export const SideStaticCanvas = withSideFrame(StaticCanvas);
export type SideStaticCanvas = InstanceType<typeof SideStaticCanvas>;
