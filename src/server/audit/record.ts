import { auditChanges, type AuditAction, type AuditChange } from '../../domain/audit/audit';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { AuditedRow, AuditRule } from '../kernel/audit';
import { MINUTE, unixNow } from '../kernel/clock';
import type { RequestContext, Services, Tx, Whence } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { logFault } from '../kernel/log';

/** Seconds in which the same denial of the same person is recorded once, so that a loop in a program does not fill the log. */
const SAME_DENIAL = 10 * MINUTE;

interface NewAuditEvent {
  readonly action: AuditAction;
  readonly actor: Person | null;
  readonly as?: Person | null;
  readonly subject?: Pick<AuditedRow, '_id' | 'label'> | null;
  readonly changes?: readonly AuditChange[];
  readonly operation?: string;
  readonly reason?: string;
  readonly from: Pick<Whence, 'address' | 'userAgent'> | null;
}

interface Person {
  readonly _id: string;
  readonly email: string;
}

const rowOf = ({ action, actor, as, subject, changes = [], operation, reason, from }: NewAuditEvent) => ({
  ...{ _id: newId(), action, changes: jsonb(changes), created_at: unixNow() },
  ...{ operation: operation ?? null, reason: reason ?? null },
  ...{ actor_id: actor?._id ?? null, actor_email: actor?.email ?? null, as_id: as?._id ?? null, as_email: as?.email ?? null },
  ...{ subject_id: subject?._id ?? null, subject: subject?.label ?? null },
  ...{ address: from?.address ?? null, user_agent: from?.userAgent ?? null },
});

/** Appends events to the audit log of the transaction's workspace. */
const recordAuditEvents = async (tx: Tx, events: readonly NewAuditEvent[]): Promise<void> => {
  if (events.length > 0) await tx.insertInto('audit_events').values(events.map(rowOf)).execute();
};

/** Appends one event. */
export const recordAuditEvent = (tx: Tx, event: NewAuditEvent): Promise<void> => recordAuditEvents(tx, [event]);

/** Who acts in a request, and as whom. */
export const actorsOf = ({ user, loginAs }: Pick<RequestContext, 'user' | 'loginAs'>): Required<Pick<NewAuditEvent, 'actor' | 'as'>> =>
  loginAs ? { actor: { _id: loginAs.by_id, email: loginAs.by_email }, as: user } : { actor: user, as: null };

const cleanedIds = (ids: readonly unknown[]): readonly string[] => [
  ...new Set(ids.flatMap((id) => (typeof id === 'string' && id.trim() ? [id.trim()] : []))),
];

/** Runs an operation and records what it changed in the same transaction: one event for each row. */
export const withAudit = async <Args, Result>(
  { action, ids, read, details }: AuditRule<Args, Result>,
  tx: Tx,
  args: Args,
  context: RequestContext,
  run: () => Promise<Result>,
): Promise<Result> => {
  const readRows = async (wanted: readonly string[]): Promise<ReadonlyMap<string, AuditedRow>> =>
    new Map((wanted.length === 0 ? [] : await read(tx, context, wanted)).map((row) => [row._id, row]));
  const before = await readRows(cleanedIds(ids(args, undefined)));
  const result = await run();
  const changed = cleanedIds(ids(args, result));
  const after = await readRows(changed);
  const events = changed.flatMap((_id): NewAuditEvent[] => {
    const subject = after.get(_id) ?? before.get(_id);
    if (!subject) return [];
    return [
      {
        action: typeof action === 'function' ? action(args) : action,
        ...actorsOf(context),
        subject,
        changes: [...auditChanges(before.get(_id), after.get(_id)), ...auditChanges(undefined, { shown: details?.(args) ?? {} })],
        from: context.from,
      },
    ];
  });
  await recordAuditEvents(tx, events);
  return result;
};

/** Records that a request was denied for want of a right. Never fails: the person gets the refusal in any case. */
export const recordDenial = async (
  context: Pick<RequestContext, 'services' | 'container' | 'user' | 'loginAs' | 'from'>,
  operation: string,
  error: unknown,
): Promise<void> => {
  if (!(error instanceof UserError) || error.code !== 'FORBIDDEN') return;
  const { actor, as } = actorsOf(context);
  try {
    await context.services.inContainer(context.container._id, async (tx) => {
      const known = await tx
        .selectFrom('audit_events')
        .select('_id')
        .where('container_id', '=', context.container._id)
        .where('action', '=', 'access.denied')
        .where('actor_id', '=', actor?._id ?? null)
        .where('operation', '=', operation)
        .where('created_at', '>', unixNow() - SAME_DENIAL)
        .limit(1)
        .executeTakeFirst();
      if (known) return;
      await recordAuditEvent(tx, { action: 'access.denied', actor, as: as ?? null, operation, reason: error.refusal, from: context.from });
    });
  } catch (fault) {
    logFault('audit of a denial', fault);
  }
};

/** Records an act on a person's own account in each workspace they are an active member of. Never fails. */
export const recordAccountEvent = async (
  services: Services,
  event: Pick<NewAuditEvent, 'action' | 'changes' | 'reason' | 'from'> & { readonly userId: string; readonly by?: Person | null },
): Promise<void> => {
  const { userId, by, ...rest } = event;
  try {
    const memberships = await services.db
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u._id', 'm.user_id')
      .select(['m.container_id', 'u.email'])
      .where('m.user_id', '=', userId)
      .where('m.status', '=', 'Active')
      .execute();
    for (const { container_id, email } of memberships) {
      const person = { _id: userId, email };
      const actor = by === undefined ? person : by;
      await services.inContainer(container_id, (tx) => recordAuditEvent(tx, { ...rest, actor, subject: { _id: userId, label: email } }));
    }
  } catch (error) {
    logFault('audit of an account', error);
  }
};
