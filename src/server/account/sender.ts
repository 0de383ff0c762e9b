import type { FastifyRequest } from 'fastify';
import { originOf } from '../kernel/origin';

/**
 * Whether a page of ours led here by a link. Other sites' links, and those nobody knows the source of, may not do by themselves what a
 * form does. The account site may stand beside the shops' hosts, so a neighbour is one of us.
 */
export const ledByUs = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'same-site';
  // Over plain http, and in old browsers, only our own pages name themselves to us.
  const { referer } = request.headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === originOf(request);
};
