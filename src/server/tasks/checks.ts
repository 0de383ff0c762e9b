import { requireSeen } from '../files/permitted';
import type { TaskTodoInput, TaskUpdateInput } from '../../contract/generated/resolvers';
import { PRIORITIES } from '../../domain/tasks/priorities';
import { isDeed, RESOLUTIONS, TODO_STATUSES, WAITING_FOR, type TaskTodo, type TaskWish } from '../../domain/tasks/tasks';
import { isId, newId } from '../db/ids';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds } from '../kernel/input';
import { findPictures } from '../files/rows';
import { peopleOf } from '../sales/rows';

/** A word of a closed list; undefined where nothing is said. Throws for any other. */
export const wordOf = <Word extends string>(words: readonly Word[], text: string | null | undefined, field: string): Word | undefined => {
  const said = text?.trim() ?? '';
  if (said === '') return undefined;
  const word = words.find((each) => each === said);
  if (word === undefined) throw new UserError('orderTask.word', { field, values: { word: said.slice(0, 40) } });
  return word;
};

/** What a call wants of tasks. `many`: it names several. */
export interface CheckedWish {
  readonly wish: TaskWish;
  readonly priority: (typeof PRIORITIES)[number] | undefined;
  readonly waiting_for: (typeof WAITING_FOR)[number] | undefined;
  readonly wanted: (typeof RESOLUTIONS)[number] | undefined;
  readonly resolution: (typeof RESOLUTIONS)[number] | undefined;
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null;

export const checkWish = (params: TaskUpdateInput, by: string, count: number): CheckedWish => {
  const resolution = wordOf(RESOLUTIONS, params.resolution, 'params.resolution');
  const { brief, files, todos, prints, amount, pieces, fo_id, address } = params;
  const single = [brief, files, todos, prints, amount, pieces, fo_id, address].some(isSaid) || (resolution && isDeed(resolution));
  if (single && count > 1) throw new UserError('orderTask.oneOnly', { field: 'ids' });
  const waiting_for = wordOf(WAITING_FOR, params.waiting_for, 'params.waiting_for');
  const assignee = params.assignee?.trim();
  return {
    resolution,
    waiting_for,
    priority: wordOf(PRIORITIES, params.priority, 'params.priority'),
    wanted: wordOf(RESOLUTIONS, params.wanted, 'params.wanted'),
    wish: {
      status: params.status?.trim() || undefined,
      category: params.category?.trim() || undefined,
      assignee: assignee === '' ? null : assignee,
      waiting_for,
      resolution,
      note: params.note ?? undefined,
      by,
    },
  };
};

/** Throws for whoever is no member. */
export const checkMember = async (tx: Tx, containerId: string, id: string | null | undefined): Promise<void> => {
  if (!id) return;
  if (!(await peopleOf(tx, containerId, [id]))(id))
    throw new UserError('order.assigneeUnknown', { field: 'params.assignee', values: { assignee: id } });
};

/** Files that may be attached, held; `known` are attached already. */
export const checkFiles = async (
  tx: Tx,
  context: RequestContext,
  ids: readonly string[],
  known: readonly string[] = [],
): Promise<string[]> => {
  const wanted = cleanIds(ids);
  await requireSeen(tx, context, wanted, known);
  const there = await findPictures(tx, context.container._id, wanted, { keep: true });
  if (wanted.some((id) => !there.has(id))) throw new UserError('orderTask.fileMissing', { code: 'NOT_FOUND', field: 'params.files' });
  return wanted;
};

/** Steps as they are kept; those without words are left out. */
export const checkTodos = (todos: readonly TaskTodoInput[]): TaskTodo[] =>
  todos.flatMap(({ _id, text, status }) => {
    const words = text.trim();
    const id = _id?.trim() ?? '';
    return words === ''
      ? []
      : [{ _id: isId(id) ? id : newId(), text: words, status: wordOf(TODO_STATUSES, status, 'params.todos') ?? 'todo' }];
  });
