import type { User } from '../../contract/generated/resolvers';
import { checkBookmarks, mergeBookmarks, QUICK_LINKS, type Bookmark } from '../../domain/people/bookmarks';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { lock } from '../db/advisory-locks';
import { jsonb } from '../db/json';
import type { MutationOperations } from '../kernel/operation';
import { orThrow } from '../kernel/input';
import { currentUser } from './rows';

/** What a person has now; whoever saves at the same time waits. */
const keptBy = async (tx: Tx, userId: string): Promise<readonly Bookmark[]> => {
  // Somebody's very first list has no row yet to wait for.
  await lock(tx, 'bookmarks', userId);
  const row = await tx.selectFrom('bookmarks').select('bookmarks').where('user_id', '=', userId).executeTakeFirst();
  return row?.bookmarks ?? QUICK_LINKS;
};

export const Mutation: Pick<MutationOperations, 'bookmarksSave'> = {
  bookmarksSave: {
    rule: 'signed-in',
    run: async (tx, args, context): Promise<User> => {
      const wanted = orThrow(checkBookmarks(args.bookmarks));
      const list = args.base ? orThrow(checkBookmarks(mergeBookmarks(await keptBy(tx, context.user._id), wanted, args.base))) : wanted;
      const bookmarks = jsonb(list);
      const updated_at = unixNow();
      await tx
        .insertInto('bookmarks')
        .values({ user_id: context.user._id, bookmarks, updated_at })
        .onConflict((conflict) => conflict.columns(['container_id', 'user_id']).doUpdateSet({ bookmarks, updated_at }))
        .execute();
      return currentUser(tx, context);
    },
  },
};
