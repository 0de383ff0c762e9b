import { ACCESSES, type Access, type ModuleAccess } from './permissions';
import { isOwner, roleRank } from './roles';

/** A user group's place and what it gives. */
export interface GroupPlace {
  readonly _id: string;
  readonly parent_id: string | null;
  /** The role its members hold; null for none. */
  readonly role: string | null;
  readonly permission: readonly ModuleAccess[];
}

/** Who hands out groups and permissions. */
export interface Manager {
  readonly role: string;
  readonly permission: readonly ModuleAccess[];
  /** The group the manager is in; null for none. */
  readonly groupId: string | null;
}

interface Grant {
  readonly module: string;
  readonly access: Access;
}

/** Whether a group stands beneath another one, at any depth; never beneath itself. A ring of parents, which is never saved, ends. */
export const isBeneath = (groups: readonly GroupPlace[], id: string, ancestor: string): boolean => {
  const seen = new Set<string>([id]);
  let at = groups.find(({ _id }) => _id === id)?.parent_id ?? null;
  while (at !== null && !seen.has(at)) {
    if (at === ancestor) return true;
    seen.add(at);
    const here = at;
    at = groups.find(({ _id }) => _id === here)?.parent_id ?? null;
  }
  return false;
};

const holds = (permission: readonly ModuleAccess[], { module, access }: Grant): boolean =>
  permission.some((each) => each.module === module && each.access[access]);

/** The first grant of `next` that is neither in `before` nor held by the manager: what they would give without having it. */
export const excessGrant = (manager: Manager, next: readonly ModuleAccess[], before: readonly ModuleAccess[] = []): Grant | undefined => {
  if (isOwner(manager)) return undefined;
  const granted = next.flatMap(({ module, access }) => ACCESSES.filter((each) => access[each]).map((each) => ({ module, access: each })));
  return granted.find((grant) => !holds(before, grant) && !holds(manager.permission, grant));
};

/** Whether a manager may give a role: none that stands above their own. */
export const mayGiveRole = (manager: Manager, role: string | null): boolean => role === null || roleRank(role) <= roleRank(manager.role);

/**
 * Whether a manager may change a group and put people into it: an owner any; others those beneath their own that give nothing they do not
 * hold themselves. So nobody can promote himself, or anybody beyond himself.
 */
export const mayHandOut = (manager: Manager, group: GroupPlace, groups: readonly GroupPlace[]): boolean =>
  isOwner(manager) ||
  (manager.groupId !== null &&
    isBeneath(groups, group._id, manager.groupId) &&
    mayGiveRole(manager, group.role) &&
    excessGrant(manager, group.permission) === undefined);

/** Whether a manager may change, remove or act as a member: nobody above them; an owner everybody else, others those in groups they may hand out. */
export const mayManage = (
  manager: Manager,
  member: { readonly role: string; readonly groupId: string | null },
  groups: readonly GroupPlace[],
): boolean => {
  if (roleRank(member.role) > roleRank(manager.role)) return false;
  if (isOwner(manager)) return true;
  const group = groups.find(({ _id }) => _id === member.groupId);
  return group !== undefined && mayHandOut(manager, group, groups);
};
