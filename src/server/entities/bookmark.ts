import type { User } from '../../contract/generated/resolvers';
import { checkBookmarks } from '../../domain/bookmarks';
import { unixNow } from '../clock';
import { jsonb } from '../db/json';
import type { MutationOperations } from '../operation';
import { orThrow } from './support';
import { currentUser } from './user-rows';

export const Mutation: Pick<MutationOperations, 'bookmarksSave'> = {
  bookmarksSave: {
    rule: 'signed-in',
    run: async (tx, args, context): Promise<User> => {
      const bookmarks = jsonb(orThrow(checkBookmarks(args.bookmarks)));
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
