// The checks of the sources: types, lint, format.
import { at, run } from '../setup.mjs';

/** All sources, in parts of which each is linted within the memory Node takes by itself: the rules ask for the types of all they look at. */
const LINTED = [
  ['lint of the client', ['src/client']],
  ['lint of the server', ['src/server']],
  ['lint of the tests of the client', ['__tests__/unit', '__tests__/sagas', '__tests__/e2e', '__tests__/support']],
  [
    'lint of what is left',
    [
      '.',
      ...['src/client', 'src/server', '__tests__/unit', '__tests__/sagas', '__tests__/e2e', '__tests__/support'].flatMap((folder) => [
        '--ignore-pattern',
        `${folder}/**`,
      ]),
    ],
  ],
];

/** The longest first. What changed is looked at alone, but for the types, which no file has by itself. */
const checksFor = (plan) => {
  const parts = plan && !plan.lintAll ? (plan.lint.length > 0 ? [['lint', plan.lint]] : []) : LINTED;
  const format = plan ? plan.format : ['.'];
  return [
    ...parts.map(([title, files]) => [title, 'eslint/bin/eslint.js', [...files, '--max-warnings', '0', '--no-warn-ignored']]),
    ['types', 'typescript/bin/tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.json']],
    ...(format.length > 0
      ? [['format', 'prettier/bin/prettier.cjs', ['--check', '--ignore-unknown', ...format, '--log-level', 'warn']]]
      : []),
  ];
};

/**
 * The checks wait to be done. `behind()` does one after the other with what the tests leave of the processor; `rest()` does what is left all at
 * once, and resolves when every check is done.
 */
export const openChecks = (plan) => {
  const left = checksFor(plan);
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
