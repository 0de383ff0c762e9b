import { z } from 'zod';
import { asHtml, withPictures } from '../../../../domain/rich-text/html';
import { textFromHtml } from '../../../../domain/listing/plain-html';
import { fetchPicture } from '../../picture';
import type { OutgoingImage, OutgoingPost, PushedProduct } from '../shop';
import type { Connection } from './access';
import { BlogClient, BlogRefusal } from './blog-client';

const postShape = z.object({
  id: z.number().int(),
  status: z.string(),
  link: z.string(),
  content: z.object({ raw: z.string().catch('') }).catch({ raw: '' }),
});
type Post = z.infer<typeof postShape>;

const writtenShape = z.object({ id: z.number().int(), link: z.string() });
const mediaShape = z.object({ id: z.number().int(), source_url: z.string() });
const termShape = z.object({ id: z.number().int(), name: z.string().catch('') });

/** WordPress keeps no fields of ours with a post: a remark in its text is the mark by which it is known again, wherever its address leads since. */
const markOf = ({ post_id }: OutgoingPost): string => `back-office-post:${post_id}`;

/**
 * The text with its mark, within its last paragraph: WordPress makes one of its own, which is empty, of a remark that stands alone.
 */
const marked = (body: string, mark: string): string => {
  const ends = /(?:<\/[a-z\d]+>)*$/u.exec(body)?.index ?? body.length;
  return `${body.slice(0, ends)}<!-- ${mark} -->${body.slice(ends)}`;
};

const FIELDS = { context: 'edit', _fields: 'id,status,link,content' } as const;

/** Every status but the trash: what its owner threw away is left there. */
const SOMEWHERE = 'publish,future,draft,pending,private';

const findHeld = async (client: BlogClient, post: OutgoingPost): Promise<Post | undefined> => {
  if (post.platform_id !== null) {
    const known = await client.get(`/posts/${encodeURIComponent(post.platform_id)}`, FIELDS, postShape).catch((error: unknown) => {
      if (!(error instanceof BlogRefusal) || error.apiCode !== 'rest_post_invalid_id') throw error;
    });
    if (known && known.status !== 'trash') return known;
  }
  const asked = { ...FIELDS, status: SOMEWHERE, search: markOf(post), search_columns: 'post_content', per_page: '10' };
  return (await client.get('/posts', asked, z.array(postShape))).find(({ content }) => content.raw.includes(markOf(post)));
};

/** Puts a picture among the blog's own, once: it is known again by its name. */
const bringPicture = async (client: BlogClient, { key, src }: OutgoingImage): Promise<z.infer<typeof mediaShape>> => {
  const slug = `back-office-${key}`;
  const [known] = await client.get('/media', { slug, _fields: 'id,source_url' }, z.array(mediaShape));
  if (known) return known;
  return client.upload(slug, await fetchPicture(client.transport.outside, src), mediaShape);
};

/** The id of a tag, which is made where the blog has none of that name. */
const bringTag = async (client: BlogClient, name: string): Promise<number> => {
  const found = await client.get('/tags', { search: name, per_page: '100', _fields: 'id,name' }, z.array(termShape));
  const known = found.find((tag) => textFromHtml(tag.name).toLowerCase() === name.toLowerCase());
  if (known) return known.id;
  try {
    return (await client.write('/tags', { name }, termShape)).id;
  } catch (error) {
    // It knows the word in another spelling.
    if (error instanceof BlogRefusal && error.apiCode === 'term_exists' && error.termId !== undefined) return error.termId;
    throw error;
  }
};

/** Makes the blog hold the post once; see `Capabilities.publishPost`. */
export const publishPost = async (connection: Connection, post: OutgoingPost): Promise<PushedProduct> => {
  const client = new BlogClient(connection, post.post_id);
  await client.transport.quiet(post.post_id);
  const held = await findHeld(client, post);
  const own = new Map<string, string>();
  for (const picture of post.pictures) own.set(picture.src, (await bringPicture(client, picture)).source_url);
  const featured = post.image ? (await bringPicture(client, post.image)).id : 0;
  const tags: number[] = [];
  for (const name of post.tags) tags.push(await bringTag(client, name));
  const body = {
    // A title is HTML there, and runs as such.
    title: asHtml(post.title),
    content: marked(
      withPictures(post.body, (src) => own.get(src) ?? src),
      markOf(post),
    ),
    status: 'publish',
    // Its owner put it off; without a date of its own it is published now.
    ...(held?.status === 'future' && { date_gmt: null }),
    featured_media: featured,
    tags: [...new Set(tags)],
    ...(post.slug !== '' && { slug: post.slug }),
  };
  const { id, link } = await client.write(held ? `/posts/${held.id}` : '/posts', body, writtenShape);
  return { platform_id: String(id), external_url: link };
};
