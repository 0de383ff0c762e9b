import type { JobGroup, MutationPushIssuuArgs } from '../../contract/generated/resolvers';
import { isDocumentStatus } from '../../domain/documents/document';
import { findPage, inOrder, nullsLast, type PageOrder } from '../db/pages';
import { containing, isOpenFilter, someIds } from '../kernel/input';
import type { MutationOperations, QueryOperations, RowsOperation } from '../kernel/operation';
import { sortOf } from '../kernel/sort';
import { documentsOf, readDocuments, standing } from './rows';
import { shareItems } from './share';
import { shareVerdicts } from './verdicts';

const SORTS = ['name', 'shared_at', 'updated_at'] as const;

/** The one changed last first; those never shared come last. */
const orderOf = (sort: string | null | undefined): PageOrder => {
  const { field, direction } = sortOf(sort, SORTS) ?? { field: 'updated_at', direction: 'desc' };
  const by = {
    name: 'l.name',
    updated_at: 'd.updated_at',
    shared_at: nullsLast('d.shared_at', direction),
  } satisfies Record<typeof field, PageOrder['by']>;
  return { id: 'd._id', by: by[field], direction };
};

export const Query: Pick<QueryOperations, 'sharedDocuments'> = {
  sharedDocuments: {
    rule: { module: 'item', access: 'view' },
    run: async (tx, { _id, status, store, search, sort }, context) => {
      const containerId = context.container._id;
      const order = orderOf(sort);
      let found = documentsOf(tx, containerId);
      const wanted = status?.trim().toLowerCase() ?? '';
      if (_id) found = found.where('d._id', '=', _id.trim());
      // A status nobody knows has no documents.
      if (!isOpenFilter(status)) found = isDocumentStatus(wanted) ? found.where(standing, '=', wanted) : found.where('d._id', '=', '');
      if (!isOpenFilter(store)) found = found.where('d.store_id', '=', store.trim());
      if (search?.trim()) found = found.where('l.name', 'ilike', containing(search));
      const page = await findPage(context, found, order);
      return readDocuments(documentsOf(tx, containerId).where(page).orderBy(inOrder(order)));
    },
  },
};

export const Mutation: Pick<MutationOperations, 'pushIssuu'> = {
  pushIssuu: {
    rule: { module: 'item', access: 'update' },
    verdicts: (tx, { ids }, { container }) => shareVerdicts(tx, container._id, someIds(ids, 'ids')),
    run: (tx, _args, { container }, _prepared, accepted) => shareItems(tx, container._id, accepted),
  } satisfies RowsOperation<MutationPushIssuuArgs, JobGroup[], unknown>,
};
