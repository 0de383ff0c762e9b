/** A file that came with a call, on this machine until the call is answered. */
export class SentFile {
  /** As its sender calls it and says it is. */
  readonly filename: string;
  readonly mimetype: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly path: string;

  constructor(told: Omit<SentFile, 'toJSON'>) {
    this.filename = told.filename;
    this.mimetype = told.mimetype;
    this.size = told.size;
    this.sha256 = told.sha256;
    this.path = told.path;
  }

  /** What the call is known by: the same bytes again are the same call. */
  toJSON(): object {
    const { filename, mimetype, size, sha256 } = this;
    return { filename, mimetype, size, sha256 };
  }
}
