import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** For everything that does not bring a policy of its own. */
const DEFAULT_POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The policy of the app's page. Emotion writes style elements, which carry the nonce; pictures and fonts may be made in the page (blob,
 * data), code never.
 */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The policy of the page recordings are drawn on: it may draw, and nothing else. It is of no origin, so it reads neither cookies nor storage, and
 * reaches nothing but its scripts and the pictures that are everybody's, at `pictures`.
 */
export const framePolicy = (nonce: string, pictures: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${pictures} data: blob:`,
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Keeps hand-over codes out of other sites' logs; our own forms still tell their origin.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'content-security-policy': DEFAULT_POLICY,
};

/** Who came by https once should not be led back to http. A year; the containers beneath one host each say so themselves. */
const STAY_SECURE = 'max-age=31536000';

/** Sets the security headers an answer has not set itself; what was refused is kept by nobody. For answers that no hook of `addSecurityHeaders` sees. */
export const setSecurityHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  if (reply.statusCode >= 400) void reply.header('cache-control', 'no-store');
  if (request.protocol === 'https') void reply.header('strict-transport-security', STAY_SECURE);
  for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) void reply.header(name, value);
};

/** Adds the security headers to every answer of a route. */
export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply));
};
