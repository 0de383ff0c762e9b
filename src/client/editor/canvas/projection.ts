import type { FabricObject, StaticCanvas } from 'fabric';
import type { Clipart } from '../../../scene/clipart';
import type { SceneLayer, SceneTextLayer } from '../../../scene/document';
import type { Picture } from '../../../scene/garment';
import { LayerClipart } from '../../../scene/layer-clipart';
import { LayerImage } from '../../../scene/layer-image';
import { applyLayerPatch, createLayerObject, type LayerObject } from '../../../scene/layer-object';
import { layerProps } from '../../../scene/layer-props';
import { forgetFont } from './letters';

/** Where the projection gets what a layer only names. All may arrive late; the projection is told again through `arrived`. */
export interface LayerResources {
  /** The picture of an asset, or null while it is on its way. */
  picture(assetId: string): Picture | null;
  /** A shipped drawing, or null while it is on its way. */
  clipart(clipartId: string): Clipart | null;
  /** Whether text in this family is measured with it already. */
  hasFont(family: string): boolean;
}

interface Shown {
  readonly layer: SceneLayer;
  readonly object: LayerObject;
}

/** What a layer's object is filled with: the id of a picture or drawing. */
const shownBy = (layer: SceneLayer): string | null =>
  layer.type === 'image' ? layer.fileId : layer.type === 'clipart' ? layer.clipart : null;

/**
 * Keeps a canvas equal to a list of layers, by key: an unchanged layer is skipped, a changed one gets its changed props only, order is
 * restored by moving what is out of place. The canvas is never rebuilt and never read back.
 */
export class LayerProjection {
  private readonly shown = new Map<string, Shown>();
  private readonly ids = new WeakMap<FabricObject, string>();

  constructor(
    private readonly canvas: StaticCanvas,
    private readonly resources: LayerResources,
    /** Called for each new object and whenever its layer changed: what only an interactive canvas needs. */
    private readonly dress: (object: LayerObject, layer: SceneLayer) => void = () => undefined,
  ) {}

  objectOf(layerId: string): LayerObject | undefined {
    return this.shown.get(layerId)?.object;
  }

  idOf(object: FabricObject | undefined): string | null {
    return (object && this.ids.get(object)) ?? null;
  }

  layerOf(layerId: string): SceneLayer | undefined {
    return this.shown.get(layerId)?.layer;
  }

  /** Shows exactly these layers, bottom first. */
  show(layers: readonly SceneLayer[]): void {
    const wanted = new Set(layers.map(({ id }) => id));
    for (const [id, { object }] of this.shown) {
      if (wanted.has(id)) continue;
      this.canvas.remove(object);
      this.shown.delete(id);
    }
    for (const [index, layer] of layers.entries()) {
      const object = this.put(layer);
      if (this.canvas.item(index) !== object) this.canvas.moveObjectTo(object, index);
    }
    this.canvas.requestRenderAll();
  }

  /** Brings one layer's object to exactly what the layer says, whatever a gesture has done to it. */
  restore(layer: SceneLayer): void {
    const known = this.shown.get(layer.id);
    if (!known) return;
    known.object.set(layerProps(layer));
    known.object.setCoords();
    this.follow(known, layer);
    this.canvas.requestRenderAll();
  }

  /** A picture, a drawing or a font has come: whoever waited for it is drawn again. */
  arrived({ assetId, clipartId, family }: { readonly assetId?: string; readonly clipartId?: string; readonly family?: string }): void {
    for (const { layer, object } of this.shown.values()) {
      if (layer.type === 'image' && layer.fileId === assetId) this.setPicture(object, layer);
      if (layer.type === 'clipart' && layer.clipart === clipartId) this.setPicture(object, layer);
      if (layer.type === 'text' && layer.fontFamily === family) this.measureAgain(object, layer);
    }
    this.canvas.requestRenderAll();
  }

  private put(layer: SceneLayer): LayerObject {
    const known = this.shown.get(layer.id);
    if (!known || known.layer.type !== layer.type) return this.create(layer, known);
    if (known.layer === layer) return known.object;
    applyLayerPatch(known.object, known.layer, layer);
    this.follow(known, layer);
    return known.object;
  }

  private create(layer: SceneLayer, replaced: Shown | undefined): LayerObject {
    if (replaced) this.canvas.remove(replaced.object);
    if (layer.type === 'text') this.resources.hasFont(layer.fontFamily);
    const object = createLayerObject(layer);
    this.setPicture(object, layer);
    this.ids.set(object, layer.id);
    this.shown.set(layer.id, { layer, object });
    this.dress(object, layer);
    this.canvas.add(object);
    return object;
  }

  private follow({ layer: previous, object }: Shown, layer: SceneLayer): void {
    this.shown.set(layer.id, { layer, object });
    if (shownBy(previous) !== shownBy(layer)) this.setPicture(object, layer);
    if (layer.type === 'text') this.resources.hasFont(layer.fontFamily);
    this.dress(object, layer);
  }

  private setPicture(object: LayerObject, layer: SceneLayer): void {
    if (layer.type === 'image' && object instanceof LayerImage) object.setPicture(this.resources.picture(layer.fileId));
    if (layer.type === 'clipart' && object instanceof LayerClipart) object.setClipart(this.resources.clipart(layer.clipart));
  }

  /** Text made before its font came was measured with another one, and may have widened itself. */
  private measureAgain(object: LayerObject, layer: SceneTextLayer): void {
    forgetFont(layer);
    object.set(layerProps(layer));
    object.setCoords();
  }
}
