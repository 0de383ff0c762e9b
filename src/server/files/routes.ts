import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FONT_TYPES } from '../../domain/files/font-rules';
import type { Services } from '../kernel/context';
import type { ByteRange, StoredObject } from '../kernel/storage';
import { makeSmall } from './pictures/small';
import { storageKey } from './storage/addresses';
import { uploadRoute } from './uploads/routes';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
  ...Object.fromEntries(Object.entries(FONT_TYPES).map(([type, { extension }]) => [extension, type])),
};

/** Shown in the page, or kept under the name a link gives it (`?download=`); percent-encoded, so that a name is nothing but a name. */
const disposition = (name: string, download: unknown): string =>
  typeof download === 'string' && download !== ''
    ? `attachment; filename*=UTF-8''${encodeURIComponent(Buffer.from(download.slice(0, 200)).toString()).replaceAll("'", '%27')}`
    : `${name.startsWith('attachment.') ? 'attachment' : 'inline'}; filename="${name}"`;

/**
 * The part of a file a `Range` asks for: one range of bytes. `all` where it asks for none we know, as a server may take it; null where there are
 * no such bytes.
 */
const rangeOf = (header: string | undefined, size: number): ByteRange | 'all' | null => {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'all';
  if (from === '') return Number(to) === 0 ? null : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const range = { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  if (to !== '' && Number(to) < range.start) return 'all';
  return range.start < size ? range : null;
};

/** What lies at an address never changes, so its name and size are enough to know it by. */
const tagOf = ({ key, size }: StoredObject): string => `"${key.replace('/', '-')}-${size}"`;

const knows = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, ''))) ?? false;

interface FileRoute {
  readonly Params: { readonly key: string; readonly name: string };
  readonly Querystring: { readonly download?: unknown };
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('This image doesn’t exist.');

const give = async ({ storage }: Services, request: FastifyRequest<FileRoute>, reply: FastifyReply): Promise<FastifyReply> => {
  const { name } = request.params;
  const stored = storageKey(`/files/${request.params.key}/${name}`);
  if (stored === null) return missing(reply);
  const { range: asked, 'if-none-match': known, 'if-range': only } = request.headers;
  // Most ask for the whole and know nothing of it yet: those are answered in one go.
  const find = () => (request.method === 'GET' && asked === undefined && known === undefined ? storage.open(stored) : storage.stat(stored));
  const found = (await find()) ?? ((await makeSmall(storage, stored)) ? await find() : null);
  if (found === null) return missing(reply);
  const tag = tagOf(found);
  void reply.headers({
    etag: tag,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
    'content-disposition': disposition(name, request.query.download),
  });
  if (knows(known, tag)) return reply.code(304).send();
  void reply.type(CONTENT_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
  const range = only === undefined || only === tag ? rangeOf(asked, found.size) : 'all';
  if (range === null) return reply.code(416).header('content-range', `bytes */${found.size}`).header('cache-control', 'no-store').send();
  const { start, end } = range === 'all' ? { start: 0, end: found.size - 1 } : range;
  if (range !== 'all') void reply.code(206).header('content-range', `bytes ${start}-${end}/${found.size}`);
  void reply.header('content-length', end + 1 - start);
  // Without a body the framework would say that there is none.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  const opened = 'stream' in found ? found : await storage.open(stored, range === 'all' ? undefined : range);
  return opened === null ? missing(reply) : reply.send(opened.stream);
};

/**
 * The two public doors of storage: `/uploads/<id>` takes what a signed link grants, `GET /files/<key>/<size>.<ext>` gives any
 * stored picture to who knows its address, for ever. Pictures never run as pages: no sniffing, and an SVG is sandboxed.
 */
export const filesPlugin = (services: Services) => async (app: FastifyInstance) => {
  await app.register(uploadRoute(services));
  app.get<FileRoute>('/files/:key/:name', (request, reply) => give(services, request, reply));
};
