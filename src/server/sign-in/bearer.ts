import type { FastifyRequest } from 'fastify';

/** The token of an `Authorization: Bearer` header. Cookies are never looked at, so no other site can act for a person. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
