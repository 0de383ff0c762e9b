import { OWNER } from '../../domain/people/roles';
import { mayHandOut, mayManage, type Manager } from '../../domain/people/user-groups';
import { unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { lock } from '../db/advisory-locks';
import { asIdentity } from '../db/tenancy';
import { UserError } from '../kernel/errors';
import { memberships, type MembershipRow } from './rows';
import { memberRole } from '../kernel/membership';

/** Changes of one container's members and groups take turns, so that what was checked still holds when it is written. */
export const lockStaff = (tx: Tx, containerId: string): Promise<void> => lock(tx, 'staff', containerId);

/** Every group of the container. */
export const groupsIn = (tx: Tx, containerId: string) =>
  tx.selectFrom('user_groups').selectAll().where('container_id', '=', containerId).orderBy('_id').execute();

export type GroupRow = Awaited<ReturnType<typeof groupsIn>>[number];

export const managerOf = ({ user }: Pick<RequestContext, 'user'>): Manager => ({
  role: user.role,
  permission: user.permission,
  groupId: user.groupId ?? null,
});

/** Throws one sentence when the caller may not change this member. */
export const requireManage = (context: RequestContext, member: MembershipRow, groups: readonly GroupRow[]): void => {
  if (mayManage(managerOf(context), { role: member.role, groupId: member.group_id }, groups)) return;
  throw new UserError('user.notBeneath', { code: 'FORBIDDEN', values: { name: member.name } });
};

/** Throws one sentence when the caller may not put people into this group or change it. */
export const requireHandOut = (context: RequestContext, group: GroupRow, groups: readonly GroupRow[], field?: string): void => {
  if (mayHandOut(managerOf(context), group, groups)) return;
  throw new UserError('group.notBeneath', { code: 'FORBIDDEN', field, values: { name: group.name } });
};

type NotOneself = 'user.notYourself' | 'user.notAsOther' | 'user.signedInAsSelf';

/** Throws `refusal` when the member is the caller, or whoever acts as the caller. */
export const requireOther = ({ user, loginAs }: RequestContext, userId: string, refusal: NotOneself, field?: string): void => {
  if (userId !== user._id && userId !== loginAs?.by_id) return;
  throw new UserError(refusal, { code: 'FORBIDDEN', field });
};

/** Members who may come in and own the container. */
const countOwners = (tx: Tx, containerId: string): Promise<number> =>
  asIdentity(tx, async (identity) => {
    const { count } = await memberships(identity)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('m.container_id', '=', containerId)
      .where('m.status', '=', 'Active')
      .where('u.status', '=', 'Active')
      .where(memberRole(), '=', OWNER)
      .executeTakeFirstOrThrow();
    return count;
  });

/** Runs a change that may not take the last owner away; after `lockStaff`, so that two changes cannot each leave one to the other. */
export const keepingAnOwner = async <T>(tx: Tx, containerId: string, change: () => Promise<T>): Promise<T> => {
  const before = await countOwners(tx, containerId);
  const result = await change();
  if (before > 0 && (await countOwners(tx, containerId)) === 0) {
    throw new UserError('user.lastOwner', { code: 'CONFLICT' });
  }
  return result;
};

/** Ends what was lent by or for these members, each login-as and each link to another password: what they may do has just changed. */
export const endLentRightsOf = async (tx: Tx, containerId: string, userIds: readonly string[]): Promise<void> => {
  if (userIds.length === 0) return;
  await tx
    .updateTable('login_as')
    .set({ ended_at: unixNow() })
    .where('container_id', '=', containerId)
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('as_id', 'in', userIds), is('by_id', 'in', userIds)]))
    .execute();
  await asIdentity(tx, (identity) =>
    identity
      .deleteFrom('password_resets')
      .where('made_by', 'is not', null)
      .where((is) => is.or([is('user_id', 'in', userIds), is('made_by', 'in', userIds)]))
      .execute(),
  );
};
