import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { lock } from '../db/advisory-locks';
import { newId } from '../db/ids';
import { DAY, MINUTE, unixNow } from '../kernel/clock';
import type { Services, Tx, Whence } from '../kernel/context';
import { languageOfVisitor } from '../kernel/language';
import { placeOf } from './new-place';

/** Refused attempts within the window after which whoever guesses has to wait. */
const WINDOW = 15 * MINUTE;
/** At one account, from one network or by one device that signed in to it before. */
const MAX_PER_GUESSER = 10;
/** From one network, at whatever accounts. */
const MAX_PER_NETWORK = 50;
/** At one account, by all networks together. */
const MAX_PER_ACCOUNT = 30;

/**
 * Wrong codes of a second factor at one account within a day, by all networks together. Whoever enters codes knows the password already, and a
 * code has six digits: 50 guesses a day, each good for three codes, are right once in 18 years.
 */
export const MAX_CODES_PER_DAY = 50;

/** Links for a forgotten password within the window: for one account, and from one network. */
const MAX_RESETS = { perAccount: 3, perNetwork: 20 } as const;

const MAX_USER_AGENT = 300;

/** Where a request comes from. `device` is known to the account site alone, since nothing else looks at cookies. */
export const whence = (request: FastifyRequest, device: string | null = null): Whence => ({
  address: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null,
  device,
  language: languageOfVisitor(request),
});

/** A wrong password, and a wrong code of a second factor. */
const GUESSES = ['refused', 'wrongCode'] as const;

/**
 * Writes an attempt at an account's password or code down before it is judged, as refused until it turns out right, so that attempts sent all at
 * once count each other. `limited`: whoever guesses has to wait. Only they: a device that signed in to the account before has its own
 * allowance, which nobody else can use up. `wrongCodes`: how many a day's guesses from other browsers were wrong before this one.
 */
export const noteAttempt = (
  { db }: Services,
  email: string,
  { address, userAgent, device }: Whence,
  wrong: (typeof GUESSES)[number] = 'refused',
): Promise<{ readonly eventId: string; readonly limited: boolean; readonly wrongCodes: number }> =>
  db.transaction().execute(async (tx) => {
    await lock(tx, 'signInAttempts');
    const network = placeOf(address);
    const isKnown = device !== null && (await signedInBefore(tx, email, device));
    const limited = isKnown
      ? (await countEvents(tx, GUESSES, { email, device })) >= MAX_PER_GUESSER
      : (await countEvents(tx, GUESSES, { email, network })) >= MAX_PER_GUESSER ||
        (await countEvents(tx, GUESSES, { network })) >= MAX_PER_NETWORK ||
        (await countEvents(tx, GUESSES, { email })) >= MAX_PER_ACCOUNT;
    const wrongCodes = wrong === 'wrongCode' && !isKnown ? await countEvents(tx, ['wrongCode'], { email }, DAY) : 0;
    const eventId = newId();
    const outcome = limited ? 'limited' : wrong;
    await tx
      .insertInto('login_events')
      .values({ _id: eventId, email, user_id: null, address, network, device, user_agent: userAgent, outcome, created_at: unixNow() })
      .execute();
    return { eventId, limited, wrongCodes };
  });

/** Writes down that a link for a forgotten password was asked for; false when that was done too often. */
export const noteResetRequest = ({ db }: Services, email: string, { address, userAgent, device }: Whence): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lock(tx, 'signInAttempts');
    const network = placeOf(address);
    const allowed =
      (await countEvents(tx, ['reset'], { email })) < MAX_RESETS.perAccount &&
      (await countEvents(tx, ['reset'], { network })) < MAX_RESETS.perNetwork;
    const outcome = allowed ? 'reset' : 'limited';
    await tx
      .insertInto('login_events')
      .values({ _id: newId(), email, user_id: null, address, network, device, user_agent: userAgent, outcome, created_at: unixNow() })
      .execute();
    return allowed;
  });

/** Writes down that an attempt turned out right. */
export const noteSuccess = async (
  { db }: Services,
  eventId: string,
  userId: string,
  outcome: 'ok' | 'password' | 'confirmed',
): Promise<void> => {
  await db.updateTable('login_events').set({ outcome, user_id: userId }).where('_id', '=', eventId).execute();
};

/** Writes an attempt down that counts towards no limit, once it is judged. Returns its id. */
export const noteCompleted = async (
  { db }: Services,
  { email, userId, outcome }: { readonly email: string; readonly userId: string | null; readonly outcome: 'ok' | 'passkey' },
  { address, userAgent, device }: Whence,
): Promise<string> => {
  const eventId = newId();
  const place = { address, network: placeOf(address), device, user_agent: userAgent };
  await db
    .insertInto('login_events')
    .values({ _id: eventId, email, user_id: userId, ...place, outcome, created_at: unixNow() })
    .execute();
  return eventId;
};

const signedInBefore = async (tx: Tx, email: string, device: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('login_events')
    .select('_id')
    .where('email', '=', email)
    .where('device', '=', device)
    .where('outcome', '=', 'ok')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

type Guesser = Partial<Record<'email' | 'device' | 'network', string>>;

const countEvents = async (tx: Tx, outcomes: readonly string[], by: Guesser, window = WINDOW): Promise<number> => {
  const { count } = await tx
    .selectFrom('login_events')
    .select(sql<number>`count(*)`.as('count'))
    .where('created_at', '>', unixNow() - window)
    .where('outcome', 'in', outcomes)
    .where((where) => where.and(by))
    .executeTakeFirstOrThrow();
  return count;
};
