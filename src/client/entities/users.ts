import { BookmarksSaveDocument, CUserDocument, type UserFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

export type User = UserFieldsFragment;

/** People (specification 2, §3). The load without variables is the signed-in user. */
export const users = defineEntity({
  name: 'users',
  query: { document: CUserDocument, rows: (data): readonly User[] => [data.cUser] },
  mutations: {
    saveBookmarks: mutation({ document: BookmarksSaveDocument, rows: (data) => [data.bookmarksSave] }),
  },
});
