import { mayManage } from '../../domain/people/user-groups';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { makeReset } from '../sign-in/password-reset';
import { groupsIn } from './authority';
import { findMemberByAccount, heldPermissions } from './rows';

/** Who may be made a link, as whoever makes it knows them. */
interface Forgetful {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/**
 * The member of a shop somebody may make a reset link for: one they may manage, and who belongs to no other shop, since a password opens all
 * of them. Throws one sentence otherwise.
 */
export const findForgetful = (services: Services, containerId: string, byId: string, userId: string): Promise<Forgetful> =>
  services.inContainer(containerId, async (tx) => {
    const [by, member] = [await findMemberByAccount(tx, containerId, byId), await findMemberByAccount(tx, containerId, userId)];
    if (!by || member?.shown_status !== 'Active' || userId === byId) throw new UserError('account.noResetFor', { code: 'NOT_FOUND' });
    const manager = { role: by.role, permission: heldPermissions(by.role, by.permission), groupId: by.group_id };
    const groups = await groupsIn(tx, containerId);
    if (!mayManage(manager, { role: member.role, groupId: member.group_id }, groups)) {
      throw new UserError('user.notBeneath', { code: 'FORBIDDEN', values: { name: member.name } });
    }
    const elsewhere = await services.db
      .selectFrom('memberships')
      .select('_id')
      .where('user_id', '=', userId)
      .where('container_id', '!=', containerId)
      .limit(1)
      .executeTakeFirst();
    if (elsewhere) throw new UserError('account.resetElsewhere', { code: 'FORBIDDEN', values: { name: member.name } });
    return { userId, name: member.name, email: member.email };
  });

/** Makes the secret of a link that whoever may manage a person hands on to them. */
export const makeResetFor = async (services: Services, containerId: string, byId: string, userId: string): Promise<string> => {
  await findForgetful(services, containerId, byId, userId);
  return makeReset(services.db, userId, byId);
};
