import { createHash } from 'node:crypto';
import { withCards, type ListingCard } from '../../domain/blogs/listing-cards';
import { picturesIn, withPictures } from '../../domain/rich-text/html';
import { ConnectorError } from '../connectors/connector';
import type { OutgoingImage, OutgoingPost } from '../connectors/platforms/shop';
import type { Tx } from '../kernel/context';
import { absoluteUrl } from '../files';
import type { StoreRow } from '../stores/connection';
import type { BlogPostRow } from './tables';
import { blogOf } from './verdicts';

/** Where each listing is on sale at a store, as its card tells. */
const cardsOf = async (
  tx: Tx,
  { container_id, item_info_ids }: BlogPostRow,
  storeId: string,
): Promise<ReadonlyMap<string, ListingCard>> => {
  if (item_info_ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('item_infos as l')
    .innerJoin('items as i', (join) => join.onRef('i.container_id', '=', 'l.container_id').onRef('i.item_info_id', '=', 'l._id'))
    .select(['l._id', 'l.name', 'l.images', 'i.external_url'])
    .where('l.container_id', '=', container_id)
    .where('l._id', 'in', item_info_ids)
    .where('i.store_id', '=', storeId)
    .execute();
  return new Map(
    rows.flatMap(({ _id, name, images, external_url }) =>
      external_url === null ? [] : [[_id, { name, src: images[0]?.src ?? null, url: external_url }] as const],
    ),
  );
};

/** The picture's own name, whatever host it is read from. */
const keyOf = (src: string): string => createHash('sha256').update(src).digest('hex').slice(0, 16);

/** A post as its shop's blog gets it. `origin`: where the shop finds our pictures. Throws the reason why it cannot be published any more. */
export const toOutgoingPost = async (tx: Tx, post: BlogPostRow, store: StoreRow, origin: string): Promise<OutgoingPost> => {
  const { blog, opened } = blogOf(store);
  const values = { store: store.sto_name };
  if (!blog) throw new ConnectorError('post_no_blog', 'job.postNoBlog', { values });
  if (!opened) throw new ConnectorError('post_no_password', 'job.postNoPassword', { values });
  const cards = await cardsOf(tx, post, store._id);
  const missing = post.item_info_ids.filter((id) => !cards.has(id)).length;
  if (missing > 0) throw new ConnectorError('post_items', 'job.postItemsAbsent', { values: { ...values, count: missing } });
  const picture = (src: string): OutgoingImage => ({ key: keyOf(src), src: absoluteUrl(origin, src) });
  const body = withCards(post.body, (id) => cards.get(id));
  const pictures = picturesIn(body).map((src) => picture(src.replaceAll('&amp;', '&')));
  return {
    post_id: post._id,
    platform_id: post.published_store === store.website ? post.platform_id : null,
    title: post.title,
    slug: post.slug,
    body: withPictures(body, (src) => absoluteUrl(origin, src)),
    image: post.image && picture(post.image.src),
    pictures,
    tags: post.tags,
  };
};
