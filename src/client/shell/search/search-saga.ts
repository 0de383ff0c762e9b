import { SUGGESTIONS_WHILE_TYPING } from '../../../domain/lists/suggestions';
import { listings } from '../../entities/listings';
import { orders } from '../../entities/orders';
import { supports } from '../../entities/supports';
import { readSupportSearch } from '../../../domain/support/search-query';
import { all, call, delay, put, type SagaGenerator } from '../../kernel/effects';
import { toAppError } from '../../kernel/app-error';
import { failed } from '../../kernel/failed';
import type { RefusalCode } from '../../../domain/fault';
import { SEARCH, searchActions } from './search-slice';

/** ms without another key before the server is asked. */
const PAUSE = 250;

interface Page {
  readonly perpage: number;
  readonly variables: { readonly search: string };
}

type FetchPage = (page: Page) => SagaGenerator<readonly { readonly _id: string }[]>;

/** Ids of what a list has for a query; none, unasked, where the person may not view it. */
function* idsOf(fetchPage: FetchPage, may: boolean, query: string): SagaGenerator<readonly string[]> {
  if (!may) return [];
  const rows = yield* call(fetchPage, { perpage: SUGGESTIONS_WHILE_TYPING, variables: { search: query } });
  return rows.map(({ _id }) => _id);
}

/** Conversations are asked for by what makes sense of an operator, and not while one is being typed; what is too common to be found is left out. */
function* supportIdsOf(may: boolean, query: string): SagaGenerator<readonly string[]> {
  try {
    return yield* idsOf(supports.fetchPage, may && readSupportSearch(query).ok, query);
  } catch (error) {
    if (toAppError(error).refusal === ('support.searchCommon' satisfies RefusalCode)) return [];
    throw error;
  }
}

/** Answers one query; the next one cancels it, and the requests under way with it. */
export function* search({ payload: { query, ...may } }: ReturnType<typeof searchActions.ask>): SagaGenerator<void> {
  if (query === '') return;
  yield* delay(PAUSE);
  try {
    const { orderIds, listingIds, supportIds } = yield* all({
      orderIds: call(idsOf, orders.fetchPage, may.orders, query),
      listingIds: call(idsOf, listings.fetchPage, may.listings, query),
      supportIds: call(supportIdsOf, may.supports, query),
    });
    yield* put(searchActions.found({ query, orderIds, listingIds, supportIds }));
  } catch (error) {
    yield* failed({ entity: SEARCH, operation: 'ask' }, error);
  }
}
