import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { slugOf } from '../../../domain/blogs/post';
import { unixNow } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { imageUrl } from '../shop/images';
import { invalidParam, missingParam, RestError } from '../shop/rest-error';
import { answerPage, pageQuery, shopOf } from '../shop/rest-request';
import type { Shop } from '../shop/shops';
import { roleOf } from './passwords';
import { findPost, linkOf, searchPosts, writePost } from './posts';
import type { BlogRole, SandboxPost } from './tables';

const READABLE: readonly string[] = ['publish'];
const STATUSES: readonly string[] = ['publish', 'future', 'draft', 'pending', 'private'];

/** Kinds of file it takes; of another it says so with 500. */
const TAKEN: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19);

/** WordPress shows what a text becomes, and to who may change it what it was written as. */
const shown = (raw: string, edit: boolean, isContent = false) => ({
  ...(edit && { raw }),
  rendered: raw,
  ...(isContent && { protected: false }),
});

const postView = (shop: Shop, post: SandboxPost, edit: boolean) => ({
  id: post.id,
  date: isoOf(post.date),
  date_gmt: isoOf(post.date),
  modified_gmt: isoOf(post.modified),
  slug: post.slug,
  status: post.status,
  type: 'post',
  link: linkOf(shop, post),
  title: shown(post.title, edit),
  content: shown(post.content, edit, true),
  featured_media: post.featured_media,
  tags: post.tags,
});

const NOT_ALLOWED = 'Sorry, you are not allowed to';

/** 401 to who is nobody, 403 to somebody who may not. */
const forbidden = (role: BlogRole | null, code: string, what: string): RestError =>
  new RestError(role === null ? 401 : 403, code, `${NOT_ALLOWED} ${what}`);

/** To who is nobody, before anything else is looked at. */
const forbiddenStatus = (): RestError => {
  const [code, message] = ['rest_forbidden_status', 'Status is forbidden.'];
  return new RestError(400, 'rest_invalid_param', 'Invalid parameter(s): status', {
    params: { status: message },
    details: { status: { code, message, data: { status: 401 } } },
  });
};

const text = z.union([z.string(), z.object({ raw: z.string() }).transform(({ raw }) => raw)]);
const inputShape = z
  .object({
    title: text,
    content: text,
    slug: z.string(),
    status: z.string(),
    date_gmt: z.string().nullable(),
    featured_media: z.number().int().min(0),
    tags: z.array(z.number().int().positive()),
  })
  .partial();

const readInput = (body: unknown): z.infer<typeof inputShape> => {
  const read = inputShape.safeParse(body ?? {});
  if (!read.success) throw invalidParam(String(read.error.issues[0]?.path[0] ?? 'post'), 'Invalid parameter.');
  if (read.data.status !== undefined && !STATUSES.includes(read.data.status))
    throw invalidParam('status', `status is not one of ${STATUSES.join(', ')}.`);
  return read.data;
};

/** Without a date of its own a post is published now. */
const changesOf = ({ date_gmt, ...rest }: z.infer<typeof inputShape>) => {
  const date = date_gmt === undefined ? undefined : date_gmt === null ? null : Date.parse(`${date_gmt}Z`) / 1000;
  if (Number.isNaN(date)) throw invalidParam('date_gmt', 'Invalid date.');
  return { ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)), ...(date !== undefined && { date }) };
};

const idIn = (request: FastifyRequest): number => {
  const { id } = request.params as { id: string };
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
};

const noPost = (): RestError => new RestError(404, 'rest_post_invalid_id', 'Invalid post ID.');

const queryOf = (request: FastifyRequest) => request.query as Readonly<Record<string, string | undefined>>;

/** Reading for change takes the right to change. */
const editContext = (request: FastifyRequest, role: BlogRole | null): boolean => {
  const edit = queryOf(request).context === 'edit';
  if (edit && role === null) throw forbidden(role, 'rest_forbidden_context', 'edit posts in this post type.');
  return edit;
};

/** WordPress's own interface of a shop, version 2: posts, media and tags, for who has an application password. */
export const blogRoutes = (scope: FastifyInstance, services: Services): void => {
  const roleIn = (request: FastifyRequest): Promise<BlogRole | null> => roleOf(services, shopOf(request).slug, request);
  scope.addContentTypeParser(/^image\//u, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  scope.get('/posts', async (request, reply) => {
    const [role, query] = [await roleIn(request), queryOf(request)];
    const statuses = query.status?.split(',') ?? READABLE;
    if (statuses.some((status) => !STATUSES.includes(status) && status !== 'trash')) throw invalidParam('status', 'Invalid status.');
    if (role === null && statuses.some((status) => !READABLE.includes(status))) throw forbiddenStatus();
    const edit = editContext(request, role);
    const { page, perPage } = pageQuery(query);
    const found = await searchPosts(services, shopOf(request), { statuses, search: query.search ?? '', slug: query.slug ?? '' });
    const rows = found.slice((page - 1) * perPage, page * perPage).map((post) => postView(shopOf(request), post, edit));
    return answerPage(reply, found.length, perPage, rows);
  });

  scope.get('/posts/:id', async (request) => {
    const role = await roleIn(request);
    const edit = editContext(request, role);
    const post = await findPost(services, shopOf(request), idIn(request));
    if (!post) throw noPost();
    if (role === null && post.status !== 'publish') throw forbidden(role, 'rest_forbidden', 'do that.');
    return postView(shopOf(request), post, edit);
  });

  const mayPublish = (role: BlogRole | null, status: string | undefined): void => {
    if (role !== 'editor' && (status === 'publish' || status === 'future'))
      throw forbidden(role, 'rest_cannot_publish', 'publish posts in this post type.');
  };

  scope.post('/posts', async (request, reply) => {
    const role = await roleIn(request);
    if (role === null) throw forbidden(role, 'rest_cannot_create', 'create posts as this user.');
    const input = readInput(request.body);
    mayPublish(role, input.status);
    if (!input.title && !input.content) throw new RestError(400, 'empty_content', 'Content, title, and excerpt are empty.');
    const post = await writePost(services, shopOf(request), undefined, changesOf(input));
    return reply
      .code(201)
      .header('location', linkOf(shopOf(request), post))
      .send(postView(shopOf(request), post, true));
  });

  for (const method of ['POST', 'PUT', 'PATCH'] as const)
    scope.route({
      method,
      url: '/posts/:id',
      handler: async (request) => {
        const role = await roleIn(request);
        const before = await findPost(services, shopOf(request), idIn(request));
        if (!before) throw noPost();
        if (role === null) throw forbidden(role, 'rest_cannot_edit', 'edit this post.');
        const input = readInput(request.body);
        mayPublish(role, input.status);
        return postView(shopOf(request), await writePost(services, shopOf(request), before, changesOf(input)), true);
      },
    });

  scope.get('/media', async (request, reply) => {
    await roleIn(request);
    const { slug } = queryOf(request);
    let found = services.db
      .selectFrom('sandbox_images')
      .select(['id', 'slug'])
      .where('shop', '=', shopOf(request).slug)
      .where('slug', 'is not', null);
    if (slug) found = found.where('slug', '=', slug);
    const rows = await found.orderBy('id', 'desc').limit(100).execute();
    return answerPage(
      reply,
      rows.length,
      100,
      rows.map((row) => ({ ...row, source_url: imageUrl(shopOf(request), row.id) })),
    );
  });

  scope.post('/media', async (request, reply) => {
    const role = await roleIn(request);
    if (role === null) throw forbidden(role, 'rest_cannot_create', 'create posts as this user.');
    if (role !== 'editor') throw new RestError(400, 'rest_cannot_create', `${NOT_ALLOWED} upload media on this site.`);
    const bytes = request.body;
    if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw new RestError(400, 'rest_upload_no_data', 'No data supplied.');
    const filename = /filename="?([^";]+)"?/u.exec(request.headers['content-disposition'] ?? '')?.[1];
    if (!filename) throw new RestError(400, 'rest_upload_no_content_disposition', 'No Content-Disposition supplied.');
    const slug = slugOf(queryOf(request).slug ?? filename.replace(/\.[^.]*$/u, ''));
    const [shop, mimetype] = [shopOf(request), request.headers['content-type'] ?? ''];
    if (!TAKEN.includes(mimetype))
      throw new RestError(500, 'rest_upload_sideload_error', 'Sorry, you are not allowed to upload this file type.');
    const { id } = await services.db
      .insertInto('sandbox_images')
      .values({ shop: shop.slug, name: filename, alt: '', mimetype, bytes, slug, created_at: unixNow() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return reply.code(201).send({ id, slug, source_url: imageUrl(shop, id), mime_type: mimetype, media_type: 'image' });
  });

  const tags = (shop: Shop) => services.db.selectFrom('sandbox_tags').select(['id', 'slug', 'name']).where('shop', '=', shop.slug);

  scope.get('/tags', async (request, reply) => {
    const query = queryOf(request);
    const { page, perPage } = pageQuery(query);
    const words = (query.search ?? '').toLowerCase();
    const found = (await tags(shopOf(request)).orderBy('name').execute()).filter(({ name }) => name.toLowerCase().includes(words));
    return answerPage(reply, found.length, perPage, found.slice((page - 1) * perPage, page * perPage));
  });

  scope.post('/tags', async (request, reply) => {
    const role = await roleIn(request);
    if (role !== 'editor') throw forbidden(role, 'rest_cannot_create', 'create terms in this taxonomy.');
    const name = ((request.body ?? {}) as { name?: unknown }).name;
    if (typeof name !== 'string' || name.trim() === '') throw missingParam('name');
    const shop = shopOf(request);
    const slug = slugOf(name) || 'tag';
    const known = await tags(shop).where('slug', '=', slug).executeTakeFirst();
    if (known)
      throw new RestError(400, 'term_exists', 'A term with the name provided already exists in this taxonomy.', { term_id: known.id });
    const made = await services.db
      .insertInto('sandbox_tags')
      .values({ shop: shop.slug, slug, name: name.trim() })
      .returning(['id', 'slug', 'name'])
      .executeTakeFirstOrThrow();
    return reply.code(201).send(made);
  });
};
