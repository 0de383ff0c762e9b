// The checks of the sources: types, lint, format.
import { at, run } from '../setup.mjs';

const CHECKS = [
  ['types', 'typescript/bin/tsc', ['--noEmit']],
  ['lint', 'oxlint/bin/oxlint', []],
  ['format', 'oxfmt/bin/oxfmt', ['--check']],
];

/** Runs the checks, one after the other since each uses every core; resolves to `[{ title, code, output }]`. */
export const runChecks = async () => {
  const results = [];
  for (const [title, script, args] of CHECKS)
    results.push({ title, ...(await run(process.execPath, [at('node_modules', script), ...args], { capture: true })) });
  return results;
};
