import { isIP } from 'node:net';
import path from 'node:path';

/** The environment, read once. The names are a fixed face: operators and scripts rely on them. */
export interface Config {
  readonly port: number;
  /** Interface to listen on. The demo accounts' passwords are known to everybody, so by default the demo answers this machine only. */
  readonly host: string;
  /** Absolute folder of everything the server keeps: database, uploads, keys, lock. */
  readonly dataDir: string;
  /** Unset: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  /** The demo's seller has made listings and sold some of them. */
  readonly demoTrade?: boolean;
  /** Where `static/`, `i18n/` and `dist/` lie. */
  readonly root: string;
  /** Runs job workers in this process too. */
  readonly workers: boolean;
  /** Reverse proxies whose word about address, scheme and host is taken: none, or their addresses and networks. */
  readonly trustProxy: false | readonly string[];
  /** Domains new shops may stand beneath; none: those there are shops beneath already. */
  readonly domains?: readonly string[];
  /** The key of the stores' credentials is lost: start nevertheless. */
  readonly secretsLost?: boolean;
  /** JSON handed to the page as it is: account site, help and brands (`client/shell/session/hub.ts` reads it). */
  readonly hub?: string | undefined;
  /** log2 of scrypt's N for new passwords. Only tests lower it. */
  readonly passwordCost: number;
}

/** N = 2^17 with r = 8: 128 MiB and some 0.3 s a password. */
const PASSWORD_COST = 17;

export const readConfig = (env: NodeJS.ProcessEnv, root: string): Config => {
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT must be a port number, not "${env.PORT}".`);
  const databaseUrl = env.DATABASE_URL || undefined;
  const demo = env.DEMO ?? (databaseUrl ? 'off' : 'on');
  if (demo !== 'on' && demo !== 'bare' && demo !== 'off') throw new Error(`DEMO must be "on", "bare" or "off", not "${demo}".`);
  return {
    port,
    host: env.HOST || (demo === 'off' ? '::' : 'localhost'),
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    databaseUrl,
    demo: demo !== 'off',
    demoTrade: demo === 'on',
    root,
    workers: env.WORKERS !== 'off',
    trustProxy: readTrustProxy(env.TRUST_PROXY?.trim() ?? ''),
    domains: readDomains(env.DOMAINS ?? ''),
    secretsLost: env.SECRETS_LOST === 'on',
    hub: env.HUB || undefined,
    passwordCost: PASSWORD_COST,
  };
};

const readDomains = (text: string): readonly string[] => {
  const domains = text
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);
  if (domains.every((each) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(each))) return domains;
  throw new Error(`DOMAINS must be names such as shops.example.com, parted by commas, not "${text}".`);
};

const readTrustProxy = (text: string): Config['trustProxy'] => {
  if (text === '' || text === 'off') return false;
  const proxies = text.split(',').map((each) => each.trim());
  if (proxies.every((each) => NAMED_NETWORKS.includes(each) || isNetwork(each))) return proxies;
  throw new Error(`TRUST_PROXY must be "off" or addresses such as 10.0.0.0/8 or loopback, parted by commas, not "${text}".`);
};

/** Names the HTTP server knows for 127.0.0.0/8, 169.254.0.0/16, and the private networks. */
const NAMED_NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string): boolean => {
  const [address = '', bits, more] = text.split('/');
  const version = isIP(address);
  return (
    version !== 0 && more === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
};
