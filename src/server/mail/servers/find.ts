import { mailDomain, type Mailer, type MailServer } from '../../../domain/stores/mailer';
import { UserError } from '../../kernel/errors';
import type { MailNetwork } from './network';

/** A mailbox at its servers. */
export interface MailServers {
  readonly address: string;
  readonly out: MailServer;
  readonly in: MailServer;
}

/** The server a domain names for a service; undefined where it names none, or says that there is none. */
const named = async (network: MailNetwork, domain: string, service: string, secure: boolean): Promise<MailServer | undefined> => {
  const records = await network.service(`_${service}._tcp.${domain}`);
  const [best] = [...records].sort((a, b) => a.priority - b.priority || b.weight - a.weight);
  const host = best?.name.replace(/\.$/u, '').toLowerCase();
  return best && host ? { host, port: best.port, secure, login: null } : undefined;
};

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

const written = ({ host, port }: MailServer): string => `${host}:${port}`;

/**
 * Where a mailbox's servers are. What a domain says of them is anybody's word, so a server elsewhere is not given the password before somebody has
 * written it behind the address (RFC 6186, 6).
 */
export const findServers = async (mailer: Exclude<Mailer, { kind: 'http' }>, network: MailNetwork): Promise<MailServers> => {
  const { address } = mailer;
  if (mailer.kind === 'named') return { address, out: mailer.out, in: mailer.in };
  const domain = mailDomain(address);
  const unreachable = (): UserError => new UserError('mail.unreachable', { values: { host: domain } });
  const [submissions, submission, imaps] = await Promise.all([
    named(network, domain, 'submissions', true),
    named(network, domain, 'submission', false),
    named(network, domain, 'imaps', true),
  ]).catch(() => {
    throw unreachable();
  });
  const out = submissions ?? submission;
  if (!out || !imaps) throw new UserError('mail.noServers', { values: { domain, address } });
  if (isWithin(out.host, domain) && isWithin(imaps.host, domain)) return { address, out, in: imaps };
  throw new UserError('mail.otherServers', { values: { domain, mailer: [address, written(out), written(imaps)].join(' ') } });
};
