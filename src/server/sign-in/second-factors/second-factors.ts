import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { Services } from '../../kernel/context';
import { removeAuthenticator, useAuthenticatorCode } from './authenticators';
import { removePasskeys } from './passkeys';
import { useRecoveryCode } from './recovery-codes';

/** SQL for whether the container `c` requires two-step verification and the user `u` has neither an authenticator app nor a passkey. */
export const MISSES_TWO_STEP = `coalesce(c.setting ->> 'require_two_step', '') = 'on'
  and not exists (select from authenticators where user_id = u._id) and not exists (select from passkeys where user_id = u._id)`;

/** The second factors of a person. */
export interface SecondFactors {
  /** Unix seconds when the authenticator app was added; null without one. */
  readonly authenticatorSince: number | null;
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

export const readSecondFactors = async (db: Kysely<Database>, userId: string): Promise<SecondFactors> => {
  const { authenticatorSince, passkeys, recoveryCodes } = await db
    .selectNoFrom((of) => [
      of.selectFrom('authenticators').select('created_at').where('user_id', '=', userId).as('authenticatorSince'),
      of
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .as('passkeys'),
      of
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .as('recoveryCodes'),
    ])
    .executeTakeFirstOrThrow();
  return { authenticatorSince, passkeys: passkeys ?? 0, recoveryCodes: recoveryCodes ?? 0 };
};

/** Whether a password alone does not sign the person in. */
export const hasSecondFactor = async (db: Kysely<Database>, userId: string): Promise<boolean> => {
  const { authenticatorSince, passkeys } = await readSecondFactors(db, userId);
  return authenticatorSince !== null || passkeys > 0;
};

/** Accepts a code of the authenticator app or a recovery code, each once. */
export const useSecondFactorCode = async (services: Services, userId: string, code: string): Promise<boolean> =>
  (await useAuthenticatorCode(services, userId, code)) || useRecoveryCode(services.db, userId, code);

/** Recovery codes stand in for a second factor, so they end with the last one. */
export const endUnneededRecoveryCodes = async (db: Kysely<Database>, userId: string): Promise<void> => {
  if (await hasSecondFactor(db, userId)) return;
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
};

/** Removes every second factor of a person, so that their password alone signs them in. */
export const removeSecondFactors = async (db: Kysely<Database>, userId: string): Promise<void> => {
  await removeAuthenticator(db, userId);
  await removePasskeys(db, userId);
  await db.deleteFrom('authenticator_setups').where('user_id', '=', userId).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_steps').where('user_id', '=', userId).execute();
};
