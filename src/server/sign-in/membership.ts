import { sql } from 'kysely';
import { SUPER_ROOT } from '../../domain/people/roles';

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
