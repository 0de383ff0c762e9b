// The checks of the sources: types, lint, format.
import { at, run } from '../setup.mjs';

/** The longest first. What changed is looked at alone, but for the types, which no file has by itself. */
const checksFor = (plan) => {
  const lint = plan && !plan.lintAll ? plan.lint : ['.'];
  const format = plan ? plan.format : ['.'];
  return [
    ['types', 'typescript/bin/tsc', ['--noEmit']],
    ...(lint.length > 0 ? [['lint', 'oxlint/bin/oxlint', lint]] : []),
    ...(format.length > 0 ? [['format', 'oxfmt/bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...format]]] : []),
  ];
};

/**
 * The checks wait to be done. `behind()` does one after the other with what the tests leave of the processor; `rest()` does what is left, one
 * after the other too, for each takes every core, and resolves when every check is done.
 */
export const openChecks = (plan) => {
  const left = checksFor(plan);
  const results = [];
  let hurried = false;
  const doAll = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [title, script, args] = next;
      const { code, output } = await run(process.execPath, [at('node_modules', script), ...args], { capture: true, behind: !hurried });
      results.push({ title, code, output });
    }
  };
  let under;
  return {
    results,
    behind: () => {
      under = doAll();
    },
    rest: () => {
      hurried = true;
      return (under ??= doAll());
    },
  };
};
