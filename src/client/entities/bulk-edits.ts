import { BulkEditsDocument, BulkEditUndoDocument, type BulkEditFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

export type BulkEdit = BulkEditFieldsFragment;

/** Changes of many listings at once, which can be taken back for a while. */
export const bulkEdits = defineEntity({
  name: 'bulkEdits',
  query: { document: BulkEditsDocument, rows: (data): readonly BulkEdit[] => data.bulkEdits },
  mutations: { undo: mutation({ document: BulkEditUndoDocument, rows: (data) => [data.bulkEditUndo] }) },
});
