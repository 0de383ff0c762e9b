import type { Afterwards } from '../../../domain/support/lifecycle';
import { ADDRESS_LINK } from '../../../domain/support/variables';
import { fillIn, wants } from '../../../domain/variables';
import { lock } from '../../db/advisory-locks';
import { DAY, HOUR } from '../../kernel/clock';
import type { Tx } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import type { RunningRule } from '../../rules/subject';
import { mailboxesOf } from '../recipients';
import type { SupportRow } from '../tables';
import { readVariables } from '../variables';
import { writeAutomaticReply, type Clock } from '../write';
import { isNobodysAddress } from '../../../domain/support/automatic-replies';
import type { SupportEvent } from './facts';

/** The time in which a rule answers a buyer once, and a conversation gets so many automatic replies at most: nobody is sent more, however often a rule runs. */
const SPAN = DAY;
const MOST_IN_SUPPORT = 3;

/** The buyer's message that would be answered; undefined: the buyer has not written. */
const answeredMessage = async (tx: Tx, { container_id, _id }: SupportRow, { message_id }: SupportEvent) => {
  const messages = tx.selectFrom('messages').select(['automatic', 'no_auto_reply', 'created_at']).where('container_id', '=', container_id);
  if (message_id !== null) return messages.where('_id', '=', message_id).executeTakeFirst();
  return messages
    .where('support_id', '=', _id)
    .where('direction', '=', 'in')
    .where('aside', '=', false)
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
};

/** Refuses to answer programs, lists, and addresses nobody reads, which might answer in turn. */
const requireAnswerable = async (
  tx: Tx,
  support: SupportRow,
  event: SupportEvent & { readonly received: boolean },
  now: number,
): Promise<void> => {
  const message = await answeredMessage(tx, support, event);
  if (message?.automatic) throw new UserError('rule.replyAutomatic');
  if (message?.no_auto_reply) throw new UserError('rule.replyUnwanted');
  // A mailbox that is read for the first time brings mails of the last days, which somebody may have answered elsewhere.
  if (event.received && message && message.created_at < now - SPAN)
    throw new UserError('rule.replyOld', { values: { hours: SPAN / HOUR } });
  const { buyer_email } = support;
  if (buyer_email === null) return;
  if ((await mailboxesOf(tx, support.container_id)).has(buyer_email)) throw new UserError('rule.replyOwn');
  if (isNobodysAddress(buyer_email)) throw new UserError('rule.replyNobody');
};

/** Refuses to answer a buyer again so soon. Two conversations with one buyer are looked at one after the other. */
const requireFirst = async (tx: Tx, support: SupportRow, rule: RunningRule, now: number): Promise<void> => {
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
  if (before.length > 0) throw new UserError('rule.replyRecent', { values: { hours: SPAN / HOUR } });
  const here = await recent.where('support_id', '=', _id).limit(MOST_IN_SUPPORT).execute();
  if (here.length >= MOST_IN_SUPPORT) throw new UserError('rule.replyMany', { values: { most: MOST_IN_SUPPORT, hours: SPAN / HOUR } });
};

/** Answers the buyer with a saved reply. Throws where that must not be. */
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
    readonly event: SupportEvent & { readonly received: boolean };
    readonly afterwards: Afterwards;
  },
  clock: Clock,
): Promise<void> => {
  const saved = await tx
    .selectFrom('canned_replies')
    .select('body')
    .where('container_id', '=', support.container_id)
    .where('_id', '=', value)
    .executeTakeFirst();
  if (!saved) throw new UserError('support.cannedMissing', { code: 'NOT_FOUND' });
  await requireAnswerable(tx, support, event, clock.now);
  await requireFirst(tx, support, rule, clock.now);
  if (wants(saved.body, ADDRESS_LINK)) throw new UserError('rule.replyLink');
  const body = fillIn(saved.body, await readVariables(tx, support, null));
  await writeAutomaticReply(tx, support, { body, afterwards, by: { author: null, rule: rule.name, rule_id: rule._id } }, clock);
};
