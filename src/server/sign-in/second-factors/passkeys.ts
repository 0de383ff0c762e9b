import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { OWN_BRAND } from '../../../domain/people/brand';
import { newId } from '../../db/ids';
import type { Database } from '../../db/schema';
import { unlessTaken } from '../../db/unless-taken';
import { MINUTE, unixNow } from '../../kernel/clock';
import { UserError } from '../../kernel/errors';
import { hashSecret, newSecret } from '../../kernel/secrets';
import type { RelyingParty } from './relying-party';

/** Seconds a browser has for an answer. */
const CHALLENGE_LIFE = 5 * MINUTE;
const MOST_PASSKEYS = 20;
const MAX_NAME = 60;

type Passkey = Selectable<Database['passkeys']>;

/** A passkey as its owner sees it. */
export type ListedPasskey = Pick<Passkey, '_id' | 'name' | 'rp_id' | 'created_at' | 'last_used_at'>;

export const listPasskeys = (db: Kysely<Database>, userId: string): Promise<readonly ListedPasskey[]> =>
  db
    .selectFrom('passkeys')
    .select(['_id', 'name', 'rp_id', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('_id')
    .execute();

const checkPasskeyName = (name: string): string => {
  const trimmed = name.trim();
  if (!trimmed) throw new UserError('account.passkeyNameMissing', { field: 'name' });
  if (trimmed.length > MAX_NAME) throw new UserError('account.passkeyNameLong', { field: 'name', values: { most: MAX_NAME } });
  return trimmed;
};

/** False when the person has no such passkey. */
export const renamePasskey = async (db: Kysely<Database>, userId: string, id: string, name: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name: checkPasskeyName(name) })
    .where('user_id', '=', userId)
    .where('_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** False when the person has no such passkey. */
export const removePasskey = async (db: Kysely<Database>, userId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('passkeys').where('user_id', '=', userId).where('_id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};

export const removePasskeys = async (db: Kysely<Database>, userId: string): Promise<void> => {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
};

/** A browser, by its device cookie, and who adds a passkey in it; null where it signs somebody in. */
interface Asked {
  readonly device: string;
  readonly userId: string | null;
}

const makeChallenge = async (db: Kysely<Database>, { device, userId }: Asked): Promise<string> => {
  const challenge = newSecret();
  await db
    .insertInto('passkey_challenges')
    .values({ hash: hashSecret(challenge), user_id: userId, device, expires_at: unixNow() + CHALLENGE_LIFE })
    .execute();
  return challenge;
};

/** Uses a challenge up, whatever comes of it; false when it is unknown, used, too old, or was given to another browser or for something else. */
const useChallenge = async (db: Kysely<Database>, challenge: string, { device, userId }: Asked): Promise<boolean> => {
  const row = await db.deleteFrom('passkey_challenges').where('hash', '=', hashSecret(challenge)).returningAll().executeTakeFirst();
  return row !== undefined && row.device === device && row.user_id === userId && row.expires_at > unixNow();
};

const credentialsAt = async (db: Kysely<Database>, userId: string, rpId: string) => {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .where('rp_id', '=', rpId)
    .execute();
  return rows.map(({ credential_id, transports }) => ({ id: credential_id, transports }));
};

/** The options a browser makes a passkey with. It is discoverable and asks for the person's PIN or fingerprint, so that it signs in alone. */
export const passkeyCreationOptions = async (
  db: Kysely<Database>,
  { id }: RelyingParty,
  { device, user }: { readonly device: string; readonly user: { readonly userId: string; readonly email: string; readonly name: string } },
) => {
  const { userId, email, name } = user;
  return generateRegistrationOptions({
    rpName: OWN_BRAND.name,
    rpID: id,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(userId)),
    challenge: new Uint8Array(Buffer.from(await makeChallenge(db, { device, userId }), 'base64url')),
    timeout: CHALLENGE_LIFE * 1000,
    attestationType: 'none',
    excludeCredentials: await credentialsAt(db, userId, id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
};

/** The options a browser signs in with: any passkey of this site, or those of the person whose password was right. */
export const passkeyRequestOptions = async (
  db: Kysely<Database>,
  { id }: RelyingParty,
  { device, userId }: { readonly device: string; readonly userId: string | undefined },
) =>
  generateAuthenticationOptions({
    rpID: id,
    challenge: new Uint8Array(Buffer.from(await makeChallenge(db, { device, userId: null }), 'base64url')),
    timeout: CHALLENGE_LIFE * 1000,
    userVerification: 'required',
    ...(userId !== undefined && { allowCredentials: await credentialsAt(db, userId, id) }),
  });

const base64url = z.string().regex(/^[\w-]+$/);
const answerParts = { id: base64url, rawId: base64url, type: z.literal('public-key') };
const created = z.object({
  ...answerParts,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']).catch('internal'))
      .max(10)
      .default([]),
  }),
});
const asserted = z.object({
  ...answerParts,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});

const parseAnswer = <Shape extends z.ZodType>(shape: Shape, text: string): z.infer<Shape> | undefined => {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

const challengeIn = (clientDataJSON: string): string => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { readonly challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
};

/** The library tells by throwing what is wrong with an answer, which is nothing a person can mend. */
const verified = async <T extends { readonly verified: boolean }>(verify: () => Promise<T>): Promise<T | undefined> => {
  try {
    const result = await verify();
    return result.verified ? result : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the passkey a browser made. `answer`: its JSON, to the challenge this browser was given. Throws one sentence when it does not fit. */
export const addPasskey = async (
  db: Kysely<Database>,
  { id: rp_id, origin }: RelyingParty,
  {
    device,
    userId,
    name: typed,
    answer,
  }: { readonly device: string; readonly userId: string; readonly name: string; readonly answer: string },
): Promise<void> => {
  const name = checkPasskeyName(typed);
  const response = parseAnswer(created, answer);
  const challenge = response ? challengeIn(response.response.clientDataJSON) : '';
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rp_id, requireUserVerification: true };
  const result =
    response &&
    (await useChallenge(db, challenge, { device, userId })) &&
    (await verified(() => verifyRegistrationResponse({ response: { ...response, clientExtensionResults: {} }, ...expected })));
  if (!result || !result.registrationInfo) throw new UserError('account.passkeyRefused');
  const { credential } = result.registrationInfo;
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('_id').where('_id', '=', userId).forUpdate().executeTakeFirstOrThrow();
    if ((await listPasskeys(tx, userId)).length >= MOST_PASSKEYS)
      throw new UserError('account.tooManyPasskeys', { values: { most: MOST_PASSKEYS } });
    const row = {
      ...{ _id: newId(), user_id: userId, credential_id: credential.id, public_key: Buffer.from(credential.publicKey), rp_id, name },
      ...{ counter: credential.counter, transports: response.response.transports, created_at: unixNow(), last_used_at: null },
    };
    await unlessTaken(
      () => tx.insertInto('passkeys').values(row).execute(),
      () => new UserError('account.passkeyTaken', { code: 'CONFLICT' }),
    );
  });
};

/**
 * The person whose passkey answered the challenge this browser was given; undefined when the answer does not fit. A counter that did not go on
 * since the last time tells of a copied authenticator, and is refused.
 */
export const verifyPasskey = async (
  db: Kysely<Database>,
  { id: rp_id, origin }: RelyingParty,
  { device, answer }: { readonly device: string; readonly answer: string },
): Promise<string | undefined> => {
  const response = parseAnswer(asserted, answer);
  if (!response) return undefined;
  const challenge = challengeIn(response.response.clientDataJSON);
  if (!(await useChallenge(db, challenge, { device, userId: null }))) return undefined;
  const passkey = await db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u._id', 'p.user_id')
    .selectAll('p')
    .where('p.credential_id', '=', response.id)
    .where('p.rp_id', '=', rp_id)
    .where('u.status', '=', 'Active')
    .executeTakeFirst();
  if (!passkey) return undefined;
  const { userHandle } = response.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.user_id) return undefined;
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rp_id, requireUserVerification: true };
  const credential = { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter };
  const result = await verified(() =>
    verifyAuthenticationResponse({ response: { ...response, clientExtensionResults: {} }, credential, ...expected }),
  );
  if (!result) return undefined;
  const counter = result.authenticationInfo.newCounter;
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: unixNow() })
    .where('_id', '=', passkey._id)
    // Another answer may have been counted meanwhile.
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? passkey.user_id : undefined;
};
