import { SUGGESTIONS_WHILE_TYPING } from '../../../domain/lists/suggestions';
import { listings } from '../../entities/listings';
import { orders } from '../../entities/orders';
import { all, call, delay, put, type SagaGenerator } from '../../kernel/effects';
import { failed } from '../../kernel/failed';
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

/** Answers one query; the next one cancels it, and the requests under way with it. */
export function* search({ payload: { query, ...may } }: ReturnType<typeof searchActions.ask>): SagaGenerator<void> {
  if (query === '') return;
  yield* delay(PAUSE);
  try {
    const { orderIds, listingIds } = yield* all({
      orderIds: call(idsOf, orders.fetchPage, may.orders, query),
      listingIds: call(idsOf, listings.fetchPage, may.listings, query),
    });
    yield* put(searchActions.found({ query, orderIds, listingIds }));
  } catch (error) {
    yield* failed({ entity: SEARCH, operation: 'ask' }, error);
  }
}
