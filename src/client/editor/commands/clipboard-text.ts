import type { MockupLayerInput, SettingInput } from '../../../contract/generated/operations';
import type { SceneLayer } from '../../../scene/document';
import { fromSceneLayer, toSceneLayer } from '../../../scene/side-codec';
import type { EditorRoot } from '../state';

/** Marks our layers among whatever else a clipboard may hold. */
const KIND = 'pod-layers';

/** Texts longer than this are not read: no design is that large. */
const MOST_CHARACTERS = 5_000_000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isSetting = (value: unknown): value is SettingInput =>
  isFields(value) &&
  typeof value.name === 'string' &&
  (value.file_id === undefined || value.file_id === null || typeof value.file_id === 'string');

const isLayer = (value: unknown): value is MockupLayerInput =>
  isFields(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.type === 'string' &&
  Array.isArray(value.settings) &&
  value.settings.every(isSetting);

/** Copied layers as a text for the system's clipboard, in the form they are saved in. A picture that is still being uploaded is known here only. */
export const layersAsText = (layers: readonly SceneLayer[], { editor }: EditorRoot): string => {
  const fileIdOf = (assetId: string): string => editor.assets[assetId]?.fileId ?? assetId;
  const saved = layers.map((layer) => fromSceneLayer(layer.type === 'image' ? { ...layer, fileId: fileIdOf(layer.fileId) } : layer));
  return JSON.stringify({ kind: KIND, layers: saved });
};

/** Whether a text is layers of ours, whole or broken: none that a person would have written. */
export const isLayersText = (text: string): boolean => text.startsWith(`{"kind":"${KIND}"`);

/** The layers of a clipboard's text; null when it holds none of ours. What a layer lacks or has wrong is read as its default. */
export const layersFromText = (text: string): readonly SceneLayer[] | null => {
  if (!text.startsWith('{') || text.length > MOST_CHARACTERS) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isFields(value) || value.kind !== KIND || !Array.isArray(value.layers)) return null;
  const layers = value.layers.filter(isLayer).flatMap((layer) => toSceneLayer(layer) ?? []);
  return layers.length > 0 ? layers : null;
};
