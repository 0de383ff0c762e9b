import { parseMailer, type Mailer } from '../../../domain/stores/mailer';
import type { MailServers } from '../servers/find';
import { isServerOf, type MailProvider } from './providers';

const isSame = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

/** True where the servers that were typed are the provider's. */
const isAtProvider = (provider: MailProvider, { out, in: keeps }: Extract<Mailer, { kind: 'named' }>): boolean =>
  isServerOf(provider, out.host) && isServerOf(provider, keeps.host);

/**
 * The servers of a mailbox that is signed in as `address`; undefined: it is another's, or elsewhere. Whatever was typed, a token is given to the
 * provider's own servers alone: else whoever may edit a store could have it sent to somebody of their own.
 */
export const serversSignedIn = (provider: MailProvider, mailer: Mailer, address: string): MailServers | undefined => {
  if (mailer.kind === 'http') return undefined;
  const logins = mailer.kind === 'named' ? { out: mailer.out.login, in: mailer.in.login } : { out: null, in: null };
  if (mailer.kind === 'named' && !isAtProvider(provider, mailer)) return undefined;
  // A mailbox that several people share has an address of its own, and is opened by the name of one of them.
  const isTheirs = isSame(mailer.address, address) || (isSame(logins.out, address) && isSame(logins.in, address));
  return isTheirs
    ? { address: mailer.address, out: { ...provider.out, login: logins.out }, in: { ...provider.in, login: logins.in } }
    : undefined;
};

interface SignedMailbox {
  /** The person who agreed, by the address that the mailbox has. */
  readonly address: string;
  /** The setting of the mailbox from now on. */
  readonly mailer: string;
}

/** The mailbox after somebody agreed who has these addresses; undefined: it is somebody else's. One that has no address yet takes theirs. */
export const signedMailbox = (provider: MailProvider, typed: string | null, addresses: readonly string[]): SignedMailbox | undefined => {
  const [first] = addresses;
  const mailer = typed === null ? null : parseMailer(typed);
  if (typed === null || !mailer) return first === undefined ? undefined : { address: first, mailer: first };
  const whole = addresses.find((address) => serversSignedIn(provider, mailer, address));
  if (whole !== undefined) return { address: whole, mailer: typed };
  // Servers of a former provider are not needed any more.
  const same = addresses.find((address) => isSame(mailer.address, address));
  return same === undefined ? undefined : { address: same, mailer: mailer.address };
};
