import { auditChanges } from '../../domain/audit/audit';
import { recordAccountEvent } from '../audit/record';
import { unlessTaken } from '../db/unless-taken';
import { unixNow } from '../kernel/clock';
import type { Services, Whence } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { tellAccountOwner } from '../sign-in/account-news';
import { noteResetRequest } from '../sign-in/attempts';
import { findEmailChange, makeEmailChange, type EmailChange } from '../sign-in/email-change';
import { confirmPassword } from '../sign-in/sign-in';
import { checkEmail } from './email';

interface WantedEmail {
  readonly email: string;
  readonly password: string | undefined;
}

/**
 * Asks for another email for somebody who knows their password. Returns the secret of a link for the new address; undefined where the server
 * sends no mail, and the email is changed at once. Throws one sentence for an email that is none, the same, or somebody else's.
 */
export const requestEmailChange = async (
  services: Services,
  userId: string,
  wanted: WantedEmail,
  from: Whence,
): Promise<{ readonly email: string; readonly secret: string | undefined }> => {
  const email = checkEmail(wanted.email);
  const owner = await services.db.selectFrom('users').select('_id').where('email', '=', email).executeTakeFirst();
  if (owner?._id === userId) throw new UserError('account.emailSame', { field: 'email' });
  if (!wanted.password) throw new UserError('account.presentPasswordMissing', { field: 'password' });
  await confirmPassword(services, userId, wanted.password, from);
  if (owner) throw emailInUse();
  const change: EmailChange = { user_id: userId, email };
  if (services.sendMail) {
    if (!(await noteResetRequest(services, email, from))) throw new UserError('account.tooManyLinks', { field: 'email' });
    return { email, secret: await makeEmailChange(services.db, change) };
  }
  await changeEmail(services, change, from);
  return { email, secret: undefined };
};

/** Gives the person of a link the email it was sent to, and returns that; undefined when the link is good no more. */
export const confirmEmailChange = async (services: Services, secret: string, from: Whence): Promise<string | undefined> => {
  const change = await findEmailChange(services.db, secret);
  if (!change) return undefined;
  await changeEmail(services, change, from);
  return change.email;
};

const emailInUse = (): UserError => new UserError('account.emailInUse', { field: 'email', code: 'CONFLICT' });

/**
 * Links that were mailed to the former address end, and the browsers the person signed in with stay known. The former address is told, because
 * whoever took the account over reads the new one.
 */
const changeEmail = async (services: Services, { user_id, email }: EmailChange, from: Whence): Promise<void> => {
  const former = await services.db.transaction().execute(async (tx) => {
    const user = await tx.selectFrom('users').select('email').where('_id', '=', user_id).forUpdate().executeTakeFirstOrThrow();
    if (user.email === email) return undefined;
    await unlessTaken(() => tx.updateTable('users').set({ email, updated_at: unixNow() }).where('_id', '=', user_id).execute(), emailInUse);
    for (const table of ['email_changes', 'password_resets', 'second_steps'] as const)
      await tx.deleteFrom(table).where('user_id', '=', user_id).execute();
    await tx.updateTable('login_events').set({ email }).where('user_id', '=', user_id).execute();
    return user.email;
  });
  if (former === undefined) return;
  await recordAccountEvent(services, {
    action: 'account.emailChanged',
    userId: user_id,
    changes: auditChanges({ shown: { email: former } }, { shown: { email } }),
    from,
  });
  await tellAccountOwner(services, user_id, 'email-changed', { email, address: from.address }, from.language, former);
};
