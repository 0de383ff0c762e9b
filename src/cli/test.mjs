// `npm test [-- checks|unit|sagas|server|e2e …] [-- arguments of jest]`: installs what is missing, checks the sources, runs the tests in one run of
// jest, and ends with the time of each group, the slowest suites and one line of sums.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser, noBrowser } from './browser.mjs';
import { at, ensureBuilt, ensureInstalled, ensureNode, followParent, run, withProgress } from './setup.mjs';
import { runChecks } from './test/checks.mjs';
import { endTree } from './test/process-tree.mjs';
import { sumLine, timeTable } from './test/sums.mjs';

/** One more than cores, since tests wait for databases, browsers and clocks; a few at most, since each asks one PostgreSQL for more. */
const workers = Math.min(os.availableParallelism() + 1, 4);
const jestGroups = ['unit', 'sagas', 'server', 'e2e'];
const groups = ['checks', ...jestGroups];

const sums = { passed: 0, failed: 0, skipped: 0 };
const suites = [];

const say = (line) => process.stdout.write(`${line}\n`);

const fail = (sentence) => {
  sums.failed += 1;
  say(sentence);
};

const check = async () => {
  say('\n== checks');
  const started = Date.now();
  const results = await withProgress('Checking types, lint and format', runChecks(), (each) => each.every(({ code }) => code === 0));
  for (const { title, code, output } of results) {
    sums[code === 0 ? 'passed' : 'failed'] += 1;
    say(`${code === 0 ? 'PASS' : 'FAIL'} ${title}`);
    if (code !== 0) say(output.trimEnd());
  }
  suites.push({ group: 'checks', name: 'checks', seconds: (Date.now() - started) / 1000 });
};

/** The environment variables browser tests need; undefined, with the reason printed, when they cannot run. */
const readyForBrowser = async () => {
  const browser = await ensureBrowser();
  if (!browser) return void fail(`e2e: ${noBrowser()}`);
  if (!(await ensureBuilt())) return void fail('e2e: the build failed, so the browser tests cannot run.');
  return { CHROMIUM_PATH: browser };
};

const runJest = async (wanted, args, env) => {
  say(`\n== ${wanted.join(', ')}`);
  const reporters = ['default', at('src/cli/test/times-reporter.mjs')].map((reporter) => `--reporters=${reporter}`);
  // A list takes every word up to the next option, so the number stands between the lists and what was given.
  const all = [at('node_modules/jest/bin/jest.js'), '--selectProjects', ...wanted, ...reporters, `--maxWorkers=${workers}`, ...args];
  let told;
  const { code } = await run(process.execPath, all, {
    env,
    onMessage: (message) => (told = message ?? told),
    stop: (child) => endTree(child.pid),
  });
  suites.push(...(told?.suites ?? []));
  for (const [name, count] of Object.entries(told?.sums ?? {})) sums[name] += count;
  if (code !== 0 && !(told?.sums.failed > 0)) fail(`The test run ended with exit code ${code}.`);
};

const words = process.argv.slice(2);
const others = words.findIndex((word) => !groups.includes(word));
const asked = others < 0 ? words : words.slice(0, others);
const jestArgs = others < 0 ? [] : words.slice(others);
const wanted = groups.filter((group) => asked.length === 0 || asked.includes(group));
followParent();
await ensureNode();
// Everything a run writes lies in here, so that one which is ended leaves nothing; PostgreSQL may run as somebody else.
const folder = mkdtempSync(path.join(os.tmpdir(), 'test-run-'));
chmodSync(folder, 0o711);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

if (await ensureInstalled()) {
  if (wanted.includes('checks')) await check();
  const forBrowser = wanted.includes('e2e') ? await readyForBrowser() : {};
  const tested = jestGroups.filter((group) => wanted.includes(group) && (group !== 'e2e' || forBrowser));
  if (tested.length > 0) await runJest(tested, jestArgs, { ...process.env, NODE_ENV: 'test', TMPDIR: folder, ...forBrowser });
} else fail('The dependencies couldn’t be installed, so no tests were run.');

if (suites.length > 0) say(`\n${timeTable(suites).join('\n')}`);
say(`\n${sumLine(sums)}`);
process.exitCode = sums.failed > 0 || sums.passed === 0 ? 1 : 0;
