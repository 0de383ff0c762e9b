import { sql } from 'kysely';
import { slugOf } from '../../../domain/blogs/post';
import { textFromHtml } from '../../../domain/listing/plain-html';
import type { Services, Tx } from '../../kernel/context';
import { sandboxNow } from '../clock';
import { note } from '../ledger';
import { websiteOf, type Shop } from '../shop/shops';
import type { SandboxPost } from './tables';

const ofShop = (services: Services, shop: Shop) => services.db.selectFrom('sandbox_posts').where('shop', '=', shop.slug);

export const findPost = (services: Services, shop: Shop, id: number): Promise<SandboxPost | undefined> =>
  ofShop(services, shop).selectAll().where('id', '=', id).executeTakeFirst();

/** A post its readers see: one of the future is none yet. */
export const readablePost = async (services: Services, shop: Shop, slug: string): Promise<SandboxPost | undefined> =>
  ofShop(services, shop).selectAll().where('slug', '=', slug).where('status', '=', 'publish').executeTakeFirst();

export const readablePosts = (services: Services, shop: Shop): Promise<SandboxPost[]> =>
  ofShop(services, shop).selectAll().where('status', '=', 'publish').orderBy('date', 'desc').orderBy('id', 'desc').limit(50).execute();

export const searchPosts = async (
  services: Services,
  shop: Shop,
  asked: { readonly statuses: readonly string[]; readonly search: string; readonly slug: string },
): Promise<SandboxPost[]> => {
  let found = ofShop(services, shop).selectAll().where('status', 'in', asked.statuses);
  if (asked.search !== '')
    found = found.where(({ eb, or }) =>
      or([
        eb(sql`position(lower(${asked.search}) in lower(content))`, '>', 0),
        eb(sql`position(lower(${asked.search}) in lower(title))`, '>', 0),
      ]),
    );
  if (asked.slug !== '') found = found.where('slug', '=', asked.slug);
  return found.orderBy('date', 'desc').orderBy('id', 'desc').execute();
};

/** As WordPress has it: a slug somebody has gets a number behind it. */
const freeSlug = async (tx: Tx, shop: Shop, wanted: string, own: number): Promise<string> => {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const taken = await tx
      .selectFrom('sandbox_posts')
      .select('id')
      .where('shop', '=', shop.slug)
      .where('slug', '=', slug)
      .where('id', '<>', own)
      .executeTakeFirst();
    if (!taken) return slug;
  }
};

/** A date that is null is that of this moment. */
type Written = Partial<Pick<SandboxPost, 'slug' | 'status' | 'title' | 'content' | 'featured_media' | 'tags'>> & {
  readonly date?: number | null;
};

/** Writes a post, and what was done in the sandbox's ledger with it. */
export const writePost = (services: Services, shop: Shop, before: SandboxPost | undefined, changes: Written): Promise<SandboxPost> =>
  services.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`sandbox blog ${shop.slug}`}))`.execute(tx);
    const now = Math.floor(await sandboxNow(tx));
    const date = changes.date === null ? now : (changes.date ?? before?.date ?? now);
    const wanted = slugOf(changes.slug ?? before?.slug ?? '') || slugOf(textFromHtml(changes.title ?? before?.title ?? '')) || 'post';
    const asked = changes.status ?? before?.status ?? 'draft';
    const values = {
      title: '',
      content: '',
      featured_media: 0,
      tags: [],
      ...before,
      ...changes,
      slug: await freeSlug(tx, shop, wanted, before?.id ?? 0),
      // Published for a time to come is scheduled.
      status: asked === 'publish' && date > now ? 'future' : asked === 'future' && date <= now ? 'publish' : asked,
      date,
      modified: now,
      shop: shop.slug,
    };
    const { id: _id, ...columns } = { id: undefined, ...values };
    const row = before
      ? await tx.updateTable('sandbox_posts').set(columns).where('id', '=', before.id).returningAll().executeTakeFirstOrThrow()
      : await tx.insertInto('sandbox_posts').values(columns).returningAll().executeTakeFirstOrThrow();
    await note(tx, shop.slug, `post ${row.id}`, before ? 'post changed' : 'post created');
    return row;
  });

export const linkOf = (shop: Shop, { slug }: Pick<SandboxPost, 'slug'>): string => `${websiteOf(shop)}/blog/${slug}`;
