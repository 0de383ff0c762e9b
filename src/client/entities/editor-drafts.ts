import { EditorDraftsDocument, TrashEditorDraftDocument, type EditorDraftFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

export type UnfinishedDesign = EditorDraftFieldsFragment;

/** One's own unfinished designs, as far as it takes to choose one; the editor reads and keeps what is on them. */
export const editorDrafts = defineEntity({
  name: 'editorDrafts',
  query: { document: EditorDraftsDocument, rows: (data): readonly UnfinishedDesign[] => data.editorDrafts },
  mutations: {
    trash: mutation({ document: TrashEditorDraftDocument, removed: (data) => [data.trashEditorDraft] }),
  },
});
