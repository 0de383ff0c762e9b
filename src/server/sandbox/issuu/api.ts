import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../kernel/context';
import { originOf } from '../../kernel/origin';
import type { Faults, Spoilable } from '../faults';
import { accountOfToken } from '../tokens';
import { findAccount } from './accounts';
import { createDraft, describeDraft, lookAt, publishDraft, putFile, readPublished, removeDocument, searchDrafts } from './documents';
import { IssuuError } from './issuu-error';
import type { SandboxDocument } from './tables';

const BASE = '/issuu/v2';

const spoilable: Spoilable = { placeOf: () => 'issuu', base: BASE, refuse: (status) => new IssuuError(status, 'Server error') };

const info = z
  .object({
    title: z.string(),
    description: z.string(),
    access: z.enum(['PUBLIC', 'PRIVATE']),
    type: z.enum(['editorial', 'book', 'promotional', 'other']),
    preview: z.boolean(),
    showDetectedLinks: z.boolean(),
    downloadable: z.boolean(),
  })
  .partial()
  .strict();

const draftInput = z.object({ confirmCopyright: z.boolean().optional(), info }).strict();
const publishInput = z
  .object({
    desiredName: z
      .string()
      .regex(/^[\w.-]*$/u)
      .optional(),
  })
  .strict();

const parse = <T>(shape: z.ZodType<T>, body: unknown): T => {
  const read = shape.safeParse(body ?? {});
  if (!read.success) throw new IssuuError(400, `Invalid ${read.error.issues[0]?.path.join('.') || 'body'}`);
  return read.data;
};

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

const fileInfo = ({ file, conversion }: SandboxDocument) =>
  file && {
    fileInfo: {
      name: file.name,
      size: file.size,
      pageCount: file.pages,
      type: 'PDF',
      conversionStatus: conversion,
      isCopyrightConfirmed: true,
    },
  };

/** Where readers find it, at the host a caller came by. */
const publicPath = ({ account, name }: Pick<SandboxDocument, 'account' | 'name'>): string => `/sandbox/issuu/${account}/docs/${name}`;

const draftView = (row: SandboxDocument, origin: string) => ({
  slug: row.slug,
  owner: row.account,
  ...fileInfo(row),
  state: row.published ? 'PUBLISHED' : 'DRAFT',
  location: `${origin}/sandbox/issuu`,
  changes: row.info,
  created: isoOf(row.created_at),
});

const publicationView = (row: SandboxDocument, origin: string) => {
  const { file, ...shown } = row.published ?? { file: null };
  return {
    slug: row.slug,
    owner: row.account,
    ...shown,
    ...(file && fileInfo({ ...row, file, conversion: 'DONE' })),
    state: 'PUBLISHED',
    location: `${origin}/sandbox/issuu`,
    publicLocation: `${origin}${publicPath(row)}`,
    created: isoOf(row.created_at),
  };
};

const listView = (rows: readonly object[], query: Readonly<Record<string, string | undefined>>) => {
  const [page, size] = [Number(query.page ?? 1), Number(query.size ?? 10)];
  if (!(page >= 1) || !(size >= 1 && size <= 100)) throw new IssuuError(400, 'Invalid page or size');
  return { results: rows.slice((page - 1) * size, page * size), count: rows.length, pageSize: size, links: {} };
};

/** The file of a form, in which its owner has to say that it is theirs to publish. */
const fileOf = async (request: FastifyRequest): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(request.body as Buffer), { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new IssuuError(400, 'Invalid file');
  if (form.get('confirmCopyright') !== 'true') throw new IssuuError(400, 'Invalid confirmCopyright');
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
};

interface Named {
  readonly Params: { readonly slug: string };
}

/** Issuu's interface, version 2: drafts, publications, and whose account it is. */
export const issuuApi = (scope: FastifyInstance, services: Services, faults: Faults): void => {
  scope.register(
    async (api) => {
      const whose = new WeakMap<FastifyRequest, string>();
      const account = (request: FastifyRequest): string => whose.get(request) ?? '';
      api.setErrorHandler((error, request, reply): FastifyReply => {
        if (error instanceof IssuuError) return reply.code(error.status).send(error.body());
        request.log.error(error);
        return reply.code((error as { statusCode?: number }).statusCode ?? 500).send({ message: 'Server error' });
      });
      api.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found' }));
      api.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      api.addHook('onRequest', async (request) => {
        const token = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1];
        const found = token && (await accountOfToken(services, 'issuu', token));
        if (!found) throw new IssuuError(401, 'Invalid token');
        whose.set(request, found);
      });
      faults.spoil(api, spoilable);

      api.get('/user/me', async (request) => ({ userId: 1, username: account(request), displayName: account(request), isTeams: false }));
      api.get('/user/features', async (request) => ({ publishedDocumentLimit: findAccount(account(request))?.most ?? 0 }));

      api.get('/drafts', async (request) => {
        const query = request.query as Readonly<Record<string, string | undefined>>;
        const rows = await searchDrafts(services, account(request), query.q ?? '');
        return listView(
          rows.filter(({ published }) => !published).map((row) => draftView(row, originOf(request))),
          query,
        );
      });
      api.post('/drafts', async (request) =>
        draftView(await createDraft(services, account(request), parse(draftInput, request.body).info), originOf(request)),
      );
      api.get<Named>('/drafts/:slug', async (request) =>
        draftView(await lookAt(services, account(request), request.params.slug), originOf(request)),
      );
      api.patch<Named>('/drafts/:slug', async (request) => {
        const { info: said } = parse(draftInput, request.body);
        return draftView(await describeDraft(services, account(request), request.params.slug, said), originOf(request));
      });
      api.delete<Named>('/drafts/:slug', async (request, reply) => {
        await removeDocument(services, account(request), request.params.slug);
        return reply.code(204).send();
      });
      api.patch<Named>('/drafts/:slug/upload', async (request) => {
        const { name, bytes } = await fileOf(request);
        return draftView(await putFile(services, account(request), request.params.slug, name, bytes), originOf(request));
      });
      api.post<Named>('/drafts/:slug/publish', async (request) => {
        const { desiredName = '' } = parse(publishInput, request.body);
        const row = await publishDraft(services, account(request), request.params.slug, desiredName);
        return { location: `${originOf(request)}/sandbox/issuu`, publicLocation: `${originOf(request)}${publicPath(row)}` };
      });

      api.get<Named>('/publications/:slug', async (request) =>
        publicationView(await readPublished(services, account(request), request.params.slug), originOf(request)),
      );
      api.delete<Named>('/publications/:slug', async (request, reply) => {
        await removeDocument(services, account(request), request.params.slug);
        return reply.code(204).send();
      });
    },
    { prefix: BASE },
  );
};
