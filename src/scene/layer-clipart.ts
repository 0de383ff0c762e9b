import { FabricObject, getFabricWindow, type FabricObjectProps } from 'fabric';
import type { Clipart } from './clipart';
import { drawTogether } from './draw-together';

const paths = new WeakMap<Clipart, readonly Path2D[]>();

/** Parsed once a clipart, whichever layers show it. */
const pathsOf = (clipart: Clipart): readonly Path2D[] => {
  const known = paths.get(clipart);
  if (known) return known;
  const { Path2D } = getFabricWindow() as Window & typeof globalThis;
  const made = clipart.shapes.map(({ d }) => new Path2D(d));
  paths.set(clipart, made);
  return made;
};

/** A clipart layer: paths stretched over `width` × `height`, drawn anew at every size. Until its drawing has come it keeps its place. */
export class LayerClipart extends FabricObject {
  static override type = 'LayerClipart';

  /** `#rrggbb` for every path, or null for their own colours. */
  declare tint: string | null;
  private source: Clipart | null = null;

  constructor(clipart: Clipart | null, options: Partial<FabricObjectProps> & { tint: string | null }) {
    super(options);
    this.source = clipart;
  }

  get clipart(): Clipart | null {
    return this.source;
  }

  /** Swaps the drawing; place and size stay. */
  setClipart(clipart: Clipart | null): void {
    this.source = clipart;
    this.dirty = true;
  }

  /** See-through paths that lie one above the other would show through one another. */
  private get isFlattened(): boolean {
    return this.opacity < 1 && (this.source?.shapes.length ?? 0) > 1;
  }

  override render(context: CanvasRenderingContext2D): void {
    if (!this.isFlattened || this.isNotVisible()) super.render(context);
    else drawTogether(context, this, { opacity: this.opacity, margin: 0, shadow: null }, (apart) => super.render(apart));
  }

  override _setOpacity(context: CanvasRenderingContext2D): void {
    if (!this.isFlattened) super._setOpacity(context);
  }

  override _render(context: CanvasRenderingContext2D): void {
    if (!this.source) return;
    const { width, height, shapes } = this.source;
    context.translate(-this.width / 2, -this.height / 2);
    context.scale(this.width / width, this.height / height);
    for (const [index, path] of pathsOf(this.source).entries()) {
      context.fillStyle = this.tint ?? shapes[index]?.fill ?? '#000000';
      context.fill(path);
    }
  }
}
