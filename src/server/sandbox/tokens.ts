import { createHash, randomBytes } from 'node:crypto';
import { unixNow } from '../kernel/clock';
import type { Services } from '../kernel/context';

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The places beside the shops that are called with one secret. */
type TokenPlace = 'print' | 'carrier' | 'mail' | 'paypal' | 'paypal-access' | 'issuu';

/** Makes a token for an account of a place. It is readable here and never again. */
export const makeToken = async (services: Services, place: TokenPlace, account: string): Promise<string> => {
  const token = `${place}_${randomBytes(24).toString('base64url')}`;
  await services.db
    .insertInto('sandbox_tokens')
    .values({ hash: digest(token), place, account, created_at: unixNow() })
    .execute();
  return token;
};

/** Whose token it is. */
export const accountOfToken = async (services: Services, place: TokenPlace, token: string): Promise<string | undefined> => {
  const row = await services.db
    .selectFrom('sandbox_tokens')
    .select('account')
    .where('hash', '=', digest(token))
    .where('place', '=', place)
    .executeTakeFirst();
  return row?.account;
};
