// `npm test [checks|unit|sagas|server|e2e …]`: installs what is missing, checks the sources, runs the tests, and ends with one line of sums.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser, noBrowser } from './browser.mjs';
import { at, checkNode, ensureBuilt, ensureInstalled, followParent, run, withProgress } from './setup.mjs';

/** Two workers fit two cores; browser tests share one screen and one server each, so they run one after another. */
const jestGroups = { unit: ['--maxWorkers=2'], sagas: ['--maxWorkers=2'], server: ['--maxWorkers=2'], e2e: ['--runInBand'] };
const groups = ['checks', ...Object.keys(jestGroups)];
/** Milliseconds after which a group counts as hanging. */
const groupLimit = 10 * 60_000;

const checks = [
  ['types', 'typescript/bin/tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.json']],
  ['lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']],
  ['format', 'prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']],
];

const sums = { passed: 0, failed: 0, skipped: 0 };

const fail = (sentence) => {
  sums.failed += 1;
  process.stdout.write(`${sentence}\n`);
};

/** All at once: each keeps one core busy. */
const runChecks = async () => {
  const running = checks.map(async ([title, script, args]) => ({
    title,
    ...(await run(process.execPath, [at('node_modules', script), ...args], { capture: true })),
  }));
  const results = await withProgress('Checking types, lint and format', Promise.all(running), (all) => all.every(({ code }) => code === 0));
  for (const { title, code, output } of results) {
    sums[code === 0 ? 'passed' : 'failed'] += 1;
    process.stdout.write(`${code === 0 ? 'PASS' : 'FAIL'} ${title}\n`);
    if (code !== 0) process.stdout.write(`${output.trimEnd()}\n`);
  }
};

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const runJest = async (group, folder, env) => {
  const file = path.join(folder, `${group}.json`);
  const args = ['--selectProjects', group, '--json', `--outputFile=${file}`, ...jestGroups[group]];
  const { code } = await run(process.execPath, [at('node_modules/jest/bin/jest.js'), ...args], { env, timeout: groupLimit });
  const report = readReport(file);
  if (!report) return fail(`${group}: the test run broke off (exit code ${code}).`);
  sums.passed += report.numPassedTests;
  sums.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  sums.skipped += report.numPendingTests + report.numTodoTests;
  if (report.numTotalTests === 0) fail(`${group}: no test ran.`);
  else if (code !== 0 && report.numFailedTests + report.numRuntimeErrorTestSuites === 0)
    fail(`${group}: jest ended with exit code ${code}.`);
};

const runGroup = async (group, folder) => {
  process.stdout.write(`\n== ${group}\n`);
  if (group === 'checks') return runChecks();
  const env = { ...process.env, NODE_ENV: 'test' };
  if (group === 'e2e') {
    const browser = await ensureBrowser();
    if (!browser) return fail(`e2e: ${noBrowser()}`);
    env.CHROMIUM_PATH = browser;
    if (!(await ensureBuilt())) return fail('e2e: the build failed, so the browser tests cannot run.');
  }
  await runJest(group, folder, env);
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !groups.includes(name));
if (unknown !== undefined) {
  process.stderr.write(`There is no test group "${unknown}". Groups: ${groups.join(', ')}.\n`);
  process.exit(1);
}
checkNode();
followParent();
const ready = await ensureInstalled();
if (!ready) fail('The dependencies could not be installed, so nothing can be tested.');
const folder = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
if (ready) for (const group of asked.length > 0 ? asked : groups) await runGroup(group, folder);

process.stdout.write(`\n${sums.passed} passed, ${sums.failed} failed${sums.skipped > 0 ? `, ${sums.skipped} skipped` : ''}\n`);
process.exitCode = sums.failed > 0 || sums.passed === 0 ? 1 : 0;
