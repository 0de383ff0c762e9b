import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** An object storage of one's own that speaks as much S3 as the server does, and checks every signature. */
export interface S3StandIn {
  /** `http://127.0.0.1:PORT` */
  readonly endpoint: string;
  /** Objects by key. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Methods and keys of the requests so far. */
  readonly requests: readonly string[];
  /** What happens to requests: they are answered, refused with 503, or cut off. */
  fails: 'no' | 'busy' | 'cut';
  /** How many requests are refused with 503 before one is answered again. */
  busyFor: number;
  stop(): Promise<void>;
}

export const S3_KEYS = { id: 'AKIDSTANDIN', secret: 'stand-in-secret' } as const;
export const S3_REGION = 'eu-central-1';

/** Objects on a page of a list: few, so that lists have pages. */
const PAGE = 3;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Signature Version 4, as Amazon's documentation describes it; the code of what is wrong, or null. */
const faultIn = (request: http.IncomingMessage, url: URL, body: Buffer): string | null => {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!given) return 'AccessDenied';
  const [, id, day = '', region = '', names = '', signature = ''] = given;
  if (id !== S3_KEYS.id) return 'InvalidAccessKeyId';
  if (region !== S3_REGION) return 'AuthorizationHeaderMalformed';
  const time = String(request.headers['x-amz-date']);
  const [, y = '', mo = '', d = '', h = '', mi = '', s = ''] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  if (Math.abs(Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`) - Date.now()) > 15 * 60_000) return 'RequestTimeTooSkewed';
  const payload = String(request.headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  if (!signed.includes('host')) return 'AccessDenied';
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted(compare)
      .join('&'),
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim().replace(/\s+/g, ' ')}`),
    '',
    names,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${S3_KEYS.secret}`, day), region));
  const right = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'));
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
};

const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;

export const startS3StandIn = async (bucket = 'files'): Promise<S3StandIn> => {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const standIn = { fails: 'no' as S3StandIn['fails'], busyFor: 0 };

  const refuse = (response: http.ServerResponse, status: number, code: string): void => {
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`));
  };

  const list = (response: http.ServerResponse, query: URLSearchParams): void => {
    const from = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > from).toSorted(compare);
    const page = keys.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)));
    const more = keys.length > page.length;
    const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`).join('');
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(xml(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`));
  };

  const give = (request: http.IncomingMessage, response: http.ServerResponse, bytes: Buffer): void => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined || to === undefined) {
      response.writeHead(200, { 'content-length': bytes.length });
      response.end(request.method === 'HEAD' ? undefined : bytes);
      return;
    }
    if (Number(from) >= bytes.length) return refuse(response, 416, 'InvalidRange');
    const part = bytes.subarray(Number(from), Number(to) + 1);
    response.writeHead(206, {
      'content-length': part.length,
      'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`,
    });
    response.end(part);
  };

  const answer = (request: http.IncomingMessage, response: http.ServerResponse, body: Buffer): void => {
    const url = new URL(request.url ?? '', 'http://stand.in');
    const [, name = '', path = ''] = /^\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
    const key = decodeURIComponent(path);
    requests.push(`${request.method} ${key}`);
    if (standIn.fails === 'cut') return void request.socket.destroy();
    if (standIn.fails === 'busy' || standIn.busyFor > 0) {
      standIn.busyFor -= 1;
      return refuse(response, 503, 'SlowDown');
    }
    const fault = faultIn(request, url, body);
    if (fault) return refuse(response, fault === 'XAmzContentSHA256Mismatch' ? 400 : 403, fault);
    if (name !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'GET' && key === '') return list(response, url.searchParams);
    if (request.method === 'PUT') {
      const md5 = request.headers['content-md5'];
      if (md5 !== undefined && md5 !== createHash('md5').update(body).digest('base64')) return refuse(response, 400, 'BadDigest');
      objects.set(key, body);
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const bytes = objects.get(key);
    if (bytes === undefined) return refuse(response, 404, 'NoSuchKey');
    give(request, response, bytes);
  };

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(standIn, {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
};

/** Lets programs of this process find the stand-in's keys, where the SDK looks for them. */
export const useS3Keys = ({ id, secret }: { readonly id: string; readonly secret: string } = S3_KEYS): void => {
  process.env.AWS_ACCESS_KEY_ID = id;
  process.env.AWS_SECRET_ACCESS_KEY = secret;
  process.env.AWS_EC2_METADATA_DISABLED = 'true';
};
