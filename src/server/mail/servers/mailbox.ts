import { mailDomain, type Mailer } from '../../../domain/stores/mailer';
import { DeadlineError, withinDeadline } from '../../kernel/deadline';
import { UserError } from '../../kernel/errors';
import { readersOf, type MailDoor, type Posted } from '../door';
import { composeMail } from './compose';
import { refuseInVain, type Credentials } from './credentials';
import { refusalAtLogin } from './failures';
import { findServers, type MailServers } from './find';
import { Imap } from './imap';
import type { MailNetwork } from './network';
import { postMail, trySmtp, type Account } from './smtp';

interface Opening {
  readonly mailer: Exclude<Mailer, { kind: 'http' }>;
  readonly credentials: Credentials;
  /** The servers of the provider the mailbox is signed in with; without, those the mailbox or its domain names. */
  readonly servers?: MailServers | undefined;
  readonly network: MailNetwork;
  readonly signal: AbortSignal;
  /** As an account's. */
  readonly patience?: number | undefined;
}

/** ms in which a domain has to say where its mail servers are. */
const FINDING = 30_000;

const find = async ({ mailer, servers, network, signal, patience = FINDING }: Opening): Promise<MailServers> => {
  if (servers) return servers;
  try {
    return await withinDeadline(Math.min(patience, FINDING), signal, () => findServers(mailer, network));
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    throw new UserError('mail.unreachable', { values: { host: mailDomain(mailer.address) } });
  }
};

const accounts = async (opening: Opening): Promise<{ address: string; out: Account; in: Account }> => {
  const { credentials, network, signal, patience } = opening;
  const servers = await find(opening);
  refuseInVain(credentials, [servers.in.host, servers.out.host]);
  const accountAt = (side: 'out' | 'in'): Account => ({
    server: servers[side],
    login: servers[side].login ?? servers.address,
    credentials,
    network,
    signal,
    patience,
  });
  return { address: servers.address, out: accountAt('out'), in: accountAt('in') };
};

/** Signs in at both of a mailbox's servers; throws a refusal that names the one that failed. */
export const tryServers = async (opening: Opening): Promise<void> => {
  const { out, in: keeps } = await accounts(opening);
  const imap = new Imap(keeps);
  try {
    await trySmtp(out);
    await imap.try();
  } finally {
    imap.close();
  }
};

/** What a mail that was not handed over at all came to. */
const notReached = (error: unknown): Posted => {
  if (!(error instanceof UserError)) throw error;
  const refusal = refusalAtLogin(error);
  return { outcome: refusal ? 'refused' : 'later', refusal: refusal ?? 'mail.busy', answer: error.message };
};

/** A mailbox at its own servers: SMTP out, IMAP in. */
export const openServers = async (opening: Opening): Promise<MailDoor> => {
  const { address, out, in: keeps } = await accounts(opening);
  const imap = new Imap(keeps);
  return {
    send: async (mail) => {
      const bytes = await composeMail(mail);
      const posted = await postMail(out, { from: address, to: readersOf(mail) }, bytes).catch(notReached);
      // It is on its way; that no copy could be kept changes nothing.
      if (posted.outcome === 'sent') await imap.keepSent(mail.id, bytes).catch(() => undefined);
      return posted;
    },
    wasSent: (id) => imap.wasSent(id),
    fetch: (from, most) => imap.fetch(from, most),
    close: () => Promise.resolve(imap.close()),
  };
};
