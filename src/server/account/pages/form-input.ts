import type { FastifyRequest } from 'fastify';
import { originOf } from '../../kernel/origin';

const MAX_TEXT = 4000;

/** A text field of a posted form or of the query; undefined when it is missing, empty or given twice. */
export const textIn = (source: unknown, name: string): string | undefined => {
  const value = source !== null && typeof source === 'object' ? (source as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value !== '' && value.length <= MAX_TEXT ? value : undefined;
};

/** Whether a browser says that another site sent this request. The session cookie's SameSite is the first guard, this the second. */
export const fromOtherSite = (request: FastifyRequest): boolean => {
  const { origin } = request.headers;
  if (origin !== undefined) return origin !== originOf(request);
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};
