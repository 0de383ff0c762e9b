// `npm test [-- checks|unit|sagas|server|e2e …] [-- --changed] [-- --long]`: installs what is missing, checks the sources, runs the tests,
// and ends with the slowest files and one line of sums.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser, noBrowser } from './browser.mjs';
import { at, checkNode, ensureBuilt, ensureInstalled, followParent, root, run, withProgress } from './setup.mjs';
import { changedFiles, planFor, treeAt } from './test/changed.mjs';
import { openChecks } from './test/checks.mjs';
import { runGroupOf } from './test/jest.mjs';
import { timesIn, timeTable } from './test/slowest.mjs';

/** A worker for each core; more than a few would ask more of one PostgreSQL, and of the memory, than they gain. */
const workers = Math.min(os.availableParallelism(), 4);
const jestGroups = ['unit', 'sagas', 'server', 'e2e'];
const groups = ['checks', ...jestGroups];
const jest = at('node_modules/jest/bin/jest.js');

const sums = { passed: 0, failed: 0, skipped: 0 };
const times = { groups: [], files: [] };
const unsteadyFiles = [];

const say = (line) => process.stdout.write(`${line}\n`);

const fail = (sentence) => {
  sums.failed += 1;
  say(sentence);
};

/** What is left of the checks, and what all of them said. */
const endChecks = async (checks) => {
  say('\n== checks');
  await withProgress('Checking types, lint and format', checks.rest(), () => checks.results.every(({ code }) => code === 0));
  for (const { title, code, output } of checks.results) {
    sums[code === 0 ? 'passed' : 'failed'] += 1;
    say(`${code === 0 ? 'PASS' : 'FAIL'} ${title}`);
    if (code !== 0) say(output.trimEnd());
  }
};

/** Runs a group, or of it the files given. */
const runJest = async (group, folder, env, only) => {
  const { passed, failed, skipped, results, unsteady, problem } = await runGroupOf(group, folder, { env, workers, only, say });
  const shortened = (name) => path.relative(at('__tests__'), name);
  times.files.push(...timesIn(results, shortened));
  unsteadyFiles.push(...unsteady.map(shortened));
  sums.passed += passed;
  sums.failed += failed;
  sums.skipped += skipped;
  if (problem) say(problem);
};

/** The tests of a group a change concerns: those jest finds by the imports, and those it cannot see. */
const concerned = async (group, { sources, tests }, env) => {
  const imported = jestGroups.indexOf(group) < 2 ? sources : sources.filter((file) => file.startsWith('__tests__/'));
  if (imported.length === 0) return tests[group];
  const args = ['--selectProjects', group, '--listTests', '--json', '--findRelatedTests', ...imported];
  const { output } = await run(process.execPath, [jest, ...args], { env, capture: true });
  const found = JSON.parse(/^\[.*\]$/m.exec(output)?.[0] ?? '[]').map((file) => path.relative(root, file));
  return [...new Set([...tests[group], ...found])];
};

const runGroup = async (group, { folder, plan, long }) => {
  say(`\n== ${group}`);
  const env = { ...process.env, NODE_ENV: 'test', TMPDIR: folder, ...(long && { TEST_LONG: '1' }) };
  const only = plan && (await concerned(group, plan, env));
  if (only?.length === 0) return say('What changed concerns none of these tests.');
  if (group === 'e2e') {
    const browser = await ensureBrowser();
    if (!browser) return fail(`e2e: ${noBrowser()}`);
    env.CHROMIUM_PATH = browser;
    if (!(await ensureBuilt())) return fail('e2e: the build failed, so the browser tests cannot run.');
  }
  await runJest(group, folder, env, only);
};

const git = (...args) => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
};

/** What to run of the groups; undefined when it is all of them. */
const planChanged = () => {
  const changed = changedFiles(git);
  if (changed === undefined) {
    process.stderr.write('What changed cannot be told, for this is no working copy of git; run npm test.\n');
    process.exit(1);
  }
  const plan = planFor(changed, treeAt(root));
  say(
    `${changed.length === 1 ? '1 file differs' : `${changed.length} files differ`} from main${plan.all ? ', which concerns everything' : ''}.`,
  );
  return plan.all ? undefined : plan;
};

const words = process.argv.slice(2);
const unknown = words.find((word) => ![...groups, '--changed', '--long'].includes(word));
if (unknown !== undefined) {
  process.stderr.write(`There is no test group or option "${unknown}". Groups: ${groups.join(', ')}. Options: --changed, --long.\n`);
  process.exit(1);
}
checkNode();
followParent();
const asked = groups.filter((group) => words.includes(group));
const changedOnly = words.includes('--changed');
// Everything a run writes lies in here, so that one which is ended leaves nothing; PostgreSQL may run as somebody else.
const folder = mkdtempSync(path.join(os.tmpdir(), 'test-run-'));
chmodSync(folder, 0o711);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

if (await ensureInstalled()) {
  const plan = changedOnly ? planChanged() : undefined;
  const wanted = asked.length > 0 ? asked : groups;
  const timed = async (group, work) => {
    const started = Date.now();
    await work;
    times.groups.push({ group, seconds: (Date.now() - started) / 1000 });
  };
  const checks = wanted.includes('checks') ? openChecks(plan) : undefined;
  // Tests wait now and then, for a database, a browser or a clock: the checks are done in between.
  if (wanted.length > 1) checks?.behind();
  for (const group of wanted.filter((each) => each !== 'checks'))
    await timed(group, runGroup(group, { folder, plan, long: words.includes('--long') }));
  if (checks) await timed('checks', endChecks(checks));
} else fail('The dependencies could not be installed, so nothing can be tested.');

say(`\n${timeTable(times.groups, times.files).join('\n')}`);
if (unsteadyFiles.length > 0) say(`\nFailed beside others and passed alone, so they wait for the wrong thing: ${unsteadyFiles.join(', ')}`);
say(`\n${sums.passed} passed, ${sums.failed} failed${sums.skipped > 0 ? `, ${sums.skipped} skipped` : ''}`);
process.exitCode = sums.failed > 0 || (sums.passed === 0 && !changedOnly) ? 1 : 0;
