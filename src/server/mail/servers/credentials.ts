import type { MailServer } from '../../../domain/stores/mailer';
import { UserError } from '../../kernel/errors';

/** By what one signs in at mail servers: a password, or a token of the provider (XOAUTH2, or OAUTHBEARER where a mailbox has it). */
export type Credentials = Password | Token;

interface Password {
  readonly kind: 'password';
  readonly password: string;
  /** The provider one may sign in with at a host in place of a password. */
  readonly insteadAt?: (host: string) => string | undefined;
}

interface Token {
  readonly kind: 'token';
  /** As people know it. */
  readonly provider: string;
  /** A token that is good now; other than the one that was refused. Throws a refusal where there is none. */
  readonly token: (refused: string | null) => Promise<string>;
}

/** Servers that have no password login, whatever they offer. */
const WITHOUT_PASSWORDS = new Set([
  'outlook.office365.com',
  'outlook.office.com',
  'smtp.office365.com',
  'imap-mail.outlook.com',
  'smtp-mail.outlook.com',
]);

/** Servers at which only passwords made for one program are good. */
const WITH_APP_PASSWORDS = new Set(['imap.gmail.com', 'smtp.gmail.com', 'imap.googlemail.com', 'smtp.googlemail.com']);

/** A server takes no password: what can be done there. */
export const noPassword = (host: string, { insteadAt }: Pick<Password, 'insteadAt'>): UserError => {
  const provider = insteadAt?.(host);
  return provider === undefined
    ? new UserError('mail.noPassword', { values: { host } })
    : new UserError('mail.signInInstead', { values: { host, provider } });
};

/** Throws before a server is called that is known to take no password. */
export const refuseInVain = (credentials: Credentials, hosts: readonly string[]): void => {
  if (credentials.kind === 'token') return;
  const host = hosts.find((each) => WITHOUT_PASSWORDS.has(each));
  if (host !== undefined) throw noPassword(host, credentials);
};

const WANTS_APP_PASSWORD = /app(?:lication)?-?(?:specific)? password/iu;
const WANTS_NO_PASSWORD = /basic authentication is disabled/iu;

/** The refusal for a login that a server turned down. `words`: its own. */
export const loginRefused = ({ host, port }: Pick<MailServer, 'host' | 'port'>, words: string, by: Credentials): UserError => {
  const values = { host: `${host}:${port}` };
  if (by.kind === 'token') return new UserError('mail.login', { values });
  if (WANTS_NO_PASSWORD.test(words)) return noPassword(host, by);
  if (WITH_APP_PASSWORDS.has(host) || WANTS_APP_PASSWORD.test(words)) return new UserError('mail.appPassword', { values: { host } });
  return new UserError('mail.login', { values });
};

const isLoginRefused = (error: unknown): error is UserError => error instanceof UserError && error.refusal === 'mail.login';

/**
 * Does what takes a secret. A token that the server refuses is renewed once, however long it should have lasted; nothing has been done by then that
 * needed it.
 */
export const renewedOnce = async <T>(credentials: Credentials, attempt: (secret: () => Promise<string>) => Promise<T>): Promise<T> => {
  if (credentials.kind === 'password') return attempt(() => Promise.resolve(credentials.password));
  const { token, provider } = credentials;
  let used: string | null = null;
  const secret = async (): Promise<string> => {
    used = await token(used);
    return used;
  };
  try {
    return await attempt(secret);
  } catch (error) {
    if (!isLoginRefused(error)) throw error;
  }
  try {
    return await attempt(secret);
  } catch (error) {
    throw isLoginRefused(error) ? new UserError('mail.tokenRefused', { values: { host: String(error.values.host), provider } }) : error;
  }
};
