import type { Kysely } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { Container, Services } from '../kernel/context';
import { newId } from '../db/ids';
import type { Database } from '../db/schema';
import { hashPassword } from '../sign-in/password';
import { normalizeEmail } from '../sign-in/sign-in';

interface NewContainer {
  /** Letters, digits and dashes; the first part of its host. */
  readonly domain: string;
  /** The rest of its host, dots written as underscores. */
  readonly server: string;
  readonly label: string;
}

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly role: string;
  /** A group of that container. */
  readonly groupId?: string | undefined;
}

/** Makes a container; undefined when another one answers on this host already. */
export const insertContainer = (db: Kysely<Database>, container: NewContainer): Promise<Container | undefined> =>
  db
    .insertInto('containers')
    .values({ _id: newId(), ...container, image: null, plan: null, plan_log: null, created_at: unixNow() })
    .onConflict((conflict) => conflict.columns(['domain', 'server']).doNothing())
    .returning(['_id', 'domain', 'label'])
    .executeTakeFirst();

/** Makes a container, or returns the one that answers on this host already. Only for who may have that one too. */
export const makeContainer = async (db: Kysely<Database>, container: NewContainer): Promise<Container> =>
  (await insertContainer(db, container)) ??
  db
    .selectFrom('containers')
    .select(['_id', 'domain', 'label'])
    .where('domain', '=', container.domain)
    .where('server', '=', container.server)
    .executeTakeFirstOrThrow();

/** Makes a user; undefined when somebody has this email already. `email` is normalised, `password_hash` encoded. */
export const insertUser = async (
  db: Kysely<Database>,
  user: { readonly email: string; readonly name: string; readonly password_hash: string; readonly status?: 'Active' | 'Pending' },
): Promise<string | undefined> => {
  const now = unixNow();
  const inserted = await db
    .insertInto('users')
    .values({ _id: newId(), ...user, h: null, last_login: null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('_id')
    .executeTakeFirst();
  return inserted?._id;
};

/** Makes a user who is a member of one container, and returns the id. A user with this email who exists already only becomes a member. */
export const makeUser = async ({ db, config }: Pick<Services, 'db' | 'config'>, containerId: string, user: NewUser): Promise<string> => {
  const email = normalizeEmail(user.email);
  const find = () => db.selectFrom('users').select('_id').where('email', '=', email).executeTakeFirst();
  let userId = (await find())?._id;
  if (!userId) {
    const password_hash = await hashPassword(user.password, config.passwordCost);
    userId = (await insertUser(db, { email, name: user.name, password_hash })) ?? (await find())?._id;
  }
  if (!userId) throw new Error(`The user ${email} can be neither made nor found.`);
  await addMember(db, containerId, userId, user);
  return userId;
};

interface NewMembership {
  readonly role: string;
  readonly groupId?: string | null | undefined;
  readonly status?: 'Active' | 'Pending';
}

/** Makes an existing user a member of a further container. Somebody who is one already stays as they are. */
export const addMember = async (
  db: Kysely<Database>,
  containerId: string,
  userId: string,
  { role, groupId = null, status = 'Active' }: NewMembership,
): Promise<void> => {
  await db
    .insertInto('memberships')
    .values({ container_id: containerId, _id: newId(), user_id: userId, role, group_id: groupId, status, created_at: unixNow() })
    .onConflict((conflict) => conflict.columns(['container_id', 'user_id']).doNothing())
    .execute();
};
