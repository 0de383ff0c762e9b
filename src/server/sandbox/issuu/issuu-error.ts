/** A refusal in Issuu's words: a sentence, and of a publishing that fails the reason. */
export class IssuuError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly reason?: string,
  ) {
    super(message);
    this.name = 'IssuuError';
  }

  body(): object {
    return { message: this.message, ...(this.reason !== undefined && { publishFailedReason: this.reason }) };
  }
}

/** A draft that cannot be published, and why. */
export const notPublished = (reason: string): IssuuError => new IssuuError(400, 'The document cannot be published.', reason);

export const noDocument = (): IssuuError => new IssuuError(404, 'Document not found');
