import { checkStatus } from '../../domain/design/design';
import { cleanWords } from '../../domain/names';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import type { Tx } from '../kernel/context';
import type { MutationOperations, QueryOperations } from '../kernel/operation';
import { makeMockupDesignPrint, mockupDesignPrints } from './print-files';
import { designRow, toDesigns } from './rows';
import {
  applyMockupDesign,
  createMockupDesign,
  duplicateMockupDesign,
  moveMockupDesign,
  removeMockupDesign,
  trashMockupDesign,
  updateMockupDesign,
} from './save';
import { sortOf } from '../kernel/sort';
import { containing, isOpenFilter, orThrow } from '../kernel/input';
import { tagCounts, toCounter } from '../files/content-counts';

/** What designs can be sorted by; each has an index. */
const SORTS = ['name', 'updated_at'] as const;

const designs = (tx: Tx, containerId: string) => tx.selectFrom('mockup_designs').where('container_id', '=', containerId);

export const Query: Pick<QueryOperations, 'mockupDesigns' | 'mockupDesign' | 'mockupDesignTags' | 'mockupDesignPrints' | 'mockupCounter'> =
  {
    mockupDesigns: {
      rule: { module: 'mockup', access: 'view' },
      run: async (tx, { _id, status, search, tags, sort }, context) => {
        const sorted = sortOf(sort, SORTS);
        const order: PageOrder = { id: '_id', by: sorted && sorted.field, direction: sorted?.direction ?? 'desc', ids: 'desc' };
        let found = designs(tx, context.container._id);
        if (_id) found = found.where('_id', '=', _id.trim());
        else if (isOpenFilter(status)) found = found.where('status', '<>', 'trashed');
        if (!isOpenFilter(status)) found = found.where('status', '=', orThrow(checkStatus(status)));
        if (search?.trim()) found = found.where('name', 'ilike', containing(search));
        for (const tag of cleanWords(tags)) found = found.where((eb) => eb(eb.val(tag), '=', eb.fn.any('tags')));
        const page = await findPage(context, found, order);
        const rows = await designs(tx, context.container._id).where(page).select(designRow).orderBy(inOrder(order)).execute();
        return toDesigns(tx, context.container._id, rows);
      },
    },

    mockupDesign: {
      rule: { module: 'mockup', access: 'view' },
      run: async (tx, { _id }, { container }) => {
        const row = await designs(tx, container._id).select(designRow).where('_id', '=', _id.trim()).executeTakeFirst();
        return row ? ((await toDesigns(tx, container._id, [row]))[0] ?? null) : null;
      },
    },

    mockupDesignTags: {
      rule: { module: 'mockup', access: 'view' },
      run: (tx, _args, { container }) => tagCounts(tx, 'mockup_designs', container._id),
    },

    mockupDesignPrints,

    mockupCounter: {
      rule: { module: 'mockup', access: 'view' },
      run: async (tx, _args, { container }) => {
        const rows = await designs(tx, container._id)
          .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
          .groupBy('status')
          .execute();
        return toCounter(rows);
      },
    },
  };

export const Mutation: Pick<
  MutationOperations,
  | 'createMockupDesign'
  | 'updateMockupDesign'
  | 'trashMockupDesign'
  | 'removeMockupDesign'
  | 'moveMockupDesign'
  | 'duplicateMockupDesign'
  | 'applyMockupDesign'
  | 'makeMockupDesignPrint'
> = {
  createMockupDesign,
  updateMockupDesign,
  trashMockupDesign,
  removeMockupDesign,
  moveMockupDesign,
  duplicateMockupDesign,
  applyMockupDesign,
  makeMockupDesignPrint,
};
