/** Who is asking: the role and the groups of specification 2, §6. */
export interface RoleHolder {
  readonly role: string;
  readonly groups: readonly string[];
}

/** Passes every role check. */
export const SUPER_ROOT = 'super_root';

/** Owns its container: holds every permission there. Only the role counts, not a group that happens to bear its name. */
export const OWNER = 'root';

/** Roles a user group can give its members; super_root is nobody's to give. */
export const GROUP_ROLES = [OWNER, 'sale', 'support', 'designer', 'staff'] as const;

export type GroupRole = (typeof GROUP_ROLES)[number];

/** The role of a member whose group gives none. */
export const PLAIN_ROLE: GroupRole = 'staff';

/** Whether the role check, which minds the case, would take a user group of this name for the role. */
export const isRoleName = (name: string): boolean => [SUPER_ROOT, ...GROUP_ROLES].includes(name.trim());

/** Where the role alone decides. */
type Ranked = Pick<RoleHolder, 'role'> & Partial<RoleHolder>;

export const isSuperRoot = (user: Ranked): boolean => user.role === SUPER_ROOT;

export const isOwner = (user: Ranked): boolean => user.role === OWNER || isSuperRoot(user);

/** Lowest first. Every other role opens nothing of its own, so all of them stand on one level beneath these. */
const RANKED: readonly string[] = ['sale', OWNER, SUPER_ROOT];

/** Roles by height: super_root above root above sale above everybody else. */
export const roleRank = (role: string): number => RANKED.indexOf(role) + 1;

/** Single-role check: the user's groups include the role, or it is the user's own role, or the user is super_root. */
export const hasRole = (user: RoleHolder, role: string): boolean => isSuperRoot(user) || user.role === role || user.groups.includes(role);

/** Any-of check: at least one listed role is held. An empty list asks for nothing and passes. */
export const hasAnyRole = (user: RoleHolder, roles: readonly string[]): boolean =>
  roles.length === 0 || roles.some((role) => hasRole(user, role));

/** All-of check: every listed role is held. */
export const hasAllRoles = (user: RoleHolder, roles: readonly string[]): boolean => roles.every((role) => hasRole(user, role));
