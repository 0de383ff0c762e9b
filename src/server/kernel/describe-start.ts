import type { Config } from './config';

const databaseOf = ({ databaseUrl, dataDir }: Config): string => {
  if (!databaseUrl) return `embedded PostgreSQL in ${dataDir}`;
  if (!URL.canParse(databaseUrl)) return 'PostgreSQL at DATABASE_URL';
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  return `PostgreSQL at ${hostname || 'the local socket'}:${port || '5432'}${pathname}${username && `, as ${decodeURIComponent(username)}`}`;
};

const filesOf = ({ bucket, dataDir }: Config): string => (bucket ? `s3://${bucket.name}/${bucket.prefix}` : dataDir);

const interfaceOf = ({ host }: Config): string => (host === '::' || host === '0.0.0.0' ? 'every interface' : host);

/** Three lines about what a start uses, without any secret, so that nobody works on another database than they think. */
export const describeStart = (config: Config): readonly string[] => [
  `Database: ${databaseOf(config)}`,
  `Files: ${filesOf(config)}`,
  `Mode: ${config.demo ? 'demo, whose passwords are public' : 'production'}; listening on ${interfaceOf(config)}, port ${config.port}${config.workers ? '' : ', without job workers'}`,
];
