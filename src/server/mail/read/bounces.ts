import type { ParsedMail } from 'mailparser';
import type { Bounce, MailRefusal } from '../door';
import { headerOf } from './headers';

/** Bytes of a report that are looked through. */
const MOST = 512 * 1024;
const MOST_RECIPIENTS = 20;

const IDS = /^message-id:\s*<([!-;=?-~]{1,250})>/gimu;

/** What the numbers of a status stand for (RFC 3463). */
const refusalOf = (status: string): MailRefusal => {
  if (/^5\.1\.[0-36]/u.test(status)) return 'mail.addressUnknown';
  if (/^\d\.2\.2/u.test(status)) return 'mail.mailboxFull';
  if (/^\d\.(?:2\.3|3\.4)/u.test(status)) return 'mail.tooLarge';
  return 'mail.bounced';
};

const field = (block: string, name: string): string => new RegExp(`^${name}:[ \\t]*(.*)$`, 'imu').exec(block)?.[1]?.trim() ?? '';

/** What a report says of each recipient it could not be delivered to. */
const failedIn = (status: string): { recipient: string | null; refusal: MailRefusal }[] =>
  status
    .split(/\r?\n\r?\n/u)
    .slice(0, MOST_RECIPIENTS)
    .filter((block) => field(block, 'Action').toLowerCase() === 'failed')
    .map((block) => ({
      recipient: /;\s*<?([^\s<>;]{3,254})>?$/u.exec(field(block, 'Final-Recipient'))?.[1]?.toLowerCase() ?? null,
      refusal: refusalOf(field(block, 'Status')),
    }));

const DAEMON = /^(?:mailer-daemon|postmaster)@/iu;
/** Phrases of mail servers that write no report a program can read (qmail, Exim, old Exchange), for a failure and for a delay. */
const SAYS_FAILED =
  /permanent(?:ly)? (?:fatal )?(?:errors?|failure|failed)|(?:wasn['’]t|was not|not) able to deliver|(?:could ?n['’]?o?t|cannot|can['’]t) be delivered|undeliver(?:ed|able)|delivery (?:has |to .{1,320} has )?failed|delivery failure|failure notice|did(?: not|n['’]t) reach|(?:was|were) not delivered|konnten? nicht zugestellt|nicht erreichbar|unzustellbar|n['’]a (?:pas pu être|pu être) (?:remis|délivré|distribué|livré)|non remis|no (?:se ha podido|pudo ser|se pudo) entrega|não (?:pôde|pode) ser entregue|non (?:è stato|può essere) (?:recapita|consegna)|kon(?:den)? niet worden (?:afgeleverd|bezorgd)|nie (?:mogła|mógł|została) (?:zostać )?dostarczon|не (?:было |может быть |удалось )?доставл/iu;
const SAYS_DELAYED = /has not (?:yet )?been delivered|delayed|will (?:be retried|keep trying|continue to try)|warning message only/iu;

const RECIPIENT = /^\s*<?([^\s<>:;@]{1,64}@[^\s<>:;@]{1,253}?)>?\s*:?(?:\s+on \p{L}{3},.{1,60})?\s*$/gmu;
const CODE = /(?:^|[^\d.])#?([45]\.\d\.\d{1,3})(?![\d.])/mu;

const addressesIn = (text: string): string[] => [...text.matchAll(RECIPIENT)].flatMap(([, address]) => address?.toLowerCase() ?? []);

/** Reads a report in words: a mail server has to have written it, and it has to say that a delivery failed for good. */
const failedInWords = ({
  from,
  headerLines,
  subject = '',
  text = '',
}: ParsedMail): { recipient: string | null; refusal: MailRefusal }[] => {
  const told = headerOf(headerLines, 'x-failed-recipients');
  const fromServer =
    told !== '' || headerOf(headerLines, 'return-path') === '<>' || (from?.value ?? []).some(({ address }) => DAEMON.test(address ?? ''));
  // The mail itself follows such a line.
  const [words = ''] = text
    .slice(0, MOST)
    .split(/^-{2,}.{0,60}(?:original message|originalnachricht|copy of (?:the|your) message|below this line).*$/imu);
  if (!fromServer || (told === '' && (!SAYS_FAILED.test(`${subject}\n${words}`) || SAYS_DELAYED.test(subject)))) return [];
  const recipients = told === '' ? addressesIn(words) : addressesIn(told.replaceAll(',', '\n'));
  const refusal = refusalOf(CODE.exec(words)?.[1] ?? '');
  return [...new Set(recipients)].slice(0, MOST_RECIPIENTS).map((recipient) => ({ recipient, refusal }));
};

/** Reads a report of failed delivery, by RFC 3464 or in words: one entry for each mail it names and each recipient it did not reach. */
export const bouncesIn = (mail: ParsedMail, bytes: Buffer): Bounce[] => {
  const { attachments, headerLines, inReplyTo, messageId } = mail;
  const type = headerLines.find(({ key }) => key === 'content-type')?.line ?? '';
  const isReport = /multipart\/report/iu.test(type) && /report-type\s*=\s*"?delivery-status/iu.test(type);
  const status = attachments.find(({ contentType }) => contentType === 'message/delivery-status');
  const failed = !isReport ? failedInWords(mail) : status ? failedIn(status.content.subarray(0, MOST).toString('latin1')) : [];
  // A part may be encoded, so what it says stands nowhere in the bytes of the mail.
  const parts = attachments
    .filter(({ contentType }) => /^(?:message\/|text\/rfc822-headers)/u.test(contentType))
    .map(({ content }) => content.subarray(0, MOST));
  const named = [bytes.subarray(0, MOST), ...parts].flatMap((each) =>
    [...each.toString('latin1').matchAll(IDS)].flatMap(([, id]) => id ?? []),
  );
  const own = messageId?.replace(/^<|>$/gu, '');
  const about = new Set([...named, ...(inReplyTo ?? '').split(/\s+/u).map((id) => id.replace(/^<|>$/gu, ''))]);
  return [...about].filter((id) => id !== '' && id !== own).flatMap((mail_id) => failed.map((each) => ({ mail_id, ...each })));
};
