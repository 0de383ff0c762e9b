import { z } from 'zod';
import { bodyOf, queryOf, Refusal, refuseIf, type Route } from './http';

const postShape = z
  .object({
    title: z.string().min(1),
    body: z.string().min(1),
    url: z.string().startsWith('/').optional(),
    is_published: z.boolean().default(false),
  })
  .strict();
interface Post extends z.infer<typeof postShape> {
  readonly id: number;
  url: string;
}

/** The store's blog, V2. */
export const makePosts = (next: () => number) => {
  const posts: Post[] = [];
  const postOf = (id: number): Post => {
    const post = posts.find((each) => each.id === id);
    if (!post) throw new Refusal(404, 'The requested resource was not found.');
    return post;
  };
  const routes: readonly Route[] = [
    [
      'GET',
      /^\/v2\/blog\/posts$/,
      (request) => {
        const { url } = queryOf(request, ['url', 'page', 'limit']);
        const found = posts.filter((each) => url === undefined || each.url === url);
        return found.length === 0 ? { status: 204 } : { status: 200, body: found };
      },
    ],
    ['GET', /^\/v2\/blog\/posts\/(\d+)$/, (_request, [id]) => ({ status: 200, body: postOf(id!) })],
    [
      'POST',
      /^\/v2\/blog\/posts$/,
      (request) => {
        const body = bodyOf(request, postShape);
        const id = next();
        const made: Post = { ...body, id, url: body.url ?? `/blog/${id}/` };
        refuseIf(
          posts.some(({ url }) => url === made.url),
          409,
          'The url is in use.',
        );
        posts.push(made);
        return { status: 200, body: made };
      },
    ],
    [
      'PUT',
      /^\/v2\/blog\/posts\/(\d+)$/,
      (request, [id]) => ({ status: 200, body: Object.assign(postOf(id!), bodyOf(request, postShape)) }),
    ],
  ];
  return { posts, routes };
};
