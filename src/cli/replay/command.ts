import { parseArgs } from 'node:util';
import { UnreadableLog } from '../../client/replay/parse';
import { playFile, type Played } from './play-file';

/** Exit codes, as docs/log-format.md tells them. The first that applies wins: unreadable, secret, diverged, unproven, migrated with loss. */
const EXIT = { same: 0, diverged: 1, unreadable: 2, loss: 3, secret: 4, unproven: 5 } as const;

const USAGE = 'npm run replay -- FILE [--until N] [--json]';

/** The command was given what it does not take; the message is one sentence. */
class Misused extends Error {}

interface Request {
  readonly file: string;
  readonly until: number | undefined;
  readonly json: boolean;
}

const options = {
  until: { type: 'string' },
  json: { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
} as const;

const parsedArgs = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Misused(error instanceof Error ? error.message : String(error));
  }
};

const readRequest = (args: readonly string[]): Request => {
  const { values, positionals } = parsedArgs(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Misused(`One log is needed: ${USAGE}`);
  if (values.verify) throw new Misused('--verify is not available: this version folds the recorded actions and runs no saga.');
  if (values.until !== undefined && !/^\d+$/.test(values.until))
    throw new Misused('--until takes the number of an action, such as --until 120.');
  return { file, until: values.until === undefined ? undefined : Number(values.until), json: values.json };
};

const exitCode = ({ status, losses, secrets }: Played): number => {
  if (secrets.length > 0) return EXIT.secret;
  if (status !== 'same') return EXIT[status];
  return losses.length > 0 ? EXIT.loss : EXIT.same;
};

const VERDICT = { same: 'Same state.', unproven: 'Nothing differs, but the same state is not proven.' } as const;
const REASON = { trimmed: 'dropped, for there was no more room', lost: 'lost' } as const;

const describe = (file: string, played: Played): string[] => {
  const { status, divergence, doubts, gaps, actions, checkpoints, lastSeq, from, cut, losses, secrets } = played;
  const lines = [`${file}: ${actions} actions up to ${lastSeq}, ${checkpoints} checkpoints.`];
  if (from > 0) lines.push(`Folded from the state after action ${from}; what was before was not looked at.`);
  for (const gap of gaps) lines.push(`Missing: actions ${gap.from} to ${gap.to}, ${REASON[gap.reason]}.`);
  if (cut) lines.push('The last line is cut off and was left out.');
  for (const loss of losses) lines.push(`Lost in migration: ${loss}`);
  for (const { line, pointer, kind } of secrets) lines.push(`A secret on line ${line} at ${pointer}: ${kind}.`);
  if (divergence) {
    const { seq, slice, pointer, cause, reason } = divergence;
    lines.push(`Diverged at action ${seq}: ${reason}.`, `  slice    ${slice}`, `  pointer  ${pointer}`);
    lines.push(`  cause    ${cause ? `action ${cause.seq} ${cause.type} (${cause.origin})` : 'none: before the first action'}`);
  }
  if (status !== 'diverged') lines.push(...doubts, VERDICT[status]);
  return lines;
};

interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** What is wrong, in one sentence. Anything but our own refusals is a fault of this program, whose words tell nobody anything. */
const sentenceOf = (error: unknown): string => {
  if (error instanceof UnreadableLog || error instanceof Misused) return error.message;
  return `This program broke on it, which is its own fault (${error instanceof Error ? error.name : typeof error}).`;
};

/** Runs the command; gives its exit code. */
export const runReplay = async (args: readonly string[], { out, err }: Output): Promise<number> => {
  let file = '';
  try {
    const request = readRequest(args);
    file = request.file;
    const { state, ...played } = await playFile(file, request.until);
    const code = exitCode({ state, ...played });
    if (request.json) {
      out(`${JSON.stringify({ file, exit: code, ...played, ...(request.until !== undefined && { state }) })}\n`);
    } else {
      out(`${describe(file, { state, ...played }).join('\n')}\n`);
    }
    return code;
  } catch (error) {
    const message = sentenceOf(error);
    if (args.includes('--json')) out(`${JSON.stringify({ file, exit: EXIT.unreadable, status: 'unreadable', message })}\n`);
    else err(`${file ? `${file} can’t be replayed. ` : ''}${message}\n`);
    return EXIT.unreadable;
  }
};
