import type { Pool } from 'pg';
import { SUPER_ROOT } from '../domain/roles';
import { IDLE_LIMIT } from './account/tokens';
import { hashSecret } from './account/secrets';
import { MINUTE, unixNow } from './clock';
import type { Container, ModulePermission, SignedInUser } from './context';
import { containerNameOf } from './origin';

/** Who is asking, and in which container. */
export interface Caller {
  readonly user: SignedInUser;
  readonly container: Container;
  /** Hash of the token that was used. */
  readonly tokenHash: string;
}

/** A request that cannot be tied to a person and a container. Answered with HTTP 400 (specification 1, §8). */
export class NotSignedIn extends Error {}

/** Seconds; the last use is written down this often at most, so that reading stays reading. */
const TOUCH_EVERY = 5 * MINUTE;

interface CallerRow {
  readonly user_id: string;
  readonly email: string;
  readonly last_used_at: number;
  readonly container_id: string | null;
  readonly domain: string;
  readonly label: string;
  readonly role: string | null;
  readonly group_name: string | null;
  readonly permission: readonly ModulePermission[] | null;
}

const CALLER_SQL = `
  select t.last_used_at, u._id as user_id, u.email, c._id as container_id, c.domain, c.label, m.role, g.name as group_name, g.permission
  from tokens t
  join users u on u._id = t.user_id and u.status = 'Active'
  left join containers c on (c.domain = $2 and c.server = $3) or c._id = $4
  left join memberships m on m.container_id = c._id and m.user_id = u._id
  left join user_groups g on g.container_id = m.container_id and g._id = m.group_id
  where t.hash = $1 and t.expires_at > $5 and t.last_used_at > $6`;

/**
 * One indexed query ties token, person, container and permissions together, so whatever was revoked a moment ago is gone with the next
 * request. Throws NotSignedIn.
 */
export const findCaller = async (pool: Pool, token: string | undefined, hostname: string): Promise<Caller> => {
  if (!token) throw new NotSignedIn('Sign in first: the request carries no token.');
  const named = containerNameOf(hostname);
  const first = named ? null : ((await firstContainer(pool)) ?? null);
  const tokenHash = hashSecret(token);
  const now = unixNow();
  const { rows } = await pool.query<CallerRow>({
    name: 'caller',
    text: CALLER_SQL,
    values: [tokenHash, named?.domain ?? null, named?.server ?? null, first, now, now - IDLE_LIMIT],
  });
  const row = rows[0];
  if (!row) throw new NotSignedIn('The token is unknown or has expired; sign in again.');
  if (row.container_id === null || row.role === null) {
    throw new NotSignedIn(`Authorization 404: you have no shop at ${hostname}.`);
  }
  if (now - row.last_used_at > TOUCH_EVERY) await pool.query('update tokens set last_used_at = $2 where hash = $1', [tokenHash, now]);
  return {
    tokenHash,
    container: { _id: row.container_id, domain: row.domain, label: row.label },
    user: {
      _id: row.user_id,
      email: row.email,
      role: row.role,
      groups: groupsOf(row.role, row.group_name),
      permission: row.permission ?? [],
    },
  };
};

/** The role and the group's name: what the role check looks at (specification 2, §6). super_root holds nothing else. */
export const groupsOf = (role: string, groupName: string | null): string[] =>
  groupName && role !== SUPER_ROOT && groupName !== role ? [role, groupName] : [role];

/** Containers are never removed, so the first one stays the first once there is one; a pool stands for one database. */
const firstByPool = new WeakMap<Pool, string>();

/** Id of the container that answers on plain localhost: the oldest one. */
export const firstContainer = async (pool: Pool): Promise<string | undefined> => {
  const known = firstByPool.get(pool);
  if (known) return known;
  const { rows } = await pool.query<{ _id: string }>('select _id from containers order by created_at, _id limit 1');
  const found = rows[0]?._id;
  if (found) firstByPool.set(pool, found);
  return found;
};
