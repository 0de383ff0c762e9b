import { sql } from 'kysely';
import type { MailRecipientInput } from '../../contract/generated/resolvers';
import { copiesOfAnswer, MOST_RECIPIENTS, type Recipient, type Recipients } from '../../domain/support/recipients';
import { isEmail } from '../../domain/stores/store-values';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { mailAddress } from '../mail/open';
import type { MessageRow, SupportRow } from './tables';

type Named = Pick<SupportRow, 'container_id' | '_id' | 'store_id' | 'buyer_email'>;

/** The address of the mailbox a conversation's mails are sent from; undefined: its store has none. */
export const mailboxOf = async (tx: Tx, { container_id, store_id }: Named): Promise<string | undefined> => {
  const store = await tx
    .selectFrom('stores')
    .select('settings')
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .executeTakeFirst();
  return store && mailAddress(store)?.toLowerCase();
};

/** The people a reply to the buyer is copied to by default: those the buyer's side had in its latest mail. */
export const copiesByDefault = async (tx: Tx, { container_id, _id, buyer_email }: Named): Promise<Recipient[]> => {
  const latest = await tx
    .selectFrom('messages')
    .select(['email', 'name', 'recipients'])
    .where('container_id', '=', container_id)
    .where('support_id', '=', _id)
    .where('direction', '=', 'in')
    .where('automatic', '=', false)
    .where('aside', '=', false)
    .where('mail_id', 'is not', null)
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return [];
  const copies = copiesOfAnswer(latest, buyer_email);
  const stores = copies.length > 0 ? await mailboxesOf(tx, container_id) : new Set<string>();
  // A mail may name what nothing can be sent to, such as a host of an intranet.
  return copies.filter(({ address }) => !stores.has(address) && isEmail(address));
};

/** The addresses of all mailboxes of the workspace: none of them gets a copy of what another sends. */
export const mailboxesOf = async (tx: Tx, containerId: string): Promise<ReadonlySet<string>> => {
  const stores = await tx
    .selectFrom('stores')
    .select('settings')
    .where('container_id', '=', containerId)
    .where('trashed_at', 'is', null)
    .where(sql<boolean>`settings ? 'sto_mailer'`)
    .execute();
  return new Set(stores.flatMap((store) => mailAddress(store)?.toLowerCase() ?? []));
};

/** A message of the conversation that is forwarded, or answered aside. */
export const messageOf = async (tx: Tx, { container_id, _id }: Named, id: string): Promise<MessageRow> => {
  const message = await tx
    .selectFrom('messages')
    .selectAll()
    .where('container_id', '=', container_id)
    .where('support_id', '=', _id)
    .where('_id', '=', id.trim())
    .where('direction', '<>', 'note')
    .executeTakeFirst();
  if (!message) throw new UserError('support.messageMissing', { code: 'NOT_FOUND', field: 'of' });
  return message;
};

type Typed = readonly MailRecipientInput[] | null | undefined;

const readPeople = (typed: Typed, field: string): Recipient[] =>
  (typed ?? []).map(({ name, email }) => {
    const address = email.trim().toLowerCase();
    if (!isEmail(address)) throw new UserError('support.badRecipient', { field, values: { address: address.slice(0, 60) } });
    return { name: name?.trim() ?? '', address };
  });

/** The recipients somebody typed, each once and none of them the mailbox itself. Throws where an address is none, or where there are too many. */
export const readRecipients = (
  { to, cc, bcc }: { readonly to?: Typed; readonly cc?: Typed; readonly bcc?: Typed },
  mailbox: string | undefined,
): Recipients => {
  const seen = new Set([mailbox]);
  const unseen = (people: readonly Recipient[]): Recipient[] =>
    people.filter(({ address }) => !seen.has(address) && seen.add(address).size > 0);
  const read = { to: unseen(readPeople(to, 'to')), cc: unseen(readPeople(cc, 'cc')), bcc: unseen(readPeople(bcc, 'bcc')) };
  // Without recipients of its own, it goes to the buyer.
  if (Math.max(1, read.to.length) + read.cc.length + read.bcc.length > MOST_RECIPIENTS)
    throw new UserError('support.manyRecipients', { field: 'cc', values: { most: MOST_RECIPIENTS } });
  return read;
};
