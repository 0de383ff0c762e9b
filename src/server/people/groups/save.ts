import type { UserGroupInput } from '../../../contract/generated/resolvers';
import { completePermissions, isPermissionModule, type ModuleAccess } from '../../../domain/people/permissions';
import { GROUP_ROLES, isOwner, isRoleName } from '../../../domain/people/roles';
import { excessGrant, isBeneath, mayGiveRole } from '../../../domain/people/user-groups';
import type { ModulePermission, RequestContext } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { managerOf, type GroupRow } from '../authority';

const MAX_NAME = 60;

interface GroupColumns {
  readonly name: string;
  readonly status: string;
  readonly role: string | null;
  readonly parent_id: string | null;
  readonly is_default: boolean;
  readonly permission: readonly ModulePermission[];
}

/**
 * The group as it is to be written: what was sent, checked, over what it was before. Throws one sentence, with its field, for what the caller
 * may not or cannot set.
 */
export const checkGroup = (
  params: UserGroupInput,
  before: GroupRow | undefined,
  groups: readonly GroupRow[],
  context: RequestContext,
): GroupColumns => {
  const columns: GroupColumns = {
    name: checkName(params.name, before, groups),
    status: checkStatus(params.status, before),
    role: checkRole(params.role, before, context),
    parent_id: checkParent(params.parent_id, before, groups, context),
    is_default: checkDefault(params.is_default, before, context),
    permission: checkPermission(params.permission, before, context),
  };
  if (columns.is_default && columns.status !== 'Active') {
    throw new UserError('group.defaultActive', { field: 'params.status' });
  }
  if (before && before._id === context.user.groupId) refuseOwnRise(columns, before);
  return columns;
};

const checkName = (name: string | null | undefined, before: GroupRow | undefined, groups: readonly GroupRow[]): string => {
  const field = 'params.name';
  if (before && (name === null || name === undefined)) return before.name;
  const trimmed = name?.trim() ?? '';
  if (!trimmed) throw new UserError('name.missing.group', { field });
  if (trimmed.length > MAX_NAME) throw new UserError('name.tooLong.group', { field, values: { most: MAX_NAME } });
  if (trimmed === before?.name) return trimmed;
  if (isRoleName(trimmed)) throw new UserError('group.nameOfRole', { field, values: { name: trimmed } });
  const taken = groups.some((group) => group._id !== before?._id && group.name.toLowerCase() === trimmed.toLowerCase());
  if (taken) throw new UserError('group.nameTaken', { field, code: 'CONFLICT', values: { name: trimmed } });
  return trimmed;
};

const checkStatus = (status: string | null | undefined, before: GroupRow | undefined): string => {
  const asked = status?.trim();
  if (!asked) return before?.status ?? 'Active';
  if (asked === 'Active' || asked === 'Inactive') return asked;
  throw new UserError('group.status', { field: 'params.status', values: { status: asked } });
};

const checkRole = (role: string | null | undefined, before: GroupRow | undefined, context: RequestContext): string | null => {
  const field = 'params.role';
  if (role === null || role === undefined) return before?.role ?? null;
  const asked = role.trim() || null;
  if (asked === (before?.role ?? null)) return asked;
  if (asked !== null && !(GROUP_ROLES as readonly string[]).includes(asked)) {
    throw new UserError('group.role', { field, values: { roles: GROUP_ROLES.join(', '), role: asked } });
  }
  if (!mayGiveRole(managerOf(context), asked)) {
    throw new UserError('group.roleAbove', { field, code: 'FORBIDDEN', values: { role: asked ?? '' } });
  }
  return asked;
};

const checkParent = (
  parent: string | null | undefined,
  before: GroupRow | undefined,
  groups: readonly GroupRow[],
  context: RequestContext,
): string | null => {
  const field = 'params.parent_id';
  const manager = managerOf(context);
  if (parent === null || parent === undefined) {
    if (before) return before.parent_id;
    if (isOwner(manager)) return null;
  }
  // Whoever is no owner makes groups beneath their own.
  const asked = parent?.trim() ?? manager.groupId ?? '';
  if (before && asked === (before.parent_id ?? '')) return before.parent_id;
  if (asked === '') {
    if (isOwner(manager)) return null;
    throw new UserError('group.topByOwner', { field, code: 'FORBIDDEN' });
  }
  const group = groups.find(({ _id }) => _id === asked);
  if (!group) throw new UserError('group.parentMissing', { field, code: 'NOT_FOUND' });
  if (before && (asked === before._id || isBeneath(groups, asked, before._id))) {
    throw new UserError('group.beneathItself', { field, values: { name: before.name } });
  }
  if (!isOwner(manager) && asked !== manager.groupId && !isBeneath(groups, asked, manager.groupId ?? '')) {
    throw new UserError('group.beneathYours', { field, code: 'FORBIDDEN' });
  }
  return asked;
};

const checkDefault = (isDefault: boolean | null | undefined, before: GroupRow | undefined, context: RequestContext): boolean => {
  const was = before?.is_default ?? false;
  const asked = isDefault ?? was;
  if (asked !== was && !isOwner(managerOf(context))) {
    throw new UserError('group.defaultByOwner', { field: 'params.is_default', code: 'FORBIDDEN' });
  }
  return asked;
};

const checkPermission = (
  sent: readonly ModuleAccess[] | null | undefined,
  before: GroupRow | undefined,
  context: RequestContext,
): ModulePermission[] => {
  const field = 'params.permission';
  const was = before?.permission ?? [];
  const named = new Set<string>();
  for (const { module } of sent ?? []) {
    if (!isPermissionModule(module)) throw new UserError('group.moduleUnknown', { field, values: { module } });
    if (named.has(module)) throw new UserError('group.moduleTwice', { field, values: { module } });
    named.add(module);
  }
  const next = completePermissions([...(sent ?? []), ...was.filter(({ module }) => !named.has(module))]);
  const excess = excessGrant(managerOf(context), next, was);
  if (excess) {
    throw new UserError('group.notHeld', { field, code: 'FORBIDDEN', values: { permission: `${excess.module}: ${excess.access}` } });
  }
  return next;
};

const OWN_RISE = { status: 'group.ownStatus', role: 'group.ownRole', parent_id: 'group.ownPlace' } as const;

/** What decides over its own members is for those above them. */
const refuseOwnRise = (next: GroupColumns, before: GroupRow): void => {
  const changed = (['status', 'role', 'parent_id'] as const).find((name) => next[name] !== before[name]);
  if (changed) throw new UserError(OWN_RISE[changed], { field: `params.${changed}`, code: 'FORBIDDEN' });
};
