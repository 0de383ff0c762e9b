import { monitorEventLoopDelay } from 'node:perf_hooks';
import { drawnPaper } from '../../../src/server/papers/paper';
import { longInvoice } from '../../fixtures/long-invoice';
import { againstGoal, median, timedAsync, type Finding } from '../measure';
import { inShop } from '../shop';

const LINES = 500;
const ROUNDS = 9;

/** An invoice drawn as the server does it, in a thread of its own; and how long the server stands still meanwhile. */
const bench = (): Promise<Finding[]> =>
  inShop(async ({ services, context }) => {
    const draw = (lines: number) => drawnPaper(services, context.container._id, longInvoice(lines));
    await draw(1);
    const still = monitorEventLoopDelay({ resolution: 1 });
    const times: number[] = [];
    still.enable();
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timedAsync(async () => void (await draw(LINES))));
    still.disable();
    return [
      againstGoal(`invoice of ${LINES} lines, drawn`, median(times), 1000),
      againstGoal(`invoice of ${LINES} lines, the server stands still, p99`, still.percentile(99) / 1e6, 20),
    ];
  });

export default bench;
