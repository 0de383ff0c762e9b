import { DeleteByIdDocument, MakeUserDocument, UsersDocument, type MemberFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type Member = MemberFieldsFragment;

/** The people of this container (specification 2, §3), the signed-in one among them. */
export const members = defineEntity({
  name: 'members',
  query: { document: UsersDocument, rows: (data): readonly Member[] => data.users },
  mutations: {
    save: mutation({ document: MakeUserDocument, rows: (data) => [data.makeUser.user], over: saveOver('save', 'id') }),
    remove: mutation({ document: DeleteByIdDocument, removed: (data) => data.deleteById }),
  },
});
