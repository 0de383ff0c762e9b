import type { MockupLayerInput, MockupSideInput, SettingInput } from '../contract/generated/operations';
import { DEFAULT_DOCUMENT_SIZE } from '../domain/design/mockup-save';
import { PRINT_MASK } from '../domain/design/print-mask';
import { TILINGS, type SceneLayer, type SceneSide, type SceneTextLayer, type Tiling } from './document';

/** What a text layer looks like where a setting is missing. */
const TEXT_DEFAULTS = {
  text: '',
  fontFamily: 'Roboto',
  fontSize: 160,
  lineHeight: 1.16,
  letterSpacing: 0,
  fill: '#000000',
  shadowX: 6,
  shadowY: 6,
  shadowBlur: 8,
} as const;

const WHITE = '#ffffff';

/**
 * The scene of a saved side. Settings that are missing get their default; layers of a type the scene cannot draw, and image layers
 * without a file, are left out. Ignores every URL but the garment's: layers name files by id.
 */
export const toSceneSide = (side: MockupSideInput): SceneSide => {
  const document = reader(side.document.settings);
  const area = side.print_area;
  const printMask = document.text(PRINT_MASK, '');
  return {
    id: side.id,
    name: side.name,
    width: side.document.width ?? DEFAULT_DOCUMENT_SIZE,
    height: side.document.height ?? DEFAULT_DOCUMENT_SIZE,
    garment: side.image ? { url: side.image.url, width: side.image.width, height: side.image.height } : null,
    color: document.text('color', WHITE),
    backgroundColor: document.text('backgroundColor', '') || null,
    backgroundImage: document.file('backgroundImage'),
    printArea: {
      x: area.x,
      y: area.y,
      width: area.width,
      height: area.height,
      rotation: area.rotation ?? 0,
      scaleX: area.scaleX ?? 1,
      scaleY: area.scaleY ?? 1,
      knewX: area.knewX ?? 0,
      knewY: area.knewY ?? 0,
    },
    ...(printMask !== '' && { printMask }),
    layers: side.layers.map(toSceneLayer).filter((layer) => layer !== null),
  };
};

/**
 * The saved form of a scene. `kept` is the side as it was loaded: what the scene does not hold (the garment file's id and sizes, the
 * preview, layers of other types stay out) is taken over from it.
 */
export const fromSceneSide = (scene: SceneSide, kept?: MockupSideInput): MockupSideInput => {
  const options = new Map(kept?.layers.map((layer) => [layer.id, layer.options]));
  return {
    id: scene.id,
    name: scene.name,
    image: scene.garment && { ...(kept?.image?.url === scene.garment.url ? kept.image : {}), ...scene.garment },
    mockup: kept?.mockup ?? null,
    print_area: { ...scene.printArea },
    document: {
      mockup_type: kept?.document.mockup_type ?? '2D',
      width: scene.width,
      height: scene.height,
      settings: [
        { name: 'color', value: scene.color },
        ...(scene.backgroundColor === null ? [] : [{ name: 'backgroundColor', value: scene.backgroundColor }]),
        ...(scene.backgroundImage === null ? [] : [{ name: 'backgroundImage', file_id: scene.backgroundImage }]),
        ...(scene.printMask === undefined ? [] : [{ name: PRINT_MASK, value: scene.printMask }]),
      ],
    },
    layers: scene.layers.map((layer) => ({ ...fromSceneLayer(layer), options: options.get(layer.id) ?? [] })),
  };
};

/** A saved layer as the scene draws it; null when it cannot. */
export const toSceneLayer = (layer: MockupLayerInput): SceneLayer | null => {
  const settings = reader(layer.settings);
  const base = {
    id: layer.id,
    name: layer.name,
    visible: settings.flag('visible', true),
    locked: settings.flag('locked', false),
    x: settings.number('x', 0),
    y: settings.number('y', 0),
    width: settings.number('width', 0),
    height: settings.number('height', 0),
    rotation: settings.number('rotation', 0),
    opacity: settings.number('opacity', 1),
    scaleX: settings.number('scaleX', 1),
    scaleY: settings.number('scaleY', 1),
    knewX: settings.number('knewX', 0),
    knewY: settings.number('knewY', 0),
    flipX: settings.flag('flipX', false),
    flipY: settings.flag('flipY', false),
    groupId: settings.text('groupId', '') || null,
    groupName: settings.text('groupName', '') || null,
  };
  if (layer.type === 'image') {
    const fileId = settings.file('image');
    if (fileId === null) return null;
    return {
      ...base,
      type: 'image',
      fileId,
      cropX: settings.number('cropX', 0),
      cropY: settings.number('cropY', 0),
      cropWidth: settings.number('cropWidth', 1),
      cropHeight: settings.number('cropHeight', 1),
      tiling: tilingOf(settings.text('tiling', 'none')),
    };
  }
  if (layer.type === 'clipart') {
    const clipart = settings.text('clipart', '');
    return clipart === '' ? null : { ...base, type: 'clipart', clipart, fill: settings.text('fill', '') || null };
  }
  if (layer.type !== 'text') return null;
  return {
    ...base,
    type: 'text',
    text: settings.text('text', TEXT_DEFAULTS.text),
    fontFamily: settings.text('fontFamily', TEXT_DEFAULTS.fontFamily),
    fontWeight: settings.number('fontWeight', 400) === 700 ? 700 : 400,
    italic: settings.flag('italic', false),
    underline: settings.flag('underline', false),
    fontSize: settings.number('fontSize', TEXT_DEFAULTS.fontSize),
    lineHeight: settings.number('lineHeight', TEXT_DEFAULTS.lineHeight),
    letterSpacing: settings.number('letterSpacing', TEXT_DEFAULTS.letterSpacing),
    fill: settings.text('fill', TEXT_DEFAULTS.fill),
    textAlign: alignment(settings.text('textAlign', 'center')),
    strokeColor: settings.text('strokeColor', '') || '#ffffff',
    strokeWidth: settings.number('strokeWidth', 0),
    shadowColor: settings.text('shadowColor', '') || null,
    shadowX: settings.number('shadowX', TEXT_DEFAULTS.shadowX),
    shadowY: settings.number('shadowY', TEXT_DEFAULTS.shadowY),
    shadowBlur: settings.number('shadowBlur', TEXT_DEFAULTS.shadowBlur),
    curve: settings.number('curve', 0),
  };
};

const alignment = (value: string): SceneTextLayer['textAlign'] => (value === 'left' || value === 'right' ? value : 'center');

const tilingOf = (value: string): Tiling => TILINGS.find((tiling) => tiling === value) ?? 'none';

/** The saved form of one layer. */
export const fromSceneLayer = (layer: SceneLayer): MockupLayerInput => {
  const { id, name, type } = layer;
  if (layer.type === 'image') {
    const { id: _id, name: _name, type: _type, fileId, ...saved } = layer;
    return { id, name, type, settings: [...pairs(saved), { name: 'image', file_id: fileId }] };
  }
  const { id: _id, name: _name, type: _type, ...saved } = layer;
  return { id, name, type, settings: pairs(saved) };
};

/** Each property of a layer under its own name. What is null is not saved: null is what the reader makes of a setting that is missing. */
const pairs = (saved: Readonly<Record<string, string | number | boolean | null>>): SettingInput[] =>
  Object.entries(saved).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));

const reader = (settings: readonly SettingInput[]) => {
  const byName = new Map(settings.map((setting) => [setting.name, setting]));
  const value = (name: string) => byName.get(name)?.value;
  return {
    text: (name: string, missing: string): string => {
      const found = value(name);
      return found === null || found === undefined ? missing : String(found);
    },
    number: (name: string, missing: number): number => {
      const found = value(name);
      return typeof found === 'number' && Number.isFinite(found) ? found : missing;
    },
    flag: (name: string, missing: boolean): boolean => {
      const found = value(name);
      return typeof found === 'boolean' ? found : missing;
    },
    file: (name: string): string | null => byName.get(name)?.file_id || null,
  };
};
