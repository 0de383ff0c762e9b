import { answerApart, sideHere, startApart, type Apart } from '../apart';
import { inTurn, median, type Finding } from '../measure';
import { createApolloSide } from './apollo';
import { commandsOf, type StoreCommands } from './commands';
import { PAGE } from './dataset';
import { createOurSide } from './ours';
import { createRelaySide } from './relay';
import type { Side } from './side';

/** At these many listings the stores are measured; they are filled once, page by page in turn. */
const sizes = [10_000, 50_000] as const;
const [small, large] = sizes;
/** Pages before each size whose writing counts, and updates after it. */
const samples = 60;
/** Pages or updates until it is the next side's turn. */
const turn = 5;

const sides = {
  everything: () => createOurSide('everything'),
  product: () => createOurSide('product'),
  apollo: createApolloSide,
  relay: createRelaySide,
  /** Ours with few listings, so that it can take turns with ours with many. */
  young: () => createOurSide('everything'),
} satisfies Record<string, () => Side>;
type SideName = keyof typeof sides;
const growing = ['everything', 'product', 'apollo', 'relay'] as const satisfies readonly SideName[];
const peers = [
  ['apollo', 'Apollo Client'],
  ['relay', 'Relay'],
] as const satisfies readonly (readonly [SideName, string])[];

type Stores = Readonly<Record<SideName, Apart<StoreCommands>>>;
type Times = Record<SideName, number[]>;

/** Medians in milliseconds at one size. */
interface AtSize {
  readonly size: number;
  readonly write: Readonly<Record<SideName, number>>;
  readonly update: Readonly<Record<SideName, number>>;
}

interface Measured {
  readonly sizes: readonly AtSize[];
  /** Kilobytes a listing, at the largest size. */
  readonly heap: Readonly<Record<SideName, number>>;
}

const bySide = <T>(of: (name: SideName) => T): Record<SideName, T> => ({
  everything: of('everything'),
  product: of('product'),
  apollo: of('apollo'),
  relay: of('relay'),
  young: of('young'),
});
const noTimes = (): Times => bySide(() => []);
const medians = (times: Times) => bySide((name) => median(times[name]));

/** Has each of the sides write so many more pages; milliseconds. */
const write = async (stores: Stores, names: readonly SideName[], pages: number): Promise<Times> => {
  const times = noTimes();
  for (let done = 0; done < pages; done += turn) {
    for (const name of inTurn(names, done / turn)) times[name].push(...(await stores[name].ask('write', Math.min(turn, pages - done))));
  }
  return times;
};

const update = async (stores: Stores, price: number): Promise<Times> => {
  const times = noTimes();
  for (const name of growing) await stores[name].ask('mustShow', 1);
  for (let done = 0; done < samples; done += turn) {
    for (const name of inTurn(growing, done / turn)) times[name].push(...(await stores[name].ask('update', done, turn, price + done)));
  }
  for (const name of growing) await stores[name].ask('unmount');
  return times;
};

const heaps = async (stores: Stores): Promise<Record<SideName, number>> => {
  const bytes = bySide(() => 0);
  for (const name of growing) bytes[name] = await stores[name].ask('heap');
  return bytes;
};

const mustKeepRows = async (stores: Stores): Promise<void> => {
  for (const name of ['everything', 'product'] as const) {
    const changed = await stores[name].ask('refetch');
    if (changed !== 0) throw new Error(`Ours (${name}): an identical refetch changed ${changed} rows.`);
  }
};

const measure = async (stores: Stores): Promise<Measured> => {
  await write(stores, ['young'], small / PAGE - samples);
  // What every store needs once, with its first page, belongs to no listing.
  await write(stores, growing, 1);
  const before = await heaps(stores);
  const measured: AtSize[] = [];
  let pages = 1;
  for (const size of sizes) {
    await write(stores, growing, size / PAGE - samples - pages);
    const writes = await write(stores, size === large ? [...growing, 'young'] : growing, samples);
    measured.push({ size, write: medians(writes), update: medians(await update(stores, size)) });
    pages = size / PAGE;
  }
  const after = await heaps(stores);
  await mustKeepRows(stores);
  return { sizes: measured, heap: bySide((name) => (after[name] - before[name]) / 1000 / (large - PAGE)) };
};

/** One of ours against each peer; `goals` in the order of the peers. */
const versus = (bench: string, unit: string, ours: SideName, by: AtSize['write'], goals: readonly Finding['goal'][]): Finding[] =>
  peers.map(([peer, peerName], i) => {
    const goal = goals[i];
    return { bench, ours: by[ours], peer: by[peer], peerName, unit, better: 'less', ...(goal && { goal }) };
  });

const findingsOf = ({ sizes, heap }: Measured): Finding[] => [
  ...sizes.flatMap(({ size, write, update }) => {
    const label = `${size / 1000}k`;
    const quick = size === large ? { ours: 0.1 } : undefined;
    return [
      ...versus(`page write, everything normalised, ${label}`, 'ms', 'everything', write, [{ ratio: 10 }, { ratio: 3 }]),
      ...versus(`page write, product schema, ${label}`, 'ms', 'product', write, [{ ratio: 40 }]),
      ...versus(`update then page read, ${label}`, 'ms', 'product', update, [quick, quick]),
    ];
  }),
  ...sizes
    .filter(({ size }) => size === large)
    .map(({ write }): Finding => ({
      bench: 'page write at 50k against 10k',
      ours: write.everything,
      peer: write.young,
      peerName: 'ours at 10k',
      unit: 'ms',
      better: 'less',
      goal: { ratio: 1 / 1.5 },
    })),
  ...versus('heap a listing, everything normalised', 'kB', 'everything', heap, []),
  ...versus('heap a listing, product schema', 'kB', 'product', heap, [{ ours: 7 }]),
];

/**
 * Writing one page, one update followed by reading its page, and what a listing takes, against Apollo Client and Relay. Each store has
 * a process of its own, as it has a page of its own; they take turns.
 */
const bench = async (): Promise<Finding[]> => {
  const here = sideHere() as SideName | undefined;
  if (here) {
    await answerApart(commandsOf(sides[here](), large));
    return [];
  }
  const stores: Stores = bySide((name) => startApart<StoreCommands>(name));
  try {
    return findingsOf(await measure(stores));
  } finally {
    for (const store of Object.values(stores)) store.end();
  }
};

export default bench;
