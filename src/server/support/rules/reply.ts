import { refuse, type Fault } from '../../../domain/fault';
import { isNobodysAddress } from '../../../domain/support/automatic-replies';
import type { Afterwards } from '../../../domain/support/lifecycle';
import { ADDRESS_LINK, RATING_LINK } from '../../../domain/support/variables';
import { fillIn, wants } from '../../../domain/variables';
import { lock } from '../../db/advisory-locks';
import { DAY, HOUR } from '../../kernel/clock';
import type { Tx } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import type { RunningRule } from '../../rules/subject';
import { isRated, makeRatingLink } from '../ratings';
import { mailboxesOf } from '../recipients';
import type { SupportRow } from '../tables';
import { readVariables } from '../variables';
import { writeAutomaticReply, type Clock } from '../write';
import type { RunningEvent, SupportEvent } from './facts';
import { hasLaterMessage } from './later-message';

/** The time in which a rule answers a buyer once, and a conversation gets so many automatic replies at most: nobody is sent more, however often a rule runs. */
const SPAN = DAY;
const MOST_IN_SUPPORT = 3;

/** The buyer's message that would be answered; undefined: the buyer has not written. */
const answeredMessage = async (tx: Tx, { container_id, _id }: SupportRow, { message_id }: SupportEvent) => {
  const messages = tx
    .selectFrom('messages')
    .select(['email', 'automatic', 'no_auto_reply', 'created_at'])
    .where('container_id', '=', container_id);
  if (message_id !== null) return messages.where('_id', '=', message_id).executeTakeFirst();
  return messages
    .where('support_id', '=', _id)
    .where('direction', '=', 'in')
    .where('aside', '=', false)
    .where('code', 'is', null)
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
};

/** Why a message that arrived is not answered: somebody may have answered it, or the buyer did not write it. */
const obstacleInMessage = async (
  tx: Tx,
  support: SupportRow,
  { message_id }: SupportEvent,
  { email }: { readonly email: string | null },
): Promise<Fault | undefined> => {
  const { buyer_email } = support;
  if (email !== null && buyer_email !== null && email !== buyer_email) return refuse('rule.replyOther').fault;
  return (await hasLaterMessage(tx, support, message_id, 'out')) ? refuse('rule.replyAnswered').fault : undefined;
};

const isAutomated = async (tx: Tx, { container_id, store_id }: SupportRow): Promise<boolean> => {
  const store = await tx
    .selectFrom('stores')
    .select('sto_auto')
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .executeTakeFirst();
  return store?.sto_auto !== false;
};

/** Why the buyer is not answered automatically. Programs, lists, and addresses nobody reads might answer in turn. Undefined: nothing is against it. */
const obstacleToReply = async (tx: Tx, support: SupportRow, event: RunningEvent, now: number): Promise<Fault | undefined> => {
  if (!(await isAutomated(tx, support))) return refuse('rule.replyAutomationOff').fault;
  const message = await answeredMessage(tx, support, event);
  if (message?.automatic) return refuse('rule.replyAutomatic').fault;
  const isNews = event.kind === 'received';
  // A mailbox that is read for the first time brings mails of the last days, which somebody may have answered elsewhere.
  if (isNews && message && message.created_at < now - SPAN) return refuse('rule.replyOld', { values: { hours: SPAN / HOUR } }).fault;
  if (message?.no_auto_reply) return refuse('rule.replyUnwanted').fault;
  const { buyer_email } = support;
  if (buyer_email !== null) {
    if ((await mailboxesOf(tx, support.container_id)).has(buyer_email)) return refuse('rule.replyOwn').fault;
    if (isNobodysAddress(buyer_email)) return refuse('rule.replyNobody').fault;
  }
  return isNews && message ? obstacleInMessage(tx, support, event, message) : undefined;
};

/** Why a buyer is not answered again so soon. Two conversations with one buyer are looked at one after the other. */
const obstacleInReplies = async (tx: Tx, support: SupportRow, rule: RunningRule, now: number): Promise<Fault | undefined> => {
  const { container_id, _id, buyer_email } = support;
  await lock(tx, 'automaticReplies', container_id, buyer_email ?? _id);
  const recent = tx
    .selectFrom('messages')
    .select('_id')
    .where('container_id', '=', container_id)
    .where('rule_id', 'is not', null)
    .where('direction', '=', 'out')
    .where('created_at', '>', now - SPAN);
  const same = recent.where('rule_id', '=', rule._id);
  const before = await (buyer_email === null ? same.where('support_id', '=', _id) : same.where('email', '=', buyer_email))
    .limit(1)
    .execute();
  if (before.length > 0) return refuse('rule.replyRecent', { values: { hours: SPAN / HOUR } }).fault;
  const here = await recent.where('support_id', '=', _id).limit(MOST_IN_SUPPORT).execute();
  if (here.length < MOST_IN_SUPPORT) return undefined;
  return refuse('rule.replyMany', { values: { most: MOST_IN_SUPPORT, hours: SPAN / HOUR } }).fault;
};

/** Answers the buyer with a saved reply, or tells why that must not be. Throws where it cannot be done. */
export const replyByRule = async (
  tx: Tx,
  support: SupportRow,
  {
    rule,
    value,
    event,
    afterwards,
  }: {
    readonly rule: RunningRule;
    readonly value: string;
    readonly event: RunningEvent;
    readonly afterwards: Afterwards;
  },
  { now, sendAt }: Clock,
): Promise<Fault | undefined> => {
  const saved = await tx
    .selectFrom('canned_replies')
    .select(['body', 'origin'])
    .where('container_id', '=', support.container_id)
    .where('_id', '=', value)
    .executeTakeFirst();
  if (!saved) throw new UserError('support.cannedMissing', { code: 'NOT_FOUND' });
  const obstacle = (await obstacleToReply(tx, support, event, now)) ?? (await obstacleInReplies(tx, support, rule, now));
  if (obstacle) return obstacle;
  if (wants(saved.body, ADDRESS_LINK)) throw new UserError('rule.replyLink');
  const asksForRating = wants(saved.body, RATING_LINK);
  if (asksForRating && support.first_answer_at === null) return refuse('rule.replyUnanswered').fault;
  if (asksForRating && (await isRated(tx, support))) return refuse('rule.replyRated').fault;
  const body = fillIn(saved.body, {
    ...(await readVariables(tx, support, null)),
    ...(asksForRating && saved.origin !== null && { [RATING_LINK]: await makeRatingLink(tx, support, saved.origin, now) }),
  });
  await writeAutomaticReply(tx, support, { body, afterwards, by: { author: null, rule: rule.name, rule_id: rule._id } }, { now, sendAt });
  return undefined;
};
