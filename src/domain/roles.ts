/** Who is asking: the role and the groups of specification 2, §6. */
export interface RoleHolder {
  readonly role: string;
  readonly groups: readonly string[];
}

/** Passes every role check. */
export const SUPER_ROOT = 'super_root';

export const isSuperRoot = (user: RoleHolder): boolean => user.role === SUPER_ROOT;

/** Single-role check: the user's groups include the role, or it is the user's own role, or the user is super_root. */
export const hasRole = (user: RoleHolder, role: string): boolean => isSuperRoot(user) || user.role === role || user.groups.includes(role);

/** Any-of check: at least one listed role is held. An empty list asks for nothing and passes. */
export const hasAnyRole = (user: RoleHolder, roles: readonly string[]): boolean =>
  roles.length === 0 || roles.some((role) => hasRole(user, role));

/** All-of check: every listed role is held. */
export const hasAllRoles = (user: RoleHolder, roles: readonly string[]): boolean => roles.every((role) => hasRole(user, role));
