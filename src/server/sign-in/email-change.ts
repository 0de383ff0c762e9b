import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { HOUR, unixNow } from '../kernel/clock';
import { hashSecret, newSecret } from '../kernel/secrets';

/** Seconds the link stays good. */
const LIFE = HOUR;

/** A person and the email they asked for, until the link that was sent there is opened. */
export interface EmailChange {
  readonly user_id: string;
  readonly email: string;
}

/** Makes the secret of a link by which a person shows that they read mail at `email`; the one made before is good no more. */
export const makeEmailChange = async (db: Kysely<Database>, { user_id, email }: EmailChange): Promise<string> => {
  const secret = newSecret();
  const values = { hash: hashSecret(secret), email, expires_at: unixNow() + LIFE };
  await db
    .insertInto('email_changes')
    .values({ user_id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return secret;
};

/** The change of a link's secret; undefined when it is unknown, used, replaced or too old. */
export const findEmailChange = (db: Kysely<Database>, secret: string): Promise<EmailChange | undefined> =>
  db
    .selectFrom('email_changes as e')
    .innerJoin('users as u', 'u._id', 'e.user_id')
    .select(['e.user_id', 'e.email'])
    .where('e.hash', '=', hashSecret(secret))
    .where('e.expires_at', '>', unixNow())
    .where('u.status', '=', 'Active')
    .executeTakeFirst();
