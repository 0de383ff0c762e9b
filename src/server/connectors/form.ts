import { randomUUID } from 'node:crypto';

export interface Form {
  /** With the mark its parts are told apart by. */
  readonly type: string;
  readonly bytes: Buffer;
}

interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A form with one file in it (RFC 7578). */
export const formWithFile = (fields: Readonly<Record<string, string>>, { field, name, type, bytes }: FormFile): Form => {
  const boundary = randomUUID();
  const part = (head: string): string => `--${boundary}\r\nContent-Disposition: form-data; name=${head}\r\n\r\n`;
  const texts = Object.entries(fields).map(([key, value]) => `${part(`"${key}"`)}${value}\r\n`);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([
      Buffer.from(`${texts.join('')}${part(`"${field}"; filename="${name}"\r\nContent-Type: ${type}`)}`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
};
