import type { Recipient, Recipients } from '../../domain/support/recipients';
import type { MailPerson, ReadMail } from './door';

/** The person an answer goes to; `automatic`: a program wrote the mail. */
interface Writer {
  readonly from: MailPerson | null;
  readonly automatic: boolean;
}

/** `Ann via Support` and `'Ann' via Support` are what groups make of a name whose address they replace. */
const ownName = (name: string): string => name.replace(/\s+via\s.*$/iu, '').replace(/^'(.*)'$/u, '$1');

/**
 * Finds the writer of a mail that the mailbox `own` received: the person it asks to answer (Reply-To), else the one whose mail a group passed on, else
 * its sender. Never the mailbox itself, nor the group. A contact form sends from the shop's own address and names the person in Reply-To, so a person
 * wrote that whatever else it says.
 */
export const writerOf = (
  { from, reply_to, original_sender, groups, automatic }: Pick<ReadMail, 'from' | 'reply_to' | 'original_sender' | 'groups' | 'automatic'>,
  own: string,
): Writer => {
  const ours = new Set([own.toLowerCase(), ...groups]);
  const isFromUs = from !== null && ours.has(from.address);
  const asked = reply_to.find(({ address }) => !ours.has(address));
  const name = ownName(from?.name ?? '');
  if (asked && asked.address !== from?.address)
    return { from: { ...asked, name: asked.name || (isFromUs && groups.length === 0 ? '' : name) }, automatic: automatic && !isFromUs };
  if (original_sender !== null && !ours.has(original_sender) && (from === null || isFromUs || groups.length > 0))
    return { from: { name, address: original_sender }, automatic };
  return { from, automatic };
};

/**
 * The people a mail names besides its writer. The mailbox `own`, the addresses it was delivered for, and the groups it came through are marked as ours; where
 * none of them is named, the mail came by an alias, and a single reader is taken to be that.
 */
export const recipientsOf = (
  { to, cc, groups, delivered_to }: Pick<ReadMail, 'to' | 'cc' | 'groups' | 'delivered_to'>,
  own: string,
): Recipients => {
  const known = new Set([own.toLowerCase(), ...groups, ...delivered_to]);
  const isNamed = [...to, ...cc].some(({ address }) => known.has(address));
  const ours = isNamed || to.length !== 1 ? known : new Set([...known, ...to.map(({ address }) => address)]);
  const marked = (person: MailPerson): Recipient => (ours.has(person.address) ? { ...person, own: true } : person);
  return { to: to.map(marked), cc: cc.map(marked), bcc: [] };
};

/** Empties the sender's address where it is the mailbox's own: an answer would come back to it. */
export const withoutOwnAddress = <Mail extends { readonly from: MailPerson | null }>(mail: Mail, own: string): Mail =>
  mail.from?.address === own.toLowerCase() ? { ...mail, from: { ...mail.from, address: '' } } : mail;
