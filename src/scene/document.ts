/**
 * What a scene draws: one side of a product. All lengths are document pixels (a side is usually 2000 × 2000), angles are degrees,
 * opacity runs from 0 to 1. The names are the specification's (`knewX` is the skew along x).
 */
export interface SceneSide {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Picture of the white product with shading; its alpha channel is the mask that `color` tints. */
  readonly garment: { readonly url: string; readonly width: number; readonly height: number } | null;
  /** `#rrggbb` the garment is tinted with. */
  readonly color: string;
  /** Fill behind everything; null leaves it transparent. */
  readonly backgroundColor: string | null;
  readonly printArea: ScenePrintArea;
  /** Bottom first. */
  readonly layers: readonly SceneLayer[];
}

/** `x`, `y`: top left corner before rotation and skew about the middle. Layers are clipped to it. */
export interface ScenePrintArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly knewX: number;
  readonly knewY: number;
}

interface SceneLayerBase {
  readonly id: string;
  readonly name: string;
  readonly visible: boolean;
  readonly locked: boolean;
  /** The layer's middle. */
  readonly x: number;
  readonly y: number;
  /** Before scale; a text's height follows from its lines. */
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly opacity: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly knewX: number;
  readonly knewY: number;
}

export interface SceneImageLayer extends SceneLayerBase {
  readonly type: 'image';
  /** Id of an uploaded file; never a URL, so that a finished upload changes no document. */
  readonly fileId: string;
}

export interface SceneTextLayer extends SceneLayerBase {
  readonly type: 'text';
  readonly text: string;
  readonly fontFamily: string;
  readonly fontSize: number;
  /** Factor on the font size. */
  readonly lineHeight: number;
  /** Thousandths of the font size, as Fabric's charSpacing. */
  readonly letterSpacing: number;
  readonly fill: string;
  readonly textAlign: 'left' | 'center' | 'right';
}

export type SceneLayer = SceneImageLayer | SceneTextLayer;
