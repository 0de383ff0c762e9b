import { Canvas, type FabricObject, type TPointerEvent } from 'fabric';
import { createRaster } from '../../../scene/raster';
import { withSideFrame } from '../../../scene/side-canvas';

/** What of the picture stays while objects are dragged: runs of still objects as rasters, the moving ones between them. */
type Plane = { readonly raster: HTMLCanvasElement } | { readonly objects: readonly FabricObject[] };

/** With more runs than this the rasters would cost more than they save. */
const MOST_RASTERS = 6;

const SideCanvas = withSideFrame<Canvas>(Canvas as never);

/** The canvas of the stage. While something is dragged, everything else is drawn once and copied, however many layers there are. */
export class StageCanvas extends SideCanvas {
  /** Puts another object in place of the one under the pointer: a group's frame in place of its member. */
  declare retarget: ((found: FabricObject | undefined, event: TPointerEvent) => FabricObject | undefined) | undefined;

  declare private moving: ReadonlySet<FabricObject> | undefined;
  declare private planes: readonly Plane[] | undefined;

  /** These are about to move and nothing else is; undefined when they have come to rest. */
  lift(objects: readonly FabricObject[] | undefined): void {
    this.moving = objects && new Set(objects);
    this.repaintPlanes();
  }

  /** These are about to be dragged off as copies: what is there now stays in sight, below them. */
  liftCopies(objects: readonly FabricObject[]): void {
    this.lift(objects);
    this.planes = [{ raster: this.paintRun(this._objects, true) }, { objects }];
  }

  /** What does not move has changed: a picture came, the view was moved. */
  repaintPlanes(): void {
    for (const plane of this.planes ?? []) if ('raster' in plane) plane.raster.width = 0;
    this.planes = undefined;
  }

  override findTarget(event: TPointerEvent): ReturnType<Canvas['findTarget']> {
    const held = this._currentTransform?.target;
    // Who holds an object has found it; Fabric would look through all layers at each move.
    if (held) return { target: held, subTargets: [], currentSubTargets: [] };
    const known = this._targetInfo;
    if (known) return known;
    const found = super.findTarget(event);
    return this.retarget ? { ...found, target: this.retarget(found.target, event) } : found;
  }

  override _renderBackground(context: CanvasRenderingContext2D): void {
    if (this.moving && !this.planes) this.planes = this.paintPlanes(this.moving);
    if (!this.planes) super._renderBackground(context);
  }

  override _renderObjects(context: CanvasRenderingContext2D, objects: FabricObject[]): void {
    if (!this.planes) {
      super._renderObjects(context, objects);
      return;
    }
    for (const plane of this.planes) {
      if ('objects' in plane) {
        super._renderObjects(context, [...plane.objects]);
        continue;
      }
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.drawImage(plane.raster, 0, 0);
      context.restore();
    }
  }

  private paintPlanes(moving: ReadonlySet<FabricObject>): Plane[] {
    const runs: { still: boolean; objects: FabricObject[] }[] = [{ still: true, objects: [] }];
    for (const object of this._objects) {
      const still = !moving.has(object);
      const last = runs.at(-1);
      if (last?.still === still) last.objects.push(object);
      else runs.push({ still, objects: [object] });
    }
    let rasters = 0;
    return runs.map(({ still, objects }, i) => {
      if (!still || rasters >= MOST_RASTERS) return { objects };
      rasters++;
      return { raster: this.paintRun(objects, i === 0) };
    });
  }

  private paintRun(objects: FabricObject[], ground: boolean): HTMLCanvasElement {
    const { width, height } = this.getElement();
    const { canvas, context } = createRaster(width, height);
    const pixels = this.getRetinaScaling();
    context.scale(pixels, pixels);
    if (ground) super._renderBackground(context);
    context.transform(...this.viewportTransform);
    super._renderObjects(context, objects);
    return canvas;
  }
}
