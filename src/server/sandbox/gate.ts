import { isLoopbackName } from '../connectors/addresses';
import type { Services } from '../kernel/context';
import { SHOPS } from './shop/shops';

/** The folders of the sandbox that programs call. */
const FOLDERS: readonly string[] = [...SHOPS.map(({ slug }) => slug), 'print', 'carrier', 'mail', 'paypal'];

/** Pictures of what the sandbox's workshops print. */
const GARMENTS = '/static/garments/';

/**
 * Which URLs of this very machine a connector may call: the places of the sandbox, at the port they are served at, and only in demo mode.
 * Everything else on loopback stays refused.
 */
export const sandboxGate = async (services: Services): Promise<(url: URL) => boolean> => {
  if (!services.config.demo) return () => false;
  const shops = await services.db.selectFrom('sandbox_shops').select('origin').distinct().execute();
  const origins = shops.map(({ origin }) => new URL(origin));
  return (url) =>
    isLoopbackName(url.hostname) &&
    origins.some(({ protocol, port }) => url.protocol === protocol && url.port === port) &&
    (FOLDERS.some((folder) => `${url.pathname}/`.startsWith(`/sandbox/${folder}/`)) || url.pathname.startsWith(GARMENTS));
};
