import { BlockList, isIP } from 'node:net';
import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Special-purpose ranges of the IANA registries (RFC 6890): nothing a seller's shop can live on. */
const IPV4_RANGES: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const IPV6_RANGES: readonly (readonly [string, number])[] = [
  // `::`, `::1`, and IPv4 written as IPv6 in ways nobody uses any more.
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:2::', 48],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const refused = new BlockList();
for (const [network, prefix] of IPV4_RANGES) refused.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of IPV6_RANGES) refused.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address (no host name) may be called on a seller's behalf. IPv4 written as IPv6 is judged as IPv4. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 0) return false;
  return !refused.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

/** A name resolved to an address nobody outside may be sent to. */
export class RefusedAddress extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`);
    this.name = 'RefusedAddress';
  }
}

/** Name of the host without the brackets a URL puts around IPv6. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** True for names that mean this very machine. */
export const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';

/** Throws `RefusedAddress` when the URL names a private address outright; names are judged by `publicLookup` as they resolve. */
export const checkLiteralHost = (url: URL): void => {
  const host = bare(url.hostname);
  if (isLoopbackName(url.hostname) || (isIP(host) !== 0 && !isPublicAddress(host))) throw new RefusedAddress(url.hostname);
};

type LookupAnswer = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Resolves a name for one connection and refuses it when any of its addresses is private. The check sits where the
 * connection is made, so a name that changes between check and use (DNS rebinding) gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options: LookupOptions, callback: LookupAnswer) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const first = addresses[0];
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) return callback(new RefusedAddress(hostname), []);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

/** Every name under `.localhost` is this machine, whatever the system's resolver knows of it (RFC 6761). */
export const loopbackLookup: LookupFunction = (_hostname, options: LookupOptions, callback: LookupAnswer) => {
  if (options.all) return callback(null, [{ address: '127.0.0.1', family: 4 }]);
  return callback(null, '127.0.0.1', 4);
};
