import { mayManage } from '../../domain/people/user-groups';
import { recordAuditEvent } from '../audit/record';
import { asIdentity } from '../db/tenancy';
import type { Services, Tx, Whence } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { holds } from '../kernel/permission';
import { announceNewPassword, tellAccountOwner } from '../sign-in/account-news';
import { checkNewPassword, hashPassword } from '../sign-in/password';
import { refuseBreached } from '../sign-in/breached';
import { inPasswordLine } from '../sign-in/password-line';
import { findReset, makeReset, useReset, type PasswordReset } from '../sign-in/password-reset';
import { groupsIn, lockStaff } from './authority';
import { findMemberByAccount, heldPermissions } from './rows';

/** Who may be made a link, as whoever makes it knows them. */
interface Forgetful {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** Throws one sentence unless `byId` may let the member in again who lost a password or second factor: they manage them, and nobody else does. */
export const requireMayHelp = async (tx: Tx, containerId: string, byId: string, userId: string): Promise<Forgetful> => {
  const [by, member] = [await findMemberByAccount(tx, containerId, byId), await findMemberByAccount(tx, containerId, userId)];
  if (by?.shown_status !== 'Active' || member?.shown_status !== 'Active' || userId === byId)
    throw new UserError('account.noResetFor', { code: 'NOT_FOUND' });
  const manager = { role: by.role, permission: heldPermissions(by.role, by.permission), groupId: by.group_id };
  const groups = await groupsIn(tx, containerId);
  if (
    !holds({ ...manager, groups: [] }, { module: 'user', access: 'update' }) ||
    !mayManage(manager, { role: member.role, groupId: member.group_id }, groups)
  ) {
    throw new UserError('user.notBeneath', { code: 'FORBIDDEN', values: { name: member.name } });
  }
  const elsewhere = await asIdentity(tx, (identity) =>
    identity
      .selectFrom('memberships')
      .select('_id')
      .where('user_id', '=', userId)
      .where('container_id', '!=', containerId)
      .limit(1)
      .executeTakeFirst(),
  );
  if (elsewhere) throw new UserError('account.resetElsewhere', { code: 'FORBIDDEN', values: { name: member.name } });
  return { userId, name: member.name, email: member.email };
};

/**
 * The member of a shop somebody may make a reset link for: one they may manage, and who belongs to no other shop, since a password opens all
 * of them. Throws one sentence otherwise.
 */
export const findForgetful = (services: Services, containerId: string, byId: string, userId: string): Promise<Forgetful> =>
  services.inContainer(containerId, (tx) => requireMayHelp(tx, containerId, byId, userId));

/** Makes the secret of a link that whoever may manage a person hands on to them, and tells the person of it. */
export const makeResetFor = async (
  services: Services,
  containerId: string,
  byId: string,
  userId: string,
  from: Whence,
): Promise<string> => {
  const made = await services.inContainer(containerId, async (tx) => {
    // The lock keeps the judgment valid until the link is written.
    await lockStaff(tx, containerId);
    const person = await requireMayHelp(tx, containerId, byId, userId);
    const by = await findMemberByAccount(tx, containerId, byId);
    await recordAuditEvent(tx, {
      action: 'account.passwordLinkCreated',
      actor: { _id: byId, email: by?.email ?? '' },
      subject: { _id: userId, label: person.email },
      from,
    });
    return { by: by?.name ?? '', secret: await asIdentity(tx, (identity) => makeReset(identity, userId, byId)) };
  });
  await tellAccountOwner(services, userId, 'password-link-made', { name: made.by }, from.language);
  return made.secret;
};

/** The shop a link was made in: its person belonged to that one alone, and to no other since. */
const shopOf = async ({ db }: Services, { user_id }: PasswordReset): Promise<string | undefined> => {
  const rows = await db.selectFrom('memberships').select('container_id').where('user_id', '=', user_id).limit(2).execute();
  return rows.length === 1 ? rows[0]?.container_id : undefined;
};

/** Runs `work` where whoever made a link may still make it, and nobody's rights change meanwhile; undefined where they may not. */
const asItsMaker = async <T>(services: Services, reset: PasswordReset, work: (identity: Tx) => Promise<T>): Promise<T | undefined> => {
  const { made_by, user_id } = reset;
  if (made_by === null) return services.db.transaction().execute(work);
  const containerId = await shopOf(services, reset);
  if (containerId === undefined) return undefined;
  return services.inContainer(containerId, async (tx) => {
    await lockStaff(tx, containerId);
    try {
      await requireMayHelp(tx, containerId, made_by, user_id);
    } catch (error) {
      if (error instanceof UserError) return undefined;
      throw error;
    }
    return asIdentity(tx, work);
  });
};

/** The reset of a link's secret; undefined when the link is good no more, or its maker may not make it any more. */
export const findOpenReset = async (services: Services, secret: string): Promise<PasswordReset | undefined> => {
  const reset = await findReset(services.db, secret);
  return reset && asItsMaker(services, reset, async () => reset);
};

/**
 * Gives the person of a link another password, uses the link up, signs them out everywhere and tells them. False when the link is good no more.
 * Throws one sentence when the password will not do.
 */
export const resetPassword = async (services: Services, secret: string, next: string, from: Whence): Promise<boolean> => {
  const reset = await findOpenReset(services, secret);
  // A password is not hashed for a link that does not exist.
  if (!reset) return false;
  checkNewPassword(next, 'new_password', [reset.email]);
  await refuseBreached(services.config, next, 'new_password');
  const password_hash = await inPasswordLine(from, () => hashPassword(next, services.config.passwordCost));
  const done = (await asItsMaker(services, reset, (identity) => useReset(identity, secret, password_hash))) ?? false;
  if (done) await announceNewPassword(services, reset.user_id, from, { code: 'password-link-used', action: 'account.passwordLinkUsed' });
  return done;
};
