import type { AddressObject, EmailAddress, HeaderLines, ParsedMail } from 'mailparser';
import { isUnreadAddress } from '../../../domain/support/automatic-replies';
import { isAbsence } from '../../../domain/support/subject';
import type { MailPerson, ReadMail } from '../door';

const MOST_NAME = 200;
const MOST_ADDRESSES = 50;
const MOST_REFERENCES = 20;

const ADDRESS = /^[^\s@<>()",;:\\[\]]{1,64}@[^\s@<>()",;:\\[\]]{1,253}$/u;
const ID = /<([!-;=?-~]{1,250})>/gu;

/** Text without what controls a terminal, a database or the direction of the words around it, on one line. */
export const lineOf = (text: string, most: number): string =>
  Buffer.from(text.slice(0, most * 4))
    .toString()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/ {2,}/gu, ' ')
    .trim()
    .slice(0, most);

const flat = (addresses: readonly EmailAddress[]): EmailAddress[] => addresses.flatMap((each) => each.group ?? [each]);

const people = (header: AddressObject | AddressObject[] | undefined): EmailAddress[] =>
  [header ?? []].flat().flatMap(({ value }) => flat(value));

const addressOf = ({ address = '' }: EmailAddress): string | null => (ADDRESS.test(address) ? address.toLowerCase() : null);

const personOf = (each: EmailAddress): MailPerson[] => {
  const address = addressOf(each);
  return address === null ? [] : [{ name: lineOf(each.name, MOST_NAME), address }];
};

const valueOf = (line: string): string => line.slice(line.indexOf(':') + 1);

/** A header's value as it stands in the mail; empty: there is none. */
export const headerOf = (lines: HeaderLines, name: string): string => valueOf(lines.find(({ key }) => key === name)?.line ?? '').trim();

/** Headers in which mail servers name the address a mail came for; postfix, Exim, Gmail and Exchange have their own. */
const DELIVERED = /^(?:delivered-to|x-delivered-to|x-original-to|envelope-to|x-envelope-to|x-rcpt-to|x-forwarded-for|x-forwarded-to)$/u;
const ANY_ADDRESS = /[^\s@<>()",;:\\[\]]{1,64}@[^\s@<>()",;:\\[\]]{1,253}/gu;
/** RFC 5321, 4.4: `for <address>` in a Received line. */
const RECEIVED_FOR = /\sfor\s+<?([^\s@<>();]{1,64}@[^\s@<>();]{1,253})>?/iu;

const deliveredTo = (lines: HeaderLines): string[] => {
  const named = lines.filter(({ key }) => DELIVERED.test(key)).flatMap(({ line }) => valueOf(line).match(ANY_ADDRESS) ?? []);
  const received = lines.filter(({ key }) => key === 'received').flatMap(({ line }) => RECEIVED_FOR.exec(line)?.[1] ?? []);
  return [...new Set([...named, ...received].map((address) => address.toLowerCase()))].slice(0, MOST_ADDRESSES);
};

const eachOnce = (all: readonly MailPerson[]): MailPerson[] => [...new Map(all.map((each) => [each.address, each])).values()];

const MAILTO = /<mailto:([^\s<>?]{3,320})/giu;

/** Addresses of the group that passed a mail on: where it takes posts, and what its List-ID stands for (RFC 2919: `name.host`). */
const groupsOf = (lines: HeaderLines, addresses: readonly string[]): string[] => {
  const posts = [...headerOf(lines, 'list-post').matchAll(MAILTO)].flatMap(([, address]) => address?.toLowerCase() ?? []);
  const id = /<([^\s<>]{3,255})>/u.exec(headerOf(lines, 'list-id'))?.[1]?.toLowerCase();
  return [...new Set([...posts, ...addresses.filter((address) => address.replace('@', '.') === id)])];
};

/** The people a mail names: its sender and readers, those it asks to answer, and the group that passed it on. */
export const peopleOf = (
  mail: ParsedMail,
): Pick<ReadMail, 'from' | 'reply_to' | 'original_sender' | 'groups' | 'delivered_to' | 'to' | 'cc'> => {
  const { headerLines } = mail;
  const [from = null] = people(mail.from).flatMap(personOf);
  const reply_to = people(mail.replyTo).slice(0, MOST_ADDRESSES).flatMap(personOf);
  const to = eachOnce(people(mail.to).slice(0, MOST_ADDRESSES).flatMap(personOf));
  const cc = eachOnce(people(mail.cc).slice(0, MOST_ADDRESSES).flatMap(personOf)).filter(
    ({ address }) => !to.some((other) => other.address === address),
  );
  const original = headerOf(headerLines, 'x-original-sender') || headerOf(headerLines, 'x-original-from');
  return {
    from,
    reply_to,
    original_sender: addressOf({ name: '', address: /<([^<>]+)>\s*$/u.exec(original)?.[1] ?? original }),
    groups: groupsOf(
      headerLines,
      [from, ...reply_to, ...to, ...cc].flatMap((each) => each?.address ?? []),
    ),
    delivered_to: deliveredTo(headerLines),
    to,
    cc,
  };
};

/** Message-IDs in a header, without their brackets. */
const idsIn = (header: string | readonly string[] | undefined): string[] =>
  [...[header ?? []].flat().join(' ').slice(0, 20_000).matchAll(ID)].flatMap(([, id]) => id ?? []);

/** A receipt tells in its report which mail was read (RFC 8098). */
const readMailIn = (attachments: ParsedMail['attachments']): string | undefined =>
  attachments
    .filter(({ contentType }) => contentType === 'message/disposition-notification')
    .flatMap(({ content }) => idsIn(/^original-message-id:(.*)$/imu.exec(content.subarray(0, 10_000).toString('latin1'))?.[1]))[0];

/** What a mail claims to be called, and what it answers. */
export const threadOf = ({ messageId, inReplyTo, references, attachments }: ParsedMail) => ({
  id: idsIn(messageId)[0],
  in_reply_to: idsIn(inReplyTo)[0] ?? readMailIn(attachments) ?? null,
  references: idsIn(references).slice(-MOST_REFERENCES),
});

/** Headers that only programs write, and the values that say so. */
const AUTOMATIC: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!\s*no\s*(?:;|$))/iu,
  precedence: /^\s*auto[_-]reply/iu,
  'x-autoreply': /^(?!\s*no\s*$)/iu,
  'x-autoreply-from': /^/u,
  'x-autorespond': /^/u,
  'x-failed-recipients': /^/u,
  'return-path': /^\s*<\s*>/u,
  'content-type': /^\s*multipart\/report/iu,
};

/** Headers of newsletters. A group of people has an address for posts (RFC 2369), and marks their mails as bulk too. */
const NEWSLETTER: Readonly<Record<string, RegExp>> = {
  precedence: /^\s*(?:bulk|junk)/iu,
  'list-unsubscribe-post': /^/u,
};

const DAEMONS = /^(?:mailer-daemon|postmaster)@/iu;

/** Marks of programs that send the same to many. Where people unsubscribe too, it is a newsletter; a person's own program may leave one of the two. */
const CAMPAIGNS = /^(?:feedback-id|x-csa-complaints|x-campaign(?:-?id)?|x-mailin-campaign|x-mc-user|x-mailgun-tag)$/u;

/** BoxTrapper asks whoever writes to answer it, and says in no header that it is a program. */
const CHALLENGE = /\bverify#\w{4,}/u;

const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1);

const isNewsletter = (lines: HeaderLines, from: string, asked: string | undefined): boolean =>
  !lines.some(({ key }) => key === 'list-post') &&
  (saysSo(lines, NEWSLETTER) ||
    (headerOf(lines, 'list-unsubscribe') !== '' &&
      lines.some(({ key }) => CAMPAIGNS.test(key)) &&
      (asked === undefined || domainOf(asked) === domainOf(from))));

/** Exchange names the mailbox whose rule wrote: another than the sender's has only passed the mail on. */
const isByRule = (lines: HeaderLines, from: string): boolean =>
  headerOf(lines, 'x-ms-exchange-inbox-rules-loop').toLowerCase() === from && /\ball\b/iu.test(headerOf(lines, 'x-auto-response-suppress'));

/** A program presses a button for a person: a calendar answers an invitation, without a word. */
const isCalendarReply = ({ attachments, text = '' }: ParsedMail): boolean =>
  text.trim() === '' &&
  attachments.some(
    ({ contentType, content }) =>
      contentType === 'text/calendar' && /^METHOD:REPLY\s*$/mu.test(content.subarray(0, 10_000).toString('latin1')),
  );

const saysSo = (lines: HeaderLines, table: Readonly<Record<string, RegExp>>): boolean =>
  lines.some(({ key, line }) => table[key]?.test(valueOf(line)) === true);

/**
 * True where a program wrote the mail. A header that only asks for no automatic reply (X-Auto-Response-Suppress, List-ID, List-Unsubscribe, Precedence: list) stands on
 * mails of people too.
 */
export const isAutomatic = (mail: ParsedMail, { from, reply_to }: Pick<ReadMail, 'from' | 'reply_to'>): boolean => {
  const { headerLines, subject = '' } = mail;
  const sender = from?.address ?? '';
  const asked = reply_to.find(({ address }) => address !== sender)?.address;
  return (
    DAEMONS.test(sender) ||
    isUnreadAddress(asked ?? sender) ||
    isAbsence(subject) ||
    CHALLENGE.test(subject) ||
    saysSo(headerLines, AUTOMATIC) ||
    isByRule(headerLines, sender) ||
    isCalendarReply(mail) ||
    isNewsletter(headerLines, sender, asked)
  );
};

/** Headers that ask for no automatic answer (RFC 3834, MS-OXCMAIL), or tell of a list (RFC 2919, RFC 2369). */
const NO_AUTO_REPLY: Readonly<Record<string, RegExp>> = {
  'x-auto-response-suppress': /\b(?:all|oof|autoreply)\b/iu,
  'list-id': /^/u,
  'list-unsubscribe': /^/u,
  precedence: /^\s*(?:list|bulk|junk)/iu,
};

/** True where nothing may be answered automatically, whoever wrote it. */
export const asksForNoAutoReply = ({ headerLines }: ParsedMail): boolean => saysSo(headerLines, NO_AUTO_REPLY);

/** 1990: before that nobody wrote to a shop. */
const FIRST = 631_152_000;

/** When it says it was written; never later than it came. */
export const dateOf = ({ date }: ParsedMail, received_at: number): number => {
  const said = date ? Math.floor(date.getTime() / 1000) : Number.NaN;
  return said >= FIRST && said <= received_at ? said : received_at;
};
