import type { SceneTextLayer } from '../../../../../scene/document';

/** A look new text may start with. */
export interface TextPreset {
  readonly id: 'heading' | 'subheading' | 'body' | 'curved' | 'outlined' | 'shadow';
  readonly fontFamily: string;
  /** Share of the size a new text has by itself. */
  readonly size: number;
  readonly look: Partial<
    Pick<SceneTextLayer, 'fontWeight' | 'italic' | 'curve' | 'strokeColor' | 'shadowColor' | 'letterSpacing' | 'fill'>
  >;
  /** The outline's width as a share of the font size. */
  readonly outline?: number;
}

export const TEXT_PRESETS: readonly TextPreset[] = [
  { id: 'heading', fontFamily: 'Oswald', size: 1.15, look: { fontWeight: 700 } },
  { id: 'subheading', fontFamily: 'Oswald', size: 0.7, look: {} },
  { id: 'body', fontFamily: 'Roboto', size: 0.4, look: {} },
  { id: 'curved', fontFamily: 'Bebas Neue', size: 0.9, look: { curve: 40, letterSpacing: 40 } },
  { id: 'outlined', fontFamily: 'Oswald', size: 1, look: { fontWeight: 700, fill: '#ffffff', strokeColor: '#000000' }, outline: 0.06 },
  { id: 'shadow', fontFamily: 'Lobster', size: 1, look: { shadowColor: '#8a8f98' } },
];

/** The change that gives a new text, of `fontSize` document pixels, a preset's look. */
export const presetChange = ({ size, look, outline = 0 }: TextPreset, fontSize: number) => {
  const next = Math.max(8, Math.round(fontSize * size));
  return { ...look, fontSize: next, ...(outline > 0 && { strokeWidth: Math.max(1, Math.round(next * outline)) }) };
};
