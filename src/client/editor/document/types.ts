import type { SceneClipartLayer, SceneImageLayer, SceneLayer, SceneSide, SceneTextLayer } from '../../../scene/document';

/** One side as it is edited. `order` runs from bottom to top; every id in it is in `layers`. */
export interface EditorSide extends Omit<SceneSide, 'layers' | 'color'> {
  readonly order: readonly string[];
  readonly layers: Readonly<Record<string, SceneLayer>>;
}

/** What undo goes back and forth over: all sides, and the garment's colour, which they share. An image layer's `fileId` is an asset id. */
export interface EditorDocument {
  /** Side ids in the product's order. */
  readonly order: readonly string[];
  readonly sides: Readonly<Record<string, EditorSide>>;
  /** `#rrggbb`. */
  readonly color: string;
}

/** What a patch may change of a layer; units as in the scene's document. A field the layer's type does not have is ignored. */
export type LayerChange = Partial<Omit<SceneImageLayer, 'id' | 'type'>> &
  Partial<Omit<SceneTextLayer, 'id' | 'type' | 'fill'>> &
  Partial<Omit<SceneClipartLayer, 'id' | 'type' | 'fill'>> & { readonly fill?: string | null };

/** What a patch may change of a side; its layers have patches of their own. */
export type SideChange = Partial<Omit<EditorSide, 'id' | 'order' | 'layers'>>;
