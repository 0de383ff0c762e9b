import { sql, type Kysely } from 'kysely';
import type { User } from '../../contract/generated/resolvers';
import { completePermissions, fullPermissions } from '../../domain/people/permissions';
import { isOwner } from '../../domain/people/roles';
import type { LoginAsState, ModulePermission, RequestContext, Tx } from '../kernel/context';
import type { Database } from '../db/schema';
import { asIdentity } from '../db/tenancy';
import { groupsOf, memberRole } from '../sign-in/membership';
import { readOwnRecord } from './own-record';

/** Members of containers. The tenant role may not read people, so this runs inside `asIdentity` and names its container itself. */
export const memberships = (identity: Kysely<Database>) =>
  identity
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u._id', 'm.user_id')
    .innerJoin('containers as c', 'c._id', 'm.container_id')
    .leftJoin('user_groups as g', (join) =>
      join.onRef('g.container_id', '=', 'm.container_id').onRef('g._id', '=', 'm.group_id').on('g.status', '=', 'Active'),
    );

/** What somebody who has not joined yet is called is what whoever invited them said; their account's name is shown once they join. */
export const memberName = () => sql<string>`case when m.status = 'Pending' then coalesce(m.invited_name, u.name) else u.name end`;

/** What a member may look like from outside: an account that the operator closed is Blocked everywhere. */
const shownStatus = (account: string, here: string): string => (account === 'Blocked' ? 'Blocked' : here);

export const membershipRows = (identity: Kysely<Database>) =>
  memberships(identity)
    .leftJoin('user_groups as assigned', (join) =>
      join.onRef('assigned.container_id', '=', 'm.container_id').onRef('assigned._id', '=', 'm.group_id'),
    )
    .selectAll('c')
    .select([
      'u._id as user_id',
      'u.identity',
      'u.email',
      memberName().as('name'),
      'u.status as account_status',
      'u.h',
      'u.customizer',
      'u.last_login',
    ])
    .select(['m._id as auth_id', 'm.container_id', 'm.role as base_role', memberRole().as('role')])
    .select(['m.status as member_status', 'm.created_at as joined_at', 'm.updated_at as member_updated_at', 'm.group_id'])
    .select(['m.vip', 'm.ship_by_seller', 'm.phone_number', 'm.sale_plan', 'm.facebook', 'm.skype', 'm.ffm_sku', 'm.ffm_sku_label'])
    .select(['m.plan_config', 'g.name as group_name', 'g.permission', 'assigned.name as assigned_name']);

export type MembershipRow = Awaited<ReturnType<ReturnType<typeof membershipRows>['execute']>>[number];

/** The rights a membership gives, every module once: an owner holds everything without anybody having granted it. */
export const heldPermissions = (role: string, granted: readonly ModulePermission[] | null) =>
  isOwner({ role }) ? fullPermissions() : completePermissions(granted ?? []);

const authDocker = (row: MembershipRow, current: boolean): User['auth_docker'][number] => ({
  auth_id: row.auth_id,
  docker_id: row.container_id,
  groups: groupsOf(row.role, row.group_name),
  current,
  docker: {
    _id: row._id,
    domain: row.domain,
    label: row.label,
    server: row.server,
    status: row.status,
    image: row.image,
    hiden: row.hiden,
    plan: row.plan,
    annually: row.annually,
    unlimit_lifetime: row.unlimit_lifetime,
    created_at: row.created_at,
    plan_log: row.plan_log,
    setting: { trend: row.setting.trend ?? null },
  },
});

/** A member as the contract shows them in the container of `row`; `all` are the memberships to tell of. */
export const toUser = (row: MembershipRow, all: readonly MembershipRow[] = [row], loginAs?: LoginAsState): User => ({
  _id: row.user_id,
  identity: String(row.identity),
  identity_label: `#${row.identity}`,
  email: row.email,
  name: row.name,
  role: row.role,
  groups: groupsOf(row.role, row.group_name),
  // The group somebody is in is named even while it is inactive and gives nothing.
  group: row.group_id && row.assigned_name ? { _id: row.group_id, name: row.assigned_name } : null,
  permission: heldPermissions(row.role, row.permission),
  status: shownStatus(row.account_status, row.member_status),
  token: null,
  h: row.h,
  last_login: row.member_status === 'Pending' ? null : row.last_login,
  created_at: row.joined_at,
  updated_at: row.member_updated_at ?? row.joined_at,
  auth_docker: all.map((membership) => authDocker(membership, membership === row)),
  customizer: row.customizer,
  total_credit: row.total_credit,
  vip: row.vip,
  ship_by_seller: row.ship_by_seller,
  phone_number: row.phone_number,
  sale_plan: row.sale_plan,
  facebook: row.facebook,
  skype: row.skype,
  ffm_sku: row.ffm_sku,
  ffm_sku_label: row.ffm_sku_label,
  plan_config: [...row.plan_config],
  login_as: loginAs ? { by_id: loginAs.by_id, by_email: loginAs.by_email, expires_at: loginAs.expires_at } : null,
});

/** A member of the context's container; undefined for anybody else. */
export const findMember = (tx: Tx, containerId: string, userId: string): Promise<MembershipRow | undefined> =>
  asIdentity(tx, (identity) =>
    membershipRows(identity).where('m.container_id', '=', containerId).where('m.user_id', '=', userId).executeTakeFirst(),
  );

/** The signed-in user with every container they may enter. */
export const currentUser = async (tx: Tx, { user, container, loginAs }: RequestContext): Promise<User> => {
  const rows = await asIdentity(tx, (identity) =>
    membershipRows(identity)
      .where('m.user_id', '=', user._id)
      .where('m.status', '=', 'Active')
      .orderBy('c.created_at')
      .orderBy('c._id')
      .execute(),
  );
  const here = rows.find((row) => row.container_id === container._id);
  // The caller was found through this very membership a moment ago.
  if (!here) throw new Error('The signed-in user has left the container.');
  // Who acts as somebody else sees this container alone: the other ones are none of their business.
  return { ...toUser(here, loginAs ? [here] : rows, loginAs), ...(await readOwnRecord(tx, { user, container })) };
};
