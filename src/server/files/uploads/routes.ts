import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accept, refuse, type Outcome, type RefusalCode } from '../../../domain/fault';
import { LEAST_PART, OFFSET_HEADER } from '../../../domain/files/upload-parts';
import { unixNow } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { errorBody, tellError } from '../../kernel/told-error';
import { stillHolds } from '../../kernel/membership';
import { ADDS_FONTS, ruleOfType } from '../permitted';
import { partOf, receivedOf, receivePart } from './receive';
import { uploadsKey } from './secret';
import { readGrant, type UploadGrant } from './upload-link';
import { GONE } from './uploads';

/** HTTP status of each way an upload is refused. */
const STATUS: Partial<Record<RefusalCode, number>> = {
  'upload.badLink': 403,
  'upload.oldLink': 403,
  'upload.otherAnnounced': 415,
  'upload.gone': 404,
  'upload.twice': 409,
  'upload.otherPart': 409,
};

const answer = (reply: FastifyReply, outcome: Outcome<number>, status: number): FastifyReply => {
  void reply.header('cache-control', 'no-store');
  if (outcome.ok) return reply.code(status).header(OFFSET_HEADER, outcome.value).send();
  return reply.code(STATUS[outcome.fault.refusal] ?? 422).send(errorBody(tellError(UserError.of(outcome.fault))));
};

/** Whether whoever was given the link may still add what it is for; what is not there any more is refused where its bytes are. */
const maySendStill = async ({ db }: Services, { _id, container }: UploadGrant): Promise<boolean> => {
  const file = await db
    .selectFrom('files')
    .select(['kind', 'type', 'created_by'])
    .where('container_id', '=', container)
    .where('_id', '=', _id)
    .executeTakeFirst();
  if (!file) return true;
  const rule = file.kind === 'font' ? ADDS_FONTS : ruleOfType(file.type, 'add');
  return file.created_by !== null && stillHolds(db, { containerId: container, userId: file.created_by, rule });
};

interface UploadRoute {
  readonly Params: { readonly id: string };
  readonly Querystring: Record<string, unknown>;
  readonly Body: Readable | undefined;
}

/**
 * `PUT /uploads/<id>` takes what a signed link grants: all bytes, or a part of them that a `Content-Range` names. `HEAD` tells how many have
 * arrived, from the first on; there a broken upload goes on.
 */
export const uploadRoute = (services: Services) => async (app: FastifyInstance) => {
  const grantOf = async ({ params, query }: FastifyRequest<UploadRoute>): Promise<Outcome<UploadGrant>> => {
    const grant = readGrant(await uploadsKey(services.config), params.id, query);
    if (grant === null) return refuse('upload.badLink');
    if (grant.expires < unixNow()) return refuse('upload.oldLink');
    return (await maySendStill(services, grant)) ? accept(grant) : refuse('upload.badLink');
  };

  const receive = async (request: FastifyRequest<UploadRoute>, grant: UploadGrant): Promise<Outcome<number>> => {
    const { type, size } = grant;
    if (request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== type)
      return refuse('upload.otherAnnounced', { values: { type } });
    const part = partOf(request.headers['content-range'], size);
    if (part === null) return refuse('upload.badPart', { values: { least: LEAST_PART / 1024 / 1024 } });
    return receivePart(services, grant, part, request.body ?? request.raw);
  };

  // The bytes are streamed to a file as they come, whatever their type; nothing parses them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.put<UploadRoute>('/uploads/:id', async (request, reply) => {
    const granted = await grantOf(request);
    return answer(reply, granted.ok ? await receive(request, granted.value) : granted, 204);
  });
  app.head<UploadRoute>('/uploads/:id', async (request, reply) => {
    const granted = await grantOf(request);
    if (!granted.ok) return answer(reply, granted, 200);
    const received = await receivedOf(services, granted.value);
    return answer(reply, received === undefined ? GONE : accept(received), 200);
  });
};
