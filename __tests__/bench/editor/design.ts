import type { SceneLayer, SceneSide } from '../../../src/scene/document';

/** A side with so many layers: pictures and short texts, turned and laid over the print area by turns. */
export const makeSide = (count: number): SceneSide => ({
  id: 'front',
  name: 'Front',
  width: 2000,
  height: 2000,
  garment: null,
  color: '#ffffff',
  backgroundColor: '#f2f2f2',
  backgroundImage: null,
  printArea: { x: 500, y: 400, width: 1000, height: 1200, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 },
  layers: Array.from({ length: count }, (_layer, i) => makeLayer(i)),
});

const makeLayer = (i: number): SceneLayer => {
  const base = {
    id: `layer-${i}`,
    name: `Layer ${i}`,
    visible: true,
    locked: false,
    groupId: null,
    groupName: null,
    x: 520 + ((i * 97) % 960),
    y: 420 + ((i * 61) % 1160),
    rotation: (i * 7) % 360,
    opacity: 1,
    scaleX: 1,
    scaleY: 1,
    knewX: 0,
    knewY: 0,
    flipX: false,
    flipY: false,
  };
  if (i % 2 === 0) {
    return {
      ...base,
      type: 'image',
      fileId: 'swatch',
      width: 120,
      height: 90,
      cropX: 0,
      cropY: 0,
      cropWidth: 1,
      cropHeight: 1,
      tiling: 'none',
    };
  }
  return {
    ...base,
    type: 'text',
    text: 'Peak',
    fontFamily: 'sans-serif',
    fontWeight: 400,
    italic: false,
    underline: false,
    fontSize: 48,
    lineHeight: 1.16,
    letterSpacing: 0,
    fill: '#224466',
    textAlign: 'center',
    strokeColor: '#ffffff',
    strokeWidth: 0,
    shadowColor: null,
    shadowX: 0,
    shadowY: 0,
    shadowBlur: 0,
    curve: 0,
    width: 160,
    height: 48,
  };
};
