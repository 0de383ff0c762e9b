import { sql } from 'kysely';
import { pollOrders } from '../../../../src/server/sales/fetch-job';
import { someOf } from '../../../support/long-runs';
import type { StandInRequest } from '../../../support/stand-ins/stand-in';
import type { WooCommerceStandIn } from '../../../support/stand-ins/woocommerce';
import { asSeller } from '../../commerce';
import { startTestServer, type TestServer } from '../../harness';
import { serveFaulty, type FaultyServer } from './faulty-server';
import { COUNT, FAULT_PLACES, ORIGINS, placeAt, WOO, type FaultPlace, type FaultPlaceName } from './places';

/** Milliseconds a call may take here. */
const DEADLINE = 500;

/** Places where calls change something, so that a lost answer is that of a call which acted. */
const ACTING: readonly FaultPlaceName[] = ['push', 'tracking to store'];

interface Fault {
  readonly strike: (outside: FaultyServer, place: FaultPlace, name: FaultPlaceName) => void;
  /** How many of the things are done by the very look in which it strikes, at least. */
  readonly atOnce: number;
}

const FAULTS = {
  '500 at every call': { strike: (outside) => outside.spoil('broken'), atOnce: 0 },
  'hang until the deadline': { strike: (outside) => outside.spoil('hang'), atOnce: 0 },
  'HTML instead of JSON': { strike: (outside) => outside.spoil('html'), atOnce: 0 },
  'BOM before JSON': { strike: (outside) => outside.spoil('bom'), atOnce: COUNT },
  'half an answer': { strike: (outside) => outside.spoil('cut'), atOnce: 0 },
  'one poisonous thing': { strike: (_outside, place) => place.poison(), atOnce: COUNT - 1 },
  '401 once': { strike: (outside) => outside.spoil('unauthorized', 1), atOnce: 0 },
  '429 with Retry-After': { strike: (outside) => outside.spoil('paused', 1), atOnce: 0 },
  'connection reset': { strike: (outside) => outside.spoil('reset'), atOnce: 0 },
  'answer lost after acting': {
    strike: (outside, _place, name) => {
      const acts = ({ method }: StandInRequest): boolean => !ACTING.includes(name) || method !== 'GET';
      outside.spoil('lost', 1, acts);
    },
    atOnce: 0,
  },
} as const satisfies Readonly<Record<string, Fault>>;

type FaultName = keyof typeof FAULTS;

const FAULT_NAMES = Object.keys(FAULTS) as readonly FaultName[];
const PLACE_NAMES = Object.keys(FAULT_PLACES) as readonly FaultPlaceName[];

/** Writes a cell of the table: the things done during the fault + after it. */
const cells = new Map<string, string>();

const table = (): string => {
  const first = Math.max(...FAULT_NAMES.map(({ length }) => length));
  const line = (head: string, rest: readonly string[]): string =>
    [head.padEnd(first), ...rest.map((text, column) => text.padStart(PLACE_NAMES[column]!.length))].join('  ').trimEnd();
  return [
    line('', PLACE_NAMES),
    ...FAULT_NAMES.map((fault) =>
      line(
        fault,
        PLACE_NAMES.map((place) => cells.get(`${fault} × ${place}`) ?? '·'),
      ),
    ),
  ].join('\n');
};

let server: TestServer;
let outside: FaultyServer;
let container: string;
let places: Readonly<Record<FaultPlaceName, FaultPlace>>;

beforeAll(async () => {
  // Calls that failed come back at once: how long they wait is tried elsewhere.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  outside = await serveFaulty(ORIGINS, placeAt);
  server = await startTestServer({
    demo: true,
    workers: false,
    standIns: outside.standIns,
    outsideMs: DEADLINE,
    tracking: { key: 'key', url: '' },
  });
  const ask = asSeller(server.origin, await server.signIn());
  const { db } = server.services;
  container = (await db.selectFrom('stores').select('container_id').executeTakeFirstOrThrow()).container_id;
  // A call ends as soon as its answer is lost.
  await sql`create function long_ago() returns trigger language plpgsql as $$ begin new.sent_at := new.sent_at - interval '1 hour'; return new; end $$`.execute(
    db,
  );
  await sql`create trigger long_ago before insert on outside_effects for each row execute function long_ago()`.execute(db);
  const world = { server, outside, ask, container };
  places = Object.fromEntries(PLACE_NAMES.map((name) => [name, FAULT_PLACES[name](world)])) as Record<FaultPlaceName, FaultPlace>;
});

afterEach(() => outside.heal());

afterAll(async () => {
  process.stdout.write(`\nOf ${COUNT} things, done in the look the fault struck + in the next:\n${table()}\n\n`);
  jest.restoreAllMocks();
  await server.stop();
  await outside.close();
});

/** Looks a place may need until all is done once nothing is wrong any more: one, and another for what waits behind a job. */
const MOST_LOOKS = 2;

const tryCell = async (fault: FaultName, name: FaultPlaceName) => {
  const place = places[name];
  await place.begin();
  FAULTS[fault].strike(outside, place, name);
  await place.look();
  const struck = outside.spoilt();
  const during = await place.done();
  const disturbed = await place.status();
  const givenUp = (await place.givenUp?.()) ?? 0;
  outside.heal();
  place.mend?.();
  let [looks, after] = [0, during];
  while (new Set(after).size < COUNT && looks < MOST_LOOKS) {
    looks += 1;
    await place.later();
    await place.look();
    after = await place.done();
  }
  return { struck, during, disturbed, givenUp, after };
};

const all = FAULT_NAMES.flatMap((fault) => PLACE_NAMES.map((place) => [fault, place] as const));

test.each(someOf(all, PLACE_NAMES.length + 1))(
  '%s at %s stops nothing else, and all is done once when it is over',
  async (fault, name) => {
    cells.set(`${fault} × ${name}`, 'failed');
    const { struck, during, disturbed, givenUp, after } = await tryCell(fault, name);
    cells.set(`${fault} × ${name}`, `${during.length}+${after.length - during.length}`);
    expect(struck).toBeGreaterThan(0);
    expect(during.length).toBeGreaterThanOrEqual(FAULTS[fault].atOnce);
    expect(disturbed).not.toBe('Invalid');
    // A person has to see to nothing but what the place will never take.
    if (fault !== 'one poisonous thing') expect(givenUp).toBe(0);
    expect({ once: new Set(after).size, inAll: after.length }).toEqual({ once: COUNT, inAll: COUNT });
  },
  60_000,
);

/** Oddities of orders, each with the code of the reason it is set aside for. */
const ODDITIES: readonly (readonly [object, string])[] = [
  [{ line_items: [{ id: 1, quantity: -1 }] }, 'quantity'],
  [{ line_items: [null] }, 'field'],
  [{ date_paid_gmt: '2038-01-20T00:00:00' }, 'future'],
  [{ total: 'much' }, 'amount'],
  [{ currency: 'Bitcoin' }, 'currency'],
];

test('of 500 orders with 25 odd ones among them one look keeps 475 and sets 25 aside with their reasons', async () => {
  await places['order import'].begin();
  const { db } = server.services;
  const { _id: store } = await db
    .selectFrom('stores')
    .select('_id')
    .where('website', '=', WOO)
    .orderBy('_id', 'desc')
    .executeTakeFirstOrThrow();
  const woo = placeAt(WOO) as WooCommerceStandIn;
  const ids = Array.from({ length: 500 - COUNT }, (_, n) => woo.placeOrder({ sku: `MANY-${n}`, quantity: 1, buyer: `Buyer ${n}` }).id);
  const odd = new Map(ids.filter((_id, n) => n % 19 === 0 && n < 475).map((id, n) => [id, ODDITIES[n % ODDITIES.length]!]));
  expect(odd.size).toBe(25);
  outside.mangle(({ path }, { status, headers, body }) =>
    path.endsWith('/orders') && Array.isArray(body)
      ? {
          status,
          ...(headers && { headers }),
          body: (body as { id: number }[]).map((row) => ({ ...row, ...odd.get(String(row.id))?.[0] })),
        }
      : undefined,
  );
  await pollOrders.perform(server.services, { container_id: container, store_id: store }, new AbortController().signal);
  const kept = await db.selectFrom('orders').select('platform_id').where('store_id', '=', store).execute();
  const aside = await db.selectFrom('set_aside_orders').select(['platform_id', 'refusal']).where('store_id', '=', store).execute();
  expect({ kept: kept.length, aside: aside.length }).toEqual({ kept: 475, aside: 25 });
  for (const { platform_id, refusal } of aside) expect(refusal.split('.').at(-1)).toBe(odd.get(platform_id ?? '')?.[1]);
}, 60_000);
