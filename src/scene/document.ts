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
  /** File id of the picture that covers the document behind the garment; null for none. */
  readonly backgroundImage: string | null;
  readonly printArea: ScenePrintArea;
  /** What of the print area is printed, where that is no rectangle: a path in shares of it (`domain/design/print-mask`). */
  readonly printMask?: string;
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
  /** Layers with the same group are selected and moved together; null for none. */
  readonly groupId: string | null;
  /** What a person calls the layer's group; null for none, or for a group without a name. */
  readonly groupName: string | null;
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
  readonly flipX: boolean;
  readonly flipY: boolean;
}

/** How a picture repeats over the whole print area: `none` draws it once, in the layer's box. */
export const TILINGS = ['none', 'grid', 'brick', 'mirror'] as const;
export type Tiling = (typeof TILINGS)[number];

export interface SceneImageLayer extends SceneLayerBase {
  readonly type: 'image';
  /** Id of an uploaded file; never a URL, so that a finished upload changes no document. */
  readonly fileId: string;
  /** The part of the picture that is shown, in shares of its width and height (0 to 1); the layer's box shows just that part. */
  readonly cropX: number;
  readonly cropY: number;
  readonly cropWidth: number;
  readonly cropHeight: number;
  readonly tiling: Tiling;
}

/** A shipped picture made of paths, sharp at any size. */
export interface SceneClipartLayer extends SceneLayerBase {
  readonly type: 'clipart';
  /** Id in the shipped collection, such as `game-icons/anchor`. */
  readonly clipart: string;
  /** `#rrggbb` that replaces the clipart's own colours; null keeps them. */
  readonly fill: string | null;
}

export interface SceneTextLayer extends SceneLayerBase {
  readonly type: 'text';
  readonly text: string;
  /** A shipped family, or one of the container's own fonts. */
  readonly fontFamily: string;
  readonly fontWeight: 400 | 700;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly fontSize: number;
  /** Factor on the font size. */
  readonly lineHeight: number;
  /** Thousandths of the font size, as Fabric's charSpacing. */
  readonly letterSpacing: number;
  readonly fill: string;
  readonly textAlign: 'left' | 'center' | 'right';
  /** Outline about the letters; a width of 0 draws none. */
  readonly strokeColor: string;
  readonly strokeWidth: number;
  /** Null for no shadow; offsets and blur are document pixels. */
  readonly shadowColor: string | null;
  readonly shadowX: number;
  readonly shadowY: number;
  readonly shadowBlur: number;
  /** How far the line is bent, in percent of a full circle: above 0 it arches up, below 0 it sags; 0 is straight. */
  readonly curve: number;
}

export type SceneLayer = SceneImageLayer | SceneClipartLayer | SceneTextLayer;
