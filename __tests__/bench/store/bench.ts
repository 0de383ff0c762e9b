import { inTurn, median, settleHeap, timed, type Finding } from '../measure';
import { createApolloSide } from './apollo';
import { PAGE, pageText, withContractIds } from './dataset';
import { createOurSide } from './ours';
import { createRelaySide } from './relay';
import type { Side } from './side';

/** At these many listings the stores are measured; they are filled once, all side by side. */
const sizes = [10_000, 50_000];
/** Pages before each size whose writing counts, and updates after it. */
const samples = 30;

interface Times {
  readonly write: number[];
  readonly update: number[];
}

const parsed = (side: Side, text: string): unknown => JSON.parse(side.idField === '_id' ? withContractIds(text) : text);

/** A benchmark of a store that shows wrong rows would say nothing. */
const mustShow = (side: Side, page: number): void => {
  const row = side.readPage(page)[3];
  const whole = row?.store.name && row.productType.provider.name && row.images[1]?.url && row.variants[5]?.price;
  if (!whole || side.readPage(page).length !== PAGE) throw new Error(`${side.name}: page ${page} is incomplete.`);
};

const updateAndRead = (side: Side, id: number, price: number): { ms: number; changed: number } => {
  const before = side.readPage(1);
  let after = before;
  const ms = timed(() => {
    side.updatePrice(`L${id}`, price);
    after = side.readPage(1);
  });
  if (after[id]?.price !== price) throw new Error(`${side.name}: the update does not show.`);
  return { ms, changed: after.filter((row, i) => row !== before[i]).length };
};

const fill = (sides: readonly Side[], from: number, to: number, total: number, times: Map<Side, Times>): void => {
  for (let page = from; page <= to; page++) {
    const text = pageText(page, total);
    for (const side of inTurn(sides, page)) {
      const data = parsed(side, text);
      const ms = timed(() => side.write(data, page));
      if (page > to - samples) times.get(side)?.write.push(ms);
    }
  }
};

const update = (sides: readonly Side[], size: number, times: Map<Side, Times>): void => {
  for (const side of sides) mustShow(side, 1);
  for (let k = 0; k < samples; k++) {
    for (const side of inTurn(sides, k)) {
      const { ms, changed } = updateAndRead(side, k * 3, size + k);
      if (changed !== 1) throw new Error(`${side.name}: one update changed ${changed} rows of the page.`);
      times.get(side)?.update.push(ms);
    }
  }
};

/** Rows of the first page that are other objects after the same answer came again. */
const changedByRefetch = (side: Side, total: number): number => {
  const text = pageText(1, total);
  side.write(parsed(side, text), 1);
  const before = side.readPage(1);
  side.write(parsed(side, text), 1);
  return side.readPage(1).filter((row, i) => row !== before[i]).length;
};

/** Writing one page, and one update followed by reading its page, against Apollo Client and Relay. */
const bench = (): Finding[] => {
  const everything = createOurSide('everything');
  const product = createOurSide('product');
  const apollo = createApolloSide();
  const relay = createRelaySide();
  const sides = [everything, product, apollo, relay];
  const total = Math.max(...sizes);

  const measured = new Map<number, Map<Side, Times>>();
  let filled = 0;
  for (const size of sizes) {
    const times = new Map(sides.map((side): [Side, Times] => [side, { write: [], update: [] }]));
    fill(sides, filled / PAGE + 1, size / PAGE, total, times);
    settleHeap();
    update(sides, size, times);
    for (const side of sides) side.unmount();
    measured.set(size, times);
    filled = size;
  }
  for (const side of [everything, product]) {
    const changed = changedByRefetch(side, total);
    if (changed !== 0) throw new Error(`${side.name}: an identical refetch changed ${changed} rows.`);
  }

  const at = (size: number, side: Side, what: keyof Times): number => median(measured.get(size)?.get(side)?.[what] ?? []);
  const findings: Finding[] = [];
  for (const size of sizes) {
    const label = `${size / 1000}k`;
    const versus = (bench: string, ours: Side, peer: Side, what: keyof Times, goal?: Finding['goal']): void =>
      void findings.push({
        bench: `${bench}, ${label}`,
        ours: at(size, ours, what),
        peer: at(size, peer, what),
        peerName: peer.name,
        unit: 'ms',
        better: 'less',
        ...(goal && { goal }),
      });
    versus('page write, everything normalised', everything, apollo, 'write', { ratio: 10 });
    versus('page write, everything normalised', everything, relay, 'write', { ratio: 3 });
    versus('page write, product schema', product, apollo, 'write', { ratio: 40 });
    versus('page write, product schema', product, relay, 'write');
    const atMost = size === total ? { ours: 0.1 } : undefined;
    versus('update then page read', product, apollo, 'update', atMost);
    versus('update then page read', product, relay, 'update', atMost);
  }
  const [small = 0, large = 0] = sizes;
  findings.push({
    bench: 'page write at 50k against 10k',
    ours: at(large, everything, 'write'),
    peer: at(small, everything, 'write'),
    peerName: 'ours at 10k',
    unit: 'ms',
    better: 'less',
    goal: { ratio: 1 / 1.5 },
  });
  return findings;
};

export default bench;
