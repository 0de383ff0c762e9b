import { addresses } from '../../domain/addresses/addresses';
import type { Rating } from '../../domain/support/ratings';
import { asIdentity } from '../db/tenancy';
import type { Tx } from '../kernel/context';
import { membersWho } from '../kernel/membership';
import { notify } from '../inbox/notify';
import { peopleOf } from '../sales/rows';
import type { SupportRow } from './tables';

type Named = Pick<SupportRow, '_id' | 'container_id' | 'subject' | 'buyer_name' | 'buyer_email'>;

const placeOf = ({ _id }: Pick<SupportRow, '_id'>): string => addresses.support.print({ filter: 'all', status: 'All', id: _id });

const buyerOf = ({ buyer_name, buyer_email }: Named): string => buyer_name || (buyer_email ?? '');

type Code = 'support-replied' | 'support-assigned' | 'support-mentioned' | 'support-address' | 'support-rated-good' | 'support-rated-bad';

/** Of one conversation a person is told once until they have read it, however much a buyer writes. */
const isUnread = async (tx: Tx, support: Named, code: Code, userId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('notifications as n')
    .leftJoin('notification_reads as r', (join) => join.onRef('r.notification_id', '=', 'n._id').on('r.user_id', '=', userId))
    .select('n._id')
    .where('n.container_id', '=', support.container_id)
    .where('n.user_id', '=', userId)
    .where('n.code', '=', code)
    .where('n.referent', '=', placeOf(support))
    .where('r.notification_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

const alert = async (tx: Tx, support: Named, code: Code, userId: string, by: string): Promise<void> => {
  if (await isUnread(tx, support, code, userId)) return;
  const params = { name: by, subject: support.subject };
  await notify(tx, { type: 'Support', code, userId, module: 'messenger', params, referent: placeOf(support) });
};

/** Tells whoever has a conversation that somebody wrote in it. `writer`: by name; without, the buyer. */
export const alertReplied = async (tx: Tx, support: Named & Pick<SupportRow, 'assignee'>, writer = buyerOf(support)): Promise<void> => {
  if (support.assignee !== null) await alert(tx, support, 'support-replied', support.assignee, writer);
};

/** Who did something that people are told of: a member, or a rule by its name. */
type Actor = { readonly _id: string } | { readonly name: string };

/** Tells a member that somebody gave them conversations, of several at once in one notification. */
export const alertAssigned = async (tx: Tx, given: readonly Named[], to: string, by: Actor): Promise<void> => {
  const [first, ...others] = given;
  if (!first || ('_id' in by && to === by._id)) return;
  const name = 'name' in by ? by.name : ((await peopleOf(tx, first.container_id, [by._id]))(by._id)?.name ?? '');
  if (others.length === 0) return alert(tx, first, 'support-assigned', to, name);
  const params = { name, count: given.length };
  const referent = `${addresses.support.print({ filter: 'all', status: 'Open' })}&assignee=me`;
  await notify(tx, { type: 'Support', code: 'support-assigned-many', userId: to, module: 'messenger', params, referent });
};

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Ids of the members whose name stands behind an `@` in a note. The longest name counts, so `@Ann Lee` is not Ann. */
export const mentionedIn = (body: string, members: readonly { readonly _id: string; readonly name: string }[]): string[] => {
  const text = body.normalize('NFC').toLocaleLowerCase('en');
  const named = members
    .map(({ _id, name }) => ({ _id, name: name.normalize('NFC').toLocaleLowerCase('en').trim() }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.name.length - a.name.length);
  const found = new Set<string>();
  for (const { index } of text.matchAll(/@/gu)) {
    const isWhole = (name: string): boolean =>
      text.startsWith(name, index + 1) &&
      !LETTER_OR_DIGIT.test(text.charAt(index + 1 + name.length)) &&
      !LETTER_OR_DIGIT.test(text.charAt(index - 1));
    const longest = named.find(({ name }) => isWhole(name))?.name;
    for (const { _id, name } of named) if (name === longest) found.add(_id);
  }
  return [...found];
};

/** Tells the members a note mentions. */
export const alertMentioned = async (tx: Tx, support: Named, body: string, by: Actor): Promise<void> => {
  if (!body.includes('@')) return;
  const members = await asIdentity(tx, (identity) => membersWho(identity, support.container_id, { module: 'messenger', access: 'view' }));
  const own = '_id' in by ? by._id : null;
  const name = 'name' in by ? by.name : (members.find(({ _id }) => _id === own)?.name ?? '');
  for (const to of mentionedIn(body, members)) if (to !== own) await alert(tx, support, 'support-mentioned', to, name);
};

/** Tells that a buyer rated support: whoever has the conversation, else who resolved it; where nobody does, all who may see conversations of a bad rating. */
export const alertRated = async (tx: Tx, support: Named & Pick<SupportRow, 'assignee' | 'resolved_by'>, score: Rating): Promise<void> => {
  const code = score === 'good' ? 'support-rated-good' : 'support-rated-bad';
  const to = support.assignee ?? support.resolved_by;
  if (to !== null) return alert(tx, support, code, to, buyerOf(support));
  if (score === 'good') return;
  const params = { name: buyerOf(support), subject: support.subject };
  await notify(tx, { type: 'Support', code, module: 'messenger', params, referent: placeOf(support) });
};

/** Tells that a buyer gave an address: whoever has the conversation; where nobody does, all who may see orders. */
export const alertAddress = async (
  tx: Tx,
  order: { readonly _id: string; readonly number: string },
  support: (Named & Pick<SupportRow, 'assignee'>) | undefined,
): Promise<void> => {
  if (support?.assignee) {
    await alert(tx, support, 'support-address', support.assignee, buyerOf(support));
    return;
  }
  const referent = addresses.orders.print({ filter: 'all', id: order._id });
  await notify(tx, { type: 'Support', code: 'order-address-given', module: 'order', params: { number: order.number }, referent });
};
