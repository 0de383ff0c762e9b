import type { ParsedMail } from 'mailparser';
import type { Bounce, MailRefusal } from '../door';

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

/** What a report of failed delivery (RFC 3464) is about: every mail it names, and everybody it did not reach. */
export const bouncesIn = ({ attachments, headerLines, inReplyTo, messageId }: ParsedMail, bytes: Buffer): Bounce[] => {
  const type = headerLines.find(({ key }) => key === 'content-type')?.line ?? '';
  if (!/multipart\/report/iu.test(type) || !/report-type\s*=\s*"?delivery-status/iu.test(type)) return [];
  const status = attachments.find(({ contentType }) => contentType === 'message/delivery-status');
  const failed = status ? failedIn(status.content.subarray(0, MOST).toString('latin1')) : [];
  const named = [...bytes.subarray(0, MOST).toString('latin1').matchAll(IDS)].flatMap(([, id]) => id ?? []);
  const own = messageId?.replace(/^<|>$/gu, '');
  const about = new Set([...named, ...(inReplyTo ?? '').split(/\s+/u).map((id) => id.replace(/^<|>$/gu, ''))]);
  return [...about].filter((id) => id !== '' && id !== own).flatMap((mail_id) => failed.map((each) => ({ mail_id, ...each })));
};
