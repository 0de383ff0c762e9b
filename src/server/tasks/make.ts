import type { TaskInput } from '../../contract/generated/resolvers';
import type { Pieces } from '../../domain/sales/pieces';
import { PRIORITIES } from '../../domain/tasks/priorities';
import { firstDeadline } from '../../domain/tasks/sla';
import {
  RESOLUTIONS,
  TASK_CATEGORIES,
  TASK_TYPES,
  wishedStatus,
  type TaskCategory,
  type TaskStatus,
  type TaskType,
} from '../../domain/tasks/tasks';
import { tellChanged } from '../db/channel';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { MutationOperations } from '../kernel/operation';
import { checkPieces } from '../making/one-order';
import { readDesk } from '../sales/desk';
import { holdOrders, type OrderFacts } from '../sales/facts';
import { emptyPrints, readWork } from '../sales/order-work';
import { settleOrders } from '../sales/settle';
import { tell } from '../sales/timeline';
import { checkFiles, checkMember, checkTodos, wordOf } from './checks';
import { checkPrints, keepUses } from './prints';
import { findTasks } from './rows';
import { aboutSubject, isOfOrder, refuseSecond, type About } from './without-order';

const kindOf = ({ type: typed, category }: TaskInput) => {
  const type = TASK_TYPES.find((each) => each === typed.trim());
  if (!type) throw new UserError('orderTask.type', { field: 'params.type', values: { type: typed.trim().slice(0, 40) } });
  const word = wordOf<TaskCategory>(TASK_CATEGORIES[type], category, 'params.category');
  if (!word) throw new UserError('bulk.row.taskCategory', { field: 'params.category' });
  return { type, category: word };
};

const piecesOf = (facts: OrderFacts, { pieces }: TaskInput): Pieces[] => {
  const all = facts.lines.map(({ _id: line_id, quantity }) => ({ line_id, quantity }));
  return pieces && pieces.length > 0 ? checkPieces(facts, pieces, all) : [];
};

const printsOf = async (tx: Tx, facts: OrderFacts, params: TaskInput, pieces: readonly Pieces[], context: RequestContext) => {
  const { order, lines } = facts;
  if (params.prints) return checkPrints(tx, context, lines, params.prints, { before: [], by: context.user._id });
  const wanted = lines.filter(
    ({ _id, quantity }) => quantity > 0 && (pieces.length === 0 || pieces.some(({ line_id }) => line_id === _id)),
  );
  return emptyPrints(tx, order.container_id, wanted);
};

/** The conversation a task comes from. */
const supportOf = async (tx: Tx, containerId: string, { support_id }: TaskInput): Promise<string | null> => {
  const id = support_id?.trim();
  if (!id) return null;
  const there = await tx
    .selectFrom('supports')
    .select('_id')
    .where('container_id', '=', containerId)
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!there) throw new UserError('support.missing', { code: 'NOT_FOUND', field: 'params.support_id' });
  return there._id;
};

/** The order a task is about, held, and what of it. */
const aboutOrder = async (
  tx: Tx,
  context: RequestContext,
  { type, params }: { readonly type: TaskType; readonly params: TaskInput },
): Promise<About> => {
  const containerId = context.container._id;
  const [facts] = await holdOrders(tx, containerId, [params.order_id?.trim() ?? '']);
  if (!facts) throw new UserError('order.missing', { code: 'NOT_FOUND', field: 'params.order_id' });
  const { _id: order_id } = facts.order;
  if (type === 'design' && (await readWork(tx, containerId, [order_id]))(order_id).design)
    throw new UserError('orderTask.designOpen', { code: 'CONFLICT', field: 'params.order_id' });
  const pieces = piecesOf(facts, params);
  const prints = type === 'design' ? await printsOf(tx, facts, params, pieces, context) : [];
  return { order_id, subject: null, trend_kind: null, trend_id: null, pieces, prints };
};

export const makeTask: MutationOperations['makeTask'] = {
  rule: { module: 'tasks', access: 'add' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { params }, context, now: number) => {
    const { container, user } = context;
    const { type, category } = kindOf(params);
    const about = isOfOrder(params) ? await aboutOrder(tx, context, { type, params }) : aboutSubject(type, params);
    const { order_id, pieces, prints } = about;
    const assignee = params.assignee?.trim() || null;
    await checkMember(tx, container._id, assignee);
    const priority = wordOf(PRIORITIES, params.priority, 'params.priority') ?? 'normal';
    const files = await checkFiles(tx, context, params.files ?? []);
    const { hours } = await readDesk(tx, container._id);
    const _id = newId();
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('tasks')
      .values({
        ...about,
        _id,
        type,
        category,
        status: (wishedStatus({ type, status: 'New' }, { assignee, by: user._id }) ?? 'New') as TaskStatus,
        support_id: await supportOf(tx, container._id, params),
        pieces: jsonb(pieces),
        priority,
        assignee,
        wanted: wordOf(RESOLUTIONS, params.wanted, 'params.wanted') ?? null,
        brief: params.brief ?? '',
        files,
        todos: jsonb(checkTodos(params.todos ?? [])),
        prints: jsonb(prints),
        ...firstDeadline(priority, now, hours),
        created_by: user._id,
        created_at: now,
        updated_at: now,
      })
      // Of what is about no order, nobody holds anything: the database keeps a second one out.
      .onConflict((there) => there.doNothing())
      .executeTakeFirst();
    if (!inserted) await refuseSecond(tx, container._id, about);
    await keepUses(tx, { container_id: container._id, _id, files, prints });
    if (about.trend_id !== null) await tellChanged(tx, container._id, ['trends']);
    if (order_id !== null) {
      await tell(tx, [{ order_id, code: type === 'support' ? 'ticket_opened' : 'design_opened', params: { task: _id } }], now, user._id);
      await settleOrders(tx, container._id, [order_id], now);
    }
    const [made] = await findTasks(tx, container._id, [_id], now);
    if (!made) throw new UserError('orderTask.missing', { code: 'NOT_FOUND' });
    return made;
  },
};
