import { sql } from 'kysely';
import { HOUR, unixNow } from '../kernel/clock';
import type { Services, Whence } from '../kernel/context';
import { newId } from '../db/ids';
import { UserError } from '../kernel/errors';
import { checkEmail } from './email';
import { hashPassword, checkNewPassword } from '../sign-in/password';
import { refuseBreached } from '../sign-in/breached';
import { inPasswordLine } from '../sign-in/password-line';
import { placeOf } from '../sign-in/new-place';
import { domainForShop } from '../sign-in/served';
import { checkName } from './profile';
import { addMember, insertContainer, insertUser } from './accounts';

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly shop: string;
}

/** New accounts from one network within an hour. */
const MAX_PER_NETWORK = 20;
const MAX_LABEL = 60;
/** The longest label a host name may have is 63. */
const MAX_SLUG = 40;
/** Hosts an operator may want for something else. */
const RESERVED = ['www', 'api', 'account', 'admin', 'static', 'mail', 'localhost'];

/** Makes a user and a shop of their own, in which they hold the role root. Returns the user's id. Throws one sentence per fault. */
export const register = async (
  services: Services,
  registration: Registration,
  from: Whence & { readonly hostname: string },
): Promise<string> => {
  const { db, config } = services;
  const name = checkName(registration.name);
  const email = checkEmail(registration.email);
  checkNewPassword(registration.password, 'password', [email, name]);
  await refuseBreached(config, registration.password, 'password');
  const label = registration.shop.trim().slice(0, MAX_LABEL);
  const slug = slugOf(label);
  if (slug.length < 2) throw new UserError('account.badShop', { field: 'shop' });
  const server = (await domainForShop(services, from.hostname))?.replaceAll('.', '_');
  if (server === undefined) throw new UserError('account.noShopsHere', { code: 'FORBIDDEN' });
  const password_hash = await inPasswordLine(from, async () => {
    await limit(services, email, from);
    return hashPassword(registration.password, config.passwordCost);
  });
  return db.transaction().execute(async (tx) => {
    const userId = await insertUser(tx, { email, name, password_hash });
    if (!userId) throw new UserError('account.emailTaken', { field: 'email', code: 'CONFLICT' });
    const domain = await freeDomain(services, slug, server);
    const container = await insertContainer(tx, { domain, server, label });
    if (!container) throw new UserError('account.shopTaken', { field: 'shop', code: 'CONFLICT' });
    await addMember(tx, container._id, userId, { role: 'root' });
    return userId;
  });
};

/** Lower-case letters, digits and single dashes. */
const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');

/** The first of `slug`, `slug-2`, `slug-3`, … nobody has. Of two who take the same one at once, the unique host lets one pass. */
const freeDomain = async ({ db }: Services, slug: string, server: string): Promise<string> => {
  const rows = await db
    .selectFrom('containers')
    .select('domain')
    .where('server', '=', server)
    .where((where) => where.or([where('domain', '=', slug), where('domain', 'like', `${slug}-%`)]))
    .execute();
  const taken = new Set([...rows.map((row) => row.domain), ...RESERVED]);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
};

const limit = async ({ db }: Services, email: string, { address, userAgent, device }: Whence): Promise<void> => {
  const [now, network] = [unixNow(), placeOf(address)];
  const { count } = await db
    .selectFrom('login_events')
    .select(sql<number>`count(*)`.as('count'))
    .where('network', '=', network)
    .where('outcome', '=', 'registered')
    .where('created_at', '>', now - HOUR)
    .executeTakeFirstOrThrow();
  if (count >= MAX_PER_NETWORK) throw new UserError('account.tooManyAccounts');
  await db
    .insertInto('login_events')
    .values({ _id: newId(), email, user_id: null, address, network, device, user_agent: userAgent, outcome: 'registered', created_at: now })
    .execute();
};
