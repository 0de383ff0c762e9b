import { createSelector } from '@reduxjs/toolkit';
import type { ProductPresetFieldsFragment } from '../../contract/generated/operations';
import type { Size } from '../../domain/geometry/placement';
import { imageUrl, SCENE_RENDITION } from '../../domain/files/image-sizes';
import type { SceneLayer, SceneSide } from '../../scene/document';
import { files } from '../entities/files';
import { presets } from '../entities/presets';
import type { EntitiesState } from '../kernel/entity-reducer';
import { layersOf, sceneOf, usedAssets } from './document/convert';
import type { EditorDocument, EditorSide } from './document/types';
import { isSame } from './drafts/slice';
import type { EditorRoot } from './state';

export const selectDocument = ({ editor }: EditorRoot): EditorDocument => editor.document.present;

/** The side on the stage; the first one when the one that was shown is gone, as after an undo. */
export const selectSide = ({ editor }: EditorRoot): EditorSide | undefined => {
  const { order, sides } = editor.document.present;
  return sides[editor.ui.sideId ?? ''] ?? sides[order[0] ?? ''];
};

/** The selected layers that are on the shown side, bottom first; the same array while they and the selection stay. */
export const selectSelectedLayers: (state: EditorRoot) => readonly SceneLayer[] = createSelector(
  [selectSide, ({ editor }: EditorRoot) => editor.ui.selected],
  (side, selected) => (side ? side.order.flatMap((id) => (selected.includes(id) ? (side.layers[id] ?? []) : [])) : []),
);

/** The selected layer, when it is one alone. */
export const selectSelectedLayer = (state: EditorRoot): SceneLayer | undefined => {
  const layers = selectSelectedLayers(state);
  return layers.length === 1 ? layers[0] : undefined;
};

/** What the scene draws of the shown side; the same object until side or colour change. */
export const selectScene = (state: EditorRoot): SceneSide | undefined => {
  const side = selectSide(state);
  return side && sceneOf(side, selectDocument(state).color);
};

/** The product type that is open. */
export const selectPreset = (state: EditorRoot & EntitiesState): ProductPresetFieldsFragment | undefined =>
  presets.selectById(state, state.editor.session.presetId ?? '');

/** True while something in the editor is not on the server. */
export const selectUnsaved = ({ editor }: EditorRoot): boolean => {
  const { saved } = editor.save;
  return saved !== null && (saved.document !== editor.document.present || saved.form !== editor.product.form);
};

/** How safe the work is: on the server as a product, or as a draft of its last change; on its way there; in this browser alone. Null: none yet. */
export type Safety = 'saved' | 'draft' | 'saving' | 'here' | null;

export const selectSafety = ({ editor }: EditorRoot): Safety => {
  if (!selectUnsaved({ editor })) return editor.session.mockupId === null ? null : 'saved';
  const { document, product, drafts, assets } = editor;
  const waiting = [...usedAssets(document.present)].filter((id) => assets[id]?.fileId === null);
  if (drafts.failure || waiting.some((id) => assets[id]?.status === 'failed')) return 'here';
  return waiting.length === 0 && isSame(drafts.kept, { document: document.present, form: product.form }) ? 'draft' : 'saving';
};

/** The address of an asset's picture as the scene draws it; undefined while only the browser has its bytes. */
export const selectAssetUrl = (state: EditorRoot & EntitiesState, assetId: string): string | undefined => {
  const asset = state.editor.assets[assetId];
  const row = files.selectById(state, asset?.fileId ?? assetId);
  return (row && imageUrl(row.image_sizes, SCENE_RENDITION)) ?? asset?.url ?? undefined;
};

/** A picture's own pixels; null until its row has come. */
export const selectPictureSize = createSelector(
  [(state: EditorRoot & EntitiesState, assetId: string) => files.selectById(state, state.editor.assets[assetId]?.fileId ?? assetId)],
  (row): Size | null => (row?.width && row.height ? { width: row.width, height: row.height } : null),
);

/** Whether anything would be printed. */
export const hasPrint = (document: EditorDocument): boolean =>
  document.order.some((id) => {
    const side = document.sides[id];
    return side !== undefined && layersOf(side).some(({ visible }) => visible);
  });
