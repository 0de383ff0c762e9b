import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { User } from '../../contract/generated/resolvers';
import { completePermissions, fullPermissions } from '../../domain/people/permissions';
import { isOwner } from '../../domain/people/roles';
import type { LoginAsState, ModulePermission, RequestContext, SignedInUser, Tx } from '../kernel/context';
import { holds } from '../kernel/permission';
import type { Database } from '../db/schema';
import { asIdentity } from '../db/tenancy';
import { groupsOf, memberRole } from '../kernel/membership';
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

const isPending = sql<boolean>`m.status = 'Pending'`;

/** What whoever invited somebody calls them. */
export const pendingName = () => sql<string>`coalesce(m.invited_name, split_part(u.email, '@', 1))`;

/** Something of the account, which is none of the container's business before the person joins. */
export const onceJoined = <Value>(value: RawBuilder<Value>) => sql<Value | null>`case when ${isPending} then null else ${value} end`;

export const memberName = () => sql<string>`case when ${isPending} then ${pendingName()} else u.name end`;

/**
 * The id a member has for the container: their account's, or their membership's before they join. An id tells when it was made, and so
 * whether an invited email had an account before.
 */
export const memberId = () => sql<string>`case when ${isPending} then m._id else m.user_id end`;

/** What a member looks like from outside: an account that the operator closed is Blocked everywhere it belongs to. */
export const memberStatus = () => sql<string>`case when u.status = 'Blocked' and not ${isPending} then 'Blocked' else m.status end`;

export const membershipRows = (identity: Kysely<Database>) =>
  memberships(identity)
    .leftJoin('user_groups as assigned', (join) =>
      join.onRef('assigned.container_id', '=', 'm.container_id').onRef('assigned._id', '=', 'm.group_id'),
    )
    .selectAll('c')
    .select([
      'u._id as user_id',
      memberId().as('member_id'),
      onceJoined(sql<number>`u.identity`).as('identity'),
      'u.email',
      memberName().as('name'),
      memberStatus().as('shown_status'),
      onceJoined(sql<string | null>`u.h`).as('h'),
      onceJoined(sql<User['customizer']>`u.customizer`).as('customizer'),
      onceJoined(sql<number | null>`u.last_login`).as('last_login'),
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

/** A membership nobody has changed yet is the version it was made as. */
export const versionOf = ({ member_updated_at, joined_at }: MembershipRow): number => member_updated_at ?? joined_at;

/** A member as the contract shows them to `viewer` in the container of `row`; `all` are the memberships to tell of. */
export const toUser = (row: MembershipRow, viewer: SignedInUser, all: readonly MembershipRow[] = [row], loginAs?: LoginAsState): User => ({
  _id: row.member_id,
  identity: row.identity === null ? '' : String(row.identity),
  identity_label: row.identity === null ? null : `#${row.identity}`,
  email: row.email,
  name: row.name,
  role: row.role,
  groups: groupsOf(row.role, row.group_name),
  // The group somebody is in is named even while it is inactive and gives nothing.
  group: row.group_id && row.assigned_name ? { _id: row.group_id, name: row.assigned_name } : null,
  permission: heldPermissions(row.role, row.permission),
  status: row.shown_status,
  token: null,
  h: row.h,
  last_login: row.last_login,
  created_at: row.joined_at,
  updated_at: versionOf(row),
  auth_docker: all.map((membership) => authDocker(membership, membership === row)),
  customizer: row.customizer ?? {},
  total_credit: holds(viewer, { module: 'billing', access: 'view' }) ? row.total_credit : null,
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

const findOne = (tx: Tx, containerId: string, id: RawBuilder<string>, value: string): Promise<MembershipRow | undefined> =>
  asIdentity(tx, (identity) => membershipRows(identity).where('m.container_id', '=', containerId).where(id, '=', value).executeTakeFirst());

/** A member of the context's container by the id the container knows; undefined for anybody else. */
export const findMember = (tx: Tx, containerId: string, id: string): Promise<MembershipRow | undefined> =>
  findOne(tx, containerId, memberId(), id);

/** The same by the id of their account. */
export const findMemberByAccount = (tx: Tx, containerId: string, userId: string): Promise<MembershipRow | undefined> =>
  findOne(tx, containerId, sql<string>`m.user_id`, userId);

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
  return { ...toUser(here, user, loginAs ? [here] : rows, loginAs), ...(await readOwnRecord(tx, { user, container })) };
};
