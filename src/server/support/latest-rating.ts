import { sql } from 'kysely';
import type { Rating } from '../../domain/support/ratings';

/** How the buyer rated the conversation `u` last; null: not at all. */
export const latestRating = sql<Rating | null>`(select r.score from support_ratings r
  where r.container_id = u.container_id and r.support_id = u._id and r.rated_at is not null
  order by r.rated_at desc, r._id desc limit 1)`;
