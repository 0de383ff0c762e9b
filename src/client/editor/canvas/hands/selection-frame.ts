import { FabricObject, type Canvas } from 'fabric';
import { boxUnder } from '../../../../domain/geometry/drawn';
import { compose, multiply } from '../../../../domain/geometry/matrix';
import { layerMatrix } from '../../../../domain/geometry/placement';
import type { SceneLayer } from '../../../../scene/document';
import { drawnOf, layerBox, unionBox, type Box } from '../../geometry/boxes';
import { spotAfter, type Similarity } from '../../geometry/similarity';
import { controls, handles } from '../appearance';
import type { LayerProjection } from '../projection';

/**
 * What one takes hold of when several layers are selected: an object of its own around them, with nothing in it. Fabric's own multiple
 * selection takes objects into a group and rewrites them when they leave it, which bends a skewed layer; this one never touches them until it
 * is moved, and then turns and scales them evenly, which needs no taking apart.
 */
export class SelectionFrame extends FabricObject {
  static override type = 'SelectionFrame';

  private start = { x: 0, y: 0, width: 1 };

  constructor(
    canvas: Canvas,
    private readonly projection: LayerProjection,
    readonly ids: readonly string[],
  ) {
    super({ ...handles, originX: 'center', originY: 'center', strokeWidth: 0, objectCaching: false, fill: '', hoverCursor: 'move' });
    this.canvas = canvas;
    this.controls = { ...controls };
    this.setControlsVisibility({ mt: false, mb: false, ml: false, mr: false });
    this.fit();
  }

  get layers(): SceneLayer[] {
    return this.ids.flatMap((id) => this.projection.layerOf(id) ?? []);
  }

  /** Lies upright around the layers as the state has them. */
  fit(): void {
    const { layers } = this;
    const box = unionBox(layers.map(layerBox));
    if (!box) return;
    const fixed = layers.some(({ locked }) => locked);
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const [left, top] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    this.set({ left, top, width, height, angle: 0, scaleX: 1, scaleY: 1 });
    this.set({ hasControls: !fixed, lockMovementX: fixed, lockMovementY: fixed, borderDashArray: fixed ? [4, 4] : null });
    this.start = { x: left, y: top, width };
    this.setCoords();
  }

  /** What a gesture has made of it since it was fitted. */
  get similarity(): Similarity {
    const { x, y } = this.start;
    return { from: { x, y }, to: { x: this.left, y: this.top }, angle: this.angle, factor: this.scaleX };
  }

  /** The box around what is drawn of the layers, as the gesture has them. */
  get drawnBox(): Box | null {
    const { from, to, angle, factor } = this.similarity;
    const about = compose({ translateX: to.x, translateY: to.y, angle, scaleX: factor, scaleY: factor, skewX: 0, skewY: 0 });
    const moved = multiply(about, [1, 0, 0, 1, -from.x, -from.y]);
    return unionBox(this.layers.map((layer) => boxUnder(drawnOf(layer), multiply(moved, layerMatrix(layer)))));
  }

  /** Takes the layers' objects along, for as long as the gesture lasts. */
  carry(): void {
    const { similarity } = this;
    for (const layer of this.layers) {
      const spot = spotAfter(similarity, layer);
      const object = this.projection.objectOf(layer.id);
      object?.set({
        left: spot.x,
        top: spot.y,
        angle: layer.rotation + similarity.angle,
        scaleX: layer.scaleX * similarity.factor,
        scaleY: layer.scaleY * similarity.factor,
      });
      object?.setCoords();
    }
  }

  /** Only its outline and handles are seen, which the canvas draws above everything. */
  override render(): void {}
}
