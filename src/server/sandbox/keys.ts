import { createHash, randomBytes } from 'node:crypto';
import type { Services } from '../kernel/context';
import { unixNow } from '../kernel/clock';
import { newId } from '../db/ids';
import { RestError } from './rest-error';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Makes a consumer key and secret for the shop's REST interface. The pair is readable here and never again. */
export const makeKey = async (services: Services, shop: string): Promise<{ key: string; secret: string }> => {
  const key = `ck_${randomBytes(20).toString('hex')}`;
  const secret = `cs_${randomBytes(20).toString('hex')}`;
  await services.db
    .insertInto('sandbox_keys')
    .values({ _id: newId(), shop, key_hash: digest(key), secret_hash: digest(secret), created_at: unixNow() })
    .execute();
  return { key, secret };
};

const refuse = (message: string): RestError => new RestError(401, 'woocommerce_rest_authentication_error', message);

/** Checks the header `Authorization: Basic` of a REST call; throws the 401 a WooCommerce shop would answer. */
export const checkKey = async (services: Services, shop: string, header: string | undefined): Promise<void> => {
  const basic = /^Basic ([\w+/=-]+)$/i.exec(header ?? '')?.[1];
  if (!basic) throw new RestError(401, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.');
  const [key = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  const row = await services.db
    .selectFrom('sandbox_keys')
    .select('secret_hash')
    .where('shop', '=', shop)
    .where('key_hash', '=', digest(key))
    .executeTakeFirst();
  if (!row) throw refuse('Consumer key is invalid.');
  if (row.secret_hash !== digest(rest.join(':'))) throw refuse('Consumer secret is invalid.');
};
