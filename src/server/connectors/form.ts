import { randomUUID } from 'node:crypto';

export interface Form {
  /** With the mark its parts are told apart by. */
  readonly type: string;
  readonly bytes: Buffer;
}

export interface FormFile {
  readonly field: string;
  /** Without one it is a text of a type, such as JSON. */
  readonly name?: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A form with files in it (RFC 7578). */
export const formWithFiles = (fields: Readonly<Record<string, string>>, files: readonly FormFile[]): Form => {
  const boundary = randomUUID();
  const part = (head: string): Buffer => Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name=${head}\r\n\r\n`);
  const end = Buffer.from('\r\n');
  const headOf = ({ field, name, type }: FormFile): string =>
    `"${field}"${name === undefined ? '' : `; filename="${name.replace(/["\r\n]/gu, '_')}"`}\r\nContent-Type: ${type}`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([
      ...Object.entries(fields).flatMap(([field, value]) => [part(`"${field}"`), Buffer.from(value), end]),
      ...files.flatMap((file) => [part(headOf(file)), file.bytes, end]),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  };
};
