import { readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../setup.mjs';
import { runUntilSilent } from './silence.mjs';
import { failedFiles, failedIn, sumUp } from './sum-up.mjs';

const jest = at('node_modules/jest/bin/jest.js');
/** More failures than these are no moment that was missed. */
const MOST_AGAIN = 5;
/** Groups whose tests wait for a database, a browser or a clock beside them. */
const WAITING = ['server', 'e2e'];

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** One run of jest: its report, or a sentence why there is none. */
const runOnce = async (group, file, { env, workers, only }) => {
  const reporters = ['default', at('src/cli/test/progress-reporter.mjs')].map((reporter) => `--reporters=${reporter}`);
  const args = ['--selectProjects', group, '--json', `--outputFile=${file}`, `--maxWorkers=${workers}`, ...reporters];
  const { code, silence } = await runUntilSilent(process.execPath, [jest, ...args, ...(only ? ['--runTestsByPath', ...only] : [])], {
    env,
  });
  if (silence !== undefined) return { problem: `${group}: the test run ${silence}.` };
  const report = readReport(file);
  if (!report) return { problem: `${group}: the test run broke off (exit code ${code}).` };
  if (report.numTotalTests === 0) return { problem: `${group}: no test ran.` };
  if (code !== 0 && failedIn(report) === 0) return { problem: `${group}: jest ended with exit code ${code}.` };
  return { report };
};

/**
 * Runs a group of tests, or of it the files given. A few files that fail beside others are run once more, alone: what passes then is
 * `unsteady`, and told as such. Answers what `sumUp` does, with `problem`, a sentence, where a run broke off.
 */
export const runGroupOf = async (group, folder, { env, workers, only, say }) => {
  const { report, problem } = await runOnce(group, path.join(folder, `${group}.json`), { env, workers, only });
  if (problem) return { passed: 0, failed: 1, skipped: 0, results: [], unsteady: [], problem };
  const failed = failedFiles(report);
  if (failed.length === 0 || failed.length > MOST_AGAIN || !WAITING.includes(group)) return sumUp(report);
  say(`\n== ${group}: what failed, alone`);
  const again = await runOnce(group, path.join(folder, `${group}-again.json`), { env, workers: 1, only: failed });
  return { ...sumUp(report, again.report), problem: again.problem };
};
