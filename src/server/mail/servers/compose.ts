import type { MailPerson, OutgoingMail } from '../door';

/** Absence notes and the like do not answer it: by RFC 3834, and as Exchange has it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };

/** A mail as it goes over the wire. Names and subjects are encoded, so that nothing in them becomes a header. */
export const composeMail = async (mail: OutgoingMail): Promise<Buffer> => {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const bracketed = (id: string): string => `<${id}>`;
  const plain = ({ name, address }: MailPerson) => ({ name, address });
  return new MailComposer({
    messageId: bracketed(mail.id),
    from: { name: mail.from.name, address: mail.from.address },
    to: mail.to.map(plain),
    cc: mail.cc.map(plain),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.in_reply_to !== null && { inReplyTo: bracketed(mail.in_reply_to) }),
    ...(mail.references.length > 0 && { references: mail.references.map(bracketed).join(' ') }),
    ...(mail.automatic && { headers: AUTOMATIC }),
    attachments: mail.files.map(({ filename, mime, bytes, cid }) => ({
      ...{ filename, contentType: mime, content: bytes },
      ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
};
