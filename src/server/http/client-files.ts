import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../kernel/config';
import { languageOfVisitor } from '../kernel/language';
import { originOf } from '../kernel/origin';
import { framePolicy, pagePolicy } from './headers';
import type { PageScripts } from './page-scripts';

/**
 * Paths that belong to the server; below them a missing thing is missing, and never the app's page. `/files/{filter}` is a screen
 * (specification 1, §2), `/files/<key>/<name>` a stored picture.
 */
const SERVER_PATHS = /^\/(?:(?:graphql|account|uploads|static|assets|sandbox|healthz|live)(?:\/|$)|files\/[^/]+\/)/;

/** Serves the built client and the `static/` folder, and the app's page for every other address a browser asks for. */
export const addClientFiles = async (
  app: FastifyInstance,
  { root, hub }: Pick<Config, 'root' | 'hub'>,
  scripts: Pick<PageScripts, 'ahead'>,
): Promise<void> => {
  const built = path.join(root, 'dist', 'client');
  const assets = path.join(built, 'assets');
  await app.register(fastifyStatic, {
    root: path.join(root, 'static'),
    prefix: '/static/',
    index: false,
    maxAge: '1h',
    setHeaders: setFileHeaders,
  });
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      setHeaders: setFileHeaders,
      decorateReply: false,
    });
  }
  const page = path.join(built, 'index.html');
  const template = existsSync(page) ? withHub(readFileSync(page, 'utf8'), hub) : undefined;
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? sendPage(reply, template, scripts)
      : reply.code(404).send({ errors: [{ message: 'Nothing exists at this address.' }] }),
  );
};

/** A page without an origin, such as that of recordings, is given a font only where everybody is. The library names no charset for SVG. */
const setFileHeaders = (reply: FastifyReply, file: string): void => {
  if (/\.(woff2?|ttf|otf)$/.test(file)) void reply.header('access-control-allow-origin', '*');
  if (file.endsWith('.svg')) void reply.header('content-type', 'image/svg+xml; charset=utf-8');
};

/** Data, not a script: nothing runs it, and the policy does not stop it. What does not parse there, the page takes for nothing. */
const withHub = (template: string, hub: string | undefined): string =>
  hub === undefined
    ? template
    : template.replace('</head>', () => `<script type="application/json" id="hub">${hub.replaceAll('<', '\\u003c')}</script></head>`);

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept ?? '').includes('text/html') &&
  !SERVER_PATHS.test(request.url.split('?', 1)[0] ?? '');

/** The screen's scripts, asked for with the first ones. Those are used before and should come before. */
const preloads = (request: FastifyRequest, { ahead }: Pick<PageScripts, 'ahead'>): string =>
  ahead(request.url, languageOfVisitor(request))
    .map((script) => `<link rel="preload" as="script" fetchpriority="low" href="${script}">`)
    .join('');

/** The page recordings are drawn on, in a frame of ours. */
const REPLAY_FRAME = '/replay-frame';

/** Where the drawings of garments are, as a policy names a place. */
const picturesOf = (request: FastifyRequest): string => `${originOf(request)}/static/`;

const sendPage = (reply: FastifyReply, template: string | undefined, scripts: Pick<PageScripts, 'ahead'>): FastifyReply => {
  if (template === undefined) return reply.code(503).type('text/plain; charset=utf-8').send('The app isn’t built yet. Run npm start.\n');
  const nonce = randomBytes(16).toString('base64');
  const { request } = reply;
  const frame = request.url.split('?', 1)[0] === REPLAY_FRAME;
  if (frame) void reply.header('x-frame-options', 'SAMEORIGIN');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', frame ? framePolicy(nonce, picturesOf(request)) : pagePolicy(nonce))
    .send(
      template
        .replace(/<head[^>]*>/i, (head) => `${head}<meta property="csp-nonce" content="${nonce}">`)
        .replace('</head>', (end) => (frame ? '' : preloads(request, scripts)) + end),
    );
};
