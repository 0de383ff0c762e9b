import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { Outcome, RefusalCode } from '../../../domain/fault';
import { FONT_TYPES } from '../../../domain/files/font-rules';
import { unixNow } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { errorBody, tellError } from '../../kernel/told-error';
import { storageKey } from '../storage/addresses';
import { uploadsKey } from './secret';
import { storageOf } from '../storage/storage';
import { readGrant } from './upload-link';
import { receiveUpload } from './receive';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
  ...Object.fromEntries(Object.entries(FONT_TYPES).map(([type, { extension }]) => [extension, type])),
};

/** HTTP status of each way an upload is refused. */
const STATUS: Partial<Record<RefusalCode, number>> = { 'upload.gone': 404, 'upload.twice': 409 };

const refusal = (reply: FastifyReply, status: number, error: UserError) => reply.code(status).send(errorBody(tellError(error)));

const answer = (reply: FastifyReply, outcome: Outcome<null>) =>
  outcome.ok ? reply.code(204).send() : refusal(reply, STATUS[outcome.fault.refusal] ?? 422, UserError.of(outcome.fault));

const uploadRoute = (services: Services) => async (app: FastifyInstance) => {
  // The bytes are streamed to storage as they come, whatever their type; nothing parses them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.put<{ Params: { id: string }; Querystring: Record<string, unknown>; Body: Readable | undefined }>(
    '/uploads/:id',
    async (request, reply) => {
      const grant = readGrant(await uploadsKey(services.config), request.params.id, request.query);
      if (grant === null) return refusal(reply, 403, new UserError('upload.badLink'));
      if (grant.expires < unixNow()) return refusal(reply, 403, new UserError('upload.oldLink'));
      if (request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== grant.type)
        return refusal(reply, 415, new UserError('upload.otherAnnounced', { values: { type: grant.type } }));
      await services.space.require();
      return answer(reply, await receiveUpload(services, grant, request.body ?? request.raw));
    },
  );
};

/** Shown in the page, or kept under the name a link gives it (`?download=`); percent-encoded, so that a name is nothing but a name. */
const disposition = (name: string, download: unknown): string =>
  typeof download === 'string' && download !== ''
    ? `attachment; filename*=UTF-8''${encodeURIComponent(Buffer.from(download.slice(0, 200)).toString()).replaceAll("'", '%27')}`
    : `inline; filename="${name}"`;

/**
 * The two public doors of storage: `PUT /uploads/<id>` takes what a signed link grants, `GET /files/<key>/<size>.<ext>` gives any
 * stored picture to who knows its address, for ever. Pictures never run as pages: no sniffing, and an SVG is sandboxed.
 */
export const filesPlugin = (services: Services) => async (app: FastifyInstance) => {
  await app.register(uploadRoute(services));
  app.get<{ Params: { key: string; name: string }; Querystring: { download?: unknown } }>('/files/:key/:name', async (request, reply) => {
    const { key, name } = request.params;
    const stored = storageKey(`/files/${key}/${name}`);
    const found = stored === null ? null : await storageOf(services.config).open(stored);
    if (found === null) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no such picture.');
    return reply
      .headers({
        'content-length': String(found.size),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
        'content-disposition': disposition(name, request.query.download),
      })
      .type(CONTENT_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .send(found.stream);
  });
};
