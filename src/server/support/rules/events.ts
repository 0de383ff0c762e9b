import { sql } from 'kysely';
import { CLOSES_AFTER } from '../../../domain/support/standing';
import { DAY, HOUR } from '../../kernel/clock';
import type { Services, Tx } from '../../kernel/context';
import type { Happening, RuleSubject } from '../../rules/subject';
import type { SupportEvent } from './facts';

/** Moments that passed longer ago are let go, such as those of a server that stood still. */
const LATEST = 7 * DAY;

/** The condition for messages between people and the buyer; `alias`: of the table of messages. Notes and messages aside do not reach the buyer. */
const isOfPeople = (alias: string) => {
  const m = sql.id(alias);
  return sql<boolean>`(${m}.direction in ('in', 'out') and not ${m}.automatic and not ${m}.aside and ${m}.rule_id is null and ${m}.code is null
    and ${m}.status <> 'failed')`;
};

/** The latest message people wrote in a conversation, which waiting goes on from; null: there is none. */
export const latestOfPeople = async (
  tx: Tx,
  { container_id, _id }: { readonly container_id: string; readonly _id: string },
): Promise<string | null> => {
  const { rows } = await sql<{ _id: string }>`select m._id from messages m
    where m.container_id = ${container_id} and m.support_id = ${_id} and ${isOfPeople('m')}
    order by m.created_at desc, m._id desc limit 1`.execute(tx);
  return rows[0]?._id ?? null;
};

/** Names the moment a conversation was resolved, which a rule runs for once. */
export const resolvedOccasion = (resolvedAt: number): string => `resolved-${resolvedAt}`;

/** Conversations that have been resolved for so long, that a rule was not looked at for. */
const resolvedSupports: RuleSubject['due'] = async (tx, containerId, { rule_id, event, hours, since, now }, most) => {
  const seconds = hours * HOUR;
  const after = Math.max(since, now - LATEST) - seconds;
  const { rows } = await sql<{ subject_id: string; resolved_at: number }>`
    select u._id as subject_id, u.resolved_at from supports u
    where u.container_id = ${containerId} and u.merged_into is null and u.status = 'Resolved'
      and u.resolved_at > ${after} and u.resolved_at <= ${now - seconds}
      and not exists (select from rule_runs r
        where r.container_id = ${containerId} and r.rule_id = ${rule_id} and r.subject_id = u._id
          and r.occasion = 'resolved-' || u.resolved_at)
    order by u.resolved_at, u._id limit ${most}`.execute(tx);
  return rows.map(({ subject_id, resolved_at }) => ({
    subject_id,
    event,
    occasion: resolvedOccasion(resolved_at),
    at: resolved_at + seconds,
  }));
};

/** Conversations a timed event happened to, that a rule was not looked at for. */
export const dueSupports: RuleSubject['due'] = async (tx, containerId, rule, most) => {
  if (rule.event === 'resolved') return resolvedSupports(tx, containerId, rule, most);
  return rule.event === 'waits' ? waitingSupports(tx, containerId, rule, most) : [];
};

/** Conversations nobody has written in for so long, that a rule was not looked at for. */
const waitingSupports: RuleSubject['due'] = async (tx, containerId, { rule_id, event, hours, since, now }, most) => {
  const seconds = hours * HOUR;
  const after = Math.max(since, now - LATEST) - seconds;
  // No message is newer than `last_message_at` says, so that only conversations somebody has written in since are looked into.
  const { rows } = await sql<{ subject_id: string; occasion: string; at: number }>`
    select u._id as subject_id, l._id as occasion, l.created_at + ${seconds}::integer as at
    from supports u
    join lateral (select m._id, m.created_at from messages m
      where m.container_id = ${containerId} and m.support_id = u._id and ${isOfPeople('m')}
      order by m.created_at desc, m._id desc limit 1) l on true
    where u.container_id = ${containerId} and u.merged_into is null and u.status in ('New', 'Inprocess', 'Waiting') and u.snoozed_until is null
      and u.last_message_at > ${after} and l.created_at > ${after} and l.created_at <= ${now - seconds}
      and not exists (select from rule_runs r
        where r.container_id = ${containerId} and r.rule_id = ${rule_id} and r.subject_id = u._id and r.occasion = l._id)
    order by l.created_at, u._id limit ${most}`.execute(tx);
  return rows.map((row) => ({ ...row, event }));
};

type Moment = Pick<Happening, 'at'> & { readonly support_id: string };

/**
 * The buyer's latest message at some moments, and by whom the latest of all was; in the same order. What nobody wrote to the buyer does not count: notes,
 * automatic mails, and replies of rules that answer nothing.
 */
export const latestAt = async (
  tx: Tx,
  containerId: string,
  moments: readonly Moment[],
): Promise<readonly Pick<SupportEvent, 'message_id' | 'last_from'>[]> => {
  if (moments.length === 0) return [];
  const { rows } = await sql<{ message_id: string | null; direction: 'in' | 'out' | null }>`
    select b._id as message_id, l.direction
    from unnest(${moments.map(({ support_id }) => support_id)}::text[], ${moments.map(({ at }) => at)}::integer[]) with ordinality as h (support_id, at, n)
    left join lateral (select m._id from messages m
      where m.container_id = ${containerId} and m.support_id = h.support_id and m.created_at <= h.at
        and m.direction = 'in' and not m.automatic and not m.aside and m.code is null
      order by m.created_at desc, m._id desc limit 1) b on true
    left join lateral (select m.direction from messages m
      where m.container_id = ${containerId} and m.support_id = h.support_id and m.created_at <= h.at
        and m.direction in ('in', 'out') and not m.automatic and not m.aside and m.code is null and m.status <> 'failed'
        and (m.rule_id is null or m.afterwards in ('wait', 'resolve'))
      order by m.created_at desc, m._id desc limit 1) l on true
    order by h.n`.execute(tx);
  return rows.map(({ message_id, direction }) => ({
    message_id,
    last_from: direction === null ? null : direction === 'in' ? 'buyer' : 'us',
  }));
};

interface Past extends SupportEvent {
  /** Whom it is with. */
  readonly buyer: string;
}

interface Span {
  readonly since: number;
  readonly now: number;
  readonly most: number;
}

const buyer = sql<string>`coalesce(nullif(u.buyer_name, ''), u.buyer_email, '')`;

/** Messages people wrote to us. */
const received = async (tx: Tx, containerId: string, { since, most }: Span): Promise<Past[]> => {
  const { rows } = await sql<{ support_id: string; message_id: string; at: number; buyer: string }>`
    select m.support_id, m._id as message_id, m.created_at as at, ${buyer} as buyer
    from messages m join supports u on u.container_id = m.container_id and u._id = m.support_id
    where m.container_id = ${containerId} and m.created_at >= ${since} and m.rule_id is null
      and m.direction = 'in' and not m.automatic and not m.aside and m.code is null
    order by m.created_at desc, m._id desc limit ${most}`.execute(tx);
  return rows.map((row) => ({ ...row, last_from: 'buyer' }));
};

/** Messages nothing came after for so long, in conversations that were neither resolved nor at rest by then, as far as that is known. */
const waited = async (tx: Tx, containerId: string, { since, now, most }: Span, hours: number): Promise<Past[]> => {
  const seconds = hours * HOUR;
  const { rows } = await sql<{ support_id: string; at: number; buyer: string }>`
    select m.support_id, m.created_at + ${seconds}::integer as at, ${buyer} as buyer
    from messages m join supports u on u.container_id = m.container_id and u._id = m.support_id
    where m.container_id = ${containerId} and ${isOfPeople('m')}
      and m.created_at >= ${since - seconds} and m.created_at <= ${now - seconds}
      and not exists (select from messages n where n.container_id = m.container_id and n.support_id = m.support_id
        and ${isOfPeople('n')}
        and (n.created_at, n._id) > (m.created_at, m._id) and n.created_at < m.created_at + ${seconds}::integer)
      and not (u.status in ('Resolved', 'Closed') and coalesce(u.resolved_at, 0) <= m.created_at + ${seconds}::integer)
      and not (u.snoozed_until is not null and u.snoozed_at <= m.created_at + ${seconds}::integer)
    order by m.created_at desc, m._id desc limit ${most}`.execute(tx);
  const latest = await latestAt(tx, containerId, rows);
  return rows.map((row, place) => ({ ...row, message_id: null, last_from: null, ...latest[place] }));
};

/** Conversations that were resolved so long before, and still are. */
const resolved = async (tx: Tx, containerId: string, { since, now, most }: Span, hours: number): Promise<Past[]> => {
  const seconds = hours * HOUR;
  const { rows } = await sql<{ support_id: string; at: number; buyer: string }>`
    select u._id as support_id, u.resolved_at + ${seconds}::integer as at, ${buyer} as buyer from supports u
    where u.container_id = ${containerId} and u.merged_into is null and u.status in ('Resolved', 'Closed')
      and u.resolved_at >= ${since - seconds} and u.resolved_at <= ${now - seconds}
    order by u.resolved_at desc, u._id limit ${most}`.execute(tx);
  const latest = await latestAt(tx, containerId, rows);
  return rows.map((row, place) => ({ ...row, message_id: null, last_from: null, ...latest[place] }));
};

/** Changes of the status of orders with a conversation that was not closed by then. */
const ordersChanged = async (tx: Tx, containerId: string, { since, most }: Span): Promise<Past[]> => {
  const { rows } = await sql<{ support_id: string; at: number; order_status: NonNullable<SupportEvent['order_status']>; buyer: string }>`
    select u._id as support_id, c.at, c.status as order_status, ${buyer} as buyer
    from order_status_changes c join supports u on u.container_id = c.container_id and u.order_id = c.order_id
    where c.container_id = ${containerId} and c.at >= ${since} and u.merged_into is null and u.created_at <= c.at
      and not (u.status = 'Closed' and coalesce(u.resolved_at, 0) + ${CLOSES_AFTER}::integer <= c.at)
    order by c.at desc, c._id desc, u._id limit ${most}`.execute(tx);
  const latest = await latestAt(tx, containerId, rows);
  return rows.map((row, place) => ({ ...row, message_id: null, last_from: null, ...latest[place] }));
};

/** What happened in conversations since a moment, the latest first. */
export const pastEvents = (
  tx: Tx,
  containerId: string,
  { event, hours }: { readonly event: string; readonly hours: number | null },
  span: Span,
): Promise<Past[]> => {
  if (event === 'received') return received(tx, containerId, span);
  if (event === 'resolved') return resolved(tx, containerId, span, hours ?? 0);
  return event === 'waits' ? waited(tx, containerId, span, hours ?? 0) : ordersChanged(tx, containerId, span);
};

/** Days changes of orders are kept: those a dry run compares, and a day more. */
const KEPT_DAYS = 31;

/** Removes changes of orders that are too old to be compared. */
export const forgetOldStatusChanges = async ({ db, marketNow }: Services): Promise<void> => {
  await db
    .deleteFrom('order_status_changes')
    .where('at', '<', (await marketNow()) - KEPT_DAYS * DAY)
    .execute();
};
