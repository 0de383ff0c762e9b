import type { Kysely } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { Database } from '../db/schema';
import { hashSecret, newSecret } from '../kernel/secrets';

/** Seconds between one page's answer and the next page's call. */
const CODE_LIFE = 60;

/** Somebody on the way to a page, and what takes them there. */
interface HandOver {
  readonly kind: 'code' | 'ticket';
  readonly userId: string;
  /** Where they go. */
  readonly origin: string;
  /** Hash of the device cookie of the browser that asked for it, at the host where it is redeemed. */
  readonly device: string;
  readonly accountSession: string | null;
}

/** Makes the secret one browser may redeem, once. */
export const issueCode = async (db: Kysely<Database>, { kind, userId, origin, device, accountSession }: HandOver): Promise<string> => {
  const code = newSecret();
  await db
    .insertInto('handover_codes')
    .values({
      hash: hashSecret(code),
      kind,
      user_id: userId,
      origin,
      device,
      account_session: accountSession,
      expires_at: unixNow() + CODE_LIFE,
    })
    .execute();
  return code;
};

type Redeemed = Pick<HandOver, 'userId' | 'accountSession'>;

/**
 * Uses a code up, whatever comes of it: undefined when it is unknown, too old, used or meant for another origin, `other-browser` when it
 * was made for another one, which is how somebody would be signed in as a stranger by a link.
 */
export const redeemCode = async (
  db: Kysely<Database>,
  code: string,
  { kind, origin, device }: { readonly kind: HandOver['kind']; readonly origin: string; readonly device: string | null },
): Promise<Redeemed | 'other-browser' | undefined> => {
  const row = await db
    .deleteFrom('handover_codes')
    .where('hash', '=', hashSecret(code))
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst();
  if (!row || row.expires_at < unixNow() || row.origin !== origin) return undefined;
  return row.device === device ? { userId: row.user_id, accountSession: row.account_session } : 'other-browser';
};
