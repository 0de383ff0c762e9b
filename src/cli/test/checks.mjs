// The checks of the sources: types, lint, format.
import { at, run } from '../setup.mjs';

/** The longest first. What changed is looked at alone, but for the types, which no file has by itself. */
const checksFor = (plan, threads) => {
  const lint = plan && !plan.lintAll ? plan.lint : ['.'];
  const format = plan ? plan.format : ['.'];
  return [
    ...(lint.length > 0
      ? [['lint', 'eslint/bin/eslint.js', [...lint, '--max-warnings', '0', '--no-warn-ignored', '--concurrency', String(threads)]]]
      : []),
    ['types', 'typescript/bin/tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.json']],
    ...(format.length > 0
      ? [['format', 'prettier/bin/prettier.cjs', ['--check', '--ignore-unknown', ...format, '--log-level', 'warn']]]
      : []),
  ];
};

/**
 * The checks wait to be done. `behind()` does one after the other with what the tests leave of the processor; `rest()` does what is left all at
 * once, and resolves when every check is done. `threads`: those of linting, each of which reads all types for itself.
 */
export const openChecks = (plan, threads) => {
  const left = checksFor(plan, threads);
  const results = [];
  const check = async ([title, script, args], options) => {
    const { code, output } = await run(process.execPath, [at('node_modules', script), ...args], { capture: true, ...options });
    results.push({ title, code, output });
  };
  let under = Promise.resolve();
  return {
    results,
    behind: () => {
      const lane = async () => {
        for (let next = left.shift(); next; next = left.shift()) await check(next, { behind: true });
      };
      under = lane();
    },
    rest: () => Promise.all([under, ...left.splice(0).map((next) => check(next))]),
  };
};
