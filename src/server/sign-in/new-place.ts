import { isIP } from 'node:net';
import type { Services, Whence } from '../kernel/context';
import { logFault } from '../kernel/log';
import { tellAccountOwner } from './account-news';
import { parseUserAgent } from './user-agent';

const LOOPBACK = 'this machine';

/**
 * The network an address belongs to, since a provider gives the same person another address every day: the first three numbers of IPv4,
 * the first three groups of IPv6. IPv4 may come written as IPv6.
 */
export const placeOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain === '::1' || plain.startsWith('127.')) return LOOPBACK;
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.*`;
  if (isIP(plain) !== 6) return plain;
  const [head = ''] = plain.toLowerCase().split('::');
  const groups = [...head.split(':'), '0', '0', '0'].slice(0, 3).map((group) => group.replace(/^0+(?=.)/, '') || '0');
  return `${groups.join(':')}:*`;
};

/** A browser by its name and system, else the network address alone, for a sentence. */
const deviceName = ({ userAgent, address }: Whence): string => {
  const { browser, system } = parseUserAgent(userAgent);
  return [browser, system, address].filter(Boolean).join(', ');
};

/**
 * Tells a person that their account was used on a browser, or from a network, that never signed in to it before. The very first sign-in is no
 * news. `eventId` is the sign-in being told of. Never fails: a sign-in does not depend on it.
 */
export const tellOfNewDevice = async (
  services: Services,
  { userId, eventId, from }: { readonly userId: string; readonly eventId: string; readonly from: Whence },
): Promise<void> => {
  try {
    const earlier = await services.db
      .selectFrom('login_events')
      .select(['address', 'device'])
      .distinct()
      .where('user_id', '=', userId)
      .where('outcome', '=', 'ok')
      .where('_id', '!=', eventId)
      .execute();
    if (earlier.length === 0) return;
    const isNewDevice = from.device !== null && earlier.every(({ device }) => device !== from.device);
    if (isNewDevice) return await tellAccountOwner(services, userId, 'login-new-device', { device: deviceName(from) }, from.language);
    const place = placeOf(from.address);
    if (earlier.every(({ address }) => placeOf(address) !== place))
      await tellAccountOwner(services, userId, 'login-new-place', { address: from.address }, from.language);
  } catch (error) {
    logFault('sign-in on a new device', error);
  }
};
