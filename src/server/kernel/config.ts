import { isIP } from 'node:net';
import path from 'node:path';
import { parseMailer } from '../../domain/stores/mailer';
import { readSwitch, refuseMisspelledSettings, withSecretFiles } from './settings';

/** The environment, read once. The names are a fixed face: operators and scripts rely on them. */
export interface Config {
  readonly port: number;
  /** Interface to listen on. The demo accounts' passwords are known to everybody, so by default the demo answers this machine only. */
  readonly host: string;
  /** Absolute folder of everything the server keeps: database, uploads, keys, lock. */
  readonly dataDir: string;
  /** Unset: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Connections one process opens at most. */
  readonly databaseConnections?: number | undefined;
  /** Unset: files lie in a folder below `dataDir`. */
  readonly bucket?: BucketConfig | undefined;
  readonly demo: boolean;
  /** The demo's seller has made listings and sold some of them. */
  readonly demoTrade?: boolean;
  /** Where `static/`, `i18n/` and `dist/` lie. */
  readonly root: string;
  /** Runs job workers in this process too. */
  readonly workers: boolean;
  /** Where probes and metrics are answered. Unset: nowhere. */
  readonly ops?: OpsConfig | undefined;
  /** Reverse proxies whose word about address, scheme and host is taken: none, or their addresses and networks. */
  readonly trustProxy: false | readonly string[];
  /** Domains new shops may stand beneath; none: those there are shops beneath already. */
  readonly domains?: readonly string[];
  /** The key of the stores' credentials is lost: start nevertheless. */
  readonly secretsLost?: boolean;
  /** JSON handed to the page as it is: account site, help and brands (`client/shell/session/hub.ts` reads it). */
  readonly hub?: string | undefined;
  /** Our applications at store platforms and providers of mailboxes, by their ids: those sellers let in there. */
  readonly apps?: Readonly<Record<string, AppConfig>> | undefined;
  /** How TrackingMore is reached. Unset: with the demo the sandbox's own tracker is asked, else nobody. */
  readonly tracking?: TrackingConfig | undefined;
  /** Unset: no mail is sent. */
  readonly mail?: MailConfig | undefined;
  /** Addresses that are called in place of others, by the origin of the other. Only tests set it. */
  readonly standIns?: ReadonlyMap<string, string> | undefined;
  /** The address at which mail servers are called in place of their own, and a certificate that is trusted there. Only tests set it. */
  readonly mailServersAt?: { readonly address: string; readonly trusted: string } | undefined;
  /** Milliseconds a call to a place outside may take. Only tests set it. */
  readonly outsideMs?: number | undefined;
  /** Where new passwords are looked up among breached ones, ending with a slash. Unset: nowhere. */
  readonly breachedPasswords?: URL | undefined;
  /** log2 of scrypt's N for new passwords. Only tests lower it. */
  readonly passwordCost: number;
  /** How many times more often job workers look for due work and open pages are checked. Only tests set it. */
  readonly haste?: number;
  /** What the processes of isolated work run, if not this very program. Only tests set it. */
  readonly isolatedProgram?: string;
}

/** The address of the operations listener. */
export interface OpsConfig {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** Somebody has set it: another program at this address is then a mistake. */
  readonly isGiven: boolean;
  readonly isLoopback: boolean;
}

/** The server that delivers mail, and whom it is from. */
interface MailConfig {
  /** `smtp://` or `smtps://`, with name and password where it asks for them. */
  readonly url: string;
  readonly from: string;
}

/** Our key to TrackingMore, and its address where it is not the usual one. */
interface TrackingConfig {
  readonly key: string;
  readonly url: string;
}

/** What a platform knows our application by. */
interface AppConfig {
  readonly id: string;
  readonly secret: string;
  /** What else the platform gives an application, such as eBay's RuName. */
  readonly name?: string | undefined;
  /** Where the platform was told to send sellers back to, if not to their own host. */
  readonly redirect?: string | undefined;
  /** Of the provider of mailboxes that is described here: its OpenID Connect issuer, what it calls access to mail, and its two servers. */
  readonly issuer?: string | undefined;
  readonly scope?: string | undefined;
  readonly out?: string | undefined;
  readonly in?: string | undefined;
}

/** Object storage that speaks S3. Who we are there is the SDK's to find out. */
export interface BucketConfig {
  readonly name: string;
  /** What every key begins with: nothing, or a path that ends with a slash. */
  readonly prefix: string;
  readonly region: string | undefined;
  /** Absolute address of a server that is not Amazon's. */
  readonly endpoint: string | undefined;
  /** The bucket's name stands in the path, and not before the host. */
  readonly pathStyle: boolean;
}

/** N = 2^17 with r = 8: 128 MiB and some 0.3 s a password. */
const PASSWORD_COST = 17;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/u;

/** Reads the environment. Throws one sentence that names the setting where one makes no sense. */
export const readConfig = (given: NodeJS.ProcessEnv, root: string): Config => {
  refuseMisspelledSettings(given);
  const env = withSecretFiles(given);
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT must be a port number, not "${env.PORT}".`);
  const databaseUrl = env.DATABASE_URL || undefined;
  const demo = env.DEMO ?? (databaseUrl ? 'off' : 'on');
  if (demo !== 'on' && demo !== 'bare' && demo !== 'off') throw new Error(`DEMO must be "on", "bare", or "off", not "${demo}".`);
  const host = env.HOST || (demo === 'off' ? '::' : 'localhost');
  if (demo !== 'off' && !env.DEMO && !LOOPBACK.test(host))
    throw new Error(
      `HOST=${host} would serve the demo, whose passwords are public, to other machines. Set DATABASE_URL, or DEMO=off to start without the demo, or DEMO=on to serve it anyway.`,
    );
  return {
    port,
    host,
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    databaseUrl,
    databaseConnections: readConnections(env.DATABASE_CONNECTIONS),
    bucket: readBucket(env),
    demo: demo !== 'off',
    demoTrade: demo === 'on',
    root,
    workers: readSwitch(env, 'WORKERS', true),
    ops: readOps(env.OPS_LISTEN, demo === 'off'),
    trustProxy: readTrustProxy(env.TRUST_PROXY?.trim() ?? ''),
    domains: readDomains(env.DOMAINS ?? ''),
    secretsLost: readSwitch(env, 'SECRETS_LOST', false),
    hub: env.HUB || undefined,
    mail: readMail(env),
    apps: readApps(env.APPS),
    tracking: readTracking(env.TRACKING),
    breachedPasswords: readBreached(env.BREACHED_PASSWORDS_URL),
    passwordCost: PASSWORD_COST,
  };
};

/** Fewer leave nothing for requests beside the worker's lease, the listener, and the keys. */
const LEAST_CONNECTIONS = 6;
const MOST_CONNECTIONS = 1000;

const readConnections = (text: string | undefined): number | undefined => {
  if (!text) return undefined;
  const connections = Number(text);
  if (Number.isInteger(connections) && connections >= LEAST_CONNECTIONS && connections <= MOST_CONNECTIONS) return connections;
  throw new Error(`DATABASE_CONNECTIONS must be a number from ${LEAST_CONNECTIONS} to ${MOST_CONNECTIONS}, not "${text}".`);
};

const OPS_DEFAULT = '127.0.0.1:9464';

/** `isOn`: it listens at the usual address where nobody says otherwise. */
const readOps = (text: string | undefined, isOn: boolean): OpsConfig | undefined => {
  const address = text?.trim() || (isOn ? OPS_DEFAULT : 'off');
  if (address === 'off') return undefined;
  const [, bracketed, plain = '', digits = ''] = /^(?:\[([\da-fA-F:.]+)\]|([\w.-]+)):(\d{1,5})$/.exec(address) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  if (host === '' || port > 65_535 || (bracketed !== undefined && isIP(bracketed) !== 6))
    throw new Error(`OPS_LISTEN must be "off" or an address such as ${OPS_DEFAULT}, not "${text}".`);
  return { host, port, isGiven: Boolean(text?.trim()), isLoopback: LOOPBACK.test(host) };
};

const readBucket = (env: NodeJS.ProcessEnv): BucketConfig | undefined => {
  const { FILES_URL, FILES_REGION, FILES_ENDPOINT } = env;
  if (!FILES_URL) return undefined;
  // Not told back: somebody may have put a secret in it.
  const [, name = '', prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.\-/]*))?$/.exec(FILES_URL) ?? [];
  if (name === '')
    throw new Error('FILES_URL must be s3://bucket or s3://bucket/prefix. Set credentials through the standard AWS credential chain.');
  if (FILES_ENDPOINT && !(URL.canParse(FILES_ENDPOINT) && /^https?:$/.test(new URL(FILES_ENDPOINT).protocol)))
    throw new Error('FILES_ENDPOINT must be a URL such as https://s3.example.com.');
  const folders = prefix.split('/').filter(Boolean);
  return {
    name,
    prefix: folders.map((each) => `${each}/`).join(''),
    region: FILES_REGION || undefined,
    endpoint: FILES_ENDPOINT || undefined,
    pathStyle: readSwitch(env, 'FILES_PATH_STYLE', false),
  };
};

const readMail = ({ MAIL_URL, MAIL_FROM }: NodeJS.ProcessEnv): MailConfig | undefined => {
  if (!MAIL_URL) return undefined;
  // Not told back: there may be a password in it.
  if (!URL.canParse(MAIL_URL) || !/^smtps?:$/.test(new URL(MAIL_URL).protocol)) {
    throw new Error('MAIL_URL must be a URL such as smtps://name:password@mail.example.com.');
  }
  if (!MAIL_FROM?.includes('@')) throw new Error('MAIL_FROM must be the sender of emails, such as "Pressroom <shop@example.com>".');
  return { url: MAIL_URL, from: MAIL_FROM };
};

const isApp = (value: unknown): value is AppConfig => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, secret, redirect, ...more } = value as Record<string, unknown>;
  const isText = (text: unknown): boolean => typeof text === 'string' && text !== '';
  return (
    isText(id) &&
    isText(secret) &&
    (['name', 'issuer', 'scope', 'out', 'in'] as const).every((part) => more[part] === undefined || isText(more[part])) &&
    (redirect === undefined || (typeof redirect === 'string' && URL.canParse(redirect)))
  );
};

/** True where no provider of mailboxes is described, or one with all that has to be known of it. */
const isMailDescribed = ({ mail }: NonNullable<Config['apps']>): boolean => {
  if (mail === undefined) return true;
  const { name, issuer = '', scope, out, in: keeps } = mail;
  return (
    name !== undefined &&
    scope !== undefined &&
    /^https:\/\/[^?#]+$/u.test(issuer) &&
    parseMailer(`a@example.com ${out} ${keeps}`)?.kind === 'named'
  );
};

const readApps = (text: string | undefined): Config['apps'] => {
  if (!text) return undefined;
  try {
    const apps = JSON.parse(text) as unknown;
    if (
      typeof apps === 'object' &&
      apps !== null &&
      Object.values(apps).every(isApp) &&
      isMailDescribed(apps as NonNullable<Config['apps']>)
    )
      return apps as Config['apps'];
  } catch {
    // Not told back: there are secrets in it.
  }
  throw new Error(
    'APPS must be JSON such as {"ebay": {"id": "…", "secret": "…", "name": "…"}}; "mail" also needs "name", "issuer", "scope", "out", and "in".',
  );
};

const readBreached = (text: string | undefined): URL | undefined => {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error('BREACHED_PASSWORDS_URL must be a URL such as https://api.pwnedpasswords.com/range/.');
  return new URL(text.endsWith('/') ? text : `${text}/`);
};

const readTracking = (text: string | undefined): Config['tracking'] => {
  if (!text) return undefined;
  try {
    const { key, url = '' } = JSON.parse(text) as Partial<Record<string, unknown>>;
    if (typeof key === 'string' && key !== '' && typeof url === 'string' && (url === '' || URL.canParse(url))) return { key, url };
  } catch {
    // Not told back: there is a secret in it.
  }
  throw new Error('TRACKING must be JSON such as {"key": "…"}.');
};

const readDomains = (text: string): readonly string[] => {
  const domains = text
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);
  if (domains.every((each) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(each))) return domains;
  throw new Error(`DOMAINS must be names such as shops.example.com, separated by commas, not "${text}".`);
};

const readTrustProxy = (text: string): Config['trustProxy'] => {
  if (text === '' || text === 'off') return false;
  const proxies = text.split(',').map((each) => each.trim());
  if (proxies.every((each) => NAMED_NETWORKS.includes(each) || isNetwork(each))) return proxies;
  throw new Error(`TRUST_PROXY must be "off" or addresses such as 10.0.0.0/8 or loopback, separated by commas, not "${text}".`);
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
