import { BULK_CHECK_LIMIT, isBulkAction, type BulkAction } from '../../domain/lists/bulk';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { refusalIn } from '../kernel/language';
import type { QueryOperations, Rule } from '../kernel/operation';
import { fileVerdicts, removeFileVerdicts, trashFileVerdicts } from '../files/verdicts';
import { pushVerdicts, queueVerdicts, removeVerdicts } from '../listings/verdicts';
import { removeGroupVerdicts, startVerdicts, stopVerdicts } from '../job-groups/verdicts';
import { designVerdicts, removeDesignVerdicts } from '../designs/verdicts';
import { fetchVerdicts, trashVerdicts } from '../stores/verdicts';
import { cleanIds } from '../kernel/input';
import type { Verdict } from '../kernel/verdict';

interface BulkCheck {
  /** The rule of the mutation itself. */
  readonly rule: Rule;
  /** The very verdicts the mutation goes by. */
  readonly verdicts: (tx: Tx, containerId: string, ids: readonly string[], storeIds: readonly string[]) => Promise<Verdict[]>;
}

/** Every bulk action; one that is missing is a type error. */
const checks: Readonly<Record<BulkAction, BulkCheck>> = {
  trashStore: { rule: { module: 'store', access: 'delete' }, verdicts: trashVerdicts },
  ordersFetch: { rule: { module: 'order', access: 'update' }, verdicts: fetchVerdicts },
  removeItemInfo: { rule: { module: 'item_info', access: 'delete' }, verdicts: removeVerdicts },
  jobItem: { rule: { module: 'item_info', access: 'update' }, verdicts: pushVerdicts },
  queueItem: {
    rule: { module: 'item_info', access: 'update' },
    verdicts: (tx, containerId, ids, [storeId = '']) => queueVerdicts(tx, containerId, ids, storeId),
  },
  jobsStart: { rule: { module: 'job', access: 'update' }, verdicts: startVerdicts },
  jobsStop: { rule: { module: 'job', access: 'update' }, verdicts: stopVerdicts },
  trashMockupDesign: { rule: { module: 'mockup', access: 'delete' }, verdicts: designVerdicts },
  removeMockupDesign: { rule: { module: 'mockup', access: 'delete' }, verdicts: removeDesignVerdicts },
  moveMockupDesign: { rule: { module: 'mockup', access: 'update' }, verdicts: designVerdicts },
  duplicateMockupDesign: { rule: { module: 'mockup', access: 'add' }, verdicts: designVerdicts },
  trashFile: { rule: { module: 'file', access: 'delete' }, verdicts: trashFileVerdicts },
  removeFile: { rule: { module: 'file', access: 'delete' }, verdicts: removeFileVerdicts },
  moveFile: { rule: { module: 'file', access: 'update' }, verdicts: fileVerdicts },
  tagFile: { rule: { module: 'file', access: 'update' }, verdicts: fileVerdicts },
  jobsRemove: { rule: { module: 'job', access: 'delete' }, verdicts: removeGroupVerdicts },
};

const checkOf = (action: string): BulkCheck => {
  if (!isBulkAction(action)) throw new UserError('bulk.unknown', { field: 'action', values: { action: action.slice(0, 40) } });
  return checks[action];
};

export const Query: Pick<QueryOperations, 'bulkCheck'> = {
  bulkCheck: {
    rule: ({ action }) => checkOf(action).rule,
    run: async (tx, { action, ids, store_ids }, { container }) => {
      const wanted = cleanIds(ids);
      if (wanted.length === 0) throw new UserError('bulk.noneChosen', { field: 'ids' });
      if (wanted.length > BULK_CHECK_LIMIT) {
        throw new UserError('bulk.tooMany', { field: 'ids', values: { most: BULK_CHECK_LIMIT } });
      }
      const verdicts = await checkOf(action).verdicts(tx, container._id, wanted, cleanIds(store_ids ?? []));
      return verdicts.map((verdict) => ({
        ...verdict,
        message: verdict.code ? refusalIn('en', `bulk.row.${verdict.code}`, { count: verdict.count }) : '',
      }));
    },
  },
};
