import { hasAnyRole, isOwner } from '../../domain/people/roles';
import type { SignedInUser } from './context';
import { UserError } from './errors';
import type { Rule } from './operation';

type Holder = Pick<SignedInUser, 'role' | 'groups' | 'permission'>;

/** Whether somebody holds a permission; owners hold all of them. */
export const holds = (user: Holder, { module, access, or }: Exclude<Rule, 'signed-in'>): boolean =>
  isOwner(user) ||
  user.permission.some((permission) => (permission.module === module || permission.module === or) && permission.access[access]);

/** Throws the sentence that says which permission is missing. An operation without a rule is refused to everybody. */
export const requirePermission = (user: Holder, rule: Rule | undefined): void => {
  if (rule === undefined) throw new UserError('permission.undefined', { code: 'FORBIDDEN' });
  if (rule === 'signed-in') return;
  // What a role alone sees is not the owner's either.
  if (rule.roles && !hasAnyRole(user, rule.roles)) {
    throw new UserError('permission.role', { code: 'FORBIDDEN', values: { roles: rule.roles.join(', ') } });
  }
  if (holds(user, rule)) return rule.and ? requirePermission(user, rule.and) : undefined;
  throw new UserError('permission.needed', { code: 'FORBIDDEN', values: { permission: `${rule.module}: ${rule.access}` } });
};
