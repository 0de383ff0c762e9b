import { isLoopbackName } from '../connectors/addresses';
import type { Services } from '../kernel/context';

/** The folders of the sandbox that programs call, besides those of its shops. */
const FOLDERS: readonly string[] = ['print', 'carrier', 'mail', 'pay', 'paypal', 'rates', 'issuu'];

/** Pictures of what the sandbox's workshops print, and our own that its blogs are sent. */
const PICTURES: readonly string[] = ['/static/garments/', '/files/'];

/**
 * Which URLs of this very machine a connector may call: the places of the sandbox, at the port they are served at, and only in demo mode.
 * Everything else on loopback stays refused.
 */
export const sandboxGate = async (services: Services): Promise<(url: URL) => boolean> => {
  if (!services.config.demo) return () => false;
  const shops = await services.db.selectFrom('sandbox_shops').select(['origin', 'slug']).execute();
  const origins = [...new Set(shops.map(({ origin }) => origin))].map((origin) => new URL(origin));
  const folders = [...FOLDERS, ...shops.map(({ slug }) => slug)];
  return (url) =>
    isLoopbackName(url.hostname) &&
    origins.some(({ protocol, port }) => url.protocol === protocol && url.port === port) &&
    (folders.some((folder) => `${url.pathname}/`.startsWith(`/sandbox/${folder}/`)) ||
      PICTURES.some((folder) => url.pathname.startsWith(folder)));
};
