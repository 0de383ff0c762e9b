import type { MadeUser, UserInput } from '../../contract/generated/resolvers';
import { PERMISSION_MODULES, type PermissionModule } from '../../domain/people/permissions';
import { mayHandOut } from '../../domain/people/user-groups';
import { unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { findPage, inOrder } from '../db/pages';
import { asIdentity } from '../db/tenancy';
import { UserError } from '../kernel/errors';
import { membersWho } from '../kernel/membership';
import { requirePermission } from '../kernel/permission';
import type { MutationArgs, MutationOperations, QueryOperations } from '../kernel/operation';
import { requireVersion } from '../kernel/version';
import { readAuditedMembers } from './audited';
import { endLentRightsOf, groupsIn, keepingAnOwner, managerOf, requireManage, requireOther, lockStaff } from './authority';
import { takeOverInvitation } from './invitations';
import { inviteMember } from './invite';
import { countMembers, filterMembers, memberOrder } from './list';
import { findMember, membershipRows, toUser, versionOf } from './rows';
import { chosenGroup, chosenName, chosenStatus, memberColumns, missingUser, placement, refuseOwnGifts, writeMembership } from './save';
import { normalizeEmail } from '../sign-in/sign-in';

const SUGGESTED = 20;

type Names = 'colleagues' | 'getUserById' | 'getUserByEmail' | 'users' | 'usersByName' | 'usersCount';

const moduleNamed = (name: string): PermissionModule | undefined => PERMISSION_MODULES.find((each) => each === name.trim());

const requireModule = (name: string): PermissionModule => {
  const module = moduleNamed(name);
  if (!module) throw new UserError('orderTask.word', { field: 'module', values: { word: name.slice(0, 40) } });
  return module;
};

export const Query: Pick<QueryOperations, Names> = {
  colleagues: {
    rule: ({ module }) => ({ module: moduleNamed(module) ?? 'user', access: 'view' }),
    run: async (tx, { module }, { container }) => {
      const rule = { module: requireModule(module), access: 'view' } as const;
      return [...(await asIdentity(tx, (identity) => membersWho(identity, container._id, rule)))];
    },
  },

  /** One's own row needs no permission. Whoever is no member looks missing. */
  getUserById: {
    rule: 'signed-in',
    run: async (tx, args, { user, container }) => {
      const id = args._id.trim();
      if (id !== user._id) requirePermission(user, { module: 'user', access: 'view' });
      const row = await findMember(tx, container._id, id);
      return row ? toUser(row, user) : null;
    },
  },

  getUserByEmail: {
    rule: { module: 'user', access: 'view' },
    run: (tx, { email }, { container }) =>
      asIdentity(tx, async (identity) => {
        const row = await membershipRows(identity)
          .where('m.container_id', '=', container._id)
          .where('u.email', '=', normalizeEmail(email))
          .executeTakeFirst();
        return row ? { _id: row.member_id, email: row.email } : null;
      }),
  },

  users: {
    rule: { module: 'user', access: 'view' },
    run: (tx, args, context) =>
      asIdentity(tx, async (identity) => {
        const order = memberOrder(args.sort);
        const page = await findPage(context, filterMembers(identity, context.container._id, args), order);
        const rows = await membershipRows(identity)
          .where('m.container_id', '=', context.container._id)
          .where(page)
          .orderBy(inOrder(order))
          .execute();
        return rows.map((row) => toUser(row, context.user));
      }),
  },

  usersByName: {
    rule: { module: 'user', access: 'view' },
    run: (tx, { name }, { container, user }) =>
      asIdentity(tx, async (identity) => {
        const order = memberOrder('name');
        const found = filterMembers(identity, container._id, { name, status: 'All' });
        const rows = await membershipRows(identity)
          .where('m.container_id', '=', container._id)
          .where('m._id', 'in', found.select('m._id').orderBy(inOrder(order)).limit(SUGGESTED))
          .orderBy(inOrder(order))
          .execute();
        return rows.map((row) => toUser(row, user));
      }),
  },

  usersCount: {
    rule: { module: 'user', access: 'view' },
    run: async (tx, _args, context) => {
      const { container } = context;
      const [all, opened, pending, blocked] = await asIdentity(tx, async (identity) => {
        const counts: number[] = [];
        for (const status of ['All', '', 'Pending', 'Blocked']) counts.push(await countMembers(identity, container._id, { status }));
        return counts;
      });
      const places = await groupsIn(tx, container._id);
      const groups = places.filter((group) => mayHandOut(managerOf(context), group, places)).length;
      return { all: all ?? 0, opened: opened ?? 0, pending: pending ?? 0, blocked: blocked ?? 0, groups };
    },
  },
};

const idToRemove = ({ _id, delete_ids }: MutationArgs<'deleteById'>): string => (_id?.trim() ? _id : (delete_ids?.[0] ?? '')).trim();

export const Mutation: Pick<MutationOperations, 'makeUser' | 'deleteById'> = {
  makeUser: {
    rule: ({ id }) => ({ module: 'user', access: id ? 'update' : 'add' }),
    audit: {
      action: ({ id }) => (id ? 'member.changed' : 'member.invited'),
      ids: ({ id }, made) => [id, made?.user._id],
      read: readAuditedMembers,
    },
    answersSecret: ({ id }) => !id,
    run: async (tx, { id, updated_at, params }, context) => {
      await lockStaff(tx, context.container._id);
      return id ? changeMember(tx, id.trim(), { params, updated_at }, context) : inviteMember(tx, params, context);
    },
  },

  /** An account that never got its password goes with its last membership. */
  deleteById: {
    rule: { module: 'user', access: 'delete' },
    audit: { action: 'member.removed', ids: (args) => [idToRemove(args)], read: readAuditedMembers },
    run: async (tx, args, context) => {
      const { container } = context;
      const id = idToRemove(args);
      if (!id) throw new UserError('user.noneToRemove', { field: '_id' });
      await lockStaff(tx, container._id);
      const member = await findMember(tx, container._id, id);
      if (!member) throw missingUser();
      requireOther(context, member.user_id, 'user.notYourself', '_id');
      requireManage(context, member, await groupsIn(tx, container._id));
      await keepingAnOwner(tx, container._id, () => removeMember(tx, container._id, member.user_id));
      return [member.member_id];
    },
  },
};

const changeMember = async (
  tx: Tx,
  id: string,
  { params, updated_at }: { readonly params: UserInput; readonly updated_at: number | null | undefined },
  context: RequestContext,
): Promise<MadeUser> => {
  const { container, user } = context;
  const member = await findMember(tx, container._id, id);
  if (!member) throw missingUser();
  if (params.email && normalizeEmail(params.email) !== member.email) {
    throw new UserError('user.emailFixed', { field: 'params.email' });
  }
  const groups = await groupsIn(tx, container._id);
  if (member.user_id === user._id) refuseOwnGifts(params);
  else {
    requireOther(context, member.user_id, 'user.notAsOther');
    requireManage(context, member, groups);
  }
  requireVersion({ updated_at: versionOf(member) }, updated_at);
  const group = chosenGroup(params, groups, context, { fallback: false });
  const status = chosenStatus(params, member);
  const invited_name = chosenName(params, member);
  const changes = {
    ...memberColumns(params),
    ...(group && placement(group, member)),
    ...(status && { status }),
    ...(invited_name && { invited_name }),
    updated_at: unixNow(),
  };
  await keepingAnOwner(tx, container._id, () => writeMembership(tx, container._id, member.user_id, changes));
  if (group || status) await endLentRightsOf(tx, container._id, [member.user_id]);
  if (group && member.member_status === 'Pending') await takeOverInvitation(tx, member.user_id, user._id);
  const changed = await findMember(tx, container._id, member.member_id);
  if (!changed) throw missingUser();
  return { user: toUser(changed, user), invite_url: null };
};

const removeMember = async (tx: Tx, containerId: string, userId: string): Promise<void> => {
  await endLentRightsOf(tx, containerId, [userId]);
  await tx.deleteFrom('invitations').where('container_id', '=', containerId).where('user_id', '=', userId).execute();
  await tx.deleteFrom('bookmarks').where('container_id', '=', containerId).where('user_id', '=', userId).execute();
  await tx.deleteFrom('notification_reads').where('container_id', '=', containerId).where('user_id', '=', userId).execute();
  await tx.deleteFrom('signatures').where('container_id', '=', containerId).where('owner', '=', userId).execute();
  await tx.deleteFrom('memberships').where('container_id', '=', containerId).where('user_id', '=', userId).execute();
  await asIdentity(tx, (identity) =>
    identity
      .deleteFrom('users as u')
      .where('u._id', '=', userId)
      .where('u.status', '=', 'Pending')
      .where((is) => is.not(is.exists(is.selectFrom('memberships as m').select('m._id').whereRef('m.user_id', '=', 'u._id'))))
      .execute(),
  );
};
