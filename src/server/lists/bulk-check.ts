import type {
  BulkListingInput,
  OrderUpdateInput,
  ProductPresetUpdateInput,
  QueryBulkCheckArgs,
  SupportUpdateInput,
  TaskUpdateInput,
} from '../../contract/generated/resolvers';
import { isBulkAction, type BulkAction } from '../../domain/lists/bulk';
import { UserError } from '../kernel/errors';
import { cleanIds } from '../kernel/input';
import type { MutationArgs, MutationOperations, QueryOperations, RowsOperation } from '../kernel/operation';
import { sentenceOf } from '../kernel/verdict';

/** What a dry run is asked about. */
interface Asked {
  readonly ids: readonly string[];
  readonly store_ids: readonly string[];
  /**
   * Of the actions that give rows a status; of trackingPush whom to tell; of blogPublish: `draft` takes them off their schedule; of removeItemInfo: `end`
   * takes them off sale in their stores.
   */
  readonly status: string;
  /** Of orderUpdate: what would change. */
  readonly params: OrderUpdateInput;
  /** The same of taskUpdate. */
  readonly task: TaskUpdateInput;
  /** The same of supportUpdate. */
  readonly support: SupportUpdateInput;
  /** Of macroRun: its id. */
  readonly macro: string;
  /** The same of productPresetUpdate. */
  readonly preset: ProductPresetUpdateInput;
  /** The same of bulkItemInfo. */
  readonly listing: BulkListingInput;
  /** Of orderProcess: where to. */
  readonly fulfilment_id: string;
  /** Of jobItem. */
  readonly parts: Pick<
    QueryBulkCheckArgs,
    'update_title_description' | 'update_category_specifics' | 'update_variants' | 'update_image' | 'update_sizechart' | 'update_logistic'
  >;
  /** Of externalImport. */
  readonly product_id: string;
  /** Of externalTake. */
  readonly side: string;
  readonly fields: readonly string[] | null;
}

/** How each action is called for what is asked. Arguments that change no verdict are left at their least. */
const argsOf: { readonly [Action in BulkAction]: (asked: Asked) => MutationArgs<Action> } = {
  trashStore: ({ ids }) => ({ delete_ids: [...ids] }),
  trashFulfilment: ({ ids }) => ({ delete_ids: [...ids] }),
  ordersFetch: ({ ids }) => ({ store_ids: [...ids] }),
  removeItemInfo: ({ ids, status }) => ({ ids: [...ids], end_in_stores: status === 'end' }),
  jobItem: ({ ids, store_ids, parts }) => ({ ids: [...ids], store_ids: [...store_ids], ...parts }),
  bulkItemInfo: ({ ids, listing }) => ({ ids: [...ids], ...listing }),
  queueItem: ({ ids, store_ids: [store_id = ''] }) => ({ ids: [...ids], store_id }),
  externalImport: ({ ids, product_id }) => ({ ids: [...ids], product_id }),
  externalLinkSku: ({ ids }) => ({ ids: [...ids] }),
  externalUnlink: ({ ids }) => ({ ids: [...ids] }),
  externalTake: ({ ids, side, fields }) => ({ ids: [...ids], side, fields: fields && [...fields] }),
  issueInvoice: ({ ids }) => ({ ids: [...ids] }),
  jobsStart: ({ ids }) => ({ ids: [...ids] }),
  jobsStop: ({ ids }) => ({ ids: [...ids] }),
  jobsRemove: ({ ids }) => ({ ids: [...ids] }),
  trashMockupDesign: ({ ids }) => ({ delete_ids: [...ids] }),
  removeMockupDesign: ({ ids }) => ({ ids: [...ids] }),
  moveMockupDesign: ({ ids, status }) => ({ ids: [...ids], status }),
  duplicateMockupDesign: ({ ids }) => ({ ids: [...ids] }),
  trashFile: ({ ids }) => ({ delete_ids: [...ids] }),
  removeFiles: ({ ids }) => ({ ids: [...ids] }),
  moveFile: ({ ids, status }) => ({ ids: [...ids], status }),
  orderUpdate: ({ ids, params }) => ({ ids: [...ids], params }),
  orderProcess: ({ ids, fulfilment_id }) => ({ ids: [...ids], fulfilment_id }),
  orderCancel: ({ ids }) => ({ ids: [...ids] }),
  pushIssuu: ({ ids }) => ({ ids: [...ids] }),
  blogPublish: ({ ids, status }) => ({ ids: [...ids], ...(status === 'draft' && { publish_at: 0 }) }),
  trashBlog: ({ ids }) => ({ delete_ids: [...ids] }),
  taskUpdate: ({ ids, task }) => ({ ids: [...ids], params: task }),
  supportUpdate: ({ ids, support }) => ({ ids: [...ids], params: support }),
  macroRun: ({ ids, macro }) => ({ _id: macro, items: ids.map((_id) => ({ _id })) }),
  trackingCourier: ({ ids }) => ({ ids: [...ids], courier_code: '' }),
  trackingCheck: ({ ids }) => ({ ids: [...ids] }),
  trackingPush: ({ ids, status }) => ({ ids: [...ids], to: status === 'paypal' ? status : 'store' }),
  trackingTicket: ({ ids }) => ({ ids: [...ids] }),
  workMove: ({ ids, status }) => ({ ids: [...ids], to: status }),
  productPresetUpdate: ({ ids, preset }) => ({ ids: [...ids], params: preset }),
  productPresetRemove: ({ ids }) => ({ delete_ids: [...ids] }),
  tagFile: ({ ids }) => ({ ids: [...ids], add: [], remove: [] }),
};

const readAsked = ({
  ids,
  store_ids,
  status,
  params,
  task,
  support,
  macro,
  preset,
  fulfilment_id,
  update_title_description,
  update_category_specifics,
  update_variants,
  update_image,
  update_sizechart,
  update_logistic,
  listing,
  product_id,
  side,
  fields,
}: QueryBulkCheckArgs): Asked => ({
  ids: cleanIds(ids),
  store_ids: cleanIds(store_ids ?? []),
  status: status?.trim() ?? '',
  params: params ?? {},
  task: task ?? {},
  support: support ?? {},
  macro: macro?.trim() ?? '',
  preset: preset ?? {},
  listing: listing ?? {},
  fulfilment_id: fulfilment_id?.trim() ?? '',
  parts: { update_title_description, update_category_specifics, update_variants, update_image, update_sizechart, update_logistic },
  product_id: product_id?.trim() ?? '',
  side: side?.trim() ?? '',
  fields: fields ?? null,
});

/** The dry run of bulk actions: rule and verdicts are those of the operations themselves. */
export const bulkCheckOf = (operations: Pick<MutationOperations, BulkAction>): QueryOperations['bulkCheck'] => {
  const callOf = (asked: QueryBulkCheckArgs) => {
    const { action } = asked;
    if (!isBulkAction(action)) throw new UserError('bulk.unknown', { field: 'action', values: { action: action.slice(0, 40) } });
    const { rule, verdicts } = operations[action] as RowsOperation<unknown, unknown, unknown>;
    const args = argsOf[action](readAsked(asked));
    return { args, verdicts, rule: typeof rule === 'function' ? rule(args) : rule };
  };
  return {
    rule: (asked) => callOf(asked).rule,
    run: async (tx, asked, context) => {
      const { ids } = readAsked(asked);
      if (ids.length === 0) throw new UserError('bulk.noneChosen', { field: 'ids' });
      const { args, verdicts } = callOf(asked);
      const found = await verdicts(tx, args, context);
      const told = asked.notable ? found.filter(({ ok, loss }) => !ok || Boolean(loss)) : found;
      return told.map(({ fault, ...verdict }) => ({
        ...verdict,
        refusal: fault?.refusal ?? null,
        refusal_values: fault?.values ?? null,
        loss: verdict.loss ?? null,
        store: verdict.store ?? null,
        lacks: verdict.lacks ?? null,
        cautions: verdict.cautions ?? null,
        changes: verdict.changes ? [...verdict.changes] : null,
        price: verdict.price ?? null,
        message: sentenceOf({ ...verdict, ...(fault && { fault }) }),
      }));
    },
  };
};
