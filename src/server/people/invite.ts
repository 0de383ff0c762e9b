import type { MadeUser, UserInput } from '../../contract/generated/resolvers';
import { PLAIN_ROLE } from '../../domain/people/roles';
import { checkEmail } from './email';
import { checkName } from './profile';
import { invite } from './invitations';
import { addMember, insertUser } from './accounts';
import { unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { asIdentity } from '../db/tenancy';
import { UserError } from '../kernel/errors';
import { groupsIn, requireManage } from './authority';
import { findMemberByAccount, toUser, type MembershipRow } from './rows';
import { chosenGroup, chosenName, memberColumns, placement, writeMembership } from './save';

/** The account of an email. It is made in any case, and the one there is found, so that both take the same time. */
const accountOf = async (tx: Tx, email: string, name: string): Promise<string> =>
  asIdentity(tx, async (identity) => {
    // No password fits an empty hash: nobody signs in before the invitation is accepted.
    await insertUser(identity, { email, name, password_hash: '', status: 'Pending' });
    const { _id } = await identity.selectFrom('users').select('_id').where('email', '=', email).executeTakeFirstOrThrow();
    return _id;
  });

const nameFor = (params: UserInput, email: string): string => {
  const name = params.name?.trim();
  return checkName(name ? name : (email.split('@')[0] ?? email));
};

/** The pending member, made or found. Somebody who has joined already is told of. */
const pendingMember = async (tx: Tx, params: UserInput, email: string, context: RequestContext): Promise<MembershipRow> => {
  const { container } = context;
  const groups = await groupsIn(tx, container._id);
  const userId = await accountOf(tx, email, nameFor(params, email));
  const before = await findMemberByAccount(tx, container._id, userId);
  if (before && before.member_status !== 'Pending') {
    throw new UserError('user.memberAlready', { code: 'CONFLICT', field: 'params.email', values: { email } });
  }
  if (before) requireManage(context, before, groups);
  const group = chosenGroup(params, groups, context, { fallback: !before });
  const invited_name = before ? chosenName(params, before) : nameFor(params, email);
  const columns = {
    ...memberColumns(params),
    ...(group && placement(group, before)),
    ...(invited_name && { invited_name }),
    updated_at: unixNow(),
  };
  if (!before) {
    await asIdentity(tx, (identity) =>
      addMember(identity, container._id, userId, { role: PLAIN_ROLE, groupId: group?._id, status: 'Pending' }),
    );
  }
  await writeMembership(tx, container._id, userId, columns);
  const member = await findMemberByAccount(tx, container._id, userId);
  if (!member) throw new Error('The invited member can be neither made nor found.');
  return member;
};

/**
 * Invites an email to the container: a Pending membership and a link that is good once. Nobody becomes a member
 * without opening the link, not even with an account of that email: whose email it is was never proven. Until then nothing of that
 * account is told.
 */
export const inviteMember = async (tx: Tx, params: UserInput, context: RequestContext): Promise<MadeUser> => {
  if (!params.email?.trim()) throw new UserError('user.emailMissing', { field: 'params.email' });
  const member = await pendingMember(tx, params, checkInvited(params.email), context);
  const token = await invite(tx, member.user_id, context.user._id);
  return { user: toUser(member, context.user), invite_url: `${context.origin}/account/invite?token=${token}` };
};

const checkInvited = (text: string): string => {
  try {
    return checkEmail(text);
  } catch (error) {
    throw error instanceof UserError ? UserError.of(error, { field: 'params.email' }) : error;
  }
};
