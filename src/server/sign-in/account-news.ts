import type { AuditAction } from '../../domain/audit/audit';
import { recordAccountEvent } from '../audit/record';
import { notify } from '../inbox/notify';
import { wordsOf, type NotificationCode } from '../inbox/words';
import type { Services, Whence } from '../kernel/context';
import { logFault } from '../kernel/log';

/** The page where a person who does not recognize an act can do something about it. */
const REFERENTS = {
  'email-changed': '/account/profile/info',
  'login-new-device': '/account/profile/password',
  'login-new-place': '/account/profile/password',
  'password-changed': '/account/profile/password',
  'password-link-made': '/account/profile/password',
  'password-link-used': '/account/profile/password',
  'two-step-changed': '/account/profile/security',
  'two-step-reset': '/account/profile/security',
  'wrong-codes': '/account/profile/password',
} as const satisfies Partial<Record<NotificationCode, string>>;

type AccountNewsCode = keyof typeof REFERENTS;

/**
 * Tells a person about an act on their account: by a notification in each of their workspaces, and by mail where mail is set up. Never
 * fails, so that the act does not depend on it.
 *
 * @param mailTo where the mail goes instead of the person's present email.
 */
export const tellAccountOwner = async (
  services: Services,
  userId: string,
  code: AccountNewsCode,
  params: Readonly<Record<string, string>>,
  language: Whence['language'],
  mailTo?: string,
): Promise<void> => {
  try {
    const memberships = await services.db
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u._id', 'm.user_id')
      .select(['m.container_id', 'u.email'])
      .where('m.user_id', '=', userId)
      .where('m.status', '=', 'Active')
      .execute();
    for (const { container_id } of memberships)
      await services.inContainer(container_id, (tx) => notify(tx, { type: 'Support', code, userId, params, referent: REFERENTS[code] }));
    const { subject, content } = wordsOf(code, params, language);
    const [first] = memberships;
    // A mail server may be slow, and nobody should wait for it.
    if (first)
      services
        .sendMail?.({ to: mailTo ?? first.email, subject, text: content })
        .catch((error: unknown) => logFault(`mail: ${code}`, error));
  } catch (error) {
    logFault(`news of an account: ${code}`, error);
  }
};

interface PasswordChange {
  readonly code: Extract<AccountNewsCode, 'password-changed' | 'password-link-used'>;
  readonly action: AuditAction;
}

/** The person knew their present password. */
export const CHANGED_PASSWORD: PasswordChange = { code: 'password-changed', action: 'account.passwordChanged' };

/** Tells a person that their password was changed, and records it. Never fails. */
export const announceNewPassword = async (
  services: Services,
  userId: string,
  from: Whence,
  { code, action }: PasswordChange,
): Promise<void> => {
  await recordAccountEvent(services, { action, userId, from });
  await tellAccountOwner(services, userId, code, { address: from.address }, from.language);
};

/** Tells a person that a second factor of theirs was added or removed, and records the act. Never fails. */
export const announceTwoStepChange = async (services: Services, userId: string, from: Whence, action: AuditAction): Promise<void> => {
  await recordAccountEvent(services, { action, userId, from });
  await tellAccountOwner(services, userId, 'two-step-changed', { address: from.address }, from.language);
};

/** Tells a person that somebody who knows their password guesses at their second factor. Never fails. */
export const tellOfWrongCodes = (services: Services, userId: string, from: Whence): Promise<void> =>
  tellAccountOwner(services, userId, 'wrong-codes', { address: from.address }, from.language);
