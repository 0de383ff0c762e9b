import type { Services } from '../../kernel/context';
import { makeToken } from '../tokens';

interface IssuuAccount {
  readonly username: string;
  /** Slug of the shop whose it is. */
  readonly shop: string;
  /** Documents its plan lets it publish. */
  readonly most: number;
}

/** Each of the sandbox's shops has one; the plan of the last is small. */
export const ACCOUNTS: readonly IssuuAccount[] = [
  { username: 'sandbox-shop', shop: 'shop', most: 1000 },
  { username: 'nordic-gifts', shop: 'nordic-gifts', most: 1000 },
  { username: 'fast-tees', shop: 'fast-tees', most: 1 },
];

export const findAccount = (username: string): IssuuAccount | undefined => ACCOUNTS.find((account) => account.username === username);

/** A new token of a shop's account; undefined: it has none. */
export const issuuToken = async (services: Services, shop: string): Promise<string | undefined> => {
  const account = ACCOUNTS.find((each) => each.shop === shop);
  return account && makeToken(services, 'issuu', account.username);
};

/** Where a token is to be tried, if it looks like one of the sandbox's. */
export const issuuAt = async (services: Services, token: string): Promise<string | undefined> => {
  if (!services.config.demo || !token.startsWith('issuu_')) return undefined;
  const shop = await services.db.selectFrom('sandbox_shops').select('origin').limit(1).executeTakeFirst();
  return shop && `${shop.origin}/sandbox/issuu/v2`;
};
