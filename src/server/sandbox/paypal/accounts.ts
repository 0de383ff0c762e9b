import type { Services } from '../../kernel/context';
import { makeToken } from '../tokens';

export interface PaypalAccount {
  readonly slug: string;
  readonly email: string;
  /** Slugs of the shops that are paid there. */
  readonly shops: readonly string[];
}

/** The sandbox's shops are paid to two accounts, so that there is something to tell apart. */
export const ACCOUNTS: readonly PaypalAccount[] = [
  { slug: 'main', email: 'pay@sandbox-shop.test', shops: ['shop', 'fast-tees'] },
  { slug: 'nordic', email: 'pay@nordic-gifts.test', shops: ['nordic-gifts'] },
];

export const findAccount = (slug: string): PaypalAccount | undefined => ACCOUNTS.find((account) => account.slug === slug);

/** Its line in the ledger stands under this place. */
export const placeOf = ({ slug }: Pick<PaypalAccount, 'slug'>): string => `paypal/${slug}`;

/** What somebody needs to connect to the accounts: address, client ID and a new secret of each. */
export const paypalAccess = (
  services: Services,
  origin: string,
): Promise<(PaypalAccount & { readonly url: string; readonly client_id: string; readonly secret: string })[]> =>
  Promise.all(
    ACCOUNTS.map(async (account) => ({
      ...account,
      url: `${origin}/sandbox/paypal`,
      client_id: account.slug,
      secret: await makeToken(services, 'paypal', account.slug),
    })),
  );
