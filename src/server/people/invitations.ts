import { mayManage } from '../../domain/people/user-groups';
import { recordAuditEvent } from '../audit/record';
import { tellChanged } from '../db/channel';
import { DAY, unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { asIdentity } from '../db/tenancy';
import { UserError } from '../kernel/errors';
import { hashSecret, newSecret } from '../kernel/secrets';
import { holds } from '../kernel/permission';
import { groupsIn, lockStaff } from './authority';
import { findMemberByAccount, heldPermissions, pendingName } from './rows';

/** Seconds an invitation stays good. */
const INVITATION_LIFE = 7 * DAY;

/** An invitation somebody may still accept. */
export interface Invitation {
  readonly hash: string;
  readonly containerId: string;
  readonly label: string;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly invitedBy: string;
}

/** Whether whoever invited somebody may still take them in where they were put. */
const mayStillInvite = async (tx: Tx, { containerId, userId, invitedBy }: Invitation): Promise<boolean> => {
  const [by, member] = [await findMemberByAccount(tx, containerId, invitedBy), await findMemberByAccount(tx, containerId, userId)];
  if (by?.shown_status !== 'Active' || !member) return false;
  const manager = { role: by.role, permission: heldPermissions(by.role, by.permission), groupId: by.group_id };
  return (
    holds({ ...manager, groups: [] }, { module: 'user', access: 'add' }) &&
    mayManage(manager, { role: member.role, groupId: member.group_id }, await groupsIn(tx, containerId))
  );
};

/** Moving an invited person to another group makes whoever moved them the inviter. */
export const takeOverInvitation = async (tx: Tx, userId: string, by: string): Promise<void> => {
  await tx.updateTable('invitations').set({ invited_by: by }).where('user_id', '=', userId).execute();
};

/** Makes the secret of an invitation in the transaction's container; one that was made for the person before is good no more. */
export const invite = async (tx: Tx, userId: string, invitedBy: string): Promise<string> => {
  const secret = newSecret();
  const now = unixNow();
  const values = { hash: hashSecret(secret), invited_by: invitedBy, created_at: now, expires_at: now + INVITATION_LIFE };
  await tx
    .insertInto('invitations')
    .values({ ...values, user_id: userId })
    .onConflict((conflict) => conflict.columns(['container_id', 'user_id']).doUpdateSet(values))
    .execute();
  return secret;
};

/** The invitation of a link to one container's host; undefined when it is unknown, too old, used or taken back, or its maker may not invite any more. */
export const findInvitation = async (
  { db, inContainer }: Services,
  containerId: string,
  secret: string,
): Promise<Invitation | undefined> => {
  const row = await db
    .selectFrom('invitations as i')
    .innerJoin('containers as c', 'c._id', 'i.container_id')
    .innerJoin('memberships as m', (join) => join.onRef('m.container_id', '=', 'i.container_id').onRef('m.user_id', '=', 'i.user_id'))
    .innerJoin('users as u', 'u._id', 'i.user_id')
    .select(['i.hash', 'c.label', 'i.user_id', 'i.invited_by', 'u.email', pendingName().as('name')])
    .where('i.hash', '=', hashSecret(secret))
    .where('i.expires_at', '>', unixNow())
    .where('m.status', '=', 'Pending')
    .where('c._id', '=', containerId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { hash, label, user_id: userId, email, name, invited_by: invitedBy } = row;
  const invitation = { hash, containerId, label, userId, email, name, invitedBy };
  return (await inContainer(containerId, (tx) => mayStillInvite(tx, invitation))) ? invitation : undefined;
};

/**
 * Makes the invited person a member and uses the invitation up; with `account`, gives their account its name and password first, and throws
 * one sentence when it has them already. False when the invitation was used or taken back in the meantime.
 */
export const acceptInvitation = (
  { inContainer }: Services,
  invitation: Invitation,
  account?: { readonly name: string; readonly password_hash: string },
): Promise<boolean> =>
  inContainer(invitation.containerId, async (tx) => {
    await lockStaff(tx, invitation.containerId);
    if (!(await mayStillInvite(tx, invitation))) return false;
    return asIdentity(tx, (identity) => join(identity, invitation, account));
  });

const join = async (
  tx: Tx,
  invitation: Invitation,
  account?: { readonly name: string; readonly password_hash: string },
): Promise<boolean> => {
  const used = await tx
    .deleteFrom('invitations')
    .where('container_id', '=', invitation.containerId)
    .where('hash', '=', invitation.hash)
    .where('invited_by', '=', invitation.invitedBy)
    .executeTakeFirst();
  if (used.numDeletedRows === 0n) return false;
  const now = unixNow();
  if (account) {
    const opened = await tx
      .updateTable('users')
      .set({ ...account, status: 'Active', updated_at: now })
      .where('_id', '=', invitation.userId)
      .where('status', '=', 'Pending')
      .executeTakeFirst();
    if (opened.numUpdatedRows === 0n) throw new UserError('account.notNewHere', { field: 'password' });
  }
  await tx
    .updateTable('memberships')
    .set({ status: 'Active', created_at: now, updated_at: now })
    .where('container_id', '=', invitation.containerId)
    .where('user_id', '=', invitation.userId)
    .where('status', '=', 'Pending')
    .execute();
  const person = { _id: invitation.userId, label: invitation.email };
  await recordAuditEvent(tx, { action: 'member.joined', actor: { _id: person._id, email: person.label }, subject: person, from: null });
  // A password opens this shop now too, so nobody of another one may hand a new one out.
  await tx.deleteFrom('password_resets').where('user_id', '=', invitation.userId).where('made_by', 'is not', null).execute();
  await tellChanged(tx, invitation.containerId, ['members', 'userGroups']);
  return true;
};
