import { createHash } from 'node:crypto';
import { simpleParser, type ParsedMail } from 'mailparser';
import type { MailRefusal, RawMail, ReadMail } from '../door';
import { bouncesIn } from './bounces';
import { filesOf } from './files';
import { asksForNoAutoReply, dateOf, isAutomatic, lineOf, peopleOf, threadOf } from './headers';
import { withOutlookFiles } from './outlook-files';
import { withEncodedHeaders } from './raw-headers';
import { safeMailHtml } from './safe-html';

const MOST_SUBJECT = 255;
const MOST_TEXT = 200_000;
/** Characters of HTML that are made plain text of, where a mail has none. */
const MOST_HTML = 2_000_000;

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Text of several lines without what a database or the words around it would suffer from. */
const textOf = (text: string): string =>
  Buffer.from(text.slice(0, MOST_TEXT))
    .toString()
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\n{4,}/gu, '\n\n\n')
    .trim();

/** What tells a mail from others whatever it claims to be called: what its writer wrote, not what mail servers added on the way. */
const digestOf = ({ from, date, subject, text, html, attachments }: ParsedMail): string =>
  sha256(
    JSON.stringify([
      from?.text,
      date?.getTime(),
      subject,
      text,
      html,
      attachments.map(({ filename, content }) => [filename, sha256(content)]),
    ]),
  );

/** The words of HTML that stands beside an empty text, as Apple Mail and some gateways send it. */
const wordsOf = async (html: string): Promise<string> => {
  const head = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n';
  const { text = '' } = await simpleParser(`${head}${html.slice(0, MOST_HTML)}`, { skipImageLinks: true, skipTextToHtml: true });
  return text;
};

/** A mail nothing is known of but that it came. */
const unread = (bytes: Buffer, received_at: number, set_aside: MailRefusal): ReadMail => {
  const digest = sha256(bytes);
  return {
    ...{ id: `${digest.slice(0, 32)}@mail.invalid`, digest, in_reply_to: null, references: [], from: null, subject: '' },
    ...{ to: [], cc: [], reply_to: [], original_sender: null, groups: [], delivered_to: [] },
    ...{
      date: received_at,
      text: '',
      html: null,
      remote_pictures: 0,
      automatic: true,
      no_auto_reply: true,
      bounced: [],
      files: [],
      set_aside,
    },
  };
};

/** A mail whose head alone is at hand. */
const isHead = (bytes: Buffer): boolean => !bytes.includes('\r\n\r\n') && !bytes.includes('\n\n');

const read = async ({
  bytes,
  received_at,
  aside,
}: Pick<RawMail, 'bytes' | 'received_at'> & { readonly aside: MailRefusal | null }): Promise<ReadMail> => {
  const whole = withEncodedHeaders(bytes);
  const mail = await simpleParser(aside !== null && isHead(whole) ? Buffer.concat([whole, Buffer.from('\r\n\r\n')]) : whole, {
    skipImageLinks: true,
    skipTextToHtml: true,
    keepDeliveryStatus: true,
    maxHtmlLengthToParse: MOST_HTML,
  });
  const digest = aside === null ? digestOf(mail) : sha256(bytes);
  const { id, in_reply_to, references } = threadOf(mail);
  const { text: said, html, files } = await withOutlookFiles(mail);
  const text = said.trim() === '' && html !== '' ? await wordsOf(html) : said;
  const safe = html !== '' ? await safeMailHtml(html) : { html: null, remotePictures: 0 };
  const people = peopleOf(mail);
  return {
    id: id ?? `${digest.slice(0, 32)}@mail.invalid`,
    digest,
    in_reply_to,
    references,
    ...people,
    subject: lineOf(mail.subject ?? '', MOST_SUBJECT),
    date: dateOf(mail, received_at),
    text: aside === null ? textOf(text) : '',
    html: aside === null ? safe.html : null,
    remote_pictures: safe.remotePictures,
    automatic: isAutomatic(mail, people),
    no_auto_reply: asksForNoAutoReply(mail),
    bounced: bouncesIn(mail, bytes),
    files: filesOf(files),
    set_aside: aside,
  };
};

/**
 * Reads a mail anybody may have written: what is left has nothing in it that runs, is fetched or hides. With `aside`, only its head is read, and the
 * mail is told of for that reason.
 */
export const readMail = async (request: Parameters<typeof read>[0]): Promise<ReadMail> => {
  try {
    return await read(request);
  } catch {
    return unread(request.bytes, request.received_at, request.aside ?? 'mail.unreadable');
  }
};
