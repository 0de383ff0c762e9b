import {
  BulkItemInfoDocument,
  MacroRunManyDocument,
  SupportUpdateManyDocument,
  TrackingTicketDocument,
  WorkMoveDocument,
  type BulkListingInput,
  type OrderUpdateInput,
  type ProductPresetUpdateInput,
  type SupportUpdateInput,
  type TaskUpdateInput,
} from '../../../contract/generated/operations';
import type { BulkAction } from '../../../domain/lists/bulk';
import { externalItems } from '../../entities/external-items';
import { files } from '../../entities/files';
import { fulfilments } from '../../entities/fulfilments';
import { invoices } from '../../entities/invoices';
import { jobGroups } from '../../entities/job-groups';
import { listings } from '../../entities/listings';
import { mockupDesigns } from '../../entities/mockup-designs';
import { orderTasks } from '../../entities/order-tasks';
import { orders } from '../../entities/orders';
import { posts } from '../../entities/posts';
import { presets } from '../../entities/presets';
import { stores } from '../../entities/stores';
import { trackings } from '../../entities/trackings';
import { ask, type SagaGenerator } from '../../kernel/effects';
import { listingOf } from './parts';

/** What an action is told besides the rows. */
export interface BulkExtra {
  readonly store_ids?: readonly string[];
  /** Flags of jobItem: what to push of a listing that is on the store already; none: everything. */
  readonly update_title_description?: boolean;
  readonly update_category_specifics?: boolean;
  readonly update_variants?: boolean;
  readonly update_image?: boolean;
  readonly update_sizechart?: boolean;
  readonly update_logistic?: boolean;
  /** Status of moveFile and moveMockupDesign; what workMove says; whom trackingPush tells. */
  readonly status?: string;
  /** Tags of tagFile. */
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
  /** Of orderUpdate: what changes. */
  readonly params?: OrderUpdateInput;
  /** The same of taskUpdate. */
  readonly task?: TaskUpdateInput;
  /** The same of supportUpdate. */
  readonly support?: SupportUpdateInput;
  /** Of macroRun: its id, and how many replies it sends in each conversation. */
  readonly macro?: string;
  readonly replies?: number;
  /** Of macroRun: the message somebody has seen last, by conversation; one that has another by then is left out. */
  readonly seen?: Readonly<Record<string, string>>;
  /** Of macroRun: it writes notes, opens tickets, or holds orders, which an undo leaves. */
  readonly lasting?: boolean;
  /** Of supportUpdate and macroRun: the change all their calls are, by which it is undone. */
  readonly change?: string;
  /** The same of productPresetUpdate. */
  readonly preset?: ProductPresetUpdateInput;
  /** The same of bulkItemInfo; and the edit all its calls are. */
  readonly listing?: BulkListingInput;
  readonly edit?: string;
  /** Of jobItem: the push all its calls are. */
  readonly push?: string;
  /** Of orderProcess: where to; none: as their lines say. */
  readonly fulfilment_id?: string;
  /** Of orderProcess: without the store's delay. */
  readonly now?: boolean;
  /** Of orderCancel and workMove. */
  readonly reason?: string;
  /** Of externalImport: of which product type. */
  readonly product_id?: string;
  /** Of externalTake: whose side, and in which fields; none: in all. `edit` is its edit. */
  readonly side?: 'store' | 'ours';
  readonly fields?: readonly string[];
  /** Of blogPublish: not before then, in unix seconds; 0: not at all. */
  readonly publish_at?: number;
  /** Of trackingCourier. */
  readonly courier_code?: string;
}

/** Changes some rows by the mutation itself and returns the ids it changed. Throws a RequestError. `key`: its idempotency key. */
type BulkRunner = (ids: readonly string[], extra: BulkExtra, key: string) => SagaGenerator<readonly string[]>;

/** Every bulk action; one that is missing is a type error. */
export const bulkRunners: Readonly<Record<BulkAction, BulkRunner>> = {
  *trashStore(ids, _extra, key) {
    return (yield* stores.runMutation('trash', { delete_ids: [...ids] }, key)).trashStore;
  },
  *trashFulfilment(ids, _extra, key) {
    return (yield* fulfilments.runMutation('trash', { delete_ids: [...ids] }, key)).trashFulfilment;
  },
  *removeItemInfo(ids, { status }, key) {
    return (yield* listings.runMutation('remove', { ids: [...ids], end_in_stores: status === 'end' }, key)).removeItemInfo.map(
      ({ _id }) => _id,
    );
  },
  *jobItem(ids, { store_ids = [], ...flags }, key) {
    yield* jobGroups.runMutation('push', { ids: [...ids], store_ids: [...store_ids], ...flags }, key);
    return ids;
  },
  *bulkItemInfo(ids, extra, key) {
    // What is different from row to row goes with its row.
    const said = listingOf(extra, ids);
    const { data } = yield* ask(BulkItemInfoDocument, { ids: [...ids], edit: extra.edit, ...said }, { idempotencyKey: key });
    return data.bulkItemInfo.map(({ _id }) => _id);
  },
  *queueItem(ids, { store_ids: [store_id = ''] = [] }, key) {
    return (yield* listings.runMutation('queue', { ids: [...ids], store_id }, key)).queueItem.map(({ _id }) => _id);
  },
  *externalImport(ids, { product_id = '' }, key) {
    return (yield* externalItems.runMutation('import', { ids: [...ids], product_id }, key)).externalImport.map(({ _id }) => _id);
  },
  *externalLinkSku(ids, _extra, key) {
    return (yield* externalItems.runMutation('linkSku', { ids: [...ids] }, key)).externalLinkSku.map(({ _id }) => _id);
  },
  *externalUnlink(ids, _extra, key) {
    return (yield* externalItems.runMutation('unlink', { ids: [...ids] }, key)).externalUnlink.map(({ _id }) => _id);
  },
  *externalTake(ids, { side = 'store', fields, edit }, key) {
    const asked = { ids: [...ids], side, edit, ...(fields && { fields: [...fields] }) };
    return (yield* externalItems.runMutation('take', asked, key)).externalTake.map(({ _id }) => _id);
  },
  *issueInvoice(ids, _extra, key) {
    return (yield* invoices.runMutation('issue', { ids: [...ids] }, key)).issueInvoice.map(({ _id }) => _id);
  },
  *jobsStart(ids, _extra, key) {
    return (yield* jobGroups.runMutation('start', { ids: [...ids] }, key)).jobsStart.map(({ _id }) => _id);
  },
  *jobsStop(ids, _extra, key) {
    return (yield* jobGroups.runMutation('stop', { ids: [...ids] }, key)).jobsStop.map(({ _id }) => _id);
  },
  *jobsRemove(ids, _extra, key) {
    return (yield* jobGroups.runMutation('remove', { ids: [...ids] }, key)).jobsRemove;
  },
  *trashMockupDesign(ids, _extra, key) {
    return (yield* mockupDesigns.runMutation('trash', { delete_ids: [...ids] }, key)).trashMockupDesign;
  },
  *removeMockupDesign(ids, _extra, key) {
    return (yield* mockupDesigns.runMutation('remove', { ids: [...ids] }, key)).removeMockupDesign;
  },
  *moveMockupDesign(ids, { status = 'published' }, key) {
    return (yield* mockupDesigns.runMutation('move', { ids: [...ids], status }, key)).moveMockupDesign.map(({ _id }) => _id);
  },
  *duplicateMockupDesign(ids, _extra, key) {
    yield* mockupDesigns.runMutation('duplicate', { ids: [...ids] }, key);
    return ids;
  },
  *trashFile(ids, _extra, key) {
    return (yield* files.runMutation('trash', { delete_ids: [...ids] }, key)).trashFile;
  },
  *removeFiles(ids, _extra, key) {
    return (yield* files.runMutation('removeMany', { ids: [...ids] }, key)).removeFiles;
  },
  *moveFile(ids, { status = 'published' }, key) {
    return (yield* files.runMutation('move', { ids: [...ids], status }, key)).moveFile.map(({ _id }) => _id);
  },
  *tagFile(ids, { add = [], remove = [] }, key) {
    return (yield* files.runMutation('tag', { ids: [...ids], add: [...add], remove: [...remove] }, key)).tagFile.map(({ _id }) => _id);
  },
  *orderUpdate(ids, { params = {} }, key) {
    return (yield* orders.runMutation('update', { ids: [...ids], params }, key)).orderUpdate.map(({ _id }) => _id);
  },
  *orderProcess(ids, { fulfilment_id, now }, key) {
    return (yield* orders.runMutation('process', { ids: [...ids], fulfilment_id, now }, key)).orderProcess.map(({ _id }) => _id);
  },
  *orderCancel(ids, { reason }, key) {
    return (yield* orders.runMutation('cancel', { ids: [...ids], reason }, key)).orderCancel.map(({ _id }) => _id);
  },
  *pushIssuu(ids, _extra, key) {
    yield* jobGroups.runMutation('share', { ids: [...ids] }, key);
    return ids;
  },
  *blogPublish(ids, { publish_at }, key) {
    return (yield* posts.runMutation('publish', { ids: [...ids], publish_at }, key)).blogPublish.map(({ _id }) => _id);
  },
  *trashBlog(ids, _extra, key) {
    return (yield* posts.runMutation('trash', { delete_ids: [...ids] }, key)).trashBlog;
  },
  *taskUpdate(ids, { task = {} }, key) {
    return (yield* orderTasks.runMutation('update', { ids: [...ids], params: task }, key)).taskUpdate.map(({ _id }) => _id);
  },
  *supportUpdate(ids, { support = {}, change }, key) {
    const asked = { ids: [...ids], params: support, change };
    return (yield* ask(SupportUpdateManyDocument, asked, { idempotencyKey: key })).data.supportUpdate.map(({ _id }) => _id);
  },
  *macroRun(ids, { macro = '', seen = {}, change }, key) {
    const items = ids.map((_id) => ({ _id, ...(seen[_id] !== undefined && { expect_last_id: seen[_id] }) }));
    const asked = { _id: macro, items, change };
    return (yield* ask(MacroRunManyDocument, asked, { idempotencyKey: key })).data.macroRun.map(({ _id }) => _id);
  },
  *productPresetUpdate(ids, { preset = {} }, key) {
    return (yield* presets.runMutation('update', { ids: [...ids], params: preset }, key)).productPresetUpdate.map(({ _id }) => _id);
  },
  *productPresetRemove(ids, _extra, key) {
    return (yield* presets.runMutation('remove', { delete_ids: [...ids] }, key)).productPresetRemove;
  },
  *trackingCourier(ids, { courier_code = '' }, key) {
    return (yield* trackings.runMutation('courier', { ids: [...ids], courier_code }, key)).trackingCourier.map(({ _id }) => _id);
  },
  *trackingCheck(ids, _extra, key) {
    return (yield* trackings.runMutation('check', { ids: [...ids] }, key)).trackingCheck.map(({ _id }) => _id);
  },
  *trackingPush(ids, { status: to = 'store' }, key) {
    return (yield* trackings.runMutation('push', { ids: [...ids], to }, key)).trackingPush.map(({ _id }) => _id);
  },
  *trackingTicket(ids, _extra, key) {
    return (yield* ask(TrackingTicketDocument, { ids: [...ids] }, { idempotencyKey: key })).data.trackingTicket;
  },
  *workMove(ids, { status = 'start', reason }, key) {
    return (yield* ask(WorkMoveDocument, { ids: [...ids], to: status, reason }, { idempotencyKey: key })).data.workMove;
  },
  *ordersFetch(ids, _extra, key) {
    yield* jobGroups.runMutation('fetchOrders', { store_ids: [...ids] }, key);
    return ids;
  },
};
