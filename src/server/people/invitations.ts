import type { Kysely } from 'kysely';
import { tellChanged } from '../db/channel';
import { DAY, unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import type { Database } from '../db/schema';
import { UserError } from '../kernel/errors';
import { hashSecret, newSecret } from '../kernel/secrets';
import { pendingName } from './rows';

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
}

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

/** The invitation of a link to one container's host; undefined when it is unknown, too old, used, or taken back. */
export const findInvitation = async (
  db: Kysely<Database>,
  host: { readonly domain: string; readonly server: string } | { readonly containerId: string },
  secret: string,
): Promise<Invitation | undefined> => {
  let query = db
    .selectFrom('invitations as i')
    .innerJoin('containers as c', 'c._id', 'i.container_id')
    .innerJoin('memberships as m', (join) => join.onRef('m.container_id', '=', 'i.container_id').onRef('m.user_id', '=', 'i.user_id'))
    .innerJoin('users as u', 'u._id', 'i.user_id')
    .select(['i.hash', 'i.container_id', 'c.label', 'i.user_id', 'u.email', pendingName().as('name')])
    .where('i.hash', '=', hashSecret(secret))
    .where('i.expires_at', '>', unixNow())
    .where('m.status', '=', 'Pending');
  query =
    'containerId' in host
      ? query.where('c._id', '=', host.containerId)
      : query.where('c.domain', '=', host.domain).where('c.server', '=', host.server);
  const row = await query.executeTakeFirst();
  return (
    row && {
      hash: row.hash,
      containerId: row.container_id,
      label: row.label,
      userId: row.user_id,
      email: row.email,
      name: row.name,
    }
  );
};

/**
 * Makes the invited person a member and uses the invitation up; with `account`, gives their account its name and password first, and throws
 * one sentence when it has them already. False when the invitation was used or taken back in the meantime.
 */
export const acceptInvitation = (
  { db }: Services,
  invitation: Invitation,
  account?: { readonly name: string; readonly password_hash: string },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom('invitations')
      .where('container_id', '=', invitation.containerId)
      .where('hash', '=', invitation.hash)
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
    await tellChanged(tx, invitation.containerId, ['members', 'userGroups']);
    return true;
  });
