import type {
  ExternalItem,
  MutationExternalImportArgs,
  MutationExternalLinkSkuArgs,
  MutationExternalTakeArgs,
  MutationExternalUnlinkArgs,
} from '../../contract/generated/resolvers';
import { addJobs } from '../jobs';
import { readGroupsById } from '../job-groups/rows';
import { someIds } from '../kernel/input';
import type { MutationOperations, QueryOperations, Rule, RowsOperation } from '../kernel/operation';
import { fetchItems } from './fetch-job';
import { importProducts } from './import';
import { linkBySku, linkOne, unlinkProducts } from './link';
import { countStates, readIds, readPage, readWhole } from './list';
import { readReads } from './rows';
import { takeSide, takeVerdicts } from './take';
import { importVerdicts, linkVerdicts, refreshVerdicts, unlinkVerdicts } from './verdicts';

const VIEW: Rule = { module: 'item', access: 'view' };
const UPDATE = { module: 'item', access: 'update' } as const;

export const Query: Pick<QueryOperations, 'externalItems' | 'externalItemIds' | 'externalItemsCount' | 'externalItem' | 'externalReads'> = {
  externalItems: { rule: VIEW, run: readPage },
  externalItemIds: { rule: VIEW, run: readIds },
  externalItemsCount: { rule: VIEW, run: (tx, { store }, { container }) => countStates(tx, container._id, store) },
  externalItem: { rule: VIEW, run: (tx, { _id }, { container }) => readWhole(tx, container._id, _id) },
  externalReads: { rule: VIEW, run: (tx, _args, { container }) => readReads(tx, container._id) },
};

export const Mutation: Pick<
  MutationOperations,
  'externalRefresh' | 'externalImport' | 'externalLink' | 'externalLinkSku' | 'externalUnlink' | 'externalTake'
> = {
  externalRefresh: {
    rule: UPDATE,
    verdicts: (tx, { store_ids }, { container }) => refreshVerdicts(tx, container._id, someIds(store_ids, 'store_ids')),
    run: async (tx, _args, { container }, _prepared, accepted) => {
      const groups: string[] = [];
      for (const store_id of accepted.toSorted())
        groups.push(...(await addJobs(tx, fetchItems, { container_id: container._id, store_id }, [{ item_info_id: null, data: {} }])));
      return readGroupsById(tx, container._id, groups);
    },
  },

  externalImport: {
    rule: { ...UPDATE, and: { module: 'item_info', access: 'add' } },
    verdicts: (tx, { ids, product_id }, { container }) => importVerdicts(tx, container._id, someIds(ids, 'ids'), product_id),
    run: (tx, args, context, _prepared, accepted) => importProducts(tx, args, context, accepted),
  } satisfies RowsOperation<MutationExternalImportArgs, ExternalItem[], unknown>,

  externalLink: {
    rule: UPDATE,
    run: (tx, { _id, item_info_id }, { container }) => linkOne(tx, container._id, _id, item_info_id),
  },

  externalLinkSku: {
    rule: UPDATE,
    verdicts: (tx, { ids }, { container }) => linkVerdicts(tx, container._id, someIds(ids, 'ids')),
    run: (tx, _args, { container }, _prepared, accepted) => linkBySku(tx, container._id, accepted),
  } satisfies RowsOperation<MutationExternalLinkSkuArgs, ExternalItem[], unknown>,

  externalUnlink: {
    rule: UPDATE,
    verdicts: (tx, { ids }, { container }) => unlinkVerdicts(tx, container._id, someIds(ids, 'ids')),
    run: (tx, _args, { container }, _prepared, accepted) => unlinkProducts(tx, container._id, accepted),
  } satisfies RowsOperation<MutationExternalUnlinkArgs, ExternalItem[], unknown>,

  externalTake: {
    rule: { ...UPDATE, and: { module: 'item_info', access: 'update' } },
    verdicts: (tx, { ids, side, fields }, { container }) => takeVerdicts(tx, container._id, someIds(ids, 'ids'), { side, fields }),
    run: (tx, args, context, _prepared, accepted) => takeSide(tx, args, context, accepted),
  } satisfies RowsOperation<MutationExternalTakeArgs, ExternalItem[], unknown>,
};
