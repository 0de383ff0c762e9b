/** A part of a mail: its headers as they stand, and its body. */
export interface Part {
  readonly type: string;
  readonly body: string | Buffer | readonly Part[];
  readonly headers?: readonly string[];
}

const HEADERS = {
  From: 'Mia Buyer <mia@buyer.example>',
  To: 'shop@example.com',
  Subject: 'About my order',
  Date: 'Mon, 02 Nov 2026 10:00:00 +0000',
  'Message-ID': '<first@buyer.example>',
  'MIME-Version': '1.0',
};

type Headers = Readonly<Record<string, string | null>>;

const CRLF = '\r\n';

const partOf = ({ type, body, headers = [] }: Part, depth = 0): Buffer => {
  if (typeof body === 'string' || Buffer.isBuffer(body)) {
    const encoded = Buffer.isBuffer(body) ? `${CRLF}Content-Transfer-Encoding: base64` : '';
    const content = Buffer.isBuffer(body) ? body.toString('base64').replace(/.{76}/gu, `$&${CRLF}`) : body;
    return Buffer.from([`Content-Type: ${type}${encoded}`, ...headers, '', content].join(CRLF));
  }
  const boundary = `part-${depth}`;
  const parts = (body as readonly Part[]).flatMap((part) => [Buffer.from(`${CRLF}--${boundary}${CRLF}`), partOf(part, depth + 1)]);
  const head = [`Content-Type: ${type}; boundary="${boundary}"`, ...headers, '', ''].join(CRLF);
  return Buffer.concat([Buffer.from(head), ...parts, Buffer.from(`${CRLF}--${boundary}--${CRLF}`)]);
};

/** A whole mail; a header that is null is left out. */
export const mailOf = (part: Part, headers: Headers = {}): Buffer => {
  const lines = Object.entries({ ...HEADERS, ...headers }).flatMap(([name, value]) => (value === null ? [] : `${name}: ${value}`));
  return Buffer.concat([Buffer.from(`${lines.join(CRLF)}${CRLF}`), partOf(part)]);
};

export const textMail = (body: string, headers: Headers = {}, type = 'text/plain; charset=utf-8'): Buffer =>
  mailOf({ type, body }, headers);

export const htmlMail = (body: string, headers: Headers = {}): Buffer => textMail(body, headers, 'text/html; charset=utf-8');

/** A mail with a file beside its text. */
export const fileMail = (filename: string, bytes: Buffer | string, type = 'application/octet-stream'): Buffer =>
  mailOf({
    type: 'multipart/mixed',
    body: [
      { type: 'text/plain', body: 'See the file.' },
      { type, body: Buffer.from(bytes), headers: [`Content-Disposition: attachment; filename="${filename}"`] },
    ],
  });
