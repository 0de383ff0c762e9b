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
  /** Where `static/`, `i18n/` and `dist/` lie. */
  readonly root: string;
  /** Runs job workers in this process too. */
  readonly workers: boolean;
  /** log2 of scrypt's N for new passwords. Only tests lower it. */
  readonly passwordCost: number;
}

/** N = 2^17 with r = 8: 128 MiB and some 0.3 s a password. */
export const PASSWORD_COST = 17;

export const readConfig = (env: NodeJS.ProcessEnv, root: string): Config => {
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT must be a port number, not "${env.PORT}".`);
  const databaseUrl = env.DATABASE_URL || undefined;
  const demo = env.DEMO ?? (databaseUrl ? 'off' : 'on');
  if (demo !== 'on' && demo !== 'off') throw new Error(`DEMO must be "on" or "off", not "${demo}".`);
  return {
    port,
    host: env.HOST || (demo === 'on' ? 'localhost' : '::'),
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    databaseUrl,
    demo: demo === 'on',
    root,
    workers: env.WORKERS !== 'off',
    passwordCost: PASSWORD_COST,
  };
};
