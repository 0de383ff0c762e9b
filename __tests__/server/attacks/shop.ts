import { readFileSync } from 'node:fs';
import { makeTestDatabase } from '../../support/databases';
import { everyCall, type Call, type Place } from '../every-operation';
import { graphql, signIn, type GraphQLAnswer } from '../harness';
import { httpRequest, type HttpAnswer, type HttpRequest } from '../http-client';
import { launchServer } from '../server-process';
import { slowestAnswer } from '../slowest-answer';

/** The demo's shop on the real program, as operators run it, and its seller, who may do everything and means no good. */
export interface Attack {
  readonly origin: string;
  readonly calls: readonly Call[];
  /** The seller's. */
  readonly token: string;
  request(path: string, request?: HttpRequest): Promise<HttpAnswer>;
  /** A query in the seller's name. */
  ask(document: string, variables?: object): Promise<GraphQLAnswer>;
  /** Calls an operation with rows of the shop's own; `place`, `value`: what stands at one place of its input instead. */
  send(call: Call, place?: string, value?: (sample: unknown) => unknown): Promise<GraphQLAnswer>;
  /** Does the same at every place of every operation's input, `atOnce` at a time; gives what was wrong there, with the place. */
  everywhere(
    kind: Place['kind'],
    atOnce: number,
    attempt: (call: Call, place: string, index: number) => Promise<string[]>,
  ): Promise<string[]>;
  /**
   * Milliseconds the server kept others waiting while `work` went on: until it answered whether it is healthy, at most what it computed in all,
   * since on a busy machine it waits too. What took longer than `HELD` is looked at again, and the best counts.
   */
  heldBy(work: () => Promise<unknown>): Promise<number>;
  stop(): Promise<void>;
}

/** Milliseconds until anybody else is answered while one request is being served. Unlimited bodies kept others waiting for 4,000. */
export const HELD = 1_000;
const LOOKS = 4;

const MISSING = 'f'.repeat(24);

/** Rows of the demo that arguments may name, so that an attack gets as far as the work itself. */
const ROWS = '{ stores { _id } productMockupPresets { product_id } }';

/** Milliseconds a process has computed so far, to the hundredth of a second; without limit where nobody tells. */
const computedBy = (pid: number): number => {
  if (process.platform !== 'linux') return performance.now();
  // The name, in brackets, may hold anything; user and system time are the 12th and 13th field after it, in ticks of 10 ms.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

export const startAttack = async (): Promise<Attack> => {
  const database = await makeTestDatabase('demo');
  const { origin, pid, child, ended } = await launchServer({
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    DEMO: 'bare',
    WORKERS: 'off',
  });
  const token = await signIn(origin);
  const ask: Attack['ask'] = (document, variables) => graphql(origin, document, variables, { token });
  const { data } = await ask(ROWS);
  const known = {
    product_id: data.productMockupPresets[0].product_id,
    product_ids: data.productMockupPresets[0].product_id,
    store_id: data.stores[0]._id,
    store_ids: data.stores[0]._id,
    platform: 'woocommerce',
    platform_id: 'woocommerce',
    website: 'http://localhost/sandbox/attacked',
    filename: 'a.png',
    mimetype: 'image/png',
    'makeMockupPreview.side.layers.type': 'text',
    'makeMockupPreview.side.layers.settings.name': 'text',
  };
  const heldOnce = async (work: () => Promise<unknown>): Promise<number> => {
    const computed = computedBy(pid);
    const working = work();
    const slowest = await slowestAnswer((path) => httpRequest(origin, path), working);
    await working;
    return Math.min(slowest, computedBy(pid) - computed);
  };
  const calls = everyCall();
  return {
    origin,
    calls,
    token,
    request: (path, request) => httpRequest(origin, path, request),
    ask,
    send: (call, place, value) => {
      const { document, args } = call.with(MISSING, { known, instead: place !== undefined && value ? { place, value } : undefined });
      return ask(document, args);
    },
    everywhere: async (kind, atOnce, attempt) => {
      const left = calls.flatMap((call) => call.places.filter((each) => each.kind === kind).map(({ place }) => ({ call, place })));
      const wrong: string[] = [];
      const work = async (): Promise<void> => {
        for (let next = left.pop(); next; next = left.pop()) {
          const { call, place } = next;
          for (const fault of await attempt(call, place, left.length)) wrong.push(`${place}: ${fault}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return wrong.sort();
    },
    heldBy: async (work) => {
      let held = Infinity;
      for (let look = 0; look < LOOKS && held > HELD; look += 1) held = Math.min(held, await heldOnce(work));
      return held;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await database.drop();
    },
  };
};

/** The same text wherever a text or a list of texts is due. */
export const text =
  (hostile: string) =>
  (sample: unknown): unknown =>
    Array.isArray(sample) ? [hostile] : hostile;

/** Faults of ours among an answer's errors: what attacks must never find. */
export const faultsOf = ({ status, errors }: GraphQLAnswer): string[] => [
  ...(status === 200 ? [] : [`HTTP ${status}`]),
  ...(errors ?? []).filter(({ extensions }) => extensions?.code === 'INTERNAL').map(({ message }) => message),
];
