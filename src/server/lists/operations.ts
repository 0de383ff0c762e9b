import { sql, type Selectable } from 'kysely';
import type { ListView } from '../../contract/generated/resolvers';
import { SUPER_ROOT } from '../../domain/people/roles';
import { unixNow } from '../kernel/clock';
import type { RequestContext, SignedInUser, Tx } from '../kernel/context';
import { lock } from '../db/advisory-locks';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Database } from '../db/schema';
import { UserError } from '../kernel/errors';
import type { MutationOperations, QueryOperations } from '../kernel/operation';
import { requireVersion } from '../kernel/version';
import { checkColumns, checkViewName, checkViewQuery, listNamed, ruleOfList } from './input';

/** Views a person may keep of one list. */
const MOST_VIEWS = 50;

type ViewRow = Selectable<Database['list_views']>;

const isOwner = ({ role }: SignedInUser): boolean => role === 'root' || role === SUPER_ROOT;

/** A shared view is its author's and the owners'; a personal one exists for its author only. */
const mayChange = (user: SignedInUser, view: Pick<ViewRow, 'user_id'>): boolean => view.user_id === user._id || isOwner(user);

const toView = ({ container_id: _container, user_id, ...view }: ViewRow, user: SignedInUser): ListView => ({
  ...view,
  columns: view.columns.map((column) => ({ ...column })),
  created_by: user_id,
  may_change: mayChange(user, { user_id }),
});

/** What the caller sees of the views: his own and the shared ones. */
const visibleViews = (tx: Tx, { container, user }: RequestContext) =>
  tx
    .selectFrom('list_views')
    .where('container_id', '=', container._id)
    .where((is) => is.or([is('user_id', '=', user._id), is('shared', '=', true)]));

/** A view the caller may change; one that is not his to see looks missing. Throws a sentence. */
const changeableView = async (tx: Tx, context: RequestContext, id: string): Promise<ViewRow> => {
  const view = await visibleViews(tx, context).where('_id', '=', id.trim()).selectAll().forUpdate().executeTakeFirst();
  if (!view) throw new UserError('view.missing', { code: 'NOT_FOUND' });
  if (!mayChange(context.user, view)) {
    throw new UserError('view.notYours', { code: 'FORBIDDEN' });
  }
  return view;
};

/** One name stands for one view, among a person's own and among those that are shared. Throws a sentence. */
const checkFreeName = async (tx: Tx, { container, user }: RequestContext, view: Pick<ViewRow, '_id' | 'list' | 'name' | 'shared'>) => {
  const taken = await tx
    .selectFrom('list_views')
    .select('_id')
    .where('container_id', '=', container._id)
    .where('list', '=', view.list)
    .where('shared', '=', view.shared)
    .$if(!view.shared, (own) => own.where('user_id', '=', user._id))
    .where(sql`lower(name)`, '=', view.name.toLowerCase())
    .where('_id', '!=', view._id)
    .executeTakeFirst();
  if (taken) throw new UserError('view.nameTaken', { code: 'CONFLICT', field: 'params.name', values: { view: view.name } });
};

export const Query: Pick<QueryOperations, 'listViews' | 'listLayout'> = {
  listViews: {
    rule: ({ list }) => ruleOfList(list),
    run: async (tx, { list }, context) => {
      const rows = await visibleViews(tx, context)
        .where('list', '=', listNamed(list))
        .selectAll()
        .orderBy(sql`lower(name)`)
        .orderBy('_id')
        .execute();
      return rows.map((row) => toView(row, context.user));
    },
  },

  listLayout: {
    rule: ({ list }) => ruleOfList(list),
    run: async (tx, { list }, { container, user }) => {
      const row = await tx
        .selectFrom('list_layouts')
        .select(['list', 'columns'])
        .where('container_id', '=', container._id)
        .where('user_id', '=', user._id)
        .where('list', '=', listNamed(list))
        .executeTakeFirst();
      return row ? { _id: row.list, columns: row.columns.map((column) => ({ ...column })) } : null;
    },
  },
};

export const Mutation: Pick<MutationOperations, 'makeListView' | 'trashListView' | 'makeListLayout'> = {
  makeListView: {
    rule: ({ params }) => ruleOfList(params.list),
    run: async (tx, { _id, updated_at, params }, context) => {
      const { container, user } = context;
      const before = _id ? await changeableView(tx, context, _id) : undefined;
      if (before) requireVersion(before, updated_at);
      const now = unixNow();
      const view = {
        list: listNamed(params.list),
        name: checkViewName(params.name),
        shared: params.shared,
        query: checkViewQuery(params.query),
        columns: jsonb(checkColumns(params.columns, 'params.columns')),
        updated_at: now,
      };
      if (before && before.list !== view.list) throw new UserError('view.otherList', { field: 'params.list' });
      if (before && before.user_id !== user._id && !view.shared) {
        throw new UserError('view.notTakenBack', { code: 'FORBIDDEN', field: 'params.shared' });
      }
      const id = before?._id ?? newId();
      // Two at once for the same name wait for each other, so that the second gets the sentence.
      await lock(tx, 'listViews', container._id, view.list);
      await checkFreeName(tx, context, { ...view, _id: id });
      if (!before) {
        const { count } = await tx
          .selectFrom('list_views')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('container_id', '=', container._id)
          .where('user_id', '=', user._id)
          .where('list', '=', view.list)
          .executeTakeFirstOrThrow();
        if (count >= MOST_VIEWS) throw new UserError('view.tooMany', { code: 'CONFLICT', values: { most: MOST_VIEWS } });
        await tx
          .insertInto('list_views')
          .values({ ...view, _id: id, user_id: user._id, created_at: now })
          .execute();
      } else {
        await tx.updateTable('list_views').set(view).where('container_id', '=', container._id).where('_id', '=', id).execute();
      }
      const saved = await visibleViews(tx, context).where('_id', '=', id).selectAll().executeTakeFirstOrThrow();
      return toView(saved, user);
    },
  },

  trashListView: {
    // Which list it is of is known once it is found; whoever may change it saw that list.
    rule: 'signed-in',
    run: async (tx, { _id }, context) => {
      const view = await changeableView(tx, context, _id);
      await tx.deleteFrom('list_views').where('container_id', '=', context.container._id).where('_id', '=', view._id).execute();
      return view._id;
    },
  },

  makeListLayout: {
    rule: ({ list }) => ruleOfList(list),
    run: async (tx, { list, columns }, { user }) => {
      const stored = checkColumns(columns, 'columns');
      const row = { user_id: user._id, list: listNamed(list), columns: jsonb(stored), updated_at: unixNow() };
      await tx
        .insertInto('list_layouts')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['container_id', 'user_id', 'list']).doUpdateSet({ columns: row.columns, updated_at: row.updated_at }),
        )
        .execute();
      return { _id: row.list, columns: stored.map((column) => ({ ...column })) };
    },
  },
};
