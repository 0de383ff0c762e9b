import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE, unixNow } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { hashSecret, newSecret } from '../../kernel/secrets';
import { deviceOf, keepDevice } from '../device';

const COOKIE = 'second_step';
const COOKIE_OPTIONS = { path: '/account', httpOnly: true } as const;
/** Seconds within which the second factor has to follow the password. */
const LIFE = 10 * MINUTE;

/** A sign-in of this browser whose password was right and whose second factor is missing. */
export interface SecondStep {
  readonly hash: string;
  readonly userId: string;
  readonly email: string;
}

/** Remembers, for this browser alone, that the person's password was right. Nobody is signed in by it. */
export const beginSecondStep = async ({ db }: Services, request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> => {
  const secret = newSecret();
  await db
    .insertInto('second_steps')
    .values({ hash: hashSecret(secret), user_id: userId, device: keepDevice(request, reply), expires_at: unixNow() + LIFE })
    .execute();
  reply.setCookie(COOKIE, secret, { ...COOKIE_OPTIONS, maxAge: LIFE });
};

/** The sign-in this browser has begun; undefined when there is none or it took too long. */
export const findSecondStep = async ({ db }: Services, request: FastifyRequest): Promise<SecondStep | undefined> => {
  const [secret, device] = [request.cookies[COOKIE], deviceOf(request)];
  if (!secret || device === null) return undefined;
  const hash = hashSecret(secret);
  const row = await db
    .selectFrom('second_steps as s')
    .innerJoin('users as u', 'u._id', 's.user_id')
    .select(['s.user_id', 'u.email'])
    .where('s.hash', '=', hash)
    .where('s.device', '=', device)
    .where('s.expires_at', '>', unixNow())
    .where('u.status', '=', 'Active')
    .executeTakeFirst();
  return row && { hash, userId: row.user_id, email: row.email };
};

/** Uses a sign-in up, so that one session at most comes of it. False when it was used or ended meanwhile. */
export const finishSecondStep = async ({ db }: Services, reply: FastifyReply, hash: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('second_steps').where('hash', '=', hash).executeTakeFirst();
  reply.setCookie(COOKIE, '', { ...COOKIE_OPTIONS, maxAge: 0 });
  return numDeletedRows > 0n;
};
