import {
  MakeUserGroupDocument,
  TrashUserGroupDocument,
  UsergroupsDocument,
  type UserGroupFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type UserGroup = UserGroupFieldsFragment;

/** Groups of members and what each may do (specification 2, §3). */
export const userGroups = defineEntity({
  name: 'userGroups',
  query: { document: UsergroupsDocument, rows: (data): readonly UserGroup[] => data.usergroups },
  mutations: {
    save: mutation({ document: MakeUserGroupDocument, rows: (data) => [data.makeUserGroup], over: saveOver('save', 'id') }),
    trash: mutation({ document: TrashUserGroupDocument, removed: (data) => data.trashUserGroup }),
  },
});
