import { parseArgs } from 'node:util';
import { parseRange, type Range } from './step-list';
import { parseExpectation, type Expectation } from './to-test/fault';

/** The command was given what it does not take; the message is one sentence. */
export class Misused extends Error {}

export const USAGE = `npm run replay -- FILE                  replays a log, checks that it reaches the same state, and summarizes it
  --until N                             stops after action N
  --steps [A..B]                        lists actions with their changes; all actions without a range
  --verify                              also runs the sagas against the recorded responses
  --ui                                  opens the log on the Recordings screen in a browser on this computer
  --json                                prints one JSON object instead of sentences
npm run replay -- compare A B           compares the same steps on two versions and describes the first difference
npm run replay -- to-test FILE --out T  writes the smallest regression test that reproduces the error
  --expect POINTER=VALUE                the expected value at a pointer, such as /tasks/panelOpen=true
  --until N                             checks action N; the last action by default
npm run replay -- to-devtools FILE --out T
                                        writes a file for Redux DevTools
npm run replay -- --help                shows this help

FILE is an exported log (*.podlog.jsonl, plain or gzipped), an export of Redux DevTools, or a JSON list of actions.
Write “--” before a file whose name is a command or begins with “-”.

Exit codes: 0 same state, 1 diverged, 2 unreadable, 3 same with losses, 4 secret found, 5 not verified, 6 newer format,
64 invalid command. See docs/log-format.md.
`;

export type Request =
  | { readonly do: 'help' }
  | { readonly do: 'play'; readonly file: string; readonly until: number | undefined; readonly json: boolean }
  | { readonly do: 'steps'; readonly file: string; readonly range: Range; readonly json: boolean }
  | { readonly do: 'verify'; readonly file: string; readonly json: boolean }
  | { readonly do: 'ui'; readonly file: string; readonly json: boolean }
  | { readonly do: 'compare'; readonly files: readonly [string, string]; readonly json: boolean }
  | { readonly do: 'to-devtools'; readonly file: string; readonly out: string; readonly json: boolean }
  | {
      readonly do: 'to-test';
      readonly file: string;
      readonly out: string;
      readonly expected: Expectation | undefined;
      readonly until: number | undefined;
      readonly json: boolean;
    };

const options = {
  expect: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
  json: { type: 'boolean', default: false },
  out: { type: 'string' },
  steps: { type: 'boolean', default: false },
  ui: { type: 'boolean', default: false },
  until: { type: 'string' },
  verify: { type: 'boolean', default: false },
} as const;

const COMMANDS = ['compare', 'to-test', 'to-devtools'] as const;
type Command = (typeof COMMANDS)[number];
const isCommand = (word: string | undefined): word is Command => COMMANDS.includes(word as Command);

/** The range after `--steps` is no value of it, for it may be left out; nor is it a file. */
const takeRange = (args: readonly string[]): { readonly rest: readonly string[]; readonly range: Range } => {
  const at = args.findIndex((arg) => arg === '--steps' || arg.startsWith('--steps='));
  const [word, next] = [args[at] ?? '', args[at + 1]];
  if (word.startsWith('--steps=')) {
    const range = parseRange(word.slice('--steps='.length));
    if (!range) throw new Misused('Enter action numbers for --steps, such as --steps 12..40.');
    return { rest: args.with(at, '--steps'), range };
  }
  const range = at >= 0 && next !== undefined ? parseRange(next) : null;
  return range ? { rest: args.toSpliced(at + 1, 1), range } : { rest: args, range: { from: 1, to: Infinity } };
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=\.)\s|\n/);
    throw new Misused(`${sentence.replace(/\.$/, '')}. See --help.`);
  }
};

const only = (given: Readonly<Record<string, unknown>>, allowed: readonly string[], what: string): void => {
  const wrong = Object.keys(given).find(
    (name) => given[name] !== undefined && given[name] !== false && !['json', 'help', ...allowed].includes(name),
  );
  if (wrong) throw new Misused(`--${wrong} can’t be used with ${what}.`);
};

const untilOf = ({ until }: { readonly until?: string | undefined }): number | undefined => {
  if (until !== undefined && !/^\d{1,15}$/.test(until)) throw new Misused('Enter an action number for --until, such as --until 120.');
  return until === undefined ? undefined : Number(until);
};

/** Reads what was asked; throws Misused. */
export const readRequest = (args: readonly string[]): Request => {
  const { rest, range } = takeRange(args);
  const { values, positionals, tokens } = parsed(rest);
  if (values.help) return { do: 'help' };
  const { json } = values;
  const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? Infinity;
  const named = tokens.find(({ kind }) => kind === 'positional');
  const [first, ...others] = positionals;
  if (isCommand(first) && named && named.index < end) return readCommand(first, others, values);
  if (first === undefined) throw new Misused('Enter a log file: npm run replay -- FILE. See --help.');
  if (others.length > 0) throw new Misused('Enter one log file only. To compare two, use compare A B.');
  const modes = (['steps', 'verify', 'ui'] as const).filter((mode) => values[mode]);
  if (modes.length > 1) throw new Misused(`--${modes.join(' and --')} can’t be used together.`);
  only(values, modes[0] ? [modes[0]] : ['until'], modes[0] ? `--${modes[0]}` : 'a replay');
  const until = untilOf(values);
  switch (modes[0]) {
    case 'steps':
      return { do: 'steps', file: first, range, json };
    case 'verify':
      return { do: 'verify', file: first, json };
    case 'ui':
      return { do: 'ui', file: first, json };
    default:
      return { do: 'play', file: first, until, json };
  }
};

const readCommand = (command: Command, files: readonly string[], values: ReturnType<typeof parsed>['values']): Request => {
  const { json, out } = values;
  only(values, { compare: [], 'to-devtools': ['out'], 'to-test': ['out', 'expect', 'until'] }[command], command);
  const [file, other, ...more] = files;
  if (command === 'compare') {
    if (file === undefined || other === undefined || more.length > 0)
      throw new Misused('Enter two log files: npm run replay -- compare A B');
    return { do: 'compare', files: [file, other], json };
  }
  if (file === undefined || other !== undefined) throw new Misused(`Enter one log file: npm run replay -- ${command} FILE --out PATH`);
  if (out === undefined || out === '') throw new Misused(`Enter an output file for ${command}: --out PATH`);
  if (command === 'to-devtools') return { do: command, file, out, json };
  const expected = values.expect === undefined ? undefined : parseExpectation(values.expect);
  if (expected === null) throw new Misused('Enter a pointer and a JSON value for --expect, such as --expect /tasks/panelOpen=true.');
  return { do: command, file, out, expected, until: untilOf(values), json };
};
