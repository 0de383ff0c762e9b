import { bulkEdits } from '../../../entities/bulk-edits';
import { undoKey } from './push-facts';

/** Intent: take an edit back; pressed twice it is one. */
export const undoIntent = (edit: string) => bulkEdits.actions.undo({ _id: edit }, undoKey(edit));
