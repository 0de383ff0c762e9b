import { simpleParser, type Attachment, type ParsedMail } from 'mailparser';
import { decompressRtf, textOfRtf } from './outlook-rtf';
import { isTnef, readTnef, type TnefFile, type TnefMail } from './tnef';

/** A file as it lies in a mail, or in a winmail.dat of one. */
export type MailAttachment = Pick<Attachment, 'content' | 'contentType' | 'filename' | 'size'>;

/** The words of a mail; empty is what it does not have. */
interface MailBody {
  readonly text: string;
  readonly html: string;
}

/** A mail's words and files, those among them that Outlook packed into its own format. */
interface UnpackedMail extends MailBody {
  readonly files: readonly MailAttachment[];
}

/** Characters of HTML that are made plain text of. */
const MOST_HTML = 600_000;

/** Of a stream that cannot be read nothing is told: its bytes are whatever somebody sent. */
const unpack = ({ content }: MailAttachment): TnefMail | undefined => {
  if (!isTnef(content)) return undefined;
  try {
    return readTnef(content);
  } catch {
    return undefined;
  }
};

const attachmentOf = ({ filename, content, isMail }: TnefFile): MailAttachment => ({
  filename,
  content,
  contentType: isMail ? 'message/rfc822' : 'application/octet-stream',
  size: content.length,
});

const rtfText = (compressed: Buffer): string => {
  try {
    return textOfRtf(decompressRtf(compressed));
  } catch {
    return '';
  }
};

/** The words of HTML, by the hand that makes them of a mail's own. */
const htmlText = async (html: string): Promise<string> => {
  const head = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n';
  const mail = await simpleParser(`${head}${Buffer.from(html.slice(0, MOST_HTML)).toString('base64')}`, { skipImageLinks: true });
  return mail.text ?? '';
};

const bodyOf = async ({ text, html, compressedRtf }: TnefMail): Promise<MailBody> => {
  if (text !== '') return { text, html };
  return { text: html !== '' ? await htmlText(html) : compressedRtf ? rtfText(compressedRtf) : '', html };
};

/**
 * A mail with the files of its winmail.dat in place of it, and with its words where the mail has none of its own. One that cannot be read, or has nothing
 * to tell in a mail without words, stays the file it is.
 */
export const withOutlookFiles = async ({ text = '', html: markup, attachments }: ParsedMail): Promise<UnpackedMail> => {
  let body: MailBody = { text, html: markup || '' };
  const hasWords = (): boolean => body.text.trim() !== '' || body.html.trim() !== '';
  const files: MailAttachment[] = [];
  for (const attachment of attachments) {
    const found = unpack(attachment);
    if (found && !hasWords()) body = await bodyOf(found);
    if (found && (hasWords() || found.files.length > 0)) files.push(...found.files.map(attachmentOf));
    else files.push(attachment);
  }
  return { ...body, files };
};
