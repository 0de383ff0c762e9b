import { z } from 'zod';
import type { OutgoingPost, PushedProduct } from '../shop';
import { BigClient, isGone, type Connection } from './client';

const postShape = z.object({ id: z.number().int(), url: z.string() });
type Post = z.infer<typeof postShape>;

const POSTS = '/v2/blog/posts';

/** The mark by which a post is known again is its address. */
const urlOf = ({ post_id }: OutgoingPost): string => `/blog/post-${post_id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}/`;

const findHeld = async (client: BigClient, post: OutgoingPost): Promise<Post | undefined> => {
  if (post.platform_id !== null) {
    const known = await client.get(`${POSTS}/${encodeURIComponent(post.platform_id)}`, {}, postShape).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
    if (known) return known;
  }
  const url = urlOf(post);
  return (await client.get(POSTS, { url }, z.array(postShape))).find((each) => each.url === url);
};

/** A picture of a post has to lie in the store's own files, so ours stands in the text. */
const bodyOf = ({ title, body, image }: OutgoingPost) => ({
  title,
  body: image ? `<p><img src="${image.src.replaceAll('"', '%22')}" alt=""></p>${body}` : body,
  // Without it BigCommerce takes a published post back.
  is_published: true,
});

/** Makes the store's blog hold the post once; see `Capabilities.publishPost`. */
export const publishPost = async (connection: Connection, post: OutgoingPost): Promise<PushedProduct> => {
  const client = new BigClient(connection);
  await client.transport.quiet(post.post_id);
  const held = await findHeld(client, post);
  const { id, url } = held
    ? await client.write('PUT', `${POSTS}/${held.id}`, bodyOf(post), postShape, post.post_id)
    : await client.write('POST', POSTS, { ...bodyOf(post), url: urlOf(post) }, postShape, post.post_id);
  return { platform_id: String(id), external_url: `https://store-${connection.storeHash}.mybigcommerce.com${url}` };
};
