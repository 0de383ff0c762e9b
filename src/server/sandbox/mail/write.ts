import { randomBytes } from 'node:crypto';
import type { Services, Tx } from '../../kernel/context';
import { sandboxNow } from '../clock';

/** A mail to one of the shops. */
interface Letter {
  readonly mailbox: string;
  readonly name: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  /** Message-ID of the mail it answers. */
  readonly answers?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly files?: readonly { readonly filename: string; readonly content: Buffer }[];
}

/** Puts any mail into a shop's mailbox, as a mail server that was handed it. */
export const deliver = async (
  db: Tx | Services['db'],
  mail: { readonly mailbox: string; readonly mail_id: string; readonly person: string; readonly subject: string; readonly raw: Buffer },
): Promise<void> => {
  await db
    .insertInto('sandbox_mails')
    .values({ ...mail, direction: 'in', at: await sandboxNow(db) })
    .execute();
};

/** A buyer writes to a shop. */
export const writeTo = async (db: Tx | Services['db'], letter: Letter): Promise<void> => {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const mail_id = `${randomBytes(12).toString('hex')}@${letter.address.split('@')[1] ?? 'buyers.test'}`;
  const raw = await new MailComposer({
    messageId: `<${mail_id}>`,
    date: new Date((await sandboxNow(db)) * 1000),
    from: { name: letter.name, address: letter.address },
    to: letter.mailbox,
    subject: letter.subject,
    text: letter.text,
    ...(letter.answers !== undefined && { inReplyTo: `<${letter.answers}>`, references: `<${letter.answers}>` }),
    headers: { ...letter.headers },
    attachments: [...(letter.files ?? [])],
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  await deliver(db, { mailbox: letter.mailbox, mail_id, person: letter.address, subject: letter.subject, raw });
};

/** A mail server tells a shop that a mail of its could not be delivered (RFC 3464). */
export const bounce = async (
  db: Tx,
  { mailbox, mail_id, person }: { readonly mailbox: string; readonly mail_id: string; readonly person: string },
): Promise<void> => {
  const boundary = randomBytes(8).toString('hex');
  const report_id = `${randomBytes(12).toString('hex')}@mx.test`;
  const raw = [
    'From: Mail Delivery System <mailer-daemon@mx.test>',
    `To: ${mailbox}`,
    'Subject: Undelivered mail returned to sender',
    `Date: ${new Date((await sandboxNow(db)) * 1000).toUTCString()}`,
    `Message-ID: <${report_id}>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Your mail to ${person} could not be delivered: there is no such mailbox.`,
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.test',
    '',
    `Final-Recipient: rfc822; ${person}`,
    'Action: failed',
    'Status: 5.1.1',
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${mail_id}>`,
    `To: ${person}`,
    `--${boundary}--`,
    '',
  ].join('\r\n');
  await deliver(db, { mailbox, mail_id: report_id, person: 'mailer-daemon@mx.test', subject: 'Undelivered mail', raw: Buffer.from(raw) });
};
