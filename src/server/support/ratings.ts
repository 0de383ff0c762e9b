import type { Rating } from '../../domain/support/ratings';
import { tellChanged } from '../db/channel';
import { newId } from '../db/ids';
import { DAY, unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { hashSecret, newSecret } from '../kernel/secrets';
import { alertRated } from './alerts';
import type { SupportRow } from './tables';
import { holdSupports, writeSupport } from './threads';

/** Seconds a link is good. */
const RATING_LINK_LIFE = 30 * DAY;

/** Where a link leads; the account site has the page. */
export const RATING_PAGE = '/account/rating';

const ratingUrl = (origin: string, secret: string): string => `${origin}${RATING_PAGE}?token=${secret}`;

/** Makes a link by which the buyer of a conversation rates support. Those made before stay good. */
export const makeRatingLink = async (
  tx: Tx,
  { container_id, _id }: Pick<SupportRow, 'container_id' | '_id'>,
  origin: string,
  now: number,
): Promise<string> => {
  const secret = newSecret();
  const link = { container_id, _id: newId(), support_id: _id, hash: hashSecret(secret), asked_at: now };
  await tx
    .insertInto('support_ratings')
    .values({ ...link, expires_at: unixNow() + RATING_LINK_LIFE })
    .execute();
  return ratingUrl(origin, secret);
};

/** A link as `makeRatingLink` would give it. Nothing is made. */
export const sampleRatingLink = (origin: string): string => ratingUrl(origin, newSecret());

/** True where the buyer has rated the conversation. */
export const isRated = async (tx: Tx, { container_id, _id }: Pick<SupportRow, 'container_id' | '_id'>): Promise<boolean> => {
  const row = await tx
    .selectFrom('support_ratings')
    .select('_id')
    .where('container_id', '=', container_id)
    .where('support_id', '=', _id)
    .where('rated_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** A link that was opened, and what its page shows. */
export interface OpenRating {
  readonly hash: string;
  readonly containerId: string;
  readonly store: string;
  /** The answer that was given by it; null: none yet. */
  readonly score: Rating | null;
}

/** The link of a secret; undefined when it is unknown or too old. */
export const findRating = async ({ db }: Pick<Services, 'db'>, containerId: string, secret: string): Promise<OpenRating | undefined> => {
  const row = await db
    .selectFrom('support_ratings as r')
    .innerJoin('supports as u', (join) => join.onRef('u.container_id', '=', 'r.container_id').onRef('u._id', '=', 'r.support_id'))
    .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'u.container_id').onRef('s._id', '=', 'u.store_id'))
    .select(['r.hash', 'r.score', 's.sto_name'])
    .where('r.container_id', '=', containerId)
    .where('r.hash', '=', hashSecret(secret))
    .where('r.expires_at', '>', unixNow())
    .executeTakeFirst();
  return row && { hash: row.hash, containerId, store: row.sto_name, score: row.score };
};

/** The conversation a link is about, held. */
const holdRated = async (tx: Tx, { containerId, hash }: OpenRating): Promise<SupportRow | undefined> => {
  const named = await tx
    .selectFrom('support_ratings')
    .select('support_id')
    .where('container_id', '=', containerId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  const [support] = named ? await holdSupports(tx, containerId, [named.support_id]) : [];
  // It was merged into another one while it was waited for.
  const [whole] = support?.merged_into ? await holdSupports(tx, containerId, [support.merged_into]) : [support];
  return whole;
};

/** Keeps what a buyer answered, once for each link, with the comment in the conversation. False when an answer was given by it before. */
export const rate = async (
  services: Services,
  link: OpenRating,
  { score, comment }: { readonly score: Rating; readonly comment: string },
): Promise<boolean> => {
  const now = await services.marketNow();
  const { containerId } = link;
  return services.inContainer(containerId, async (tx) => {
    const support = await holdRated(tx, link);
    const rated = await tx
      .updateTable('support_ratings')
      .set({ score, rated_at: now })
      .where('container_id', '=', containerId)
      .where('hash', '=', link.hash)
      .where('rated_at', 'is', null)
      .returning('_id')
      .executeTakeFirst();
    if (!support || !rated) return false;
    const { _id: support_id, store_id, channel, buyer_name: name, buyer_email: email } = support;
    await tx
      .insertInto('messages')
      .values({
        ...{ container_id: containerId, _id: newId(), support_id, store_id, channel, name, email },
        ...{ direction: 'in', status: 'received', code: score === 'good' ? 'rated_good' : 'rated_bad', body: comment.trim() },
        // Nobody has to answer it, and the conversation stays as it is.
        automatic: true,
        created_at: now,
      })
      .execute();
    await writeSupport(tx, support, {}, now);
    await alertRated(tx, support, score);
    await tellChanged(tx, containerId, ['supports']);
    return true;
  });
};
