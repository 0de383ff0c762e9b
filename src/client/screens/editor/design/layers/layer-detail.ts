import type { SceneLayer } from '../../../../../scene/document';
import { files } from '../../../../entities/files';
import type { Root } from '../../root';

/** What a layer holds, in words: what a text says, which file a picture is, which drawing a clipart. Empty while that is not known. */
export const layerDetail = (state: Root, layer: SceneLayer): string => {
  if (layer.type === 'text') return layer.text.replace(/\s+/g, ' ').trim();
  if (layer.type === 'clipart') return layer.clipart.slice(layer.clipart.lastIndexOf('/') + 1).replaceAll('-', ' ');
  const asset = state.editor.assets[layer.fileId];
  return asset?.filename || files.selectById(state, asset?.fileId ?? layer.fileId)?.filename || '';
};

/** Whether the words one looks for stand in any of these, in whatever case. */
export const hasWords = (texts: readonly string[], query: string): boolean => {
  const text = texts.join(' ').toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
