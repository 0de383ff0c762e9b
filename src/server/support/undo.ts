import { sql } from 'kysely';
import { jsonb } from '../db/json';
import type { RequestContext, Tx } from '../kernel/context';
import { someIds } from '../kernel/input';
import { operation, type MutationOperations } from '../kernel/operation';
import { findSupports } from './rows';
import { isRecallable, recall } from './send';
import type { MessageRow, SupportRow, UndoneColumns } from './tables';
import { findLatest, holdSupports, standingOf, writeSupport } from './threads';

const undoneColumns = (support: SupportRow): UndoneColumns => ({
  ...standingOf(support),
  assignee: support.assignee,
  tags: support.tags,
  order_id: support.order_id,
});

interface Changed {
  /** The conversation before the change. */
  readonly support: SupportRow;
  /** Ids of the replies the change wrote. */
  readonly replies: readonly string[];
}

/**
 * Keeps how conversations stood before a change, in its transaction, so that it can be undone. `change`: the id its maker gave it; without one, nothing is kept.
 * Of two calls of one change on the same conversation, the state before the first is kept.
 */
export const keepUndo = async (tx: Tx, changed: readonly Changed[], change: string | null | undefined, by: string): Promise<void> => {
  const named = change?.trim();
  const containerId = changed[0]?.support.container_id;
  if (!named || containerId === undefined) return;
  const rows = changed.map(({ support, replies }) => {
    const { undo, updated_at } = support;
    const former = undo && undo.change === named && undo.by === by && undo.version === updated_at ? undo : null;
    const kept = { change: named, by, before: former?.before ?? undoneColumns(support), replies: [...(former?.replies ?? []), ...replies] };
    return { _id: support._id, kept };
  });
  // It names the version it stands beside, so writing it must not make another one: `updated_at` is left alone.
  await sql`update supports as s set undo = u.kept || jsonb_build_object('version', s.updated_at)
    from jsonb_to_recordset(${jsonb(rows)}) as u(_id text, kept jsonb)
    where s.container_id = ${containerId} and s._id = u._id`.execute(tx);
};

/** Replies of a conversation, held. */
const holdReplies = async (tx: Tx, { container_id, _id }: SupportRow, ids: readonly string[]): Promise<MessageRow[]> =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('messages')
        .selectAll()
        .where('container_id', '=', container_id)
        .where('support_id', '=', _id)
        .where('_id', 'in', ids)
        .orderBy('_id', 'desc')
        .forUpdate()
        .execute();

interface Undoing {
  readonly change: string;
  readonly device: string | null | undefined;
  readonly now: number;
}

/** Restores a conversation, held; tells whether it could be. One that anybody, or a reply that was sent, has changed since stays as it is. */
const restore = async (tx: Tx, support: SupportRow, { user }: RequestContext, { change, device, now }: Undoing): Promise<boolean> => {
  const { undo } = support;
  if (undo?.change !== change || undo.by !== user._id || undo.version !== support.updated_at) return false;
  const replies = await holdReplies(tx, support, undo.replies);
  if (replies.length < undo.replies.length || !replies.every((reply) => isRecallable(reply, now))) return false;
  // Each goes before what is in the draft already, so the last one is first.
  for (const reply of replies) await recall(tx, reply, user._id, device, now);
  const latest = replies.length === 0 ? {} : await findLatest(tx, support);
  await writeSupport(tx, support, { ...undo.before, ...latest, undo: null }, now);
  return true;
};

export const supportUndo: MutationOperations['supportUndo'] = operation({
  rule: { module: 'messenger', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { change, ids, device }, context, now) => {
    const { container } = context;
    const restored: string[] = [];
    for (const support of await holdSupports(tx, container._id, someIds(ids, 'ids').toSorted()))
      if (await restore(tx, support, context, { change: change.trim(), device, now })) restored.push(support._id);
    return findSupports(tx, container._id, restored, now);
  },
});
