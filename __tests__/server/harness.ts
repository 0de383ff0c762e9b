/** @opens src/server */
import { randomBytes } from 'node:crypto';
import { makeContainer, makeUser, type NewUser } from '../../src/server/people/accounts';
import { issueToken } from '../../src/server/sign-in/tokens';
import type { Config } from '../../src/server/kernel/config';
import type { Container, Services } from '../../src/server/kernel/context';
import { startServer, type RunningServer } from '../../src/server/server';
import { makeTestDatabase, ROOT, testConfig } from '../support/databases';
import { httpRequest, type HttpAnswer, type HttpRequest } from './http-client';

export { ROOT };
export const PASSWORD = 'demo-password';

export interface GraphQLOptions {
  readonly token?: string;
  readonly page?: number;
  readonly perpage?: number;
  readonly idempotencyKey?: string;
  /** An Accept-Language header. */
  readonly language?: string;
  /** Host name; plain `localhost`, the first container, when not given. */
  readonly host?: string;
}

// Tests look into answers of every shape; the contract's own types are checked where the operations are written.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any;

export interface GraphQLAnswer {
  readonly status: number;
  readonly data: Data;
  readonly errors:
    | readonly {
        readonly message: string;
        readonly extensions?: { readonly code?: string; readonly refusal?: string; readonly field?: string };
      }[]
    | undefined;
  /** The header `x-total`. */
  readonly total: number | undefined;
  /** Whether the header `x-total-about` says that nobody counted them. */
  readonly about?: boolean;
}

export interface TestUser {
  readonly _id: string;
  readonly email: string;
  readonly token: string;
}

export interface TestServer extends RunningServer {
  readonly config: Config;
  request(path: string, request?: HttpRequest): Promise<HttpAnswer>;
  graphql(document: string | { toString(): string }, variables?: object, options?: GraphQLOptions): Promise<GraphQLAnswer>;
  /** Signs in by password, as a program would; returns the token. */
  signIn(email?: string, password?: string): Promise<string>;
  /** A container on `{domain}.localhost`. The first one made also answers on plain localhost. */
  makeContainer(domain?: string): Promise<Container>;
  /** A member of a container with a token; role root unless said otherwise. */
  makeUser(container: Container, user?: Partial<NewUser>): Promise<TestUser>;
}

/**
 * A real server on a database of its own, over real HTTP. With `demo`, the demo's accounts are made first, and all it has sold with `sold`; with
 * `demoTrade`, its seller works a little.
 */
export const startTestServer = async (
  options: { demo?: boolean | 'sold'; demoTrade?: boolean; workers?: boolean } & Pick<
    Config,
    'mail' | 'bucket' | 'apps' | 'standIns' | 'mailServersAt' | 'outsideMs' | 'tracking' | 'breachedPasswords' | 'ops'
  > = {},
): Promise<TestServer> => {
  const database = await makeTestDatabase(options.demo === 'sold' ? 'sold' : options.demo ? 'demo' : 'tables');
  const config: Config = {
    ...testConfig(database.url, database.dataDir),
    demo: Boolean(options.demo),
    demoTrade: options.demoTrade ?? false,
    workers: options.workers ?? Boolean(options.demo),
    mail: options.mail,
    bucket: options.bucket,
    apps: options.apps,
    tracking: options.tracking,
    standIns: options.standIns,
    mailServersAt: options.mailServersAt,
    outsideMs: options.outsideMs,
    breachedPasswords: options.breachedPasswords,
    ops: options.ops,
  };
  const server = await startServer(config);
  return {
    ...server,
    ...helpersFor(server.origin, server.services),
    config,
    stop: async () => {
      await server.stop();
      await database.drop();
    },
  };
};

/** The helpers alone, for a server that was started some other way. */
export const helpersFor = (origin: string, services: Services): Omit<TestServer, keyof RunningServer | 'config'> => ({
  request: (to, request) => httpRequest(origin, to, request),
  graphql: (document, variables, options) => graphql(origin, document, variables, options),
  signIn: (email, password) => signIn(origin, email, password),
  makeContainer: (domain = `shop-${random()}`) => makeContainer(services.db, { domain, server: 'localhost', label: `Shop ${domain}` }),
  makeUser: async (container, user = {}) => {
    const email = user.email ?? `user-${random()}@example.test`;
    const made = { name: 'Some Seller', password: PASSWORD, role: 'root', ...user, email };
    const _id = await makeUser(services, container._id, made);
    return { _id, email, token: await issueToken(services.db, _id) };
  },
});

export const graphql = async (
  origin: string,
  document: string | { toString(): string },
  variables: object = {},
  options: GraphQLOptions = {},
): Promise<GraphQLAnswer> => {
  const { token, page, perpage, idempotencyKey, language, host } = options;
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (language !== undefined) headers['accept-language'] = language;
  if (page !== undefined) headers.page = String(page);
  if (perpage !== undefined) headers.perpage = String(perpage);
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  const answer = await httpRequest(origin, '/graphql', { headers, host, body: JSON.stringify({ query: String(document), variables }) });
  const { data, errors } = answer.json<{ data: Data; errors: GraphQLAnswer['errors'] }>();
  const total = answer.headers['x-total'];
  return {
    status: answer.status,
    data,
    errors,
    total: total === undefined ? undefined : Number(total),
    about: 'x-total-about' in answer.headers,
  };
};

export const signIn = async (origin: string, email = 'seller@demo.test', password = PASSWORD): Promise<string> => {
  const answer = await httpRequest(origin, '/account/api/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (answer.status !== 200) throw new Error(`Sign-in of ${email} was refused: ${answer.text}`);
  return answer.json<{ token: string }>().token;
};

const random = (): string => randomBytes(5).toString('hex');

/** An empty database in the run's cluster. */
export const makeDatabase = (): Promise<{ url: string; drop(): Promise<void> }> => makeTestDatabase('nothing');
