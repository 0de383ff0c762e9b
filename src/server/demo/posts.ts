import { refusalIn } from '../kernel/language';
import { Mutation as blogs } from '../blogs/operations';
import { publishNow } from '../blogs/publish';
import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import type { RequestContext } from '../kernel/context';
import type { PostStatus } from '../../domain/blogs/post';
import { perform } from './acting';

interface DemoPost {
  readonly title: string;
  readonly status: PostStatus;
  readonly tags: readonly string[];
  readonly body: string;
  /** Whether the shop's first item stands in it. */
  readonly listing?: true;
}

const A_DAY = 24 * 60 * 60;

const POSTS: readonly DemoPost[] = [
  {
    title: 'How our shirts are printed',
    status: 'published',
    tags: ['making of', 'printing'],
    listing: true,
    body: '<p>Every shirt of ours is printed <strong>when you order it</strong>: nothing lies in a warehouse, and nothing is thrown away.</p><h2>From a drawing to a shirt</h2><ol><li><p>We draw.</p></li><li><p>A workshop near you prints the drawing with water-based inks.</p></li><li><p>It is packed in paper and sent the same day.</p></li></ol><blockquote><p>It took me a week to notice that the ink does not crack.</p></blockquote>',
  },
  {
    title: 'Wash it like this and it stays',
    status: 'published',
    tags: ['care'],
    body: '<p>A print lasts as long as the cloth if you are kind to it.</p><ul><li><p>Inside out, at 30 °C.</p></li><li><p>No softener: it makes the ink let go.</p></li><li><p>Dry it on a line.</p></li></ul>',
  },
  {
    title: 'What is new this winter',
    status: 'scheduled',
    tags: ['new'],
    listing: true,
    body: '<p>Warm things are on their way. A first look:</p>',
  },
  {
    title: 'Gifts for people who have everything',
    status: 'draft',
    tags: ['gifts'],
    body: '<p>Still to be written: mugs, and a word about wrapping.</p>',
  },
  {
    title: 'A letter from the workshop',
    status: 'failed',
    tags: [],
    body: '<p>Sam, who prints our posters, tells what a day at the press is like.</p>',
  },
  { title: 'Five years of us', status: 'unknown', tags: ['about us'], body: '<p>We began with one mug.</p>' },
];

const LOST = { code: 'timeout', refusal: 'shop.timeout', values: { host: 'localhost', seconds: 30 } } as const;
const REFUSED = { code: 'blogRights', refusal: 'shop.blogRights', values: { host: 'localhost' } } as const;

const told = ({ code, refusal, values }: typeof LOST | typeof REFUSED) =>
  jsonb({ code, msg: refusalIn('en', refusal, values), refusal, values });

/** Posts of the demo's shops in every status, by the operation a seller uses; somebody's own stay as they are. */
export const makePosts = async (context: RequestContext, storeId: string, listings: readonly string[]): Promise<void> => {
  const { services, container } = context;
  const present = await services.inContainer(container._id, (tx) =>
    tx.selectFrom('blog_posts').select('_id').where('container_id', '=', container._id).limit(1).executeTakeFirst(),
  );
  if (present) return;
  for (const { title, status, tags, body, listing } of POSTS) {
    const card = listing && listings[0] ? `<div data-listing="${listings[0]}"></div>` : '';
    const { _id } = await perform(
      blogs.makeBlog,
      { params: { title, body: `${body}${card}`, store_id: storeId, tags: [...tags] } },
      context,
    );
    await services.inContainer(container._id, async (tx) => {
      const post = { _id, title, image: null, store_id: storeId };
      if (status === 'published') return publishNow(tx, container._id, [post]);
      const now = unixNow();
      await tx
        .updateTable('blog_posts')
        .set({
          status,
          publish_at: status === 'scheduled' ? now + 3 * A_DAY : null,
          msg: status === 'failed' ? told(REFUSED) : status === 'unknown' ? told(LOST) : null,
          updated_at: now,
        })
        .where('container_id', '=', container._id)
        .where('_id', '=', _id)
        .execute();
    });
  }
};
