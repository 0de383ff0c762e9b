import { Resolver } from 'node:dns/promises';
import type { SrvRecord } from 'node:dns';
import { isPublicAddress, publicLookup } from '../../connectors/addresses';
import type { Config } from '../../kernel/config';

/** Where mail servers are found. */
export interface MailNetwork {
  /** What a domain says of a service (RFC 6186), such as `_imaps._tcp.example.com`; nothing where it says nothing. */
  readonly service: (name: string) => Promise<readonly Pick<SrvRecord, 'name' | 'port' | 'priority' | 'weight'>[]>;
  /** An address of a host. Throws `RefusedAddress` for one that is not public. */
  readonly address: (host: string) => Promise<string>;
  /** Certificates that are trusted in place of the system's. */
  readonly trusted?: string;
}

const DNS_PATIENCE = { timeout: 5000, tries: 2 } as const;

const address: MailNetwork['address'] = (host) =>
  new Promise((resolve, reject) => {
    publicLookup(host, {}, (error, found) => {
      if (error) reject(error);
      else if (typeof found === 'string' && isPublicAddress(found)) resolve(found);
      else reject(new Error(`${host} has no address`));
    });
  });

/** Everybody's. */
export const publicNetwork: MailNetwork = {
  service: (name) =>
    new Resolver(DNS_PATIENCE).resolveSrv(name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
      throw error;
    }),
  address,
};

/** The network in which the servers of mailboxes are looked up. */
export const networkOf = ({ mailServersAt }: Pick<Config, 'mailServersAt'>): MailNetwork =>
  mailServersAt
    ? { service: () => Promise.resolve([]), address: () => Promise.resolve(mailServersAt.address), trusted: mailServersAt.trusted }
    : publicNetwork;
