import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { newId } from '../../db/ids';
import { unixNow } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { digest } from '../tokens';
import { RestError } from '../shop/rest-error';
import type { BlogRole } from './tables';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 24;

/** Blanks in an application password are for the eye alone. */
const bare = (password: string): string => password.replace(/[^a-z\d]/giu, '');

/** Makes an application password of a user, in groups of four as WordPress shows it. It is readable here and never again. */
export const makePassword = async (
  services: Services,
  shop: string,
  { login = 'editor', role = 'editor' }: { readonly login?: string; readonly role?: BlogRole } = {},
): Promise<{ readonly wp_user: string; readonly wp_password: string }> => {
  const password = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  await services.db
    .insertInto('sandbox_passwords')
    .values({ _id: newId(), shop, login, role, hash: digest(`${shop}:${login}:${password}`), created_at: unixNow() })
    .execute();
  return { wp_user: login, wp_password: password.replace(/(.{4})(?=.)/gu, '$1 ') };
};

const refuse = (code: string, message: string): RestError => new RestError(401, code, message);

/** Who calls, by name and application password; null: nobody in particular. Throws what WordPress answers to a wrong one. */
export const roleOf = async (services: Services, shop: string, request: FastifyRequest): Promise<BlogRole | null> => {
  const basic = /^Basic ([\w+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!basic) return null;
  const [login = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  const users = services.db.selectFrom('sandbox_passwords').where('shop', '=', shop).where('login', '=', login);
  const row = await users
    .select('role')
    .where('hash', '=', digest(`${shop}:${login}:${bare(rest.join(':'))}`))
    .executeTakeFirst();
  if (row) return row.role;
  if (!(await users.select('_id').limit(1).executeTakeFirst()))
    throw refuse('invalid_username', 'Unknown username. Check again or try your email address.');
  throw refuse('incorrect_password', 'The provided password is an invalid application password.');
};
