/** A refusal with the numbers a mail server gives: those of SMTP, and of its status. */
export class MailboxError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
    this.name = 'MailboxError';
  }

  body(): object {
    return { code: this.code, message: this.message };
  }
}
