import { parseArgs } from 'node:util';
import { parseRange, type Range } from './step-list';
import { parseExpectation, type Expectation } from './to-test/fault';

/** The command was given what it does not take; the message is one sentence. */
export class Misused extends Error {}

export const USAGE = `npm run replay -- FILE                  folds a log, says whether the same state comes out, and tells its story
  --until N                             stops after action N
  --steps [A..B]                        lists actions with what each changed; all of them without a range
  --verify                              runs the sagas too, against the recorded answers
  --ui                                  shows it on the screen of recordings, in a browser of this machine
  --json                                one JSON object instead of sentences
npm run replay -- compare A B           the same steps on two versions: tells the first difference in words
npm run replay -- to-test FILE --out T  writes a regression test of what goes wrong, as small as it gets
  --expect POINTER=VALUE                what should stand at a place, such as /tasks/panelOpen=true
  --until N                             looks at action N; at the last without
npm run replay -- to-devtools FILE --out T
                                        writes what Redux DevTools imports
npm run replay -- --help                this page

FILE is a log as it was exported (*.podlog.jsonl, plain or gzipped), what Redux DevTools exported, or a JSON list of actions.
Write “--” before a file that is called like a command, or begins with “-”.

Ends with 0 same state, 1 diverged, 2 unreadable, 3 the same with losses, 4 a secret was found, 5 unproven, 6 a newer format,
64 a mistake in the command; docs/log-format.md says more.
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
    if (!range) throw new Misused('--steps takes numbers of actions, such as --steps 12..40.');
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
    throw new Misused(`${sentence.replace(/\.$/, '')}; --help tells what there is.`);
  }
};

const only = (given: Readonly<Record<string, unknown>>, allowed: readonly string[], what: string): void => {
  const wrong = Object.keys(given).find(
    (name) => given[name] !== undefined && given[name] !== false && !['json', 'help', ...allowed].includes(name),
  );
  if (wrong) throw new Misused(`--${wrong} says nothing to ${what}.`);
};

const untilOf = ({ until }: { readonly until?: string | undefined }): number | undefined => {
  if (until !== undefined && !/^\d{1,15}$/.test(until)) throw new Misused('--until takes the number of an action, such as --until 120.');
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
  if (first === undefined) throw new Misused('A log is needed: npm run replay -- FILE; --help tells what there is.');
  if (others.length > 0) throw new Misused('One log is needed and more were given; “compare A B” takes two.');
  const modes = (['steps', 'verify', 'ui'] as const).filter((mode) => values[mode]);
  if (modes.length > 1) throw new Misused(`--${modes.join(' and --')} can’t be had at once.`);
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
      throw new Misused('compare takes two logs: npm run replay -- compare A B.');
    return { do: 'compare', files: [file, other], json };
  }
  if (file === undefined || other !== undefined)
    throw new Misused(`${command} takes one log: npm run replay -- ${command} FILE --out PATH.`);
  if (out === undefined || out === '') throw new Misused(`${command} needs to know where to write: --out PATH.`);
  if (command === 'to-devtools') return { do: command, file, out, json };
  const expected = values.expect === undefined ? undefined : parseExpectation(values.expect);
  if (expected === null) throw new Misused('--expect takes a place and JSON, such as --expect /tasks/panelOpen=true.');
  return { do: command, file, out, expected, until: untilOf(values), json };
};
