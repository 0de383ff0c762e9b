import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { unixNow } from '../../kernel/clock';
import { hashSecret } from '../../kernel/secrets';

export const RECOVERY_CODES = 10;
/** Base32 without letters that look like digits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789';
const GROUPS = 4;
const GROUP_LENGTH = 6;

/** 120 random bits: above the 112 from which ASVS 6.5.2 takes a plain hash, so none of them needs a slow one. */
const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join('-');

const hashOf = (code: string): string => hashSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

/** Makes new recovery codes for a person; the former ones are no longer good. Only their hashes are kept. */
export const makeRecoveryCodes = (db: Kysely<Database>, userId: string): Promise<readonly string[]> =>
  db.transaction().execute(async (tx) => {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const created_at = unixNow();
    // Of two requests at once the second one waits here, and its codes are the ones that are good.
    await tx.selectFrom('users').select('_id').where('_id', '=', userId).forUpdate().executeTakeFirstOrThrow();
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await tx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ hash: hashOf(code), user_id: userId, created_at })))
      .execute();
    return codes;
  });

/** Uses up a recovery code; false when the person has no such code. */
export const useRecoveryCode = async (db: Kysely<Database>, userId: string, code: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
