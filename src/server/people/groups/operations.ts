import { ACCESSES, completePermissions } from '../../../domain/people/permissions';
import { mayHandOut } from '../../../domain/people/user-groups';
import type { UserGroup } from '../../../contract/generated/resolvers';
import type { ReadAudited } from '../../kernel/audit';
import { unixNow } from '../../kernel/clock';
import type { RequestContext, Tx } from '../../kernel/context';
import { newId } from '../../db/ids';
import { jsonb } from '../../db/json';
import { UserError } from '../../kernel/errors';
import type { MutationOperations, QueryOperations } from '../../kernel/operation';
import { cleanIds, pageOf } from '../../kernel/input';
import { requireVersion } from '../../kernel/version';
import { endLentRightsOf, groupsIn, keepingAnOwner, managerOf, requireHandOut, lockStaff, type GroupRow } from '../authority';
import { checkGroup } from './save';

const missing = (): UserError => new UserError('group.missing', { code: 'NOT_FOUND' });

/** How many members each group has. */
const memberCounts = async (tx: Tx, containerId: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .selectFrom('memberships')
    .select(['group_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('container_id', '=', containerId)
    .where('group_id', 'is not', null)
    .groupBy('group_id')
    .execute();
  return new Map(rows.map(({ group_id, count }) => [group_id ?? '', count]));
};

interface Surroundings {
  readonly groups: readonly GroupRow[];
  readonly counts: ReadonlyMap<string, number>;
  readonly context: RequestContext;
}

const toGroup = (row: GroupRow, { groups, counts, context }: Surroundings): UserGroup => ({
  _id: row._id,
  name: row.name,
  status: row.status,
  role: row.role,
  parent_id: row.parent_id,
  is_default: row.is_default,
  permission: completePermissions(row.permission),
  user_count: counts.get(row._id) ?? 0,
  manageable: mayHandOut(managerOf(context), row, groups),
  created_at: row.created_at,
  updated_at: row.updated_at,
});

const surroundings = async (tx: Tx, context: RequestContext): Promise<Surroundings> => ({
  groups: await groupsIn(tx, context.container._id),
  counts: await memberCounts(tx, context.container._id),
  context,
});

export const Query: Pick<QueryOperations, 'getDefaultPermissions' | 'usergroups'> = {
  getDefaultPermissions: {
    rule: { module: 'user', access: 'view' },
    run: async () => completePermissions([]),
  },

  /** A shop has some dozens of groups at most, so they are filtered here, where their tree is known. */
  usergroups: {
    rule: { module: 'user', access: 'view' },
    run: async (tx, { name, status, get_all }, context) => {
      const around = await surroundings(tx, context);
      const wanted = status?.trim().toLowerCase() ?? (get_all ? 'all' : '');
      const found = around.groups
        .filter((group) => !name?.trim() || group.name.toLowerCase().includes(name.trim().toLowerCase()))
        .filter((group) => wanted === 'all' || group.status.toLowerCase() === (wanted === '' ? 'active' : wanted))
        .map((group) => toGroup(group, around))
        .filter(({ manageable }) => get_all || manageable);
      context.setTotal(found.length);
      if (get_all) return found;
      const { offset, limit } = pageOf(context);
      return found.slice(offset, offset + limit);
    },
  },
};

/** Groups with their permissions in words, such as `order: view, update`. */
const readAuditedGroups: ReadAudited = async (tx, { container }, ids) => {
  const groups = (await groupsIn(tx, container._id)).filter(({ _id }) => ids.includes(_id));
  return groups.map(({ _id, name, status, role, parent_id, is_default, permission }) => {
    const granted = permission.map(({ module, access }) => [module, ACCESSES.filter((each) => access[each]).join(', ')]);
    return { _id, label: name, shown: { name, status, role, parent_id, is_default, permission: Object.fromEntries(granted) } };
  });
};

export const Mutation: Pick<MutationOperations, 'makeUserGroup' | 'trashUserGroup'> = {
  makeUserGroup: {
    rule: ({ id }) => ({ module: 'user', access: id ? 'update' : 'add' }),
    audit: {
      action: ({ id }) => (id ? 'group.changed' : 'group.created'),
      ids: ({ id }, group) => [id, group?._id],
      read: readAuditedGroups,
    },
    run: async (tx, { id, updated_at, params }, context) => {
      const containerId = context.container._id;
      await lockStaff(tx, containerId);
      const groups = await groupsIn(tx, containerId);
      const before = id ? groups.find(({ _id }) => _id === id.trim()) : undefined;
      if (id && !before) throw missing();
      if (before) {
        requireHandOut(context, before, groups);
        requireVersion(before, updated_at);
      }
      const { permission, ...columns } = checkGroup(params, before, groups, context);
      const now = unixNow();
      const written = { ...columns, permission: jsonb(permission), updated_at: now };
      // There is one default group at most.
      if (columns.is_default && !before?.is_default) {
        await tx
          .updateTable('user_groups')
          .set({ is_default: false })
          .where('container_id', '=', containerId)
          .where('is_default', '=', true)
          .execute();
      }
      const _id = before?._id ?? newId();
      await keepingAnOwner(tx, containerId, async () => {
        if (before)
          await tx.updateTable('user_groups').set(written).where('container_id', '=', containerId).where('_id', '=', _id).execute();
        else
          await tx
            .insertInto('user_groups')
            .values({ _id, ...written, created_at: now })
            .execute();
      });
      if (before) await endLentRightsOf(tx, containerId, await membersOf(tx, containerId, _id));
      const around = await surroundings(tx, context);
      const saved = around.groups.find((group) => group._id === _id);
      if (!saved) throw missing();
      return toGroup(saved, around);
    },
  },

  trashUserGroup: {
    rule: { module: 'user', access: 'delete' },
    audit: { action: 'group.deleted', ids: ({ delete_ids }) => delete_ids, read: readAuditedGroups },
    run: async (tx, { delete_ids }, context) => {
      const containerId = context.container._id;
      const ids = cleanIds(delete_ids);
      if (ids.length === 0) throw new UserError('group.noneChosen', { field: 'delete_ids' });
      await lockStaff(tx, containerId);
      const { groups, counts } = await surroundings(tx, context);
      const chosen = groups.filter(({ _id }) => ids.includes(_id));
      if (chosen.length < ids.length) throw missing();
      for (const group of chosen) {
        requireHandOut(context, group, groups);
        refuseInUse(group, counts.get(group._id) ?? 0);
      }
      for (const group of chosen) await removeGroup(tx, containerId, group._id);
      return chosen.map(({ _id }) => _id);
    },
  },
};

const refuseInUse = ({ name, is_default }: GroupRow, members: number): void => {
  const options = { code: 'CONFLICT', field: 'delete_ids' } as const;
  if (members > 0) throw new UserError('group.inUse', { ...options, values: { count: members, name } });
  if (is_default) throw new UserError('group.isDefault', { ...options, values: { name } });
};

/** Those beneath it move up to its parent, as it is by now: several of one branch may go at once. */
const removeGroup = async (tx: Tx, containerId: string, id: string): Promise<void> => {
  await tx
    .updateTable('user_groups')
    .set(({ selectFrom }) => ({
      parent_id: selectFrom('user_groups as gone')
        .select('gone.parent_id')
        .where('gone.container_id', '=', containerId)
        .where('gone._id', '=', id),
    }))
    .where('container_id', '=', containerId)
    .where('parent_id', '=', id)
    .execute();
  await tx.deleteFrom('user_groups').where('container_id', '=', containerId).where('_id', '=', id).execute();
};

const membersOf = async (tx: Tx, containerId: string, groupId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('memberships')
    .select('user_id')
    .where('container_id', '=', containerId)
    .where('group_id', '=', groupId)
    .execute();
  return rows.map(({ user_id }) => user_id);
};
