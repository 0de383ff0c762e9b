import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from '../kernel/clock';
import { hashSecret, newSecret } from '../kernel/secrets';

const COOKIE = 'device';
/** Seconds, from each time it is used on. */
const LIFE = 365 * DAY;
const SECRET = /^[\w-]{43}$/;

const secretOf = (request: FastifyRequest): string | undefined => {
  const secret = request.cookies[COOKIE];
  return secret && SECRET.test(secret) ? secret : undefined;
};

/**
 * Hash of the secret that tells this browser from every other one at this host, whoever is signed in. It lets nobody in: a code is for the
 * browser it was made for, and a browser that signed in before has attempts of its own.
 */
export const deviceOf = (request: FastifyRequest): string | null => {
  const secret = secretOf(request);
  return secret === undefined ? null : hashSecret(secret);
};

/** The same, for a browser that shall have one from now on. */
export const keepDevice = (request: FastifyRequest, reply: FastifyReply): string => {
  const secret = secretOf(request) ?? newSecret();
  reply.setCookie(COOKIE, secret, { path: '/account', httpOnly: true, maxAge: LIFE });
  return hashSecret(secret);
};
