import type { Operation } from '../../../src/server/kernel/operation';
import { operations } from '../../../src/server/operations';
import { ItemsInfoDocument } from '../../../src/contract/generated/operations';
import { inTurn, median, type Finding } from '../measure';
import { inShop } from '../shop';
import { LISTINGS, makeListings, type Session } from './listings';
import { load, type Target } from './load';
import { startApolloServer, startJitServer, startPlainServer } from './peers';

const ROUNDS = 5;
/** Seconds of load for each side in a round. */
const SECONDS = 3;

const targets = (
  { origin, token }: Session,
  apollo: string,
  jit: string,
  plain: string,
): Record<'ours' | 'apollo' | 'jit' | 'plain', Target> => {
  const authorization = `Bearer ${token}`;
  const post = (url: string): Target => ({
    url,
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', accept: 'application/json', page: '1', perpage: String(LISTINGS) },
    body: JSON.stringify({ query: ItemsInfoDocument.toString(), variables: {} }),
  });
  return {
    ours: post(`${origin}/graphql`),
    apollo: post(apollo),
    jit: post(jit),
    plain: { url: plain, method: 'GET', headers: { authorization } },
  };
};

/** Every side must send every row. */
const mustSendAll = async (name: string, { url, method, headers, body }: Target): Promise<void> => {
  const answer = (await (await fetch(url, { method, headers, body })).json()) as unknown[] | { data?: { itemsInfo: unknown[] } };
  const rows = Array.isArray(answer) ? answer : answer.data?.itemsInfo;
  if (rows?.length !== LISTINGS) throw new Error(`${name} sent ${rows?.length ?? 'no'} rows.`);
};

/** Answers a second of every side, measured in turn. */
const measure = async (sides: readonly [string, Target][]): Promise<(name: string) => number> => {
  const rates = new Map(sides.map(([name]): [string, number[]] => [name, []]));
  for (const [name, target] of sides) {
    await mustSendAll(name, target);
    await load(target, 1);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, target] of inTurn(sides, round)) rates.get(name)?.push(await load(target, SECONDS));
  }
  return (name) => median(rates.get(name) ?? []);
};

const findings = (bench: string, rate: (name: string) => number): Finding[] => {
  const finding = (peer: string, peerName: string, ratio: number): Finding => ({
    bench,
    ours: rate('ours'),
    peer: rate(peer),
    peerName,
    unit: 'answers/s',
    better: 'more',
    goal: { ratio },
  });
  return [
    finding('apollo', 'Apollo Server', 4),
    finding('jit', 'graphql-jit on fastify', 1.1),
    finding('plain', 'plain fastify JSON', 0.6),
  ];
};

/** From here on every side's rows come from memory, inside the same tenant transaction: what is left is HTTP, sign-in and GraphQL. */
const keepRowsInMemory = async ({ url, method, headers }: Target): Promise<void> => {
  const rows: unknown = await (await fetch(url, { method, headers })).json();
  Object.assign<object, Partial<Operation<unknown, unknown>>>(operations.Query.itemsInfo, {
    run: () => Promise.resolve(rows),
    runAsJson: undefined,
  });
};

/**
 * A list of 100 listings from the real server. All sides check the same token and open the same tenant transaction; first with the
 * query, then without it, because PostgreSQL's share of the time is the same on every side.
 */
const bench = (): Promise<Finding[]> =>
  inShop(async ({ services, session }) => {
    await makeListings(session);
    const apollo = await startApolloServer(services);
    const jit = await startJitServer(services);
    const plain = await startPlainServer(services);
    const sides = targets(session, apollo.url, jit.url, plain.url);
    const real = findings('GraphQL list of 100', await measure(Object.entries(sides)));
    await keepRowsInMemory(sides.plain);
    const layer = findings('GraphQL list of 100, rows from memory', await measure(Object.entries(sides)));
    await apollo.stop();
    await jit.stop();
    await plain.stop();
    return [...real, ...layer];
  });

export default bench;
