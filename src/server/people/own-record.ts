import type { User } from '../../contract/generated/resolvers';
import type { RequestContext, Tx } from '../kernel/context';
import { countUnread } from '../inbox/operations';

/** What the signed-in user's record tells that person alone: their bookmarks here, null until they changed one, and how much is unread. */
export const readOwnRecord = async (
  tx: Tx,
  { user, container }: Pick<RequestContext, 'user' | 'container'>,
): Promise<Pick<User, 'bookmarks' | 'unread_notifications'>> => {
  const row = await tx
    .selectFrom('bookmarks')
    .select('bookmarks')
    .where('container_id', '=', container._id)
    .where('user_id', '=', user._id)
    .executeTakeFirst();
  return { bookmarks: row ? [...row.bookmarks] : null, unread_notifications: await countUnread(tx, user) };
};
