import { monitorEventLoopDelay } from 'node:perf_hooks';
import { drawnPaper, type Paper } from '../../../src/server/papers/paper';
import { median, timedAsync, type Finding } from '../measure';
import { inShop } from '../shop';

const LINES = 500;
const ROUNDS = 9;

const invoice = (lines: number): Paper => ({
  title: 'Invoice PR-2026-00001',
  at: 1_780_000_000,
  from: ['Harbour Prints', '12 Harbour Street'],
  to: ['Łukasz Żółć', 'Ωmega 1, Київ'],
  facts: [['Issued', '1 Nov 2026']],
  columns: [
    { title: 'What', share: 0.6 },
    { title: 'Day', share: 0.2 },
    { title: 'Amount', share: 0.2, end: true },
  ],
  rows: Array.from({ length: lines }, (_each, n) => [
    `Order ${n}: a tee with a long name that may not have room in its line at all`,
    '2026-10-01',
    `$${n}.00`,
  ]),
  sums: [['Total', '$1.00']],
  notes: ['Thank you 谢谢'],
  page: 'Page {page} of {pages}',
});

/** An invoice drawn as the server does it, in a thread of its own; and how long the server stands still meanwhile. */
const bench = (): Promise<Finding[]> =>
  inShop(async ({ services, context }) => {
    const draw = (lines: number) => drawnPaper(services, context.container._id, invoice(lines));
    await draw(1);
    const still = monitorEventLoopDelay({ resolution: 1 });
    const times: number[] = [];
    still.enable();
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timedAsync(async () => void (await draw(LINES))));
    still.disable();
    const goal = (what: string, ours: number, most: number): Finding => ({
      bench: `invoice of ${LINES} lines, ${what}`,
      ours,
      peer: most,
      peerName: 'the goal',
      unit: 'ms',
      better: 'less',
      goal: { ours: most },
    });
    return [goal('drawn', median(times), 1000), goal('the server stands still, p99', still.percentile(99) / 1e6, 20)];
  });

export default bench;
