import { sql, type Kysely } from 'kysely';
import { SUPER_ROOT } from '../../domain/people/roles';
import type { Database } from '../db/schema';
import type { SignedInUser } from './context';
import { holds } from './permission';
import type { Rule } from './operation';

/**
 * The role a member holds, in SQL over `m` (memberships) and `g` (their group, joined only while it is Active): what the group gives,
 * else the membership's own. Nothing stands above super_root.
 */
export const ROLE_SQL = `case when m.role = '${SUPER_ROOT}' then m.role else coalesce(g.role, m.role) end`;

/** The same for the query builder. */
export const memberRole = () => sql<string>`${sql.raw(ROLE_SQL)}`;

/** The role and the group's name: what the role check looks at (specification 2, §6). super_root holds nothing else. */
export const groupsOf = (role: string, groupName: string | null): string[] =>
  groupName && role !== SUPER_ROOT && groupName !== role ? [role, groupName] : [role];

/** The group of a member `m`, as `g`, while it is Active. */
export const GROUP_JOIN = `left join user_groups g on g.container_id = m.container_id and g._id = m.group_id and g.status = 'Active'`;

/** Active members of a container with their roles and permissions. The query runs with the rights of the connecting role. */
const activeMembers = (identity: Kysely<Database>, containerId: string) =>
  identity
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u._id', 'm.user_id')
    .leftJoin('user_groups as g', (join) =>
      join.onRef('g.container_id', '=', 'm.container_id').onRef('g._id', '=', 'm.group_id').on('g.status', '=', 'Active'),
    )
    .select(['u._id', 'u.name', 'u.email', 'g.name as group_name', 'g.permission', memberRole().as('role')])
    .where('m.container_id', '=', containerId)
    .where('m.status', '=', 'Active')
    .where('u.status', '=', 'Active');

type Holder = Pick<SignedInUser, 'role' | 'groups' | 'permission'>;

const holderOf = (row: {
  readonly role: string;
  readonly group_name: string | null;
  readonly permission: Holder['permission'] | null;
}): Holder => ({
  role: row.role,
  groups: groupsOf(row.role, row.group_name),
  permission: row.permission ?? [],
});

/** The active members of a container who hold a permission, by name. */
export const membersWho = async (
  identity: Kysely<Database>,
  containerId: string,
  rule: Exclude<Rule, 'signed-in'>,
): Promise<readonly { readonly _id: string; readonly name: string }[]> => {
  const rows = await activeMembers(identity, containerId).execute();
  return rows
    .filter((row) => holds(holderOf(row), rule))
    .map(({ _id, name, email }) => ({ _id, name: name || email }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
};

/**
 * Whether somebody who made a link or was given one may still do what it is good for. A link is judged when it is used: whoever made it may have
 * been blocked or moved since.
 */
export const stillHolds = async (
  identity: Kysely<Database>,
  { containerId, userId, rule }: { readonly containerId: string; readonly userId: string; readonly rule: Exclude<Rule, 'signed-in'> },
): Promise<boolean> => {
  const row = await activeMembers(identity, containerId).where('m.user_id', '=', userId).executeTakeFirst();
  return row !== undefined && holds(holderOf(row), rule);
};
