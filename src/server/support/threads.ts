import { isId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { Standing } from '../../domain/support/standing';
import type { MessageRow, SupportRow } from './tables';

/** Conversations, held in the order of their ids so that two who hold some do not wait for each other. */
export const holdSupports = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<SupportRow[]> =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('supports')
        .selectAll()
        .where('container_id', '=', containerId)
        .where('_id', 'in', ids)
        .orderBy('_id')
        .forUpdate()
        .execute();

/** One that is named, held. Throws `support.missing`. */
export const holdSupport = async (tx: Tx, containerId: string, id: string, field?: string): Promise<SupportRow> => {
  const wanted = id.trim();
  const [support] = isId(wanted) ? await holdSupports(tx, containerId, [wanted]) : [];
  if (!support) throw new UserError('support.missing', { code: 'NOT_FOUND', field });
  return support;
};

/** The columns a standing is kept in. */
export const standingOf = (row: Standing): Standing => ({
  status: row.status,
  priority: row.priority,
  due_at: row.due_at,
  soon_at: row.soon_at,
  due_left: row.due_left,
  snoozed_at: row.snoozed_at,
  snoozed_until: row.snoozed_until,
  snoozed_for_parcel: row.snoozed_for_parcel,
  first_in_at: row.first_in_at,
  last_in_at: row.last_in_at,
  first_answer_at: row.first_answer_at,
  resolved_at: row.resolved_at,
  resolved_by: row.resolved_by,
  reopened: row.reopened,
});

/** An undo is kept by `keepUndo` alone, after the change it is of. */
type Columns = Partial<Omit<SupportRow, 'container_id' | '_id' | 'updated_at' | 'created_at' | 'undo'>> & { readonly undo?: null };

/** Writes what changed of a conversation, and gives it as it stands now. */
export const writeSupport = async (tx: Tx, support: SupportRow, columns: Columns, now: number): Promise<SupportRow> => {
  const { merge, ...plain } = columns;
  await tx
    .updateTable('supports')
    .set({ ...plain, ...(merge !== undefined && { merge: merge && jsonb(merge) }), updated_at: now })
    .where('container_id', '=', support.container_id)
    .where('_id', '=', support._id)
    .execute();
  return { ...support, ...columns };
};

/** What a conversation says of the message that came last. */
export const latestOf = ({ _id, created_at, direction }: Pick<MessageRow, '_id' | 'created_at' | 'direction'>, support: SupportRow) => ({
  last_message_id: _id,
  last_message_at: Math.max(created_at, support.last_message_id === null ? 0 : support.last_message_at),
  last_direction: direction,
});

/** Its latest message anew, where some have left it or come to it. An automatic one, a rating, or a rule's counts only where there is no other. */
export const findLatest = async (tx: Tx, support: SupportRow): Promise<Columns> => {
  const row = await tx
    .selectFrom('messages')
    .select(['_id', 'direction'])
    .where('container_id', '=', support.container_id)
    .where('support_id', '=', support._id)
    .orderBy((is) => is.or([is('automatic', '=', true), is('rule_id', 'is not', null)]))
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { at } = await tx
    .selectFrom('messages')
    .select((of) => of.fn.max('created_at').as('at'))
    .where('container_id', '=', support.container_id)
    .where('support_id', '=', support._id)
    .where('rule_id', 'is', null)
    .where((is) => is.or([is('code', 'is', null), is('code', 'not in', ['rated_good', 'rated_bad'])]))
    .executeTakeFirstOrThrow();
  return {
    last_message_id: row?._id ?? null,
    last_direction: row?.direction ?? null,
    last_message_at: (at as number | null) ?? support.created_at,
  };
};
