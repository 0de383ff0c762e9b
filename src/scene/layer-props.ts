import type { SceneLayer } from './document';

/** What every layer object is made with: pixels straight to the canvas, no outline, placed by its middle. */
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
  readonly visible: boolean;
}

export interface ImageProps extends PlacementProps {
  readonly height: number;
}

export interface TextProps extends PlacementProps {
  readonly text: string;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly charSpacing: number;
  readonly fill: string;
  readonly textAlign: 'left' | 'center' | 'right';
}

/** A layer in Fabric's words. A text's height follows from its lines and is never set. */
export const layerProps = (layer: SceneLayer): ImageProps | TextProps => {
  const placement: PlacementProps = {
    left: layer.x,
    top: layer.y,
    width: layer.width,
    angle: layer.rotation,
    opacity: layer.opacity,
    scaleX: layer.scaleX,
    scaleY: layer.scaleY,
    skewX: layer.knewX,
    skewY: layer.knewY,
    visible: layer.visible,
  };
  if (layer.type !== 'text') return { ...placement, height: layer.height };
  return {
    ...placement,
    text: layer.text,
    fontFamily: layer.fontFamily,
    fontSize: layer.fontSize,
    lineHeight: layer.lineHeight,
    charSpacing: layer.letterSpacing,
    fill: layer.fill,
    textAlign: layer.textAlign,
  };
};

/**
 * The props that differ, or null when nothing does. A text's patch always carries its width: a Textbox widens itself to its longest word and
 * would stay wide after the word is gone.
 */
export const changedProps = (previous: SceneLayer, next: SceneLayer): Record<string, unknown> | null => {
  if (previous === next) return null;
  const before: Record<string, unknown> = { ...layerProps(previous) };
  const after: Record<string, unknown> = { ...layerProps(next) };
  const changed = Object.fromEntries(Object.entries(after).filter(([name, value]) => !Object.is(before[name], value)));
  if (Object.keys(changed).length === 0) return null;
  if (next.type === 'text') changed.width = next.width;
  return changed;
};
