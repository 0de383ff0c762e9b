import type { MockupLayerInput, MockupSideInput, SettingInput, SidePrintAreaInput } from '../../contract/generated/operations';
import { accept, refuse, type Outcome } from '../fault';
import { checkName } from '../names';
import { isBlank, parseNumber, roundTo } from '../numbers';
import { PRINT_MASK, readPrintMask } from './print-mask';

/** Side of a document whose size was left empty, in pixels (specification 1, §5). */
export const DEFAULT_DOCUMENT_SIZE = 1100;

/** Largest side of a document in pixels: a renderer has to hold it in memory. */
export const MAX_DOCUMENT_SIZE = 8000;

/** Settings that are numbers, kept to two decimals (specification 2, §5). */
export const ROUNDED_SETTINGS: ReadonlySet<string> = new Set([
  'x',
  'y',
  'width',
  'height',
  'fontSize',
  'lineHeight',
  'opacity',
  'rotation',
  'knewX',
  'knewY',
  'scaleX',
  'scaleY',
  'letterSpacing',
]);

/** Settings that are colours, `#rrggbb`; empty stands for none. */
const COLOUR_SETTINGS: ReadonlySet<string> = new Set(['color', 'backgroundColor', 'fill', 'strokeColor', 'shadowColor']);
const COLOUR = /^#[0-9a-f]{6}$/iu;

const LAYER_DEFAULTS = { scaleX: 1, scaleY: 1, rotation: 0 } as const;

const round = (value: number): number => roundTo(value, 2);

/**
 * The sides of a mockup as they are saved (specification 2, §5 and 1, §5): layers without a type dropped, numeric settings rounded
 * to two decimals, scale 1 and rotation 0 where nothing was said, an empty document size 1100. Applying it twice changes nothing more.
 */
export const checkSides = (sides: readonly MockupSideInput[]): Outcome<MockupSideInput[]> => {
  if (sides.length === 0) return refuse('mockup.noSide', { field: 'sides' });
  if (new Set(sides.map((side) => side.id)).size < sides.length) return refuse('mockup.sideTwice', { field: 'sides' });
  const checked: MockupSideInput[] = [];
  for (const [index, side] of sides.entries()) {
    const outcome = checkSide(side, `sides.${index}`);
    if (!outcome.ok) return outcome;
    checked.push(outcome.value);
  }
  return accept(checked);
};

/** One side under the rules of `checkSides`; `path` names it in a fault's field. */
export const checkSide = (side: MockupSideInput, path = 'side'): Outcome<MockupSideInput> => {
  const name = checkName(side.name, 'side', `${path}.name`);
  if (!name.ok) return name;
  const width = documentSize(side.document.width, name.value, `${path}.document.width`);
  if (!width.ok) return width;
  const height = documentSize(side.document.height, name.value, `${path}.document.height`);
  if (!height.ok) return height;
  const area = side.print_area;
  if (!(area.width > 0 && area.height > 0))
    return refuse('mockup.emptyPrintArea', { field: `${path}.print_area`, values: { side: name.value } });
  const documentSettings = checkSettings(side.document.settings, name.value, `${path}.document.settings`);
  if (!documentSettings.ok) return documentSettings;
  const layers = checkLayers(side.layers, name.value, `${path}.layers`);
  if (!layers.ok) return layers;
  return accept({
    ...side,
    name: name.value,
    print_area: roundPrintArea(area),
    document: {
      mockup_type: side.document.mockup_type?.trim() || '2D',
      width: width.value,
      height: height.value,
      settings: documentSettings.value,
    },
    layers: layers.value,
  });
};

const documentSize = (value: number | null | undefined, side: string, field: string): Outcome<number> => {
  if (isBlank(value)) return accept(DEFAULT_DOCUMENT_SIZE);
  const size = parseNumber(value);
  if (size === null || round(size) <= 0) return refuse('mockup.documentSize', { field, values: { side } });
  if (size > MAX_DOCUMENT_SIZE) return refuse('mockup.documentTooLarge', { field, values: { side, most: MAX_DOCUMENT_SIZE } });
  return accept(round(size));
};

const roundPrintArea = (area: SidePrintAreaInput): SidePrintAreaInput => ({
  x: round(area.x),
  y: round(area.y),
  width: Math.max(0.01, round(area.width)),
  height: Math.max(0.01, round(area.height)),
  rotation: round(area.rotation ?? 0),
  scaleX: round(area.scaleX ?? 1),
  scaleY: round(area.scaleY ?? 1),
  knewX: round(area.knewX ?? 0),
  knewY: round(area.knewY ?? 0),
});

const checkLayers = (layers: readonly MockupLayerInput[], side: string, path: string): Outcome<MockupLayerInput[]> => {
  const typed = layers.filter((layer) => !isBlank(layer.type));
  if (new Set(typed.map((layer) => layer.id)).size < typed.length) return refuse('mockup.layerTwice', { field: path, values: { side } });
  const checked: MockupLayerInput[] = [];
  for (const [index, layer] of typed.entries()) {
    const label = layer.name.trim() || layer.id;
    const settings = checkSettings(layer.settings, label, `${path}.${index}.settings`);
    if (!settings.ok) return settings;
    const named = new Set(settings.value.map((setting) => setting.name));
    for (const [name, value] of Object.entries(LAYER_DEFAULTS)) if (!named.has(name)) settings.value.push({ name, value });
    checked.push({ id: layer.id, name: label, type: layer.type?.trim(), settings: settings.value, options: layer.options ?? [] });
  }
  return accept(checked);
};

const checkSettings = (settings: readonly SettingInput[], owner: string, path: string): Outcome<SettingInput[]> => {
  const checked = new Map<string, SettingInput>();
  for (const setting of settings) {
    if (COLOUR_SETTINGS.has(setting.name) && !isBlank(setting.value) && !COLOUR.test(String(setting.value)))
      return refuse('mockup.settingNoColour', { field: path, values: { setting: setting.name, owner } });
    if (setting.name === PRINT_MASK && !isBlank(setting.value) && !readPrintMask(String(setting.value)))
      return refuse('mockup.printMask', { field: path, values: { side: owner } });
    if (!ROUNDED_SETTINGS.has(setting.name)) checked.set(setting.name, setting);
    else if (!isBlank(setting.value)) {
      const value = parseNumber(setting.value);
      if (value === null) return refuse('mockup.settingNoNumber', { field: path, values: { setting: setting.name, owner } });
      checked.set(setting.name, { name: setting.name, value: round(value) });
    }
  }
  return accept([...checked.values()]);
};
