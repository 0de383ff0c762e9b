import type { MailServer } from '../../../domain/stores/mailer';
import { RefusedAddress } from '../../connectors/addresses';
import { UserError } from '../../kernel/errors';
import type { MailRefusal, Posted, RefusedRecipient } from '../door';
import { loginRefused, type Credentials } from './credentials';
import { FloodError } from './metered';

/** What both clients say of a failure, as far as it is known. */
interface Failure {
  readonly code?: string;
  readonly message?: string;
  readonly response?: string;
  readonly responseCode?: number;
  readonly command?: string;
  readonly authenticationFailed?: boolean;
  /** The response code of an IMAP server, in brackets (RFC 5530). */
  readonly serverResponseCode?: string;
}

const CERTIFICATE = /certificate|self.signed|altnames|CERT_|issuer|unable to verify/iu;
const NOT_ENCRYPTED = /STARTTLS|wrong version number|ssl3_get_record|packet length too long/iu;

/** A server cannot say now whether one may sign in. */
const NOT_NOW: readonly string[] = ['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG'];

/** Why a mail server could not be talked to. What it said stays here: it may repeat what it was told. */
export const serverFailure = (error: unknown, { host, port }: Pick<MailServer, 'host' | 'port'>, by: Credentials): UserError => {
  if (error instanceof UserError) return error;
  if (error instanceof RefusedAddress) return new UserError('mail.refusedAddress', { values: { host } });
  const { code = '', message = '', response = '', responseCode = 0, authenticationFailed, serverResponseCode = '' } = error as Failure;
  const values = { host: `${host}:${port}` };
  if (error instanceof FloodError) return new UserError('mail.broken', { values });
  const temporary = (responseCode >= 400 && responseCode < 500) || NOT_NOW.includes(serverResponseCode);
  if ((authenticationFailed === true || code === 'EAUTH') && !temporary) return loginRefused({ host, port }, response, by);
  if (CERTIFICATE.test(`${code} ${message}`)) return new UserError('mail.certificate', { values });
  if (NOT_ENCRYPTED.test(`${code} ${message}`)) return new UserError('mail.notEncrypted', { values });
  return new UserError(responseCode >= 500 ? 'mail.broken' : 'mail.unreachable', { values });
};

/** The outcome of a mail when nobody may sign in: it fails where somebody has to do something first. */
const LOGIN_REFUSALS: Readonly<Record<string, MailRefusal>> = {
  'mail.login': 'mail.loginRefused',
  'mail.noPassword': 'mail.passwordUseless',
  'mail.signInInstead': 'mail.passwordUseless',
  'mail.appPassword': 'mail.passwordUseless',
  'mail.signInAgain': 'mail.signInAgain',
  'mail.tokenRefused': 'mail.signInAgain',
};

/** The reason a mail cannot be sent until somebody lets us in; undefined: it can be sent later. */
export const refusalAtLogin = ({ refusal }: UserError): MailRefusal | undefined => LOGIN_REFUSALS[refusal];

const MOST_ANSWER = 300;

/** Why a server does not take a mail, by its numbers (RFC 5321, 3463). */
const refusalOf = ({ response = '', responseCode = 0, command = '' }: Failure): MailRefusal => {
  const [, status = ''] = /\b([245]\.\d{1,3}\.\d{1,3})\b/u.exec(response) ?? [];
  const atRecipient = /RCPT/iu.test(command);
  if (/^5\.2\.2/u.test(status) || (responseCode === 552 && atRecipient && !/^5\.[23]\.[34]/u.test(status))) return 'mail.mailboxFull';
  if (/^5\.(?:2\.3|3\.4)/u.test(status) || responseCode === 552) return 'mail.tooLarge';
  if (/^5\.1\.[0-36]/u.test(status)) return 'mail.addressUnknown';
  return status === '' && atRecipient && [550, 551, 553].includes(responseCode) ? 'mail.addressUnknown' : 'mail.refused';
};

const isTemporary = ({ responseCode = 0 }: Failure): boolean => responseCode >= 400 && responseCode < 500;

/** The recipients a server turned down of a mail it took for others. */
export const refusedIn = (errors: readonly (Failure & { readonly recipient?: string | undefined })[]): RefusedRecipient[] =>
  errors.flatMap((error) =>
    error.recipient
      ? [{ address: error.recipient.toLowerCase(), refusal: refusalOf(error), ...(isTemporary(error) && { later: true as const }) }]
      : [],
  );

/** What a failure says of the mail that was handed over. `begun`: the mail itself was on its way already. */
export const postFailure = (error: unknown, begun: boolean): Posted => {
  const failure = error as Failure;
  const { code = '', response = '', responseCode = 0, command = '' } = failure;
  const answer = response.replace(/\s+/gu, ' ').slice(0, MOST_ANSWER);
  if (responseCode >= 500) return { outcome: 'refused', refusal: refusalOf(failure), answer };
  if (responseCode >= 400) return { outcome: 'later', refusal: 'mail.busy', answer };
  if (code === 'EMESSAGE' && command === 'MAIL FROM') return { outcome: 'refused', refusal: 'mail.tooLarge', answer };
  if (code === 'EENVELOPE') return { outcome: 'refused', refusal: 'mail.addressUnknown', answer };
  return begun ? { outcome: 'unknown' } : { outcome: 'later', refusal: 'mail.busy', answer };
};
