import { sql } from 'kysely';
import type { QueryQueueArgs, QueueCount } from '../../contract/generated/resolvers';
import { isQueueKind, QUEUE_KINDS, QUEUE_MODULES, type QueueKind } from '../../domain/support/queue';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import type { RequestContext, SignedInUser, Tx } from '../kernel/context';
import { isOpenFilter } from '../kernel/input';
import { holds } from '../kernel/permission';
import { sortOf } from '../kernel/sort';
import { searched } from './search';

const SORTS = ['due_at', 'created_at'] as const;

const orderOf = (sort: string | null | undefined): PageOrder => {
  const { field, direction } = sortOf(sort, SORTS) ?? { field: 'due_at', direction: 'asc' };
  return { id: 'q._id', by: field === 'due_at' ? 'q.place' : 'q.created_at', direction };
};

/** The kinds somebody may see. */
const seenBy = (user: SignedInUser): QueueKind[] =>
  QUEUE_KINDS.filter((kind) => holds(user, { module: QUEUE_MODULES[kind], access: 'view' }));

/** What stands in the queue at a time, of some kinds. */
const standing = (tx: Tx, containerId: string, kinds: readonly QueueKind[], now: number) => {
  const items = tx.selectFrom('queue_items as q').where('q.container_id', '=', containerId).where('q.enters_at', '<=', now);
  return kinds.length === QUEUE_KINDS.length ? items : items.where('q.kind', '=', sql<QueueKind>`any(${[...kinds]})`);
};

const found = (tx: Tx, args: QueryQueueArgs, { container, user }: RequestContext, now: number) => {
  const { kinds, mine, store, assignee, search } = args;
  const seen = seenBy(user);
  const named = kinds?.map((kind) => kind.trim()).filter(isQueueKind);
  let items = standing(tx, container._id, kinds?.length ? seen.filter((kind) => named?.includes(kind)) : seen, now);
  if (mine) items = items.where('q.assignee', '=', user._id);
  if (!isOpenFilter(store)) items = items.where('q.store_id', '=', store.trim());
  if (!isOpenFilter(assignee)) {
    const id = assignee.trim();
    items = id === 'nobody' ? items.where('q.assignee', 'is', null) : items.where('q.assignee', '=', id);
  }
  return search?.trim() ? items.where(searched(container._id, search)) : items;
};

/** Ids of the page a request asks for, in the list's order; tells how many there are on all pages. */
export const readPage = async (tx: Tx, args: QueryQueueArgs, context: RequestContext, now: number) => {
  const order = orderOf(args.sort);
  const page = await findPage(context, found(tx, args, context, now), order);
  return { page, by: inOrder(order) };
};

/** How many there are of each kind somebody may see, and of these how many are theirs. */
export const countQueue = async (tx: Tx, { container, user }: RequestContext, now: number): Promise<QueueCount[]> =>
  standing(tx, container._id, seenBy(user), now)
    .select((is) => [
      'q.kind',
      is.fn.countAll<number>().as('count'),
      is.fn.countAll<number>().filterWhere('q.assignee', '=', user._id).as('mine'),
    ])
    .groupBy('q.kind')
    .orderBy('q.kind')
    .execute();
