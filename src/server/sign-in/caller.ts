import type { Pool } from 'pg';
import { fullPermissions } from '../../domain/people/permissions';
import { isOwner } from '../../domain/people/roles';
import { mayManage, type GroupPlace } from '../../domain/people/user-groups';
import { holds } from '../kernel/permission';
import { IDLE_LIMIT } from './tokens';
import { hashSecret } from '../kernel/secrets';
import { MINUTE, unixNow } from '../kernel/clock';
import { UserError } from '../kernel/errors';
import { logFault } from '../kernel/log';
import type { Container, LoginAsState, ModulePermission, SignedInUser } from '../kernel/context';
import { GROUP_JOIN, ROLE_SQL, groupsOf } from '../kernel/membership';
import { containerNameOf } from '../kernel/origin';
import { MISSES_TWO_STEP } from './second-factors/second-factors';

/** Who is asking, and in which container. */
export interface Caller {
  readonly user: SignedInUser;
  readonly container: Container;
  /** Hash of the token that was used. */
  readonly tokenHash: string;
  /** Set when `user` is somebody the token's owner acts as. */
  readonly loginAs?: LoginAsState;
}

/** The person has to set up two-step verification before they may do anything in this workspace. Answered with HTTP 403. */
export const twoStepNeeded = (container: { readonly label: string }): UserError =>
  new UserError('account.twoStepNeeded', { code: 'FORBIDDEN', values: { workspace: container.label } });

/** A request that cannot be tied to a person and a container. Answered with HTTP 400 (specification 1, §8). */
export class NotSignedIn extends Error {}

/** Seconds; the last use is written down this often at most, so that reading stays reading. */
const TOUCH_EVERY = 5 * MINUTE;

interface MemberRow {
  readonly user_id: string;
  readonly email: string;
  readonly role: string;
  readonly group_id: string | null;
  readonly group_name: string | null;
  readonly permission: readonly ModulePermission[] | null;
}

interface CallerRow extends Omit<MemberRow, 'role'> {
  readonly last_used_at: number;
  readonly container_id: string | null;
  readonly domain: string;
  readonly label: string;
  readonly role: string | null;
  readonly lacks_second_factor: boolean;
}

const MEMBER_COLUMNS = `u._id as user_id, u.email, ${ROLE_SQL} as role, g._id as group_id, g.name as group_name, g.permission`;

const CALLER_SQL = `
  select t.last_used_at, c._id as container_id, c.domain, c.label, ${MEMBER_COLUMNS}, (${MISSES_TWO_STEP}) as lacks_second_factor
  from tokens t
  join users u on u._id = t.user_id and u.status = 'Active'
  left join containers c on (c.domain = $2 and c.server = $3) or c._id = $4
  left join memberships m on m.container_id = c._id and m.user_id = u._id and m.status = 'Active'
  ${GROUP_JOIN}
  where t.hash = $1 and t.expires_at > $5 and t.last_used_at > $6`;

/**
 * One indexed query ties token, person, container and permissions together, so whatever was revoked a moment ago is gone with the next
 * request. With a `loginAs` token, a second one finds whom the person acts as. Throws NotSignedIn, and a UserError where the workspace requires
 * two-step verification and the person has not set it up.
 */
export const findCaller = async (pool: Pool, token: string | undefined, hostname: string, loginAs?: string): Promise<Caller> => {
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
  if (now - row.last_used_at > TOUCH_EVERY) {
    // Whoever reads must not wait for a disk that takes no more.
    await pool
      .query('update tokens set last_used_at = $2 where hash = $1', [tokenHash, now])
      .catch((error: unknown) => logFault('last use of a token', error));
  }
  if (row.lacks_second_factor) throw twoStepNeeded({ label: row.label });
  const caller: Caller = {
    tokenHash,
    container: { _id: row.container_id, domain: row.domain, label: row.label },
    user: toUser({ ...row, role: row.role }),
  };
  return loginAs ? actingAs(pool, caller, loginAs) : caller;
};

const LOGIN_AS_SQL = `
  select a.expires_at, ${MEMBER_COLUMNS}
  from login_as a
  join users u on u._id = a.as_id and u.status = 'Active'
  join memberships m on m.container_id = a.container_id and m.user_id = a.as_id and m.status = 'Active'
  ${GROUP_JOIN}
  where a.container_id = $1 and a.hash = $2 and a.token_hash = $3 and a.ended_at is null and a.expires_at > $4`;

/**
 * The caller as whom they act as. A login-as token that is no longer good is refused: going on as oneself, unnoticed, would write under the
 * wrong name.
 */
const actingAs = async (pool: Pool, caller: Caller, loginAs: string): Promise<Caller> => {
  const hash = hashSecret(loginAs);
  const { rows } = await pool.query<MemberRow & { readonly expires_at: number }>({
    name: 'login-as',
    text: LOGIN_AS_SQL,
    values: [caller.container._id, hash, caller.tokenHash, unixNow()],
  });
  const row = rows[0];
  if (!row || !(await mayStillActAs(pool, caller, row))) {
    throw new NotSignedIn('Signing in as somebody else has ended; sign in again as yourself.');
  }
  return {
    ...caller,
    user: toUser(row),
    loginAs: { hash, by_id: caller.user._id, by_email: caller.user.email, expires_at: row.expires_at },
  };
};

/** Groups may have been moved since, above both of them too, so each use is judged as `loginAs` was. */
const mayStillActAs = async (pool: Pool, { container, user }: Caller, member: MemberRow): Promise<boolean> => {
  if (!holds(user, { module: 'user', access: 'update' })) return false;
  const { rows: groups } = await pool.query<GroupPlace>({
    name: 'groups-of-login-as',
    text: 'select _id, parent_id, role, permission from user_groups where container_id = $1',
    values: [container._id],
  });
  const permission = isOwner(user) ? fullPermissions() : user.permission;
  return mayManage({ role: user.role, permission, groupId: user.groupId ?? null }, { role: member.role, groupId: member.group_id }, groups);
};

const toUser = (row: MemberRow): SignedInUser => ({
  _id: row.user_id,
  email: row.email,
  role: row.role,
  groups: groupsOf(row.role, row.group_name),
  permission: row.permission ?? [],
  groupId: row.group_id,
});

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
