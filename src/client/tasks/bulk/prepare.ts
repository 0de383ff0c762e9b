import {
  BulkCheckDocument,
  BulkCheckShortDocument,
  ExternalItemIdsDocument,
  ItemInfoIdsDocument,
  type BulkCheckQueryVariables,
  type ExternalItemIdsQueryVariables,
  type ItemInfoIdsQueryVariables,
} from '../../../contract/generated/operations';
import { BULK_LIMIT } from '../../../domain/lists/bulk';
import { entities } from '../../entities';
import type { EntityName } from '../../entities/tables';
import { toAppError, toldError } from '../../kernel/app-error';
import { all, ask, call, put, select, type SagaGenerator } from '../../kernel/effects';
import { callsOf, listingOf } from './parts';
import { bulkActions, selectBulkRun, type BulkRoot, type BulkRows, type BulkRun, type CheckedRow, type ShortRow } from './bulk-slice';

/** Rows a page of a list has at most, and ids one dry run looks at. */
const PAGE = 100;
const CHECK = 1000;
/** The same of a macro, whose steps are gone through with each. */
const CHECK_MACRO = 200;
/** Dry runs that are asked for together, and rows that are told of together. */
const AT_ONCE = 2;
const TOLD = 250;
/** Of so many rows everything is told at once; of more when somebody looks at them. */
const WHOLE = 500;
/** Ids of one dry run times stores. */
const MOST_CELLS = 20_000;

type Variables = Readonly<Record<string, unknown>>;

/** The lists whose rows' ids the server tells by one question. */
const IDS_OF: Partial<Record<EntityName, (variables: Variables) => SagaGenerator<readonly string[]>>> = {
  *listings(variables) {
    return (yield* ask(ItemInfoIdsDocument, variables as ItemInfoIdsQueryVariables)).data.itemInfoIds;
  },
  *externalItems(variables) {
    return (yield* ask(ExternalItemIdsDocument, variables as ExternalItemIdsQueryVariables)).data.externalItemIds;
  },
};

/** Goes through a list's pages for the ids of all its rows, the first ten thousand at most. */
function* gather(run: string, { entity, variables }: Exclude<BulkRows, { ids: unknown }>): SagaGenerator<readonly string[]> {
  const idsOf = IDS_OF[entity];
  if (idsOf) {
    const ids = yield* idsOf(variables);
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

const PUSH_PARTS = [
  'update_title_description',
  'update_category_specifics',
  'update_variants',
  'update_image',
  'update_sizechart',
  'update_logistic',
] as const;

/** What a dry run of some rows is asked by. */
const askedOf = ({ action, extra }: Pick<BulkRun, 'action' | 'extra'>, ids: readonly string[]): BulkCheckQueryVariables => ({
  action,
  ids: [...ids],
  store_ids: [...(extra.store_ids ?? [])],
  ...(extra.status !== undefined && { status: extra.status }),
  ...(extra.params && { params: extra.params }),
  ...(extra.task && { task: extra.task }),
  ...(extra.support && { support: extra.support }),
  ...(extra.macro !== undefined && { macro: extra.macro }),
  ...(extra.preset && { preset: extra.preset }),
  ...(extra.listing && { listing: listingOf(extra, ids) }),
  ...(extra.fulfilment_id !== undefined && { fulfilment_id: extra.fulfilment_id }),
  ...(extra.product_id !== undefined && { product_id: extra.product_id }),
  ...(extra.side && { side: extra.side }),
  ...(extra.fields && { fields: [...extra.fields] }),
  ...Object.fromEntries(PUSH_PARTS.filter((part) => extra[part]).map((part) => [part, true])),
});

/** What would become of some rows. */
function* checkWhole(found: BulkRun, ids: readonly string[]): SagaGenerator<readonly CheckedRow[]> {
  return (yield* ask(BulkCheckDocument, askedOf(found, ids))).data.bulkCheck;
}

/** Which of some rows are refused, or sold at a loss. */
function* checkShort(found: BulkRun, ids: readonly string[]): SagaGenerator<readonly ShortRow[]> {
  return (yield* ask(BulkCheckShortDocument, askedOf(found, ids))).data.bulkCheck;
}

const partsOf = <Row>(rows: readonly Row[], size: number): (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => rows.slice(part * size, (part + 1) * size));

/** Finds the rows and asks what the action would do with each of them. Throws a RequestError. */
export function* prepareBulk(run: string): SagaGenerator<void> {
  const found = yield* select((state: BulkRoot) => selectBulkRun(state, run));
  if (!found) return;
  const { chosen, extra } = found;
  const ids = 'ids' in chosen ? chosen.ids : yield* gather(run, chosen);
  const size = Math.max(
    1,
    Math.min(extra.macro === undefined ? CHECK : CHECK_MACRO, Math.floor(MOST_CELLS / Math.max(1, extra.store_ids?.length ?? 0))),
  );
  const check = ids.length > WHOLE ? checkShort : checkWhole;
  // While the database looks for some rows the server writes of the others.
  for (const parts of partsOf(callsOf(ids, size, extra), AT_ONCE)) {
    const answers = yield* all(parts.map((part) => call(check, found, part)));
    let count = parts.flat().length;
    // Whoever looks at each fact, such as the log, is not kept busy by thousands of rows together.
    for (const rows of partsOf(answers.flat(), TOLD).slice(0, -1)) {
      yield* put(bulkActions.checked({ run, rows, count: rows.length }));
      count -= rows.length;
    }
    yield* put(bulkActions.checked({ run, rows: partsOf(answers.flat(), TOLD).at(-1) ?? [], count }));
  }
  yield* put(bulkActions.prepared({ run }));
}

/** Reads everything of rows somebody looks at. */
export function* seeRows(run: string, ids: readonly string[]): SagaGenerator<void> {
  const found = yield* select((state: BulkRoot) => selectBulkRun(state, run));
  if (!found) return;
  try {
    yield* put(bulkActions.seen({ run, rows: yield* call(checkWhole, found, ids) }));
  } catch (error) {
    yield* put(bulkActions.unseen({ run, ...toldError(toAppError(error)) }));
  }
}
