import { launchBrowser } from '../../e2e/support/browser';
import { writeItems } from '../many-items';
import { median, type Finding } from '../measure';
import { inShop } from '../shop';

const ITEMS = Number(process.env.BENCH_ITEMS ?? 10_000);
const ROUNDS = 3;
/** ms a task of the page may keep everything else waiting. */
const LONG_TASK = 50;

interface Look {
  readonly ms: number;
  /** ms the processor worked on the longest task of the page meanwhile, whatever else the machine did. */
  readonly task: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread itself. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of a page's main thread, of those a trace tells of. */
const longestTask = (trace: Buffer): number => {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const main = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) => (name === 'thread_name' && args?.name === 'CrRendererMain' ? `${pid} ${tid}` : [])),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`));
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000;
};

/** All that match are chosen, prices are raised, and what becomes of each is there: from the press to the figures. */
const bench = (): Promise<Finding[]> =>
  inShop(async ({ services, session, context }) => {
    await writeItems(services.pool, context.container._id, ITEMS);
    const browser = await launchBrowser();
    try {
      const looks: Look[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
        await page.context().addCookies([{ name: '_token', value: session.token, url: session.origin }]);
        await page.goto(`${session.origin}/items/internal?search=Tee`);
        await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
        await page.getByRole('button', { name: /^Select all/ }).click();
        await page.getByRole('button', { name: 'Edit', exact: true }).click();
        const options = page.getByRole('dialog');
        await options.getByLabel('Prices', { exact: true }).selectOption('percent');
        await options.getByLabel('Percent (%)', { exact: true }).fill('10');
        await page.waitForTimeout(1000);
        await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
        const ms = await page.evaluate(
          (said) =>
            new Promise<number>((resolve) => {
              const began = performance.now();
              const button = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(
                ({ textContent }) => textContent === 'Review',
              );
              const looked = (): void => {
                if (!document.body.textContent?.includes(said)) return void requestAnimationFrame(looked);
                resolve(performance.now() - began);
              };
              button?.click();
              looked();
            }),
          `${ITEMS.toLocaleString('en-US')} will change`,
        );
        // What is done when there is nothing else to do counts too.
        await page.waitForTimeout(1000);
        looks.push({ ms, task: longestTask(await browser.stopTracing()) });
        await page.close();
      }
      const [shown, task] = [median(looks.map(({ ms }) => ms)), median(looks.map((look) => look.task))];
      const name = `dry run of ${ITEMS.toLocaleString('en-US')} chosen rows in the page`;
      return [
        {
          bench: `${name}, until it is there`,
          ours: shown,
          peer: 1000,
          peerName: 'a second',
          unit: 'ms',
          better: 'less',
          goal: { ours: 1000 },
        },
        {
          bench: `${name}, longest task`,
          ours: Math.max(1, task),
          peer: LONG_TASK,
          peerName: 'a long task',
          unit: 'ms',
          better: 'less',
          goal: { ours: LONG_TASK },
        },
      ];
    } finally {
      await browser.close();
    }
  });

export default bench;
