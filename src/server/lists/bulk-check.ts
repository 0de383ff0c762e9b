import { BULK_CHECK_LIMIT, isBulkAction, type BulkAction, type BulkCode } from '../../domain/lists/bulk';
import type { Access } from '../../domain/people/permissions';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { QueryOperations, Rule } from '../kernel/operation';
import { requireFiles, ruleByFile } from '../files/permitted';
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
  /** Throws where the rule leaves it to the rows which permission it takes. */
  readonly permit?: (tx: Tx, context: RequestContext, ids: readonly string[]) => Promise<void>;
}

const ofFiles = (access: Access, verdicts: BulkCheck['verdicts']): BulkCheck => ({
  rule: ruleByFile(access),
  verdicts,
  permit: (tx, context, ids) => requireFiles(tx, context, ids, access),
});

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
  trashFile: ofFiles('delete', trashFileVerdicts),
  removeFile: ofFiles('delete', removeFileVerdicts),
  moveFile: ofFiles('update', fileVerdicts),
  tagFile: ofFiles('update', fileVerdicts),
  jobsRemove: { rule: { module: 'job', access: 'delete' }, verdicts: removeGroupVerdicts },
};

const SENTENCES: Readonly<Record<BulkCode, (count: number) => string>> = {
  missing: () => 'It is not there any more.',
  notConnected: () => 'The store is not connected.',
  inHand: () => 'A job of it is in hand just now.',
  nothingToStart: () => 'Nothing of it is stopped or rejected.',
  nothingWaits: () => 'Nothing of it waits.',
  queued: () => 'It waits in the queue of this store already.',
  notTrashed: () => 'It is not in the trash.',
  inUse: (count) => `Designs, mockups, templates and listings that use it: ${count}.`,
  keptByUsers: (count) => `Designs, mockups, templates and listings that keep it: ${count}.`,
  jobsStopped: (count) => `Waiting jobs that are stopped: ${count}.`,
  staysOnStores: (count) => `Stores it stays on: ${count}.`,
  newOnStores: (count) => `Stores it is new on: ${count}.`,
  updatesOnStores: (count) => `Stores it is updated on: ${count}.`,
  jobsStarted: (count) => `Jobs that start again: ${count}.`,
  jobsDropped: (count) => `Waiting jobs that will not run: ${count}.`,
};

const checkOf = (action: string): BulkCheck => {
  if (!isBulkAction(action)) throw new UserError(`"${action.slice(0, 40)}" is no bulk action.`, { field: 'action' });
  return checks[action];
};

export const Query: Pick<QueryOperations, 'bulkCheck'> = {
  bulkCheck: {
    rule: ({ action }) => checkOf(action).rule,
    run: async (tx, { action, ids, store_ids }, context) => {
      const wanted = cleanIds(ids);
      if (wanted.length === 0) throw new UserError('Choose at least one row.', { field: 'ids' });
      if (wanted.length > BULK_CHECK_LIMIT) {
        throw new UserError(`A dry run looks at ${BULK_CHECK_LIMIT} rows at a time.`, { field: 'ids' });
      }
      const check = checkOf(action);
      await check.permit?.(tx, context, wanted);
      const verdicts = await check.verdicts(tx, context.container._id, wanted, cleanIds(store_ids ?? []));
      return verdicts.map((verdict) => ({ ...verdict, message: verdict.code ? SENTENCES[verdict.code](verdict.count) : '' }));
    },
  },
};
