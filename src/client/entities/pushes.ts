import {
  PushesDocument,
  PushRetryDocument,
  PushRowsDocument,
  type PushFieldsFragment,
  type PushRowsQuery,
} from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

export type Push = PushFieldsFragment;
export type PushRow = PushRowsQuery['pushRows'][number];

/** Many listings pushed to many stores in one action. */
export const pushes = defineEntity({
  name: 'pushes',
  query: { document: PushesDocument, rows: (data): readonly Push[] => data.pushes },
  mutations: { retry: mutation({ document: PushRetryDocument, rows: (data) => [data.pushRetry] }) },
});

/** The listings of a push with a cell for each store. A row is a listing of one push: only one push is looked at at a time. */
export const pushRows = defineEntity({
  name: 'pushRows',
  query: { document: PushRowsDocument, rows: (data): readonly PushRow[] => data.pushRows },
  mutations: {},
});
