import { sql } from 'kysely';
import { RULE_NOBODY } from '../../../domain/support/rule-terms';
import type { RuleFacts } from '../../../domain/rules/terms';
import type { OrderStatus } from '../../../domain/sales/order-status';
import { splitQuoted } from '../../../domain/support/quoted-text';
import { isSameSubject } from '../../../domain/support/subject';
import { businessClock, type BusinessHours } from '../../../domain/tasks/business-hours';
import { DAY } from '../../kernel/clock';
import type { Tx } from '../../kernel/context';
import { languageOf } from './language';

/** Characters of a message that are read; what it quotes stands behind them. */
const READ = 20_000;

/** Something that happened in a conversation. */
export interface SupportEvent {
  readonly support_id: string;
  readonly at: number;
  /** The buyer's message whose words count; null: there is none. */
  readonly message_id: string | null;
  readonly last_from: 'buyer' | 'us' | null;
  /** Of an event of an order: the status it went to. */
  readonly order_status?: OrderStatus;
}

/** One that rules run for, with the name of its kind. */
export interface RunningEvent extends SupportEvent {
  readonly kind: string;
}

const supportsOf = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx
    .selectFrom('supports as u')
    .leftJoin('orders as o', (join) => join.onRef('o.container_id', '=', 'u.container_id').onRef('o._id', '=', 'u.order_id'))
    .select(['u._id', 'u.subject', 'u.store_id', 'u.channel', 'u.status', 'u.priority', 'u.assignee', 'u.tags', 'u.buyer_email'])
    .select(['o._id as order_id', 'o.status as order_status', 'o.created_at as ordered_at'])
    .select(
      sql<boolean>`exists (select from trackings t where t.container_id = u.container_id and t.order_id = u.order_id)`.as('has_tracking'),
    )
    .where('u.container_id', '=', containerId)
    .where('u._id', '=', sql<string>`any(${ids}::text[])`)
    .execute();

const messagesOf = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx
    .selectFrom('messages as m')
    .select(['m._id', 'm.email', 'm.subject'])
    .select(sql<string>`left(m.body, ${READ}::integer)`.as('body'))
    .select(
      sql<boolean>`(m.channel = 'shop' and m.remote_pictures > 0)
        or exists (select from message_files f where f.container_id = m.container_id and f.message_id = m._id)`.as('file'),
    )
    .where('m.container_id', '=', containerId)
    .where('m._id', '=', sql<string>`any(${ids}::text[])`)
    .execute();

/** The first message each buyer wrote in their conversation. */
const firstOf = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx
    .selectFrom('messages')
    .select((of) => of.fn.min('_id').as('_id'))
    .where('container_id', '=', containerId)
    .where('support_id', '=', sql<string>`any(${ids}::text[])`)
    .where('direction', '=', 'in')
    .where('automatic', '=', false)
    .where('aside', '=', false)
    .groupBy('support_id')
    .execute();

type SupportFacts = Awaited<ReturnType<typeof supportsOf>>[number];
type MessageFacts = Awaited<ReturnType<typeof messagesOf>>[number] & { readonly first: boolean };

const QUOTED = /^\s*[>＞]/u;

/** What the buyer wrote, without what the message quotes. */
const ownWords = (body: string): string =>
  splitQuoted(body, { keepWhole: false })
    .own.split('\n')
    .filter((line) => !QUOTED.test(line))
    .join('\n')
    .trim();

const factsOf = (
  event: SupportEvent,
  support: SupportFacts,
  message: MessageFacts | undefined,
  isOpenAt: (at: number) => boolean,
): RuleFacts => {
  const subject = message?.subject ?? support.subject;
  let own: string | null = null;
  const words = (): string => (own ??= message ? ownWords(message.body) : '');
  // An answer repeats the subject of the conversation, which the buyer may not have written, or long ago.
  const isSubjectNew = !message || message.first || (message.subject !== null && !isSameSubject(message.subject, support.subject));
  const { order_id, ordered_at } = support;
  return {
    words: () => [...(isSubjectNew ? [subject] : []), words()].join('\n'),
    subject,
    sender: message?.email ?? support.buyer_email,
    language: () => languageOf(words()),
    first: message?.first ?? null,
    file: message?.file ?? null,
    business_hours: () => isOpenAt(event.at),
    last_from: event.last_from,
    store: support.store_id,
    channel: support.channel,
    status: support.status,
    priority: support.priority,
    assignee: support.assignee ?? RULE_NOBODY,
    tag: support.tags,
    has_order: order_id !== null,
    order_status: order_id === null ? null : (event.order_status ?? support.order_status),
    has_tracking: support.has_tracking,
    order_age: ordered_at === null ? null : Math.max(0, Math.floor((event.at - ordered_at) / DAY)),
  };
};

/** Whether somebody is there at a moment, worked out once for all of them, with the first that is asked. */
const openingOf = (events: readonly SupportEvent[], hours: BusinessHours): ((at: number) => boolean) => {
  let clock: ReturnType<typeof businessClock> | undefined;
  return (at) => {
    if (!clock) {
      const [first, last] = events.reduce(([least, most], each) => [Math.min(least, each.at), Math.max(most, each.at)], [at, at]);
      clock = businessClock(first, last + 1, hours);
    }
    return clock(at + 1) > clock(at);
  };
};

/** The values of conversations for what happened in them, in the same order; null where a conversation is gone. A few statements for all of them. */
export const readSupportFacts = async (
  tx: Tx,
  containerId: string,
  events: readonly SupportEvent[],
  hours: BusinessHours,
): Promise<readonly ({ readonly facts: RuleFacts; readonly subject: string } | null)[]> => {
  if (events.length === 0) return [];
  const supportIds = [...new Set(events.map(({ support_id }) => support_id))];
  const supports = await supportsOf(tx, containerId, supportIds);
  const first = new Set((await firstOf(tx, containerId, supportIds)).map(({ _id }) => _id));
  const messages = await messagesOf(tx, containerId, [...new Set(events.flatMap(({ message_id }) => message_id ?? []))]);
  const supportById = new Map(supports.map((row) => [row._id, row]));
  const messageById = new Map(messages.map((row) => [row._id, { ...row, first: first.has(row._id) }]));
  const isOpenAt = openingOf(events, hours);
  return events.map((event) => {
    const support = supportById.get(event.support_id);
    if (!support) return null;
    const message = event.message_id === null ? undefined : messageById.get(event.message_id);
    return { facts: factsOf(event, support, message, isOpenAt), subject: support.subject };
  });
};
