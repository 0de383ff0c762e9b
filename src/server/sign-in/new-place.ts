import { isIP } from 'node:net';
import type { Services } from '../kernel/context';
import { notify } from '../inbox/notify';
import { logFault } from '../kernel/log';

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

/**
 * Tells a person, in each of their containers and nobody else there, that their account was used from a network it was never used from
 * before. The very first sign-in is no news. `eventId` is the sign-in being told of. Never fails: a sign-in does not hang on it.
 */
export const tellOfNewPlace = async (
  services: Services,
  { userId, eventId, address }: { readonly userId: string; readonly eventId: string; readonly address: string },
): Promise<void> => {
  try {
    const earlier = await services.db
      .selectFrom('login_events')
      .select('address')
      .distinct()
      .where('user_id', '=', userId)
      .where('outcome', '=', 'ok')
      .where('_id', '!=', eventId)
      .execute();
    const place = placeOf(address);
    if (earlier.length === 0 || earlier.some((event) => placeOf(event.address) === place)) return;
    const containers = await services.db
      .selectFrom('memberships')
      .select('container_id')
      .where('user_id', '=', userId)
      .where('status', '=', 'Active')
      .execute();
    for (const { container_id } of containers) {
      await services.inContainer(container_id, (tx) =>
        notify(tx, {
          type: 'Support',
          code: 'login-new-place',
          userId,
          params: { address },
          referent: '/account/profile/password',
        }),
      );
    }
  } catch (error) {
    logFault('sign-in from a new place', error);
  }
};
