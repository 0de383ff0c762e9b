import {
  BulkCheckDocument,
  ExternalItemIdsDocument,
  ItemInfoIdsDocument,
  type ExternalItemIdsQueryVariables,
  type ItemInfoIdsQueryVariables,
} from '../../../contract/generated/operations';
import { BULK_LIMIT } from '../../../domain/lists/bulk';
import { entities } from '../../entities';
import type { EntityName } from '../../entities/tables';
import { ask, put, select, type SagaGenerator } from '../../kernel/effects';
import type { BulkExtra } from './runners';
import { bulkActions, selectBulkRun, type BulkRoot, type BulkRows } from './bulk-slice';

/** Rows a page of a list has at most, and ids one dry run looks at. */
const PAGE = 100;
const CHECK = 1000;
/** The same of rows times stores. */
const MOST_CELLS = 20_000;

type Variables = Readonly<Record<string, unknown>>;

/** The lists whose rows' ids the server tells by one question. */
const AT_ONCE: Partial<Record<EntityName, (variables: Variables) => SagaGenerator<readonly string[]>>> = {
  *listings(variables) {
    return (yield* ask(ItemInfoIdsDocument, variables as ItemInfoIdsQueryVariables)).data.itemInfoIds;
  },
  *externalItems(variables) {
    return (yield* ask(ExternalItemIdsDocument, variables as ExternalItemIdsQueryVariables)).data.externalItemIds;
  },
};

/** Goes through a list's pages for the ids of all its rows, the first ten thousand at most. */
function* gather(run: string, { entity, variables }: Exclude<BulkRows, { ids: unknown }>): SagaGenerator<readonly string[]> {
  const atOnce = AT_ONCE[entity];
  if (atOnce) {
    const ids = yield* atOnce(variables);
    yield* put(bulkActions.gathered({ run, ids, total: ids.length }));
    return ids;
  }
  const found = new Set<string>();
  for (let page = 1; ; page++) {
    // Which entity it is was known to the screen that asked; here the variables are what they are.
    const { rows, total } = yield* entities[entity].readRows({ page, perpage: PAGE, variables: variables as never });
    const fresh = rows.map(({ _id }) => _id).filter((id) => !found.has(id));
    for (const id of fresh) found.add(id);
    yield* put(bulkActions.gathered({ run, ids: fresh, total: Math.min(total, BULK_LIMIT) }));
    if (rows.length < PAGE || page * PAGE >= Math.min(total, BULK_LIMIT)) return [...found].slice(0, BULK_LIMIT);
  }
}

const isOfTermsAlone = (extra: BulkExtra): boolean =>
  Boolean(extra.update_logistic) &&
  !extra.update_title_description &&
  !extra.update_category_specifics &&
  !extra.update_image &&
  !extra.update_sizechart;

/** Finds the rows and asks what the action would do with each of them. Throws a RequestError. */
export function* prepareBulk(run: string): SagaGenerator<void> {
  const found = yield* select((state: BulkRoot) => selectBulkRun(state, run));
  if (!found) return;
  const { action, chosen, extra } = found;
  const ids = 'ids' in chosen ? chosen.ids : yield* gather(run, chosen);
  const size = Math.max(1, Math.min(CHECK, Math.floor(MOST_CELLS / Math.max(1, extra.store_ids?.length ?? 0))));
  for (let from = 0; from < ids.length; from += size) {
    const { data } = yield* ask(BulkCheckDocument, {
      action,
      ids: ids.slice(from, from + size),
      store_ids: [...(extra.store_ids ?? [])],
      ...(extra.status !== undefined && { status: extra.status }),
      ...(extra.params && { params: extra.params }),
      ...(extra.task && { task: extra.task }),
      ...(extra.support && { support: extra.support }),
      ...(extra.preset && { preset: extra.preset }),
      ...(extra.listing && { listing: extra.listing }),
      ...(extra.fulfilment_id !== undefined && { fulfilment_id: extra.fulfilment_id }),
      ...(extra.product_id !== undefined && { product_id: extra.product_id }),
      ...(extra.side && { side: extra.side }),
      ...(extra.fields && { fields: [...extra.fields] }),
      ...(isOfTermsAlone(extra) && { update_logistic: true }),
    });
    yield* put(bulkActions.checked({ run, rows: data.bulkCheck }));
  }
  yield* put(bulkActions.prepared({ run }));
}
