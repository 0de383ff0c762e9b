import { sql } from 'kysely';
import type { MutationUpdateProfileArgs, User } from '../../contract/generated/resolvers';
import { PERMISSION_MODULES, PERMISSION_TITLES } from '../../domain/permissions';
import { hasRole } from '../../domain/roles';
import { checkCustomizer } from '../account/customizer';
import { checkName, prepareNewPassword } from '../account/profile';
import { revokeAll } from '../account/tokens';
import { groupsOf } from '../caller';
import { unixNow } from '../clock';
import type { ModulePermission, RequestContext, Tx } from '../context';
import { jsonb } from '../db/json';
import { asIdentity } from '../db/tenancy';
import { requirePermission } from '../graphql/permission';
import { operation, type MutationOperations, type QueryOperations } from '../operation';

export const Query: Pick<QueryOperations, 'cUser' | 'getUserById'> = {
  cUser: {
    rule: 'signed-in',
    run: (tx, _args, context) => currentUser(tx, context),
  },

  /** Members of the container only; anybody else looks missing. */
  getUserById: {
    rule: 'signed-in',
    run: async (tx, { _id }, context) => {
      const id = _id.trim();
      if (id !== context.user._id) requirePermission(context.user, { module: 'user', access: 'view' });
      return (await readUser(tx, id, context)) ?? null;
    },
  },
};

interface PreparedProfile {
  readonly passwordHash: string | undefined;
}

export const Mutation: Pick<MutationOperations, 'updateProfile'> = {
  /** Only what is sent and not empty changes (specification 2, §5). A new password ends every other session of the person. */
  updateProfile: operation<MutationUpdateProfileArgs, User, PreparedProfile>({
    rule: 'signed-in',
    prepare: async ({ password, new_password }, { services, user }) => ({
      passwordHash: new_password
        ? await prepareNewPassword(services.db, user._id, { present: password, next: new_password }, services.config.passwordCost)
        : undefined,
    }),
    run: async (tx, { name, h, customizer }, context, { passwordHash }) => {
      const changes = {
        ...(name && { name: checkName(name) }),
        ...(h && { h }),
        ...(passwordHash && { password_hash: passwordHash }),
        ...(customizer && {
          customizer: sql<Record<string, string | boolean | null>>`customizer || ${jsonb(checkCustomizer(customizer))}`,
        }),
      };
      if (Object.keys(changes).length > 0) {
        await asIdentity(tx, async (identity) => {
          await identity
            .updateTable('users')
            .set({ ...changes, updated_at: unixNow() })
            .where('_id', '=', context.user._id)
            .execute();
          if (passwordHash) await revokeAll(identity, context.user._id, [context.tokenHash]);
        });
      }
      return currentUser(tx, context);
    },
  }),
};

const currentUser = async (tx: Tx, context: RequestContext): Promise<User> => {
  const user = await readUser(tx, context.user._id, context);
  // The caller was found through this very membership a moment ago.
  if (!user) throw new Error('The signed-in user has left the container.');
  return user;
};

/** A member of the context's container. Other containers the person belongs to are told to that person alone. */
const readUser = (tx: Tx, userId: string, { user: caller, container }: RequestContext): Promise<User | undefined> =>
  asIdentity(tx, async (identity) => {
    const row = await identity.selectFrom('users').selectAll().where('_id', '=', userId).executeTakeFirst();
    const memberships = await membershipsOf(identity, userId);
    const here = memberships.find((membership) => membership.container_id === container._id);
    if (!row || !here) return undefined;
    const groups = groupsOf(here.role, here.group_name);
    return {
      _id: row._id,
      identity: String(row.identity),
      identity_label: `#${row.identity}`,
      email: row.email,
      name: row.name,
      role: here.role,
      groups,
      group: here.group_id && here.group_name ? { _id: here.group_id, name: here.group_name } : null,
      permission: permissionsOf(here.role, groups, here.permission),
      status: row.status,
      h: row.h,
      last_login: row.last_login,
      created_at: row.created_at,
      updated_at: row.updated_at,
      auth_docker: memberships
        .filter((membership) => userId === caller._id || membership === here)
        .map((membership) => authDocker(membership, membership === here)),
      customizer: row.customizer,
      total_credit: here.total_credit,
    };
  });

const membershipsOf = (identity: Tx, userId: string) =>
  identity
    .selectFrom('memberships as m')
    .innerJoin('containers as c', 'c._id', 'm.container_id')
    .leftJoin('user_groups as g', (join) => join.onRef('g.container_id', '=', 'm.container_id').onRef('g._id', '=', 'm.group_id'))
    .selectAll('c')
    .select(['m._id as auth_id', 'm.container_id', 'm.role', 'm.group_id', 'g.name as group_name', 'g.permission'])
    .where('m.user_id', '=', userId)
    .orderBy('c.created_at')
    .orderBy('c._id')
    .execute();

type MembershipRow = Awaited<ReturnType<typeof membershipsOf>>[number];

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
  },
});

/** The owner of a container holds everything without anybody having granted it. */
const permissionsOf = (role: string, groups: readonly string[], granted: readonly ModulePermission[] | null): ModulePermission[] =>
  hasRole({ role, groups }, 'root')
    ? PERMISSION_MODULES.map((module) => ({
        module,
        title: PERMISSION_TITLES[module],
        access: { view: true, add: true, update: true, delete: true },
      }))
    : [...(granted ?? [])];
