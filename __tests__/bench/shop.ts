import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../../src/server/kernel/config';
import type { RequestContext, Services } from '../../src/server/kernel/context';
import { startServer } from '../../src/server/server';
import { findCaller } from '../../src/server/sign-in/caller';
import { signIn, type Session } from './graphql/listings';

/** A server with one seller on an empty shop, as benches of it fill it. */
export interface Shop {
  readonly services: Services;
  readonly session: Session;
  /** A request of the seller for the first page of what it lists. */
  readonly context: RequestContext;
}

/**
 * Starts a server, does something with its shop, and stops it. `dataDir`: a folder that keeps what was made in it for the next run; without one the shop
 * goes with its folder. `perpage`: rows of a page the request asks for.
 */
export const inShop = async <Found>(
  work: (shop: Shop) => Promise<Found>,
  { dataDir: kept, perpage = 20 }: { readonly dataDir?: string | undefined; readonly perpage?: number } = {},
): Promise<Found> => {
  const dataDir = kept ?? mkdtempSync(path.join(os.tmpdir(), 'bench-shop-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: 'bare', WORKERS: 'off' };
  // It is bundled into `dist/`.
  const root = path.resolve(__dirname, '../../..');
  const server = await startServer({ ...readConfig(env, root), isolatedProgram: path.join(root, 'dist/server/main.js') });
  try {
    const { services, origin } = server;
    const session = await signIn(origin);
    const context: RequestContext = {
      ...(await findCaller(services.pool, session.token, 'localhost')),
      services,
      origin: '',
      language: 'en',
      from: { address: '', userAgent: null, device: null, language: 'en' },
      page: 1,
      perpage,
      idempotencyKey: undefined,
      setTotal: () => undefined,
      setUnavailable: () => undefined,
    };
    return await work({ services, session, context });
  } finally {
    await server.stop();
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
};
