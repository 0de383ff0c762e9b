import type { SceneLayer, SceneTextLayer } from './document';
import type { FaceOf } from './font-faces';
import { hostFaces } from './host-faces';
import type { PictureProps } from './layer-image';
import type { LetteringProps } from './lettering';

/** What every layer object is made with: pixels straight to the canvas, no outline of Fabric's, placed by its middle. */
export const constantProps = {
  originX: 'center',
  originY: 'center',
  strokeWidth: 0,
  objectCaching: false,
} as const;

interface PlacementProps {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly angle: number;
  readonly opacity: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly skewX: number;
  readonly skewY: number;
  readonly flipX: boolean;
  readonly flipY: boolean;
  readonly visible: boolean;
}

interface ImageProps extends PlacementProps, PictureProps {
  readonly height: number;
}

interface ClipartProps extends PlacementProps {
  readonly height: number;
  readonly tint: string | null;
}

interface TextProps extends PlacementProps, LetteringProps {
  readonly text: string;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly charSpacing: number;
  readonly fill: string;
  readonly textAlign: 'left' | 'center' | 'right';
}

const placementOf = (layer: SceneLayer): PlacementProps => ({
  left: layer.x,
  top: layer.y,
  width: layer.width,
  angle: layer.rotation,
  opacity: layer.opacity,
  scaleX: layer.scaleX,
  scaleY: layer.scaleY,
  skewX: layer.knewX,
  skewY: layer.knewY,
  flipX: layer.flipX,
  flipY: layer.flipY,
  visible: layer.visible,
});

const textProps = (layer: SceneTextLayer, faceOf: FaceOf): TextProps => {
  const face = faceOf(layer.fontFamily, layer.fontWeight, layer.italic);
  return {
    ...placementOf(layer),
    text: layer.text,
    fontFamily: face.name,
    bolder: face.bolder,
    slanted: face.slanted,
    underline: layer.underline,
    fontSize: layer.fontSize,
    lineHeight: layer.lineHeight,
    charSpacing: layer.letterSpacing,
    fill: layer.fill,
    textAlign: layer.textAlign,
    outlineColor: layer.strokeColor,
    outlineWidth: layer.strokeWidth,
    shadeColor: layer.shadowColor,
    shadeX: layer.shadowX,
    shadeY: layer.shadowY,
    shadeBlur: layer.shadowBlur,
    curve: layer.curve,
  };
};

type LayerProps<L extends SceneLayer> = L extends { type: 'text' } ? TextProps : L extends { type: 'clipart' } ? ClipartProps : ImageProps;

/** A layer in Fabric's words. A text's height follows from its lines and is never set. Faces are the host's own unless told. */
export function layerProps<L extends SceneLayer>(layer: L, faceOf?: FaceOf): LayerProps<L>;
export function layerProps(layer: SceneLayer, faceOf: FaceOf = hostFaces): ImageProps | ClipartProps | TextProps {
  if (layer.type === 'text') return textProps(layer, faceOf);
  if (layer.type === 'clipart') return { ...placementOf(layer), height: layer.height, tint: layer.fill };
  return {
    ...placementOf(layer),
    height: layer.height,
    cropLeft: layer.cropX,
    cropTop: layer.cropY,
    cropAcross: layer.cropWidth,
    cropDown: layer.cropHeight,
    tiling: layer.tiling,
  };
}

/**
 * The props that differ, or null when nothing does. A text's patch always carries its width: a text box widens itself to its longest word and
 * would stay wide after the word is gone, and a bent text has a width of its own.
 */
export const changedProps = (previous: SceneLayer, next: SceneLayer, faceOf?: FaceOf): Record<string, unknown> | null => {
  if (previous === next) return null;
  const before: Record<string, unknown> = { ...layerProps(previous, faceOf) };
  const after: Record<string, unknown> = { ...layerProps(next, faceOf) };
  const changed = Object.fromEntries(Object.entries(after).filter(([name, value]) => !Object.is(before[name], value)));
  if (Object.keys(changed).length === 0) return null;
  if (next.type === 'text') changed.width = next.width;
  return changed;
};
