import { cache } from 'fabric';
import type { Drawn } from '../../../domain/geometry/drawn';
import type { SceneTextLayer } from '../../../scene/document';
import { hostFaces } from '../../../scene/host-faces';
import { createLayerObject } from '../../../scene/layer-object';
import { layerProps } from '../../../scene/layer-props';
import { LayerText } from '../../../scene/layer-text';
import { forgetLetters } from '../../../scene/letter-shapes';
import { measureTextsWith } from '../geometry/boxes';

/** So many texts are remembered; one that is typed is another with every letter. */
const KEPT = 2000;

/** By what a text says and how it is set. */
const measured = new Map<string, Drawn>();

/** What changes nothing of what is drawn in the layer's own pixels: where it lies, and colours. */
const ELSEWHERE: ReadonlySet<string> = new Set<keyof SceneTextLayer>([
  'id',
  'name',
  'visible',
  'locked',
  'groupId',
  'groupName',
  'x',
  'y',
  'rotation',
  'opacity',
  'scaleX',
  'scaleY',
  'knewX',
  'knewY',
  'flipX',
  'flipY',
  'fill',
  'strokeColor',
  'shadowColor',
  'shadowX',
  'shadowY',
  'shadowBlur',
]);

const keyOf = (layer: SceneTextLayer): string => JSON.stringify(layer, (name, value: unknown) => (ELSEWHERE.has(name) ? undefined : value));

/** What the scene draws of a text; null while its font is on its way. */
const drawnText = (layer: SceneTextLayer): Drawn | null => {
  const key = keyOf(layer);
  const known = measured.get(key);
  if (known) return known;
  const { name } = hostFaces(layer.fontFamily, layer.fontWeight, layer.italic);
  if (!document.fonts.check(`16px ${JSON.stringify(name)}`)) return null;
  const text = createLayerObject(layer);
  if (!(text instanceof LayerText)) return null;
  if (measured.size >= KEPT) measured.clear();
  const { drawn } = text;
  measured.set(key, drawn);
  return drawn;
};

const forgetTexts = (): void => {
  forgetLetters();
  measured.clear();
};

/** A text's font has come: what was measured while another stood in for it holds no more. */
export const forgetFont = (layer: SceneTextLayer): void => {
  cache.clearFontCache(layerProps(layer).fontFamily);
  forgetTexts();
};

/** Lets the editor's geometry, which knows no canvas, measure texts. */
export const measureTexts = (): void => {
  measureTextsWith(drawnText);
  // Heard once, however often it is asked for; a font that others fetched counts too.
  document.fonts.addEventListener('loadingdone', forgetTexts);
};
