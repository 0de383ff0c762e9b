import { sql } from 'kysely';
import { typedNumber } from '../../domain/sales/order-number';
import { isAnswer, isSameSubject, namesOrder, numbersIn, plainSubject } from '../../domain/support/subject';
import type { Recipients } from '../../domain/support/recipients';
import type { StoreRef, Tx } from '../kernel/context';
import type { ArrivedMail } from '../mail/door';
import { holdSupport } from './threads';
import type { MessageRow, SupportRow } from './tables';

/** Where a mail belongs. */
export interface Belonging {
  /** The conversation it goes on; undefined: a new one. */
  readonly support: SupportRow | undefined;
  /** The closed one a new conversation goes on from. */
  readonly previous: SupportRow | undefined;
  readonly order_id: string | null;
  /** It answers what was exchanged with somebody other than the buyer. */
  readonly aside?: boolean;
}

const MOST_REFERENCES = 50;

/** Message-IDs a mail answers, the nearest first. */
const answeredIds = ({ in_reply_to, references }: Pick<ArrivedMail, 'in_reply_to' | 'references'>): string[] =>
  [...new Set([in_reply_to, ...references.toReversed()])].flatMap((id) => id ?? []).slice(0, MOST_REFERENCES);

/** Messages of the store by Message-IDs, in the order of these. */
export const messagesById = async (tx: Tx, { container_id, store_id }: StoreRef, ids: readonly string[]): Promise<MessageRow[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('messages')
    .selectAll()
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('mail_id', 'in', ids)
    .orderBy('_id', 'desc')
    .execute();
  return rows.toSorted((a, b) => ids.indexOf(a.mail_id ?? '') - ids.indexOf(b.mail_id ?? ''));
};

/** Whether somebody has written in a conversation, or been written to. */
const takesPart = async (tx: Tx, support: SupportRow, message: MessageRow, email: string): Promise<boolean> => {
  if (support.buyer_email === email || message.email?.toLowerCase() === email) return true;
  const row = await tx
    .selectFrom('messages')
    .select('_id')
    .where('container_id', '=', support.container_id)
    .where('support_id', '=', support._id)
    .where((is) => is.or([is('email', '=', email), hasRecipient(email)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** True where the buyer does not know that somebody reads along: they got blind copies, and no other message. */
const isHiddenReader = async (tx: Tx, { container_id, _id }: SupportRow, email: string): Promise<boolean> => {
  const rows = await tx
    .selectFrom('messages')
    .select(['email', 'recipients', 'aside'])
    .where('container_id', '=', container_id)
    .where('support_id', '=', _id)
    .where((is) => is.or([is('email', '=', email), hasRecipient(email)]))
    .execute();
  return !rows.some(
    ({ email: other, recipients: { to, cc }, aside }) =>
      !aside && (other === email || [...to, ...cc].some(({ address }) => address === email)),
  );
};

/** True where a message was sent to an address, whether as a copy or not. */
const hasRecipient = (address: string) => {
  const has = (header: keyof Recipients) => sql<boolean>`recipients @> ${JSON.stringify({ [header]: [{ address }] })}::jsonb`;
  return sql<boolean>`(${has('to')} or ${has('cc')} or ${has('bcc')})`;
};

/** Where one that was merged has gone. */
const whole = async (tx: Tx, containerId: string, id: string): Promise<SupportRow> => {
  const support = await holdSupport(tx, containerId, id);
  return support.merged_into === null ? support : whole(tx, containerId, support.merged_into);
};

interface Answered {
  readonly support: SupportRow;
  /** It answers a message that was exchanged with somebody other than the buyer. */
  readonly aside: boolean;
}

/** What a mail says it answers, which anybody may say: it holds only for who takes part. */
const byAnswer = async (tx: Tx, store: StoreRef, mail: ArrivedMail, email: string): Promise<Answered | undefined> => {
  for (const message of await messagesById(tx, store, answeredIds(mail))) {
    const support = await whole(tx, store.container_id, message.support_id);
    if (await takesPart(tx, support, message, email))
      return { support, aside: support.buyer_email !== email && (message.aside || (await isHiddenReader(tx, support, email))) };
  }
  return undefined;
};

interface Subject {
  /** Null: the subject names an order, and it is none of the buyer's, or it may be several. */
  readonly _id: string | null;
  readonly named: boolean;
}

/** The buyer's order a subject names, by its whole number or by its digits; of a subject that names none, their only or latest one. */
const orderOf = async (tx: Tx, { container_id, store_id }: StoreRef, subject: string, email: string): Promise<Subject | undefined> => {
  const orders = tx
    .selectFrom('orders')
    .select(['_id', 'found_number', 'found_digits'])
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('found_email', '=', email)
    .orderBy('created_at', 'desc');
  const numbers = numbersIn(subject).map(typedNumber);
  if (numbers.length > 0) {
    const fitting = await orders.where((is) => is.or([is('found_number', 'in', numbers), is('found_digits', 'in', numbers)])).execute();
    const whole = fitting.find(({ found_number }) => numbers.includes(found_number));
    const [byDigits, another] = fitting;
    const named = whole ?? (another ? undefined : byDigits);
    if (named) return { _id: named._id, named: true };
    if (namesOrder(subject)) return { _id: null, named: true };
  }
  const latest = await orders.limit(1).executeTakeFirst();
  return latest && { _id: latest._id, named: false };
};

interface About {
  /** The order the mail names, null where it is not found; undefined: it names none. */
  readonly orderId: string | null | undefined;
  readonly subject: string;
  readonly text: string;
}

/** Conversations with one person that are looked through, the latest first. */
const MOST_WITH = 50;

/** Numbers of parcels and the like, by which two notices with one subject are told apart. */
const longNumbers = (text: string): ReadonlySet<string> => new Set(text.match(/\b(?=(?:[A-Z]*\d){8})[A-Z\d]{8,34}\b/gu));

/** True where a conversation is about other numbers than a mail that begins anew, such as another parcel. */
const isOfOtherNumbers = async (
  tx: Tx,
  { container_id, _id }: Pick<SupportRow, 'container_id' | '_id'>,
  about: About,
): Promise<boolean> => {
  const said = longNumbers(`${about.subject}\n${about.text}`);
  if (isAnswer(about.subject) || said.size === 0) return false;
  const bodies = await tx
    .selectFrom('messages')
    .select('body')
    .where('container_id', '=', container_id)
    .where('support_id', '=', _id)
    .orderBy('_id')
    .limit(MOST_WITH)
    .execute();
  const before = longNumbers(bodies.map(({ body }) => body).join('\n'));
  return before.size > 0 && [...said].every((number) => !before.has(number));
};

/** Conversations with somebody, of an order where one is named, the latest first. */
const conversationsWith = (
  tx: Tx,
  { container_id, store_id }: StoreRef,
  email: string,
  { orderId }: About,
  closed: boolean,
): Promise<readonly Pick<SupportRow, '_id' | 'container_id' | 'subject' | 'order_id'>[]> =>
  tx
    .selectFrom('supports')
    .select(['_id', 'container_id', 'subject', 'order_id'])
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('buyer_email', '=', email)
    .where('merged_into', 'is', null)
    .where('status', closed ? '=' : '<>', 'Closed')
    .$if(orderId !== undefined, (rest) => rest.where('order_id', orderId === null ? 'is' : '=', orderId ?? null))
    .orderBy('last_message_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(closed ? 1 : MOST_WITH)
    .execute();

/** The latest conversation with somebody that is not closed and is about the same: the order a mail names, or its subject. */
const openAbout = async (tx: Tx, store: StoreRef, email: string, about: About): Promise<SupportRow | undefined> => {
  for (const each of await conversationsWith(tx, store, email, about, false)) {
    const isOfOrder = typeof about.orderId === 'string' && each.order_id === about.orderId;
    if (isOfOrder || (isSameSubject(each.subject, about.subject) && !(await isOfOtherNumbers(tx, each, about))))
      return holdSupport(tx, store.container_id, each._id);
  }
  return undefined;
};

/** A mail that answers an earlier one and has a subject of its own, without the mark of an answer: its writer took an old mail to begin something new. */
const isNewMatter = (mail: ArrivedMail, answered: SupportRow): boolean =>
  plainSubject(mail.subject) !== '' && !isAnswer(mail.subject) && !isSameSubject(mail.subject, answered.subject);

/**
 * The conversation a mail belongs to: what it answers, if its sender takes part there; else one with its sender that is not closed and is about the order its
 * subject names, or has its subject; else a new one. An order that is named and not found is nobody's: a person finds it. The store must be held: two mails
 * do not begin the same conversation.
 */
export const belongingOf = async (tx: Tx, store: StoreRef, mail: ArrivedMail): Promise<Belonging> => {
  const email = mail.from?.address.trim().toLowerCase() ?? '';
  if (email === '') return { support: undefined, previous: undefined, order_id: null };
  const { support: answered, aside } = (await byAnswer(tx, store, mail, email)) ?? {};
  if (answered && aside && answered.status !== 'Closed') return { support: answered, previous: undefined, order_id: null, aside };
  const order = await orderOf(tx, store, mail.subject, email);
  const orderId = order?._id ?? null;
  if (answered) {
    // Nobody has to look after an automatic answer to what is closed.
    if (mail.automatic) return { support: answered, previous: undefined, order_id: null, ...(aside && { aside }) };
    if (isNewMatter(mail, answered))
      return { support: undefined, previous: answered, order_id: order?.named ? orderId : answered.order_id };
    if (answered.status !== 'Closed') return { support: answered, previous: undefined, order_id: null };
    return { support: undefined, previous: answered, order_id: answered.order_id ?? orderId };
  }
  const about = { orderId: order?.named ? order._id : undefined, subject: mail.subject, text: mail.text };
  const open = await openAbout(tx, store, email, about);
  if (open) return { support: open, previous: undefined, order_id: orderId };
  const [closed] = await conversationsWith(tx, store, email, about, true);
  return { support: undefined, previous: closed && (await holdSupport(tx, store.container_id, closed._id)), order_id: orderId };
};
