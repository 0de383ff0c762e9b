import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { unixNow } from '../../kernel/clock';
import { newId } from '../../db/ids';
import { digest } from '../tokens';
import { RestError } from './rest-error';
import type { KeyPermissions } from './tables';

/** Makes a consumer key and secret for the shop's REST interface. The pair is readable here and never again. */
export const makeKey = async (
  services: Services,
  shop: string,
  permissions: KeyPermissions = 'read_write',
): Promise<{ key: string; secret: string }> => {
  const key = `ck_${randomBytes(20).toString('hex')}`;
  const secret = `cs_${randomBytes(20).toString('hex')}`;
  await services.db
    .insertInto('sandbox_keys')
    .values({ _id: newId(), shop, key_hash: digest(key), secret_hash: digest(secret), permissions, created_at: unixNow() })
    .execute();
  return { key, secret };
};

/** What of a call's credentials arrives at WooCommerce. */
interface Arriving {
  /** False: somebody in between keeps the header Authorization to themselves. */
  readonly header: boolean;
  /** False: the call came over plain http, where no key is looked at. */
  readonly secure: boolean;
}

const refuse = (message: string): RestError => new RestError(401, 'woocommerce_rest_authentication_error', message);

/** The pair a call was made with: that of its query goes before that of its header. */
const pairOf = (request: FastifyRequest, { header, secure }: Arriving): readonly [key: string, secret: string] | undefined => {
  if (!secure) return undefined;
  const { consumer_key, consumer_secret } = request.query as { consumer_key?: string; consumer_secret?: string };
  if (consumer_key && consumer_secret) return [consumer_key, consumer_secret];
  const basic = header && /^Basic ([\w+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!basic) return undefined;
  const [key = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return [key, rest.join(':')];
};

const READS: readonly string[] = ['GET', 'HEAD'];

/** Checks the key of a REST call; throws the 401 a WooCommerce shop would answer. */
export const checkKey = async (services: Services, shop: string, request: FastifyRequest, arriving: Arriving): Promise<void> => {
  const pair = pairOf(request, arriving);
  if (!pair) throw new RestError(401, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.');
  const [key, secret] = pair;
  const row = await services.db
    .selectFrom('sandbox_keys')
    .select(['secret_hash', 'permissions'])
    .where('shop', '=', shop)
    .where('key_hash', '=', digest(key))
    .executeTakeFirst();
  if (!row) throw refuse('Consumer key is invalid.');
  if (row.secret_hash !== digest(secret)) throw refuse('Consumer secret is invalid.');
  // A real shop looks at this before anything else of the call, so that even a write that would change nothing tells.
  const wanted = READS.includes(request.method) ? 'read' : 'write';
  if (!row.permissions.split('_').includes(wanted)) throw refuse(`The API key provided does not have ${wanted} permissions.`);
};
