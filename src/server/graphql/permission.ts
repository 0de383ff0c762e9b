import { isOwner } from '../../domain/roles';
import type { SignedInUser } from '../context';
import { UserError } from '../errors';
import type { Rule } from '../operation';

/** Throws the sentence that says which permission is missing. An operation without a rule is refused to everybody. */
export const requirePermission = (user: Pick<SignedInUser, 'role' | 'groups' | 'permission'>, rule: Rule | undefined): void => {
  if (rule === undefined) throw new UserError('Nobody may do this: no permission has been defined for it.', { code: 'FORBIDDEN' });
  if (rule === 'signed-in' || isOwner(user)) return;
  const held = user.permission.find((permission) => permission.module === rule.module);
  if (held?.access[rule.access]) return;
  throw new UserError(`You need the permission "${rule.module}: ${rule.access}" for this. Ask the owner of this shop.`, {
    code: 'FORBIDDEN',
  });
};
