import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { MINUTE, unixNow } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { logFault } from '../../kernel/log';
import { openVault } from '../../kernel/vault';
import { findTotpStep, newTotpSecret } from './totp';

/** Seconds within which the first code of a new app has to be entered. */
const SETUP_LIFE = 10 * MINUTE;

type Keeping = Pick<Services, 'db' | 'config'>;

/** The context a person's shared secret is sealed for. */
export const sealedForAuthenticator = (userId: string): string => `authenticator:${userId}`;

/** Makes the secret of an authenticator app, which counts once `enableAuthenticator` was given a code of it. The one in use stays until then. */
export const beginAuthenticatorSetup = async ({ db, config }: Keeping, userId: string): Promise<void> => {
  const vault = await openVault(config.dataDir);
  const values = { secret: vault.seal(newTotpSecret(), sealedForAuthenticator(userId)), expires_at: unixNow() + SETUP_LIFE };
  await db
    .insertInto('authenticator_setups')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
};

/** The secret of an app that is being set up, in base32; undefined when none is. */
export const findAuthenticatorSetup = async ({ db, config }: Keeping, userId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('authenticator_setups')
    .select('secret')
    .where('user_id', '=', userId)
    .where('expires_at', '>', unixNow())
    .executeTakeFirst();
  return row && (await openVault(config.dataDir)).open(row.secret, sealedForAuthenticator(userId));
};

/** Puts the app that is being set up in the place of any other one. Throws one sentence when the code is not the app's. */
export const enableAuthenticator = async (services: Keeping, userId: string, code: string): Promise<void> => {
  const secret = await findAuthenticatorSetup(services, userId);
  if (secret === undefined) throw new UserError('account.setupExpired');
  const last_step = findTotpStep(secret, code, unixNow());
  if (last_step === undefined) throw new UserError('account.wrongCode', { field: 'code' });
  await services.db.transaction().execute(async (tx) => {
    const setup = await tx
      .deleteFrom('authenticator_setups')
      .where('user_id', '=', userId)
      .where('expires_at', '>', unixNow())
      .returning('secret')
      .executeTakeFirst();
    if (!setup) throw new UserError('account.setupExpired');
    const values = { secret: setup.secret, last_step, created_at: unixNow() };
    await tx
      .insertInto('authenticators')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
  });
};

/** Removes the authenticator app of a person. */
export const removeAuthenticator = async (db: Kysely<Database>, userId: string): Promise<void> => {
  await db.deleteFrom('authenticators').where('user_id', '=', userId).execute();
};

/** Accepts a code of the person's app, each code once. */
export const useAuthenticatorCode = async ({ db, config }: Keeping, userId: string, code: string): Promise<boolean> => {
  const row = await db.selectFrom('authenticators').select(['secret', 'last_step']).where('user_id', '=', userId).executeTakeFirst();
  if (!row) return false;
  let secret: string;
  try {
    secret = (await openVault(config.dataDir)).open(row.secret, sealedForAuthenticator(userId));
  } catch (error) {
    // Without SECRETS_KEY the recovery codes and passkeys still work.
    logFault('secret of an authenticator app', error);
    return false;
  }
  const step = findTotpStep(secret, code, unixNow(), row.last_step);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', row.secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
